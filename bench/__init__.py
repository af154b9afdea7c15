"""Speed and memory, each as a ratio to something bare that is measured in the same run. `python -m bench`."""
