public import AuditModel
public import Vocabulary

extension ThresholdChoice {
  /// Creates a choice that the rule's descriptor allows, with a value in the threshold's unit.
  ///
  /// - Throws: ``ThresholdError`` if there is no such threshold, or if the value is not allowed.
  package init(_ name: String, of rule: String, _ value: Double, among known: [RuleDescriptor]) throws(ThresholdError) {
    guard let descriptor = known.first(where: { $0.id == rule }) else {
      throw .unknown(UnknownName(rule, kind: "a rule", known: known.map(\.id), hint: "typecheck rules lists all"))
    }
    guard let option = descriptor.options.first(where: { $0.name == name }) else {
      throw .unknown(UnknownName(name, kind: "a threshold of \(rule)", known: descriptor.options.map(\.name)))
    }
    guard let range = option.range else { throw .isFixed(option) }
    guard range.contains(value) else { throw .outOfRange(value, option) }
    guard option.unit != .count || value == value.rounded() else { throw .notWhole(value, option) }
    (self.name, self.rule, self.value) = (name, rule, value)
  }
}

/// The reason why a threshold cannot have a value.
public enum ThresholdError: Error, Hashable, CustomStringConvertible {
  /// There is no such rule, or the rule has no such threshold.
  case unknown(UnknownName)
  /// The source fixes the value.
  case isFixed(RuleDescriptor.Option)
  /// The value is outside the threshold's range.
  case outOfRange(Double, RuleDescriptor.Option)
  /// The threshold is a count, and the value is not a whole number.
  case notWhole(Double, RuleDescriptor.Option)

  /// The problem, without the fix.
  public var message: String {
    switch self {
    case .unknown(let name): name.problem
    case .isFixed(let option): "\(Quotation(option.name)) cannot be set"
    case .outOfRange(let value, let option):
      "\(Quotation(option.name)) is \(Self.number(value)), which is outside its range"
    case .notWhole(let value, let option): "\(Quotation(option.name)) is \(Self.number(value)), not a whole number"
    }
  }

  /// The fix.
  public var remedy: String {
    switch self {
    case .unknown(let name): return name.advice
    case .isFixed(let option): return "remove it: its source requires \(option.unit.words(option.defaultValue))"
    case .outOfRange(let value, let option):
      let numbers = Self.remedy(for: option)
      let isRequired = value < option.defaultValue && option.range?.lowerBound == option.defaultValue
      return isRequired ? "\(numbers); the default is what its source requires (\(option.source))" : numbers
    case .notWhole(_, let option): return Self.remedy(for: option)
    }
  }

  /// Returns the fix for an invalid value, which names the allowed range.
  package static func remedy(for option: RuleDescriptor.Option) -> String {
    let kind = option.unit == .count ? "whole number" : "number"
    return option.range.map { "write a \(kind) from \(number($0.lowerBound)) to \(number($0.upperBound))" }
      ?? "remove it"
  }

  /// The problem and the fix.
  public var description: String { "\(message); \(remedy)" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
