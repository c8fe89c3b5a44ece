package import AuditModel
internal import Documents

/// Reads the XML of a document into an ``InterfaceTree``.
///
/// The parser limits the depth and the size of tags, and loads no entities.
package struct InterfaceTreeReader {
  private var nodes: [InterfaceTree.Storage] = []
  private var attributes: [InterfaceTree.Attribute] = []
  private var names: [String] = []
  private var numbers: [String: Int32] = [:]
  /// The open elements, the innermost last.
  private var open: [Int] = []
  /// The number of children of each open element.
  private var counts: [Int] = []
  private var crowded: [Int: ChildIndex] = [:]

  /// Reads a document, and returns the tree with the problems; the tree is nil if the file cannot be read to its end.
  ///
  /// `file` is the path in reports.
  package static func read(_ bytes: [UInt8], file: String) -> (tree: InterfaceTree?, issues: [InputIssue]) {
    let xml = LocatedXML(bytes, file: file)
    var reader = InterfaceTreeReader()
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag): reader.start(tag)
      case .text(let text): reader.add(text.text)
      case .end: reader.end()
      case .comment: break
      }
    }
    guard !xml.isBroken else { return (nil, xml.issues) }
    let tree = InterfaceTree(
      file: file, nodes: reader.nodes, attributes: reader.attributes, names: reader.names,
      crowded: reader.crowded)
    return (tree, xml.issues)
  }

  private mutating func start(_ tag: XMLTag) {
    let first = Int32(attributes.count)
    for attribute in tag.attributes {
      attributes.append(InterfaceTree.Attribute(name: number(of: attribute.name), value: attribute.value))
    }
    nodes.append(
      InterfaceTree.Storage(
        name: number(of: tag.name), line: Int32(clamping: tag.location.line),
        column: Int32(clamping: tag.location.column), end: 0, parent: Int32(open.last ?? -1),
        attributes: first..<Int32(attributes.count), text: ""))
    open.append(nodes.count - 1)
    if !counts.isEmpty { counts[counts.count - 1] += 1 }
    counts.append(0)
  }

  private mutating func add(_ text: String) {
    // Whitespace between tags has no meaning.
    guard let last = open.last, nodes[last].text != "" || !Self.isBlank(text) else { return }
    nodes[last].text += text
  }

  /// Whether a text is only whitespace; a quick check handles ASCII.
  private static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } || text.allSatisfy(\.isWhitespace)
  }

  private mutating func end() {
    guard let last = open.popLast() else { return }
    nodes[last].end = Int32(nodes.count)
    if let count = counts.popLast(), count > ChildIndex.mostSearched { indexChildren(of: last) }
  }

  private mutating func indexChildren(of element: Int) {
    let key = numbers["key"]
    var index = ChildIndex()
    var child = element + 1
    while child < nodes.count {
      let place = nodes[child].attributes.first { attributes[Int($0)].name == key }
      index.add(
        child, name: names[Int(nodes[child].name)], key: place.map { attributes[Int($0)].value })
      child = Int(nodes[child].end)
    }
    crowded[element] = index
  }

  private mutating func number(of name: String) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
