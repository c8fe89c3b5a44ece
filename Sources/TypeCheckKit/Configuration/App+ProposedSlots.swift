import Audit
import AuditModel
import TextRules

extension App {
  /// Returns the keys with a text that is cut off or broken in the slots of a proposed configuration.
  ///
  /// Only keys that match one of its patterns are measured. The result is empty if fonts are missing.
  ///
  /// - Throws: `CancellationError` if the run was stopped.
  func keysThatFail(in proposed: Configuration) async throws -> Set<String> {
    guard !proposed.keys.isEmpty else { return [] }
    var check = check
    (check.configuration.slots, check.configuration.keys) = (proposed.slots, proposed.keys)
    var measure = check.measure
    measure.options = check.options(for: catalog, frameworks: frameworks, uses: uses)
    let resolver = measure.options.resolver
    let isMeasured = catalog.strings.map { resolver.pattern(for: $0) != nil }
    guard isMeasured.contains(true) else { return [] }
    do {
      let audited = try await measure.auditor().audit(catalog, measuring: isMeasured, keeping: .findings)
      // Other failures, such as missing characters, do not come from the slot.
      return Set(audited.findings.lazy.filter { $0.outcome == .fail && ($0.worst?.overBy ?? 0) > 0 }.map(\.key))
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      return []
    }
  }
}
