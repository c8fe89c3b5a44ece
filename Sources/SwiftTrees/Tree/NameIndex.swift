/// The nodes of a file by name and scope, so that long files and functions are not searched for each name.
package struct NameIndex: Sendable {
  /// The numbers of the names in ``SourceTree/names``.
  private let numbers: [String: UInt32]
  /// The end of each name's part of ``references``.
  private let ends: [UInt32]
  /// The nodes that may read a declaration, by name and in order.
  private let references: [UInt32]
  /// The declarations in functions and closures, in order.
  private var declarations: [Key: [Declaration]] = [:]
  /// The calls that end the program, by the block that contains them as statements.
  private var failures: [UInt32: [UInt32]] = [:]
  /// The `return` and `throw` statements, in order.
  private var results: [UInt32] = []

  /// A name in a scope.
  private struct Key: Hashable {
    var scope: UInt32
    var name: UInt32
  }

  /// A declaration in a scope.
  private struct Declaration {
    /// The child of the scope: the declaration, or the condition that binds the name.
    var child: UInt32
    var node: UInt32
    /// The first function in an uninterrupted run that contains this function; nil for other code.
    var run: UInt32?
  }

  /// Visits each node of a file once.
  package init(_ nodes: [SourceTree.Storage], _ names: [String]) {
    numbers = Dictionary(uniqueKeysWithValues: names.indices.lazy.map { (names[$0], UInt32($0)) })
    var counts = [UInt32](repeating: 0, count: names.count + 1)
    for node in nodes where Self.mayRead(node.kind) { counts[Int(node.name) + 1] += 1 }
    for name in names.indices { counts[name + 1] += counts[name] }
    var references = [UInt32](repeating: 0, count: Int(counts[names.count]))
    for (index, node) in nodes.enumerated() where Self.mayRead(node.kind) {
      references[Int(counts[Int(node.name)])] = UInt32(index)
      counts[Int(node.name)] += 1
    }
    (ends, self.references) = (counts, references)
    let failing = Set(names.indices.lazy.filter { Self.isFailure(names[$0]) }.map(UInt32.init))
    collect(nodes, failing)
  }

  /// Whether nodes of a kind may read a declaration.
  private static func mayRead(_ kind: SourceKind) -> Bool {
    switch kind {
    case .name, .member, .macro, .other, .keyPath: true
    default: false
    }
  }

  /// Whether a call of a function ends the program by convention: with a fatal error or a failure.
  private static func isFailure(_ name: String) -> Bool {
    ["assertionFailure", "preconditionFailure"].contains(name) || name.hasPrefix("fatal") && name.hasSuffix("Error")
  }

  private mutating func collect(_ nodes: [SourceTree.Storage], _ failing: Set<UInt32>) {
    // The conditions around the current node, and the first function of each run by scope and end.
    var conditions: [UInt32] = []
    var runs: [Key: UInt32] = [:]
    for (index, node) in nodes.enumerated() {
      let number = UInt32(index)
      while let last = conditions.last, nodes[Int(last)].end <= number { conditions.removeLast() }
      switch node.kind {
      case .condition: conditions.append(number)
      case .call: if failing.contains(node.name) { failures[node.parent, default: []].append(number) }
      case .result: results.append(number)
      case .property, .parameter:
        add(Declaration(child: number, node: number, run: nil), node, nodes)
        for condition in conditions where node.kind == .property { bind(number, in: condition, nodes) }
      case .function:
        let run = runs[Key(scope: node.parent, name: number)] ?? number
        runs[Key(scope: node.parent, name: node.end)] = run
        add(Declaration(child: number, node: number, run: run), node, nodes)
      default: break
      }
    }
  }

  /// Adds a declaration to the enclosing scope.
  private mutating func add(
    _ declaration: Declaration, _ node: SourceTree.Storage, _ nodes: [SourceTree.Storage]
  ) {
    guard Self.isScope(nodes[Int(node.parent)].kind) else { return }
    declarations[Key(scope: node.parent, name: node.name), default: []].append(declaration)
  }

  /// Adds the first property with a name in a condition to the condition's scope.
  private mutating func bind(_ property: UInt32, in condition: UInt32, _ nodes: [SourceTree.Storage]) {
    let scope = nodes[Int(condition)].parent
    guard Self.isScope(nodes[Int(scope)].kind) else { return }
    let key = Key(scope: scope, name: nodes[Int(property)].name)
    guard declarations[key]?.last?.child != condition else { return }
    declarations[key, default: []].append(Declaration(child: condition, node: property, run: nil))
  }

  /// Whether a node limits the visibility of names declared directly in it.
  private static func isScope(_ kind: SourceKind) -> Bool { ![.type, .extension, .file, .property].contains(kind) }

  // MARK: Names

  /// The number of a name in ``SourceTree/names``; nil if the file does not contain it.
  package func number(of name: String) -> UInt32? { numbers[name] }

  /// Returns the declaration of a name directly in a scope that is visible at a node; nil if there is none.
  package func declaration(of name: UInt32, in scope: SourceNode, at node: SourceNode, in child: SourceNode) -> Int? {
    guard let all = declarations[Key(scope: UInt32(scope.index), name: name)] else { return nil }
    let next = all.partition { $0.child >= UInt32(node.index) }
    // Functions after the statement are visible in it, up to the next statement.
    if child.index < node.index {
      let hidden = all[next...].partition { $0.run.map { $0 > UInt32(child.end) } ?? true }
      if hidden > next { return Int(all[hidden - 1].node) }
    }
    // A name in the value of its own declaration refers to an outer declaration.
    let found = all[..<next].last { one in
      one.run != nil || one.child != one.node || scope.tree.nodes[Int(one.node)].end <= UInt32(node.index)
    }
    return found.map { Int($0.node) }
  }

  /// Returns the nodes with a name that may read a declaration, in order, in a part of the file.
  package func references(to name: String, in range: Range<Int>) -> ArraySlice<UInt32> {
    guard let number = numbers[name] else { return [] }
    let all = references[(number == 0 ? 0 : Int(ends[Int(number) - 1]))..<Int(ends[Int(number)])]
    let first = all.partition { $0 >= UInt32(range.lowerBound) }
    return all[first..<all.partition { $0 >= UInt32(range.upperBound) }]
  }

  // MARK: Statements

  /// Whether the file contains a call that ends the program.
  package var hasFailures: Bool { !failures.isEmpty }

  /// Returns the index of the first statement of a block that ends the program; nil if there is none.
  package func firstFailure(in block: SourceNode) -> Int? { failures[UInt32(block.index)]?.first.map { Int($0) } }

  /// Returns whether a part of the file contains a `return` or `throw`.
  package func hasResult(in range: Range<Int>) -> Bool {
    !results(in: range).isEmpty
  }

  /// Returns the `return` and `throw` statements in a part of the file, in order.
  package func results(in range: Range<Int>) -> ArraySlice<UInt32> {
    let first = results.partition { $0 >= UInt32(range.lowerBound) }
    return results[first..<max(first, results.partition { $0 >= UInt32(range.upperBound) })]
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index in the second part of a partitioned collection.
  package func partition(_ isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
