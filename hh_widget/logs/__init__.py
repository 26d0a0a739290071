"""Logs: every game that is played is written down, and read again.

A log is a folder of files with one JSON object a line. Games are continued from it and
counted in it; it is the only record. Everything here is plain Python, and loads no
third-party package unless logs lie in their usual place.
"""

from hh_widget.logs.reader import Problem
from hh_widget.logs.summary import Statistics, statistics

__all__ = ["Problem", "Statistics", "statistics"]
