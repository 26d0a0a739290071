"""Hearts in logs: its events, its replay, its statistics."""
