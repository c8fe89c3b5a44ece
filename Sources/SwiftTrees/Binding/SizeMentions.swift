/// The names of declarations whose code may depend on the size category.
///
/// Most conditions name none of these declarations, and so need no lookup.
package struct SizeMentions: Sendable {
  /// The names of the size category in the environment.
  package static let environment = APIList.sizeCategoryNames.names
  /// The names of the size category and of properties that SwiftUI and UIKit derive from it.
  package static let derived = environment.union([
    "isAccessibilitySize", "isAccessibilityCategory", "preferredContentSizeCategory", "contentSizeCategory",
  ])

  /// The arguments by label, if some argument with the label depends on the size category.
  package private(set) var arguments: [String: [SourceNode]] = [:]
  /// The cached arguments and conditions by the declarations that take them.
  package let passed = PassedSizes()
  /// The names of declarations that mention the size category, directly or indirectly.
  package private(set) var names = derived
  /// The files that mention one of the names.
  private var files: Set<String> = []

  /// The maximum number of declarations to follow to a condition (our own limit), each of which searches all files.
  private static let deepest = 2
  /// The maximum number of arguments with a relevant label to read (our own limit).
  private static let mostArguments = 10_000
  /// The names of declarations in every view, which no condition reads.
  private static let bodies = APIList.viewDeclarations.names

  /// Collects the names in all sources.
  package init(_ trees: [SourceTree]) {
    var last = names
    for _ in 0..<Self.deepest {
      let found = trees.reduce(into: Set<String>()) { $0.formUnion($1.declarations(naming: last)) }
      last = found.subtracting(Self.bodies).subtracting(names)
      names.formUnion(last)
    }
    let labels = trees.reduce(into: Set<String>()) { $0.formUnion($1.labels(ofArgumentsNaming: names)) }
    let passed = trees.flatMap { $0.arguments(labelled: labels) }
    arguments = Dictionary(grouping: passed.prefix(Self.mostArguments), by: \.label)
    names.formUnion(labels)
    files = Set(trees.lazy.filter { [names] in $0.names.contains(where: names.contains) }.map(\.file))
  }

  /// Whether conditions in a file may depend on the size category.
  package func mayAffect(_ tree: SourceTree) -> Bool { files.contains(tree.file) }
}

extension SourceTree {
  /// The labels of initializer arguments that mention one of the given names: `Row(isLarge: size.isAccessibilitySize)`.
  fileprivate func labels(ofArgumentsNaming wanted: Set<String>) -> Set<String> {
    let numbers = Set(names.indices.lazy.filter { wanted.contains(self.names[$0]) }.map(UInt32.init))
    guard !numbers.isEmpty else { return [] }
    var found: Set<String> = []
    for index in nodes.indices where numbers.contains(nodes[index].name) {
      var node = SourceNode(tree: self, index: index)
      // An operand of a condition is a part of the argument; an argument of another call is not.
      while [.name, .member, .other, .choice].contains(node.kind), let parent = node.parent { node = parent }
      if node.kind == .argument, !node.label.isEmpty, node.parent?.isInitializer == true { found.insert(node.label) }
    }
    return found
  }

  /// The initializer arguments with one of the given labels.
  fileprivate func arguments(labelled labels: Set<String>) -> [SourceNode] {
    let numbers = Set(names.indices.lazy.filter { labels.contains(self.names[$0]) }.map(UInt32.init))
    guard !numbers.isEmpty else { return [] }
    let labelled = nodes.indices.filter { nodes[$0].kind == .argument && numbers.contains(nodes[$0].label) }
    return labelled.map { SourceNode(tree: self, index: $0) }.filter { $0.parent?.isInitializer == true }
  }

  /// The names of properties and functions whose code mentions one of the given names, also to end a key path.
  fileprivate func declarations(naming wanted: Set<String>) -> Set<String> {
    let numbers = Set(
      names.indices.lazy.filter { index in
        let name = self.names[index]
        return wanted.contains(name) || name.split(separator: ".").last.map { wanted.contains(String($0)) } ?? false
      }.map(UInt32.init))
    guard !numbers.isEmpty else { return [] }
    var found: Set<String> = []
    for index in nodes.indices
    where numbers.contains(nodes[index].name) && [.name, .member, .keyPath].contains(nodes[index].kind) {
      for around in SourceNode(tree: self, index: index).declarationsAround
      where around.kind == .property || around.kind == .function {
        found.insert(around.name)
      }
    }
    return found
  }
}

extension SourceNode {
  /// Whether a call may create an instance of a type.
  fileprivate var isInitializer: Bool { kind == .call && (name == "init" || name.first?.isUppercase == true) }
}
