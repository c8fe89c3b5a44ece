public import RuleKit

extension ThresholdChoice {
  /// Creates a choice that the rule's descriptor allows.
  ///
  /// - Parameters:
  ///   - name: The threshold's name, such as `side`.
  ///   - rule: The rule's identifier.
  ///   - value: The value, in the threshold's unit.
  /// - Throws: ``ThresholdError`` if there is no such threshold, or if the value is not allowed.
  public init(_ name: String, of rule: String, _ value: Double) throws(ThresholdError) {
    try self.init(name, of: rule, value, among: RuleRegistry.descriptors)
  }
}
