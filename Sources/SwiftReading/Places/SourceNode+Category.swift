internal import DynamicType
internal import SwiftTrees

extension SourceNode {
  /// The maximum number of declarations to follow to a condition, and of its operands (our own limits).
  private static let (deepest, mostOperands) = (4, 16)
  /// The maximum number of declarations that a condition may depend on, and of their nodes (our own limits).
  private static let (mostDeclarations, mostNodes) = (32, 256)

  // MARK: Branches

  /// Returns the size categories at which code draws a branch of a choice.
  func categories(in branch: SourceNode, _ binder: Binder) -> CategoryLimit {
    guard binder.types.sizeMentions.mayAffect(tree) else { return .none }
    switch name {
    case "if", "?":
      let conditions = children.prefix { $0.kind == .condition || $0.kind == .property }
      guard !conditions.contains(branch) else { return .none }
      let all = conditions.allTrue(binder)
      let isFirst = children.first { $0.kind != .condition && $0.kind != .property } == branch
      return CategoryLimit(isFirst ? all.whenTrue : all.whenFalse, isOpen: all.isOpen)
    case "switch": return categories(inCase: branch, binder)
    case "guard":
      // The conditions are the preceding statements.
      let before = parent.map { Array($0.children.prefix { $0.index < index }) } ?? []
      let run = before.reversed().prefix { $0.kind == .condition || $0.kind == .property }
      let all = run.allTrue(binder)
      return CategoryLimit(all.whenFalse, isOpen: all.isOpen)
    default: return .none
    }
  }

  /// Returns the size categories at which code draws a case of a `switch`.
  private func categories(inCase branch: SourceNode, _ binder: Binder) -> CategoryLimit {
    guard let subject = child(.condition)?.first, subject != branch.first else { return .none }
    guard subject.isSize(binder) else { return subject.mentionsSize(binder) ? .open : .none }
    var rest = CategoryCondition.all
    for block in children where block.kind == .block {
      let patterns = block.children.prefix { $0.kind == .condition || $0.kind == .property }
      let conditions = patterns.filter { $0.kind == .condition && $0.name == "where" }
      let found = patterns.filter { $0.name != "where" }.map { $0.kind == .condition ? $0.first?.sizes : nil }
      let isOpen = found.contains(nil) || conditions.contains { $0.mentionsSize(binder) }
      // A block without patterns is the default case.
      let own = found.isEmpty ? rest : found.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
      if block == branch { return CategoryLimit(own.intersection(rest), isOpen: isOpen) }
      if isOpen { return .open }
      if conditions.isEmpty { rest.subtract(own) }
    }
    return .none
  }

  /// The maximum number of preceding statements to read (our own limit).
  private static let mostStatements = 128

  /// Returns the size categories at which control flow reaches a statement in the same list.
  func categories(reaching statement: SourceNode, _ binder: Binder) -> CategoryLimit {
    guard binder.types.sizeMentions.mayAffect(tree) else { return .none }
    var limit = CategoryLimit.none
    var conditions: [SourceNode] = []
    for child in children.prefix(Self.mostStatements) where child.index < statement.index {
      switch child.kind {
      case .condition, .property: conditions.append(child)
      case .choice where child.name == "guard":
        let all = conditions.allTrue(binder)
        limit = limit.and(CategoryLimit(all.whenTrue, isOpen: all.isOpen))
        conditions = []
      case .choice where child.name == "if" || child.name == "switch":
        limit = limit.and(child.categoriesAfter(binder))
        conditions = []
      default: conditions = []
      }
    }
    return limit
  }

  /// Returns the size categories at which the code after a choice runs.
  private func categoriesAfter(_ binder: Binder) -> CategoryLimit {
    let conditions = children.prefix { $0.kind == .condition || $0.kind == .property }
    let all = name == "if" ? conditions.allTrue(binder) : .other
    let isSwitch = name == "switch" && child(.condition)?.mentionsSize(binder) == true
    guard
      isSwitch || all.isOpen || all.whenTrue != all.whenFalse || !all.whenTrue.isSuperset(of: CategoryCondition.all),
      descendants.contains(where: { $0.kind == .result })
    else { return .none }
    let branches = children.filter { $0.kind == .block || $0.kind == .choice }
    guard !isSwitch, branches.count == 1, branches[0].kind == .block, let last = Array(branches[0].children).last,
      last.kind == .result
    else { return .open }
    return CategoryLimit(all.whenFalse, isOpen: all.isOpen)
  }

  // MARK: Conditions

  fileprivate func condition(_ binder: Binder) -> CategoryCondition {
    guard kind == .condition, name.isEmpty, let value = first else {
      return mentionsSize(binder) ? .open : .other
    }
    return value.sizeCondition(binder, depth: 0)
  }

  /// The condition of an expression.
  private func sizeCondition(_ binder: Binder, depth: Int) -> CategoryCondition {
    let operands = kind == .other ? Array(children) : []
    switch (kind, name) {
    case (.member, "isAccessibilitySize"), (.member, "isAccessibilityCategory"):
      return CategoryCondition(for: Set(ContentSizeCategory.accessibility))
    case (.name, _), (.member, _):
      // `private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }`
      guard binder.types.sizeMentions.names.contains(name) else { break }
      let found = binder.declarations(of: self)
      if depth < Self.deepest, found.count == 1, found[0].kind == .property, let value = found[0].onlyValue,
        found[0].child(.block) != nil || found[0].isLocal && !binder.isChanged(found[0])
      {
        return value.sizeCondition(binder, depth: depth + 1)
      }
      if depth < Self.deepest, found.count == 1, let passed = found[0].passedCondition(binder, depth: depth + 1) {
        return passed
      }
    case (.call, "contains"):
      // `[.large, .xLarge].contains(dynamicTypeSize)`
      if let list = first?.first, let sizes = list.sizes, arguments.count == 1, arguments[0].label.isEmpty,
        arguments[0].first?.isSize(binder) == true
      {
        return CategoryCondition(for: sizes)
      }
    case (.other, "!") where operands.count == 1: return !operands[0].sizeCondition(binder, depth: depth)
    case (.other, "&&"), (.other, "||"):
      guard operands.count <= Self.mostOperands else { break }
      let isConjunction = name == "&&"
      let all = operands.map { operand in
        let condition = operand.sizeCondition(binder, depth: depth)
        return isConjunction ? condition : !condition
      }
      let joined = all.dropFirst().reduce(all.first ?? .open) { $0 && $1 }
      return isConjunction ? joined : !joined
    case (.other, _) where operands.count == 2 && operands[0].isSize(binder):
      if let sizes = operands[1].sizes, sizes.count == 1, let limit = sizes.first {
        if let compared = Self.compared(name, limit) { return CategoryCondition(for: compared) }
      }
    default: break
    }
    return mentionsSize(binder) ? .open : .other
  }

  /// The union of the conditions that callers pass to a view; nil if none depends on the size.
  private func passedCondition(_ binder: Binder, depth: Int) -> CategoryCondition? {
    guard kind == .property || kind == .parameter, child(.block) == nil,
      let passed = binder.types.sizeMentions.arguments[name]
    else { return nil }
    let known = binder.types.sizeMentions.passed
    let own = known.arguments(of: self, labelled: name) {
      passed.reduce(into: [:]) { all, argument in
        let parameter = argument.parent.flatMap { binder.parameter(of: argument, in: $0) }
        if let parameter { all[parameter, default: []].append(argument) }
      }
    }
    // An initializer of the view may pass on the value.
    guard !own.isEmpty else {
      return known.mentionsSize(name) { passed.contains { $0.mentionsSize(binder) } } ? .open : nil
    }
    guard own.count <= PassedSizes.mostCallers else { return .open }
    return known.condition(of: self, depth: depth) {
      var conditions = own.compactMap { $0.first?.sizeCondition(binder, depth: depth) }
      // Callers may also use the default value.
      if onlyValue != nil { conditions.append(.other) }
      return conditions.dropFirst().reduce(conditions.first ?? .open) { $0 || $1 }
    }
  }

  /// The size categories for which a comparison with a category is true; nil for another operator.
  private static func compared(_ name: String, _ limit: ContentSizeCategory) -> Set<ContentSizeCategory>? {
    let all = CategoryCondition.all
    switch name {
    case ">=": return all.filter { $0 >= limit }
    case ">": return all.filter { $0 > limit }
    case "<": return all.filter { $0 < limit }
    case "<=": return all.filter { $0 <= limit }
    case "==": return all.filter { $0 == limit }
    case "!=": return all.filter { $0 != limit }
    default: return nil
    }
  }

  // MARK: Sizes

  /// The size categories of a literal such as `.large`, `.small ... .large`, `.accessibility1...` or `[.small,
  /// .large]`; nil for any other expression.
  var sizes: Set<ContentSizeCategory>? {
    if kind == .member {
      guard let size = try? ContentSizeCategory(name: name), CategoryCondition.all.contains(size) else { return nil }
      return [size]
    }
    let parts = children.map(\.sizes)
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    let found = parts.compactMap(\.self)
    if kind == .collection { return found.reduce(into: []) { $0.formUnion($1) } }
    guard kind == .other, let first = found.first?.first, let last = found.last?.first else { return nil }
    let all = CategoryCondition.all
    switch (name, found.count) {
    case ("...", 1): return all.filter { $0 <= last }
    case ("..<", 1): return all.filter { $0 < last }
    case ("...", 2): return all.filter { first <= $0 && $0 <= last }
    case ("..<", 2): return all.filter { first <= $0 && $0 < last }
    case (SourceKind.postfix("..."), 1): return all.filter { $0 >= first }
    default: return nil
    }
  }

  /// Whether an expression is the size category of the environment.
  func isSize(_ binder: Binder) -> Bool {
    guard kind == .name || kind == .member else { return false }
    if SizeMentions.environment.contains(name) { return true }
    return binder.types.sizeMentions.names.contains(name)
      && binder.declarations(of: self).contains(where: \.isSizeEnvironment)
  }

  /// Whether a property holds the size category of the environment: `@Environment(\.dynamicTypeSize) var size`.
  private var isSizeEnvironment: Bool {
    kind == .property
      && children.contains { attribute in
        attribute.kind == .attribute && attribute.name == "Environment"
          && attribute.descendants.contains { $0.kind == .keyPath && $0.isSizePath }
      }
  }

  /// Whether a key path ends with the name of the environment's size category.
  var isSizePath: Bool { SizeMentions.environment.contains { name.hasSuffix($0) } }

  /// Whether an expression depends on the size category, directly or through a declaration.
  func mentionsSize(_ binder: Binder) -> Bool {
    var (open, seen) = ([self], Set([self]))
    while let next = open.popLast() {
      for node in [next] + next.descendants.prefix(Self.mostNodes) where node.kind == .name || node.kind == .member {
        if SizeMentions.derived.contains(node.name) { return true }
        guard binder.types.sizeMentions.names.contains(Binder.plain(node.name)) else { continue }
        for declared in binder.declarations(of: node) where declared.kind == .property || declared.kind == .function {
          if declared.isSizeEnvironment { return true }
          if seen.count < Self.mostDeclarations, seen.insert(declared).inserted { open.append(declared) }
        }
      }
    }
    return false
  }
}

extension Sequence where Element == SourceNode {
  /// The conjunction of all conditions of a choice.
  fileprivate func allTrue(_ binder: Binder) -> CategoryCondition {
    let all = map { $0.condition(binder) }
    return all.dropFirst().reduce(all.first ?? .other) { $0 && $1 }
  }
}
