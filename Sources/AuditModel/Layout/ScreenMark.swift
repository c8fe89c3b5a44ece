/// A finding on a screen, as pages and drawings mark it.
package struct ScreenMark: Hashable, Sendable {
  /// The kinds of findings, which are drawn in different shapes.
  package enum Kind: String, Sendable, CaseIterable {
    case cut, review, overlap, safeArea, target, layout
  }

  /// The kind.
  package var kind: Kind
  /// The index of the element; nil if the finding concerns the whole screen.
  package var element: Int?
  /// The identifier of the rule.
  package var rule: String
  /// The message.
  package var message: String
  /// The severity.
  package var severity: Finding.Severity

  /// Creates a mark; `element` is the index of its element, nil for the whole screen.
  package init(kind: Kind, element: Int? = nil, rule: String, message: String, severity: Finding.Severity) {
    (self.kind, self.element) = (kind, element)
    (self.rule, self.message, self.severity) = (rule, message, severity)
  }
}
