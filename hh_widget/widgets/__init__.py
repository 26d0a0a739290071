"""The widgets: each shows a game and lets people play it, and knows no rule itself."""
