internal import AuditModel
internal import Documents

/// Builds a ``SourceTree`` in preorder.
package struct SourceTreeBuilder {
  private var nodes: [SourceTree.Storage] = []
  private var names: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]
  private let bytes: [UInt8]
  private var lines = LineTable(file: "")
  /// The latest major version of iOS that the file checks for; 0 for none.
  package var latestSystem = 0
  /// The modules that the file imports, without submodules.
  package var imports: Set<String> = []
  /// All words of an Objective-C file.
  package var words: Set<String> = []
  /// The open nodes, the innermost last.
  private var open: [Int] = []

  /// Starts the tree of a file with its bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 12)
  }

  /// Adds a node and returns its index; the nodes added before ``close(_:)`` are its children.
  package mutating func open(
    _ kind: SourceKind, at offset: Int, _ name: String, label: String
  ) -> Int {
    let place = bytes.withUnsafeBufferPointer { lines.location(of: offset, in: $0) }
    nodes.append(
      SourceTree.Storage(
        kind: kind, column: UInt16(clamping: place.column), line: UInt32(place.line), end: 0, name: number(of: name),
        label: number(of: label), parent: UInt32(open.last ?? 0)))
    open.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// Marks the innermost open node as declared with `let`.
  package mutating func markConstant() { if let last = open.last { nodes[last].isConstant = true } }

  /// Ends the subtree of a node.
  package mutating func close(_ index: Int) {
    nodes[index].end = UInt32(nodes.count)
    open.removeLast()
  }

  /// Returns the finished tree of a file.
  ///
  /// `file` is the path in reports. `fault` is the offset of the first invalid syntax. Each previewed type has the
  /// offset of its preview.
  package mutating func tree(of file: String, fault: Int?, previewed: [(name: String, offset: Int)] = []) -> SourceTree
  {
    var lines = LineTable(file: file)
    func location(of offset: Int) -> SourceLocation {
      bytes.withUnsafeBufferPointer { lines.location(of: offset, in: $0) }
    }
    return SourceTree(
      file: file, nodes: nodes, names: names, fault: fault.map(location), disabledRules: DisabledRules.lines(in: bytes),
      previewed: previewed.map { SourceTree.Previewed(name: $0.name, location: location(of: $0.offset)) },
      latestSystem: latestSystem, imports: imports, words: words)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
