import pickle
import time

from fake_time import FakeTime

from hh_widget.clock import Stopwatch


def test_a_new_clock_stands_at_zero() -> None:
    time = FakeTime()
    clock = Stopwatch(time)
    time.pass_by(5)
    assert clock.elapsed == 0
    assert not clock.is_running


def test_a_clock_can_start_with_what_was_counted_before() -> None:
    time = FakeTime()
    clock = Stopwatch(time, 7.5)
    time.pass_by(5)
    assert clock.elapsed == 7.5
    clock.run(running=True)
    time.pass_by(2)
    assert clock.elapsed == 9.5


def test_a_clock_counts_only_while_it_runs() -> None:
    time = FakeTime()
    clock = Stopwatch(time)
    clock.run(running=True)
    assert clock.is_running
    time.pass_by(3)
    assert clock.elapsed == 3
    clock.run(running=False)
    assert not clock.is_running
    time.pass_by(10)
    assert clock.elapsed == 3
    clock.run(running=True)
    time.pass_by(0.5)
    assert clock.elapsed == 3.5


def test_a_clock_told_to_do_what_it_does_goes_on() -> None:
    time = FakeTime()
    clock = Stopwatch(time)
    clock.run(running=False)
    for _ in range(3):
        clock.run(running=True)
        time.pass_by(2)
    assert clock.elapsed == 6
    for _ in range(3):
        clock.run(running=False)
        time.pass_by(2)
    assert clock.elapsed == 6


def test_a_pickled_clock_stands_where_it_was() -> None:
    clock = Stopwatch(time.monotonic, 5.0)
    clock.run(running=True)
    read = pickle.loads(pickle.dumps(clock))  # noqa: S301
    assert not read.is_running
    assert 5.0 <= read.elapsed <= clock.elapsed
    read.run(running=True)
    assert read.is_running
