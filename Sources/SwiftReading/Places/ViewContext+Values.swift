internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

/// The arguments of modifiers, which may depend on values in the surrounding code.
extension ViewContext {
  /// Reads a line limit: a number, the upper end of a range, or nil for no limit, which is 0.
  ///
  /// If code chooses between several limits, the result is the largest.
  func limit(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Int> {
    guard let argument else { return TextUse.Value(nil, .unknown, at: origin) }
    if argument.kind == .other, argument.name == SourceKind.postfix("...") {
      return TextUse.Value(0, .exact, at: origin)
    }
    if argument.kind == .other, argument.name == "...", let end = argument.children.reduce(nil, { $1 }) as SourceNode? {
      return limit(end, at: origin)
    }
    let found = values(of: argument, as: "Int")
    let limits = found.values.map { value -> Int? in
      switch value {
      case .nothing: 0
      case .number(let range): range.least == range.most && range.least.isFinite ? Int(range.least) : nil
      default: nil
      }
    }
    guard found.isComplete, !limits.isEmpty, !limits.contains(nil) else {
      return TextUse.Value(nil, .unknown, at: origin)
    }
    let most = limits.contains(0) ? 0 : limits.compactMap(\.self).max()
    return TextUse.Value(most, limits.count == 1 ? .exact : .atMost, at: origin)
  }

  /// Reads the argument of `minimumScaleFactor`; the result is the smallest factor.
  func factor(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Double> {
    let range = argument.map { values(of: $0, as: "CGFloat").range }
    guard let range, range.least.isFinite, range.most.isFinite else { return TextUse.Value(nil, .unknown, at: origin) }
    return TextUse.Value(range.least, range.least == range.most ? .exact : .atMost, at: origin)
  }

  /// Reads the weight of `bold`, `fontWeight` and the like; the lightest of several.
  func weight(_ call: SourceNode, _ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<FontWeight> {
    guard call.name != "bold" else {
      let isOn = argument.map { values(of: $0, as: "Bool").only } ?? .flag(true)
      let weight: FontWeight? = isOn == .flag(true) ? .bold : nil
      return TextUse.Value(weight, weight == nil ? .unknown : .exact, at: origin)
    }
    let found = argument.map { values(of: $0, as: "Font.Weight") } ?? PossibleValues()
    let weights = found.values.map { value -> FontWeight? in
      if case .symbol(let name) = value { try? FontWeight(name: name) } else { nil }
    }
    guard found.isComplete, !weights.isEmpty, !weights.contains(nil) else {
      return TextUse.Value(nil, .unknown, at: origin)
    }
    let lightest = weights.compactMap(\.self).min { $0.cssWeight < $1.cssWeight }
    return TextUse.Value(lightest, weights.count == 1 ? .exact : .atMost, at: origin)
  }
}
