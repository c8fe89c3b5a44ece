"""Reads storyboards and xibs as trees of elements with their lines."""

import xml.parsers.expat


class Node:
    """An element with its line."""

    def __init__(self, tag, attributes, line, parent):
        self.tag, self.attributes, self.line, self.parent = tag, attributes, line, parent
        self.children = []

    def get(self, name):
        return self.attributes.get(name)

    def keyed(self, key):
        return next((child for child in self.children if child.get("key") == key), None)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


def parse(path):
    """Returns the outermost element of a document."""
    parser = xml.parsers.expat.ParserCreate()
    top = Node("", {}, 0, None)
    stack = [top]

    def start(tag, attributes):
        node = Node(tag, attributes, parser.CurrentLineNumber, stack[-1])
        stack[-1].children.append(node)
        stack.append(node)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda tag: stack.pop()
    parser.Parse(path.read_bytes(), True)
    return top.children[0]
