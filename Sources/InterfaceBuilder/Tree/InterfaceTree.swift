package import AuditModel

/// An Interface Builder document as a tree of elements.
///
/// Every element and attribute is kept, known or not. The elements are in preorder in one array, so that no function
/// needs recursion to walk them.
package final class InterfaceTree: Sendable {
  /// An attribute as written.
  struct Attribute: Sendable {
    /// The index of the name in ``InterfaceTree/names``.
    var name: Int32
    var value: String
  }

  /// An element without its children, which follow it up to ``end``.
  struct Storage: Sendable {
    /// The index of the name in ``InterfaceTree/names``.
    var name: Int32
    /// The line, from 1.
    var line: Int32
    /// The column, from 1.
    var column: Int32
    /// The index of the first element after the subtree.
    var end: Int32
    /// The index of the parent element; -1 for the root.
    var parent: Int32
    /// The range of its attributes in ``InterfaceTree/attributes``.
    var attributes: Range<Int32>
    /// The text directly in the element.
    var text: String
  }

  /// The path of the file in reports.
  package let file: String
  let nodes: [Storage]
  let attributes: [Attribute]
  let names: [String]
  /// The child indices of elements with many children, by the index of the element.
  let crowded: [Int: ChildIndex]

  init(file: String, nodes: [Storage], attributes: [Attribute], names: [String], crowded: [Int: ChildIndex]) {
    (self.file, self.nodes, self.attributes, self.names) = (file, nodes, attributes, names)
    self.crowded = crowded
  }

  /// All elements in preorder; the first is the root.
  package var elements: some Sequence<InterfaceElement> {
    nodes.indices.lazy.map { [self] in InterfaceElement(tree: self, index: $0) }
  }

  /// Returns the elements with a name, in preorder.
  package func elements(named name: String) -> [InterfaceElement] {
    guard let number = names.firstIndex(of: name) else { return [] }
    return nodes.indices.filter { nodes[$0].name == Int32(number) }.map { InterfaceElement(tree: self, index: $0) }
  }

  /// The root; nil for a document without elements.
  var root: InterfaceElement? { nodes.isEmpty ? nil : InterfaceElement(tree: self, index: 0) }
}

/// An element of an ``InterfaceTree``.
package struct InterfaceElement: Sendable {
  let tree: InterfaceTree
  /// The position in preorder.
  package let index: Int

  private var storage: InterfaceTree.Storage { tree.nodes[index] }

  /// The name of the tag.
  package var name: String { tree.names[Int(tree.nodes[index].name)] }
  /// The text directly in the element.
  package var text: String { storage.text }
  /// The index of the first element after the subtree.
  var end: Int { Int(tree.nodes[index].end) }
  /// The location of the tag.
  package var location: SourceLocation {
    SourceLocation(file: tree.file, line: Int(storage.line), column: Int(storage.column))
  }

  /// The parent element; nil for the root.
  package var parent: InterfaceElement? {
    storage.parent < 0 ? nil : InterfaceElement(tree: tree, index: Int(storage.parent))
  }

  /// The names and values of the attributes, in order.
  package var attributes: [(name: String, value: String)] {
    storage.attributes.map { (tree.names[Int(tree.attributes[Int($0)].name)], tree.attributes[Int($0)].value) }
  }

  /// Returns the value of an attribute; nil if there is none.
  package subscript(name: String) -> String? {
    let length = name.utf8.count
    for place in tree.nodes[index].attributes {
      let attribute = tree.attributes[Int(place)]
      let own = tree.names[Int(attribute.name)]
      // Names usually differ in length, which is quicker to compare. Equal ASCII names do not.
      if own.utf8.count == length, own == name { return attribute.value }
    }
    return nil
  }

  /// Returns whether a Boolean attribute is `YES`; nil if there is none.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// Returns the finite number in an attribute; nil if there is none.
  package func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The identifier of the object; nil for elements that are not objects.
  package var id: String? { self["id"] }

  /// The direct child elements, in order.
  package var children: InterfaceChildren { InterfaceChildren(of: self) }

  /// Returns the first child with a name and, unless nil, a value of `key`.
  package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    if let crowd { return crowd.child(name, key: key).map { InterfaceElement(tree: tree, index: $0) } }
    for child in children where child.name == name && (key == nil || child["key"] == key) { return child }
    return nil
  }

  /// Returns the first child with a value of `key`.
  package func child(key: String) -> InterfaceElement? {
    if let crowd { return crowd.child(key: key).map { InterfaceElement(tree: tree, index: $0) } }
    return children.first { $0["key"] == key }
  }

  /// The index of the children, if there are many.
  private var crowd: ChildIndex? { tree.crowded.isEmpty ? nil : tree.crowded[index] }
}

/// The direct children of an element, in order.
package struct InterfaceChildren: Sequence, IteratorProtocol {
  private let tree: InterfaceTree
  private var index: Int
  private let end: Int

  fileprivate init(of element: InterfaceElement) { (tree, index, end) = (element.tree, element.index + 1, element.end) }

  package mutating func next() -> InterfaceElement? {
    guard index < end else { return nil }
    defer { index = Int(tree.nodes[index].end) }
    return InterfaceElement(tree: tree, index: index)
  }
}

extension InterfaceElement: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.tree === right.tree }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
