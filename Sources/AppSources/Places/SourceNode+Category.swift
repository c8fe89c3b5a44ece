internal import DynamicType

extension SourceNode {
  /// The largest size category of which a branch of a choice is drawn, by conditions such as
  /// `dynamicTypeSize.isAccessibilitySize`; nil if it may be any.
  func largestCategory(in branch: SourceNode) -> ContentSizeCategory? {
    guard name == "if" || name == "?" else { return nil }
    let conditions = children.prefix { $0.kind == .condition || $0.kind == .property }
    guard conditions.count == 1, conditions[0].kind == .condition, conditions[0] != branch,
      let condition = conditions[0].first, let range = condition.categories
    else { return nil }
    let isFirst = children.first { $0.kind != .condition } == branch
    return isFirst ? range.largest : range.largestOfOthers
  }

  /// The categories for which a condition is true: the largest of them, and the largest of the others; nil for AX5.
  private var categories: (largest: ContentSizeCategory?, largestOfOthers: ContentSizeCategory?)? {
    if kind == .member, name == "isAccessibilitySize" { return (nil, .extraExtraExtraLarge) }
    guard kind == .other else { return nil }
    let operands = Array(children)
    if name == "!", operands.count == 1 {
      return operands[0].categories.map { ($0.largestOfOthers, $0.largest) }
    }
    guard operands.count == 2, ["dynamicTypeSize", "typeSize", "sizeCategory"].contains(operands[0].name),
      operands[1].kind == .member, let limit = try? ContentSizeCategory(name: operands[1].name)
    else { return nil }
    let below = ContentSizeCategory.allCases.last { $0 < limit }
    return switch name {
    case ">=": (nil, below)
    case ">": (nil, limit)
    case "<": (below, nil)
    case "<=": (limit, nil)
    default: nil
    }
  }
}
