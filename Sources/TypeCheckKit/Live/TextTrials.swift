import Audit
package import AuditModel
import TextRules

/// The texts of a check with everything that measures them, so that other words can be measured in their places.
package struct TextTrials: Sendable {
  let catalog: Catalog
  let pipeline: MeasurePipeline
  let auditor: Auditor
  let uses: UsesReport
  let colors: TextColors
  /// The rules of the check.
  let rules: Set<String>

  /// The most slots of a text that a report shows (our own choice: far more than a text has).
  static let mostSlots = 1_000

  /// Measures one text in all its slots.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - locale: The language.
  ///   - file: The file; nil for the first file with the key.
  ///   - typed: The words to measure in place of the text; nil for the text itself.
  /// - Returns: A report on the text alone; nil if the check had no such text.
  /// - Throws: `TextEngineError` if a font cannot be read.
  package func report(key: String, locale: String, file: String?, typed: String?) async throws -> AuditReport? {
    let found = catalog.strings.firstIndex { string in
      string.key == key && string.locale == locale && (file == nil || string.location.file == file)
    }
    guard let found else { return nil }
    let string = catalog.strings[found]
    // The text in the source language decides whether one line was meant.
    let related = catalog.strings.indices.filter {
      catalog.strings[$0].key == key && catalog.strings[$0].group == string.group
    }
    var single = catalog
    single.strings = related.map { catalog.strings[$0] }
    (single.issues, single.files) = ([], [])
    let isMeasured = related.map { $0 == found }
    if let typed, let place = isMeasured.firstIndex(of: true) { single.strings[place].text = typed }
    let audited = try await auditor.audit(single, measuring: isMeasured)
    var report = pipeline.report(of: single, audited, by: auditor, inputs: [], isOptional: true)
    report.subject = RunSubject(single, measuring: isMeasured)
    let selection = PageSelection(catalog: single, isMeasured: isMeasured, most: Self.mostSlots)
    try await pipeline.addPage(selection, audited, to: &report, by: auditor, uses: uses.uses, colors: colors)
    return report
  }
}
