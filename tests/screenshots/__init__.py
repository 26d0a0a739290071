"""Pictures of the board in a real JupyterLab, to be looked at: ``make screenshots``."""
