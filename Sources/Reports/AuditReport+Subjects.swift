internal import AuditModel

extension AuditReport {
  /// Whether the run checked texts.
  var hasTexts: Bool { container != nil || (palettes == nil && layoutSummary == nil) }
}
