"""Tests in a real JupyterLab, with a real Chromium and real clicks."""
