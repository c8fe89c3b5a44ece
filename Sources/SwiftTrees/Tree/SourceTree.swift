package import AuditModel

/// A Swift or Objective-C file, reduced to the nodes that affect texts and their containers.
///
/// The nodes are in preorder in one array of 24 bytes each. A tree of objects would take five times the memory, and the
/// sources of a large app have a million nodes.
package final class SourceTree: Sendable {
  /// A node without its children, which follow it up to ``end``.
  package struct Storage: Sendable {
    package var kind: SourceKind
    /// Whether a property is declared with `let`.
    package var isConstant = false
    /// The column in Unicode scalars, from 1; at most 65,535.
    package var column: UInt16
    /// The line, from 1.
    package var line: UInt32
    /// The index of the first node after the subtree.
    package var end: UInt32
    /// The index of the name in ``SourceTree/names``; 0 is the empty name.
    package var name: UInt32
    /// The index of the label in ``SourceTree/names``.
    package var label: UInt32
    /// The index of the parent node; 0 for the file itself.
    package var parent: UInt32
  }

  /// The path of the file in reports.
  package let file: String
  /// The nodes in preorder; the first is the file.
  package let nodes: [Storage]
  /// The distinct names, labels and texts.
  package let names: [String]
  /// The first place that the parser did not understand; nil if there is none.
  package let fault: SourceLocation?
  /// The rules that comments disable, by line.
  package let disabledRules: [Int: Set<String>]
  /// The types that previews instantiate; the code of previews is not in the tree.
  package let previewed: [Previewed]
  /// The latest major version of iOS that the file checks for, as in `#available(iOS 16, *)`; nil for none.
  package let latestSystem: Int?
  /// The modules that the file imports, without submodules.
  package let imports: Set<String>
  /// All words of an Objective-C file, including those outside of the nodes; empty for Swift.
  package let words: Set<String>

  /// The nodes by name and scope.
  package let index: NameIndex
  /// The declarations around each node.
  package let declarations: DeclarationRanges
  /// The changes to variables in the file.
  package let changes: VariableChanges

  /// A type that a preview instantiates.
  package struct Previewed: Hashable, Sendable {
    /// The name as written.
    package var name: String
    /// The location of the preview.
    package var location: SourceLocation
  }

  /// Creates a tree.
  package init(
    file: String, nodes: [Storage], names: [String], fault: SourceLocation?, disabledRules: [Int: Set<String>] = [:],
    previewed: [Previewed] = [], latestSystem: Int = 0, imports: Set<String> = [], words: Set<String> = []
  ) {
    self.file = file
    self.previewed = previewed
    self.latestSystem = latestSystem == 0 ? nil : latestSystem
    (self.imports, self.words) = (imports, words)
    self.disabledRules = disabledRules
    self.nodes = nodes
    self.names = names
    self.fault = fault
    index = NameIndex(nodes, names)
    declarations = DeclarationRanges(nodes)
    changes = VariableChanges(nodes, names)
  }

  /// The warning for a partly read file; nil if it was read completely.
  package var issue: InputIssue? {
    fault.map {
      .warning(
        at: $0,
        file.hasSuffix(".swift")
          ? "not valid Swift from here; the rest of the file was read"
          : "this comment, bracket or statement has no end; the file was read as far as possible",
        fix: "build the app to see the compiler error")
    }
  }

  /// The root.
  package var root: SourceNode { SourceNode(tree: self, index: 0) }
}

/// A node of a ``SourceTree``.
///
/// Its members are inlinable, because modules that read trees call them millions of times.
package struct SourceNode: Sendable {
  package let tree: SourceTree
  package let index: Int

  /// Creates the node at an index of a tree.
  @inlinable
  package init(tree: SourceTree, index: Int) { (self.tree, self.index) = (tree, index) }

  @inlinable package var kind: SourceKind { tree.nodes[index].kind }
  /// The declared, used or called name, or the text of a segment.
  @inlinable package var name: String { tree.names[Int(tree.nodes[index].name)] }
  /// The label of an argument, parameter or trailing closure; empty if there is none.
  @inlinable package var label: String { tree.names[Int(tree.nodes[index].label)] }
  /// The index of the first node after the subtree.
  @inlinable package var end: Int { Int(tree.nodes[index].end) }
  /// The line, from 1.
  @inlinable package var line: Int { Int(tree.nodes[index].line) }

  /// Whether a property is declared with `let`.
  @inlinable package var isLet: Bool { tree.nodes[index].isConstant }

  /// The location in the file.
  package var location: SourceLocation {
    SourceLocation(file: tree.file, line: line, column: Int(tree.nodes[index].column))
  }

  /// The location of the called name; a method call starts at its base, which may be lines above.
  package var nameLocation: SourceLocation {
    guard kind == .call, let callee = first, callee.kind == .member else { return location }
    return callee.location
  }

  /// The parent node; nil for the file.
  @inlinable package var parent: SourceNode? {
    index == 0 ? nil : SourceNode(tree: tree, index: Int(tree.nodes[index].parent))
  }

  /// Whether a declaration is a variable or function inside a function or closure.
  package var isLocal: Bool { parent.map { ![.type, .extension, .file].contains($0.kind) } ?? false }

  /// The property of an observer such as `didSet`, which follows the property as a function named `(didSet)`.
  package var observedProperty: SourceNode? {
    guard kind == .function, name.hasPrefix("("), let parent else { return nil }
    var after = index
    while after > parent.index + 1 {
      // The previous node is the last node of the previous declaration.
      var before = SourceNode(tree: tree, index: after - 1)
      while let around = before.parent, around.index != parent.index { before = around }
      if before.kind == .property { return before }
      after = before.index
    }
    return nil
  }

  /// The direct children.
  @inlinable package var children: Children { Children(parent: self) }

  /// The first child.
  @inlinable package var first: SourceNode? { index + 1 < end ? SourceNode(tree: tree, index: index + 1) : nil }

  /// The first child of a kind.
  @inlinable
  package func child(_ kind: SourceKind) -> SourceNode? { children.first { $0.kind == kind } }

  /// Returns the number of children before this one; nil if there are as many as the limit.
  package func position(in parent: SourceNode, below limit: Int) -> Int? {
    for (position, child) in zip(0..<limit, parent.children) where child.index == index { return position }
    return nil
  }

  /// The children of a node.
  package struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: SourceTree
    @usableFromInline var next_: Int
    @usableFromInline let end: Int

    @inlinable
    init(parent: SourceNode) {
      tree = parent.tree
      next_ = parent.index + 1
      end = parent.end
    }

    @inlinable
    package mutating func next() -> SourceNode? {
      guard next_ < end else { return nil }
      defer { next_ = Int(tree.nodes[next_].end) }
      return SourceNode(tree: tree, index: next_)
    }
  }
}

extension String {
  /// Whether a name consists of ASCII letters, digits and underscores, and so cannot be a type with marks.
  package var isPlainName: Bool {
    utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte) || byte == 0x5F
    }
  }
}

extension SourceNode: Hashable {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.tree === right.tree }

  /// Hashes a single number, because declarations are the keys of most tables.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree).hashValue &+ index &* 0x1_0000_0001)
  }
}
