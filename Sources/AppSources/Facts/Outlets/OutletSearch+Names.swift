internal import AuditModel

/// The changes of outlets that code makes by their names: by key paths, by keys, and by new code for methods.
extension OutletSearch {
  /// The functions by which code gives a method of all values of a class other code.
  ///
  /// Source: Apple documentation of the Objective-C runtime.
  private static let exchanges: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "object_setClass",
  ]

  /// Whether a file gives methods other code, which may change anything.
  static func exchangesMethods(_ tree: SourceTree) -> Bool { tree.names.contains(where: exchanges.contains) }

  /// The properties of cells that lead to their labels.
  private static let cellLabels: Set<String> = ["textLabel", "detailTextLabel"]

  /// Records that a class names a label of a cell to which no outlet leads, as in `cell.textLabel`.
  func addPart(_ node: SourceNode, _ found: inout OutletFindings) {
    guard node.kind == .member, Self.cellLabels.contains(node.name), let cell = node.first,
      cell.name != OutletCode.itself, !names.contains(cell.name)
    else { return }
    found.filledParts[types.scope(of: node), default: []].insert(node.name)
  }

  /// The calls that only read what a key path leads to, and those of them that return it.
  ///
  /// Source: Apple documentation of the Swift standard library, Foundation, Combine and SwiftUI.
  private static let readers: Set<String> = [
    "filter", "sorted", "contains", "first", "last", "allSatisfy", "Dictionary", "ForEach", "List", "Table",
    "OutlineGroup", "Picker", "SortDescriptor", "KeyPathComparator", "NSSortDescriptor", "removeDuplicates",
    "NSExpression", "onChange",
    "observe", "prefix", "drop", "partition", "firstIndex", "lastIndex", "count",
  ]
  private static let getters: Set<String> = ["map", "compactMap", "flatMap", "publisher", "value"]

  /// Records what code may do by a key path such as `\.titleLabel.font`.
  func addPath(_ node: SourceNode, _ found: inout OutletFindings) {
    let parts = node.name.split(separator: ".", omittingEmptySubsequences: false)
    let root = parts.prefix { $0.first?.isUppercase == true }
    let members = parts.dropFirst(root.count).filter { !$0.isEmpty }
    guard members.contains(where: { names.contains(Self.member($0)) }) else { return }
    let type = root.isEmpty ? rootType(of: node) : types.resolve(root.joined(separator: "."), in: types.scope(of: node))
    for (index, part) in members.enumerated() where names.contains(Self.member(part)) {
      let name = Self.member(part)
      let owner = index == 0 ? type.flatMap { types.isDeclared($0) ? $0 : nil } ?? "" : ""
      let isWhole = index + 1 == members.count || part.contains("[")
      let changes = isWhole ? changes(byWhole: node, isKnown: !owner.isEmpty) : [Self.member(members[index + 1])]
      guard !changes.isEmpty else { continue }
      if owner.isEmpty || !isWhole { found.changes[name, default: []].formUnion(changes) }
      found.outlets[owner, default: [:]][name, default: []].formUnion(changes)
    }
  }

  /// The name of a part of a path, such as `labels[0]?`.
  private static func member(_ part: Substring) -> String { String(part.prefix { !"?![".contains($0) }) }

  /// Returns what code may do with an outlet that is the value of a key path.
  private func changes(byWhole node: SourceNode, isKnown: Bool) -> Set<String> {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return [OutletCode.itself]
    }
    if Self.readers.contains(call.name) { return [] }
    guard Self.getters.contains(call.name) else { return [OutletCode.itself] }
    let changes = variables.changes(byHandingOver: call)
    // The names of outlets are also those of texts in models, which code passes on.
    return isKnown ? changes : changes.subtracting([OutletCode.itself])
  }

  /// The type at which a key path without one begins: that of the elements, or of the value before `[keyPath: …]`.
  private func rootType(of node: SourceNode) -> String? {
    guard let argument = node.parent, argument.kind == .argument, let around = argument.parent else { return nil }
    let value =
      switch around.kind {
      case .element: around.first
      case .call where around.first?.kind == .member: around.first?.first
      case .call: around.arguments.first?.first
      default: SourceNode?.none
      }
    return value.flatMap { binder.type(of: $0) }.flatMap { $0.isMeta ? nil : $0.name }
  }

  /// Records that code sets a property of the class around it, or of a value of the app, by a key.
  func addValue(setBy call: SourceNode, of callee: SourceNode, _ found: inout OutletFindings) {
    guard call.name == "setValue" || call.name == "setValuesForKeys", binder.declarations(of: callee).isEmpty else {
      return
    }
    let base = callee.kind == .member ? callee.first : nil
    // The tree has no node for `super`.
    let isOwn = base == nil || base?.name == OutletCode.itself
    guard let owner = isOwn ? types.scope(of: call) : base.flatMap({ binder.type(of: $0)?.name }), !owner.isEmpty else {
      return
    }
    let key = ["forKey", "forKeyPath"].lazy.compactMap { call.argument(at: .label($0))?.literal }.first
    guard let key else {
      if isOwn { add(OutletCode.itself, toClassAround: call, &found) }
      for name in names { found.outlets[owner, default: [:]][name, default: []].insert(OutletCode.itself) }
      return
    }
    let parts = key.split(separator: ".").map(String.init)
    guard let first = parts.first else { return }
    if isOwn { add(first, toClassAround: call, &found) }
    if names.contains(first) {
      let change = parts.count > 1 ? parts[1] : OutletCode.itself
      found.outlets[owner, default: [:]][first, default: []].insert(change)
    }
  }
}
