"""Benchmarks: each measures against a peer in the same run. None of them is a test."""
