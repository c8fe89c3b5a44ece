extension SourceNode {
  /// Whether an attribute is the wrapper `ScaledMetric`.
  package var isScaledMetricWrapper: Bool { kind == .attribute && name == "ScaledMetric" }

  /// Whether Dynamic Type scales a property, which has no other wrapper.
  package var isScaledMetric: Bool {
    children.allSatisfy { $0.kind != .attribute || $0.name == SourceKind.privateName || $0.isScaledMetricWrapper }
      && children.contains(where: \.isScaledMetricWrapper)
  }

  /// Whether an expression is the literal `nil`.
  package var isNil: Bool { kind == .constant && name == "nil" }

  /// The values that `?:` chooses between; nil for any other expression.
  package var alternatives: [SourceNode]? {
    guard kind == .choice, name == "?" else { return nil }
    return children.filter { $0.kind != .condition && $0.kind != .property }
  }

  /// Whether the value of a declaration, or the result of a function, may contain views, by its written type.
  package func mayHoldViews(_ types: TypeTable) -> Bool {
    guard let written = child(.typeName) else { return false }
    if written.hasArrow { return !written.returnsNothing }
    let name = TypeName(written.name).name
    let type = types.resolve(name, at: self) ?? name
    return types.isDeclared(type) ? types.inherits(type, from: "View") : !SystemTypes.values.contains(type)
  }

  /// Whether a type name is a closure type without a result.
  package var returnsNothing: Bool { name.contains("->Void") || name.contains("->()") }
}
