extension TypeTable {
  /// The types with such an initializer in Foundation, which takes a key with formats, not a string.
  private static let types: Set<String> = ["String", "AttributedString", "NSAttributedString"]

  /// Returns whether the app declares the initializer of a call, as in `extension String { init(localized: String) }`.
  ///
  /// The compiler prefers it to the one of Foundation, because a literal is a `String` by default.
  func hasLocalizingInitializer(for call: SourceNode) -> Bool {
    // `.init(localized:)` usually creates a string.
    let type = call.name == "init" ? "String" : call.name
    guard Self.types.contains(type) else { return false }
    let all = members("init", of: type, seenFrom: call.tree.file)
    return all.count <= Binder.mostOverloads && all.contains { $0.isLocalizing && $0.takesLabels(of: call) }
  }
}

extension SourceNode {
  /// Whether a declaration is an initializer that takes a key as a string.
  package var isLocalizing: Bool {
    kind == .initializer
      && children.contains {
        $0.kind == .parameter && $0.label == "localized" && $0.child(.typeName)?.name == "String"
      }
  }

  /// Whether an initializer has the labels of a call; variadic parameters take any number of arguments.
  fileprivate func takesLabels(of call: SourceNode) -> Bool {
    let parameters = children.filter { $0.kind == .parameter }
    let (own, passed) = (Set(parameters.map(\.label)), Set(call.arguments.map(\.label)))
    let required = parameters.lazy.filter { !$0.label.isEmpty && !$0.hasDefault }.map(\.label)
    return passed.isSubset(of: own) && passed.isSuperset(of: required)
  }
}
