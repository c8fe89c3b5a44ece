extension SourceTree {
  /// Returns the kind, name, label and position of each node as indented lines, for developers and failing tests.
  ///
  /// With a line, only its nodes and the nodes around them are included.
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
