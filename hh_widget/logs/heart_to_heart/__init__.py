"""Heart to Heart in logs: its events, its replay, its statistics."""
