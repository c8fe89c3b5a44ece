"""A Python peer at reading storyboards and xibs: ElementTree, the whole of it in one process.

Usage: documents_peer.py FOLDER
Prints the number of elements in all storyboards and xibs of the folder.
"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

total = 0
for path in sorted(pathlib.Path(sys.argv[1]).rglob("*")):
    if path.suffix in (".storyboard", ".xib"):
        total += sum(1 for _ in ElementTree.parse(path).iter())
print(total)
