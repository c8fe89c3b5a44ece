import Adaptivity
import Audit
package import AuditModel
package import TextFiles
import TextRules

/// The texts of a check with everything that is needed to measure other words in their place.
package struct LiveSession: Sendable {
  let catalog: Catalog
  let pipeline: MeasurePipeline
  let auditor: Auditor
  let uses: AppUses
  let colors: TextColors
  /// The windows in which the check solved the screens.
  let screens: [LayoutEnvironment]
  /// The rules of the check.
  let rules: Set<String>

  /// Words that are measured in place of a text.
  package struct Typed: Sendable {
    /// The words.
    package var text: String
    /// The number of the form that they replace, from 0; nil for the form that the file shows first.
    package var form: Int?

    /// Creates words.
    package init(_ text: String, form: Int? = nil) { (self.text, self.form) = (text, form) }
  }

  /// The maximum number of slots in a report (our own choice: far more than a text has).
  static let mostSlots = 1_000

  /// Returns a report on one text in all its slots; nil if the check had no such text.
  ///
  /// Without `file`, the first file with the key is used. `typed` replaces the text. Of a text with several forms, only
  /// the typed form is then measured.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  package func report(key: String, locale: String, file: String?, typed: Typed?) async throws -> AuditReport? {
    guard let found = index(key: key, locale: locale, file: file) else { return nil }
    var text = catalog.strings[found]
    if let typed { text.replace(with: typed) }
    return try await report(on: [found: text])
  }

  /// Returns the number of forms of a text; nil if the check had no such text.
  ///
  /// Without `file`, the first file with the key is used.
  package func forms(key: String, locale: String, file: String?) -> Int? {
    index(key: key, locale: locale, file: file).map { catalog.strings[$0].forms.count }
  }

  private func index(key: String, locale: String, file: String?) -> Int? {
    catalog.strings.firstIndex { string in
      string.key == key && string.locale == locale && (file == nil || string.location.file == file)
    }
  }

  /// Measures texts that have changed since the check, before the next check of everything.
  ///
  /// The report covers only these texts, and is nil if the check had none of them.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  package func report(on changes: [CatalogCache.Change]) async throws -> AuditReport? {
    var changed: [Int: LocalizedString] = [:]
    for change in changes {
      // A text that the check changed after it was read, for example by splitting it, is left to the next check.
      guard let index = catalog.strings.firstIndex(of: change.old) else { continue }
      changed[index] = change.new
    }
    return changed.isEmpty ? nil : try await report(on: changed)
  }

  private struct Key: Hashable {
    var group: String
    var key: String
  }

  /// Measures texts, given by their indices in the catalog, with other words in some of their places.
  private func report(on texts: [Int: LocalizedString]) async throws -> AuditReport {
    // The text in the source language decides whether one line was meant.
    let keys = Set(texts.keys.map { Key(group: catalog.strings[$0].group, key: catalog.strings[$0].key) })
    let related = catalog.strings.indices.filter {
      keys.contains(Key(group: catalog.strings[$0].group, key: catalog.strings[$0].key))
    }
    var single = catalog
    single.strings = related.map { texts[$0] ?? catalog.strings[$0] }
    (single.issues, single.files) = ([], [])
    let isMeasured = related.map { texts[$0] != nil }
    let audited = try await auditor.audit(single, measuring: isMeasured)
    var report = pipeline.report(of: single, audited, by: auditor, inputs: [], isOptional: true)
    report.subject = RunSubject(single, measuring: isMeasured)
    let selection = PageSelection(catalog: single, isMeasured: isMeasured, most: Self.mostSlots)
    report.add(try await pipeline.page(selection, audited, of: report, by: auditor, colors: colors))
    return report
  }
}

extension LocalizedString {
  /// Replaces the text with typed words; of several forms, only the typed one remains.
  fileprivate mutating func replace(with typed: LiveSession.Typed) {
    let forms = details?.forms ?? []
    let asked = typed.form.flatMap { forms.indices.contains($0) ? $0 : nil }
    let place = asked ?? forms.firstIndex { $0.text == text } ?? 0
    text = typed.text
    guard forms.indices.contains(place), var details else { return }
    // The choices of the form decide its numbers. Literal parts of the old words do not apply to the new ones.
    details.forms = [
      TextForm(choices: forms[place].choices, text: typed.text, location: forms[place].location)
    ]
    self.details = details
  }
}
