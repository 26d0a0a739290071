"""Logs: every game that is played is written down, and read again.

A log is a folder of files with one JSON object a line. Games are continued from it and
counted in it; it is the only record. Everything here is plain Python, and loads no
third-party package unless logs lie in their usual place.

What all games share stands in the modules of this package; what each game adds, its
events, its replay and its statistics, in a package of its own.
"""

from hh_widget.logs.heart_to_heart.summary import Statistics
from hh_widget.logs.hearts.summary import HeartsStatistics
from hh_widget.logs.lines import Problem
from hh_widget.logs.summary import statistics

__all__ = ["HeartsStatistics", "Problem", "Statistics", "statistics"]
