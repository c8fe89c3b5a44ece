internal import DynamicType

/// The size categories for which a condition such as `dynamicTypeSize.isAccessibilitySize` is true, and those for which
/// it is false.
private struct CategoryCondition {
  typealias Categories = ClosedRange<ContentSizeCategory>

  var whenTrue: Categories
  var whenFalse: Categories

  /// A condition that does not depend on the size.
  static let other = CategoryCondition(whenTrue: all, whenFalse: all)

  static let all = ContentSizeCategory.extraSmall...ContentSizeCategory.accessibilityExtraExtraExtraLarge

  /// The categories of a reader's iPhone or iPad, smallest first.
  private static let steps = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// A condition that is true from a category on; nil if it is always true.
  init?(from first: ContentSizeCategory) {
    guard Self.steps.contains(first), let below = Self.steps.last(where: { $0 < first }) else { return nil }
    self.init(whenTrue: first...Self.all.upperBound, whenFalse: Self.all.lowerBound...below)
  }

  /// A condition that is true above a category; nil if it is never true.
  init?(above last: ContentSizeCategory) {
    guard let first = Self.steps.first(where: { $0 > last }) else { return nil }
    self.init(from: first)
  }

  private init(whenTrue: Categories, whenFalse: Categories) {
    (self.whenTrue, self.whenFalse) = (whenTrue, whenFalse)
  }

  static prefix func ! (condition: Self) -> Self {
    Self(whenTrue: condition.whenFalse, whenFalse: condition.whenTrue)
  }

  /// A condition that is true if both are.
  static func && (one: Self, other: Self) -> Self {
    let first = min(one.whenFalse.lowerBound, other.whenFalse.lowerBound)
    let last = max(one.whenFalse.upperBound, other.whenFalse.upperBound)
    return Self(whenTrue: one.whenTrue.clamped(to: other.whenTrue), whenFalse: first...last)
  }
}

extension SourceNode {
  /// The maximum number of declarations behind a condition (our own limit).
  private static let deepest = 4

  /// The size categories at which a branch of a choice is drawn, by conditions such as
  /// `dynamicTypeSize.isAccessibilitySize`; nil if it may be any.
  func categories(in branch: SourceNode, _ binder: Binder) -> ClosedRange<ContentSizeCategory>? {
    guard name == "if" || name == "?" else { return nil }
    let conditions = children.prefix { $0.kind == .condition || $0.kind == .property }
    guard let first = conditions.first, !conditions.contains(branch) else { return nil }
    let all = conditions.dropFirst().reduce(first.condition(binder)) { $0 && $1.condition(binder) }
    let isFirst = children.first { $0.kind != .condition && $0.kind != .property } == branch
    let categories = isFirst ? all.whenTrue : all.whenFalse
    return categories == CategoryCondition.all ? nil : categories
  }

  private func condition(_ binder: Binder) -> CategoryCondition {
    guard kind == .condition, name.isEmpty else { return .other }
    return first?.sizeCondition(binder, depth: 0) ?? .other
  }

  /// The condition that an expression is; nil if it does not depend on the size in a way that is understood.
  private func sizeCondition(_ binder: Binder, depth: Int) -> CategoryCondition? {
    switch kind {
    case .member where name == "isAccessibilitySize" || name == "isAccessibilityCategory":
      return CategoryCondition(from: .accessibilityMedium)
    case .name, .member:
      // `private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }`
      let found = binder.declarations(of: self)
      guard depth < Self.deepest, found.count == 1, found[0].kind == .property, found[0].child(.block) != nil else {
        return nil
      }
      return found[0].onlyValue?.sizeCondition(binder, depth: depth + 1)
    case .other: break
    default: return nil
    }
    let operands = Array(children)
    switch (name, operands.count) {
    case ("!", 1): return operands[0].sizeCondition(binder, depth: depth).map { !$0 }
    case ("&&", 2), ("||", 2):
      let one = operands[0].sizeCondition(binder, depth: depth) ?? .other
      let two = operands[1].sizeCondition(binder, depth: depth) ?? .other
      return name == "&&" ? one && two : !(!one && !two)
    case (_, 2): break
    default: return nil
    }
    guard ["dynamicTypeSize", "typeSize", "sizeCategory"].contains(operands[0].name), operands[1].kind == .member,
      let limit = try? ContentSizeCategory(name: operands[1].name)
    else { return nil }
    return switch name {
    case ">=": CategoryCondition(from: limit)
    case ">": CategoryCondition(above: limit)
    case "<": CategoryCondition(from: limit).map { !$0 }
    case "<=": CategoryCondition(above: limit).map { !$0 }
    default: nil
    }
  }
}
