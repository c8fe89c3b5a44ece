/// Builds a ``SourceTree`` in preorder.
struct SourceTreeBuilder {
  private var nodes: [SourceTree.Storage] = []
  private var names: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]
  private var lines: SourceLines

  /// Starts the tree of a file with its bytes.
  init(_ bytes: [UInt8]) {
    lines = SourceLines(bytes)
    nodes.reserveCapacity(bytes.count / 12)
  }

  /// Adds a node; the nodes added before ``close(_:)`` are its children.
  ///
  /// - Returns: The index of the node.
  mutating func open(
    _ kind: SourceKind, at offset: Int, _ name: String, label: String, traits: SourceTraits
  ) -> Int {
    let place = lines.place(of: offset)
    nodes.append(
      SourceTree.Storage(
        kind: kind, traits: traits, column: place.column, line: place.line, end: 0, name: number(of: name),
        label: number(of: label)))
    return nodes.count - 1
  }

  /// Ends the subtree of a node.
  mutating func close(_ index: Int) { nodes[index].end = UInt32(nodes.count) }

  /// Returns the finished tree of a file.
  func tree(of file: String, imports: Set<String>, fault: SourceFault?) -> SourceTree {
    SourceTree(file: file, nodes: nodes, names: names, imports: imports, fault: fault)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

/// The lines of a file, which turn offsets into lines and columns.
///
/// A generated file may be one long line, so a column is counted from the last one that was asked for.
private struct SourceLines {
  private let bytes: [UInt8]
  private var starts: [Int] = [0]
  private var line = 0
  private var offset = 0
  private var column = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Swift ends a line at a line feed, a carriage return, or both together.
    for index in bytes.indices
    where bytes[index] == 0x0A || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
      starts.append(index + 1)
    }
  }

  /// Returns the line from 1 and the column in Unicode scalars from 1.
  mutating func place(of wanted: Int) -> (line: UInt32, column: UInt16) {
    let target = min(wanted, bytes.count)
    move(toLineOf: target)
    let count = bytes[min(offset, target)..<max(offset, target)].count { $0 & 0xC0 != 0x80 }
    column += target < offset ? -count : count
    offset = target
    return (UInt32(line + 1), UInt16(clamping: column + 1))
  }

  private mutating func move(toLineOf target: Int) {
    let before = line
    while target < starts[line] { line -= 1 }
    while line + 1 < starts.count, starts[line + 1] <= target { line += 1 }
    if line != before { (offset, column) = (starts[line], 0) }
  }
}
