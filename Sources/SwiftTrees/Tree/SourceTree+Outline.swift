extension SourceTree {
  /// Returns the nodes as indented lines, for developers and failing tests.
  ///
  /// - Parameter line: The line whose nodes are listed, with the nodes around them; nil for all nodes.
  /// - Returns: The kind of each node, its name and label if it has them, and its line and column.
  package func outline(ofLine line: Int? = nil) -> String {
    var lines: [String] = []
    var ends: [UInt32] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let depth = ends.count
      ends.append(node.end)
      let isShown =
        line.map { line in nodes[index..<Int(node.end)].contains { $0.line == UInt32(clamping: line) } } ?? true
      guard isShown else { continue }
      var words = ["\(node.kind)"]
      if node.name != 0 { words.append("\"\(names[Int(node.name)])\"") }
      if node.label != 0 { words.append("\(names[Int(node.label)]):") }
      lines.append(
        String(repeating: "  ", count: depth) + words.joined(separator: " ") + "  \(node.line):\(node.column)")
    }
    return lines.joined(separator: "\n")
  }
}
