internal import AuditModel
internal import Bytes

/// The findings and texts of a page as JSON, created once for all attempts to fit the size limit.
final class PageSource {
  /// A text as JSON.
  struct Record: Sendable {
    /// The text without its layout.
    var verdicts: [UInt8]
    /// The text with its layouts, or with its visible parts if it has none.
    var detail: [UInt8]
    /// The numbers of the layouts.
    var layouts: Set<Int>
    /// The numbers of its slots' shared members.
    var slots: [Int]
    /// The number of distinct shared members in this and all previous texts.
    var sharedCount: Int
  }

  let report: AuditReport
  /// The failing texts, then the others, most important first.
  let texts: [PageText]
  /// The number of failing texts.
  let urgent: Int
  /// The place of each finding, which determines the members to repeat.
  let places: [JSONWriter.FindingPlace]
  /// The first findings, worst first.
  let findings: [[UInt8]]
  private let base: JSONWriter.PageContext
  /// The records for the findings on the page in the last attempt.
  private var last: (findings: [Int?], records: [Record])?
  /// The members that slots share, in the order of the texts.
  private(set) var shared: [[UInt8]] = []
  private var slots: [[Int]] = []
  private var sharedCounts: [Int] = []

  /// The number of texts that a thread writes at a time.
  private static let partSize = 64

  init(_ report: AuditReport, _ run: PageRun) {
    self.report = report
    let all = PageText.list(report)
    let outcomes = all.map { text in text.slots.map { $0.outcome(report.findings) }.max() ?? .undrawn }
    let failing = zip(all, outcomes).filter { $1 == .fail }.map(\.0)
    (texts, urgent) = (failing + Self.rest(of: all, outcomes), failing.count)
    let places = Self.places(of: report, all)
    self.places = places
    findings = Self.written(min(report.findings.count, PageData.mostFindings)) {
      $1.write(pageFinding: report.findings[$0], places[$0])
    }
    base = JSONWriter.PageContext(
      categories: report.categories, styles: PageStyles(report), findings: [], all: report.findings,
      unmeasured: Dictionary(run.unmeasured.enumerated().map { ($1.reason, $0) }) { first, _ in first },
      shaped: report.pageTexts, listsForms: run.details.listsForms)
    numberSlots()
  }

  /// Returns the places of all findings; `all` are the page's texts.
  private static func places(of report: AuditReport, _ all: [PageText]) -> [JSONWriter.FindingPlace] {
    var places = [JSONWriter.FindingPlace](repeating: .alone, count: report.findings.count)
    for index in all.lazy.flatMap({ $0.slots.lazy.flatMap(\.findings) }) {
      places[index] = report.findings[index].locales.isEmpty ? .slot : .text
    }
    for index in all.lazy.flatMap(\.findings) { places[index] = .text }
    return places
  }

  /// Returns the texts that do not fail: those that need review, then other languages of such keys and of failing keys.
  private static func rest(of all: [PageText], _ outcomes: [TextOutcomes.Outcome]) -> [PageText] {
    let keys = Set(zip(all, outcomes).lazy.filter { $1 >= .review }.map { $0.0.string.key })
    var ranked: [[PageText]] = [[], [], []]
    for (text, outcome) in zip(all, outcomes) where outcome != .fail {
      ranked[outcome >= .review ? 0 : keys.contains(text.string.key) ? 1 : 2].append(text)
    }
    return ranked.flatMap(\.self)
  }

  /// Numbers the members that slots share, in the order of the texts.
  private func numberSlots() {
    let written = ConcurrentParts.map(texts.count, by: Self.partSize) { [texts, base] part in
      part.map { index in
        texts[index].slots.map { slot in
          slot.page.result.measurements.isEmpty ? nil : Self.bytes { $0.write(shared: slot, base) }
        }
      }
    }
    var numbers: [HashedBytes: Int] = [:]
    for text in written.joined() {
      slots.append(
        text.map { bytes in
          guard let bytes else { return 0 }
          let name = HashedBytes(bytes: bytes)
          if let number = numbers[name] { return number }
          numbers[name] = shared.count
          shared.append(bytes)
          return shared.count - 1
        })
      sharedCounts.append(shared.count)
    }
  }

  /// Returns the context of texts, with the page indices of findings.
  func context(findings: [Int?]) -> JSONWriter.PageContext {
    var context = base
    context.findings = findings
    return context
  }

  /// Returns the records of ``texts``; `findings` are the page indices of findings.
  func records(findings: [Int?]) -> [Record] {
    if let last, last.findings == findings { return last.records }
    let context = context(findings: findings)
    let parts = ConcurrentParts.map(texts.count, by: Self.partSize) { [texts, slots, sharedCounts] part in
      part.map { index in
        let text = texts[index]
        let layouts = Set(text.slots.compactMap { context.shaped?.layout(of: $0.page.result) })
        let verdicts = Self.bytes { $0.write(text, slots[index], .verdicts, context) }
        var detail = verdicts
        if !layouts.isEmpty {
          detail = Self.bytes { $0.write(text, slots[index], .layout, context) }
        } else if text.isCut {
          detail = Self.bytes { $0.write(text, slots[index], .visible, context) }
        }
        return Record(
          verdicts: verdicts, detail: detail, layouts: layouts, slots: slots[index], sharedCount: sharedCounts[index])
      }
    }
    let records = parts.flatMap(\.self)
    last = (findings, records)
    return records
  }

  /// Returns JSON for each number below `count`.
  private static func written(
    _ count: Int, _ write: @Sendable (Int, inout JSONWriter) -> Void
  ) -> [[UInt8]] {
    ConcurrentParts.map(count, by: partSize) { part in
      part.map { index in bytes { write(index, &$0) } }
    }.flatMap(\.self)
  }

  /// Returns JSON that is safe inside a script element.
  static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 1 << 10)
    write(&json)
    return json.scriptBytes
  }
}

/// Bytes that are hashed as a whole, which is much faster than one at a time.
private struct HashedBytes: Hashable {
  var bytes: [UInt8]

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension PageText {
  /// Whether the text has visible parts to show.
  fileprivate var isCut: Bool {
    slots.contains { slot in
      slot.page.result.measurements.contains { $0.overBy > 0 || ($0.outcome == .fail && $0.visibleText != nil) }
    }
  }
}
