"""CPU."""
from collections.abc import Callable, Sequence
from hh_widget.cards import Card
from hh_widget.hearts import easy, hard, normal
from hh_widget.hearts.observation import Observation
from hh_widget.hearts.reading import Reading, POINTS_OF, SUIT_OF, SUIT_SIZE, SUIT_MASK
from hh_widget.hearts.rules import DECK, NUMBER, PASS_SIZE
from hh_widget.shuffle import splitmix64

_LEVELS = {"easy": easy, "normal": normal, "hard": hard}

def choose_pass(observation: Observation) -> tuple[Card, ...]:
    level=_LEVELS[observation.difficulty]
    hand=[NUMBER[c] for c in observation.hand]
    if level is hard:
        chosen=choose_hard_pass(hand)
        return tuple(DECK[c] for c in chosen)
    costs=level.pass_costs(hand)
    ties=splitmix64(int.from_bytes(observation.tie_break))
    order=sorted(zip(costs,[next(ties) for _ in hand],hand))
    return tuple(DECK[c] for _,_,c in order[:PASS_SIZE])

def choose_play(observation: Observation) -> Card:
    reading=Reading(observation)
    cards=reading.legal
    if len(cards)==1: return DECK[cards[0]]
    cards=_spared(reading,cards)
    costs=_LEVELS[observation.difficulty].play_costs(reading,cards)
    least=min(costs)
    best=[c for c,k in zip(cards,costs) if k==least]
    if len(best)==1: return DECK[best[0]]
    t=next(splitmix64(int.from_bytes(observation.tie_break)+len(observation.plays)))
    return DECK[best[t%len(best)]]

def _spared(reading, cards):
    if reading.led is None:
        if reading.loner is not None and reading.points[reading.loner]>=12:
            cards=[c for c in cards if not POINTS_OF[c]] or cards
        live=[c for c in cards if _alive(reading,c)]
        return live or cards
    l=reading.loner
    if l is not None and reading.points[l]>=12 and SUIT_OF[cards[0]]!=reading.led and (l==reading.winner or l in reading.after):
        return [c for c in cards if not POINTS_OF[c]] or cards
    return cards

def _alive(reading, card):
    s=SUIT_OF[card]
    u=reading.unseen>>SUIT_SIZE*s & SUIT_MASK
    return u and not all(reading.voids[a]>>s&1 for a in reading.after)

from itertools import combinations
def choose_hard_pass(hand, w=None):
    w=w or hard.PASS_WEIGHTS
    mask=sum([1<<c for c in hand])
    options=[]
    for s in range(4):
        full=mask>>13*s&SUIT_MASK
        hs=[c for c in hand if SUIT_OF[c]==s]
        row=[]
        for k in range(min(3,len(hs))+1):
            row.append(min([(hard.pass_risk(s, full & ~sum([1<<c%13 for c in combo]), w),combo) for combo in combinations(hs,k)]))
        options.append(row)
    A,B,C,D=options
    best=None
    for i,a in enumerate(A):
        for j,b in enumerate(B[:4-i]):
            for k,c in enumerate(C[:4-i-j]):
                l=3-i-j-k
                if l<len(D):
                    d=D[l]; v=a[0]+b[0]+c[0]+d[0]
                    if best is None or v<best[0]: best=(v,a[1]+b[1]+c[1]+d[1])
    return best[1]
