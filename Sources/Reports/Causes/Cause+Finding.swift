internal import AuditModel
internal import Causes
internal import DynamicType

extension [Cause] {
  /// Returns the number of the cause of each finding; `count` is the number of findings.
  func numbers(of count: Int) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: count)
    for (number, cause) in enumerated() {
      for finding in cause.findings { numbers[finding] = number }
    }
    return numbers
  }
}

extension Cause {
  /// The severity for formats with three levels; a cause that needs review is a note.
  var level: Finding.Severity { outcome == .needsReview ? .note : severity }

  /// Whether the cause fails and is more than a note.
  var isFailure: Bool { outcome == .fail && severity > .note }

  /// Returns the cause with another of its findings as example.
  func showing(_ index: Int, of all: [Finding]) -> Cause {
    guard index != example else { return self }
    var cause = self
    cause.example = index
    // The advice may hold for all findings.
    if edit.advice == all[example].remedy { cause.edit.advice = all[index].remedy }
    if all[index].changesText {
      (cause.edit.location, cause.edit.advice) = (all[index].location, all[index].remedy)
      if edit.statement != nil { cause.edit.statement = "the text" }
    }
    return cause
  }

  /// Returns the change since an earlier report; nil without one.
  ///
  /// A cause is new if all its findings are. With known and other findings, it has become worse.
  func change(in report: AuditReport) -> Change? {
    var changes: Set<Change> = []
    for index in findings { if let change = report.findings[index].fields.value.change { changes.insert(change) } }
    return changes.count > 1 ? .worse : changes.first
  }
}

extension AuditReport {
  /// The causes, with those of new and worse findings before known ones.
  ///
  /// Reports with only some causes could otherwise hide the new ones.
  var causesByChange: [Cause] {
    let causes = causes
    guard comparison != nil else { return causes }
    let changed = causes.map { cause in
      cause.isFailure && cause.findings.contains { findings[$0].mark != nil }
    }
    return zip(causes, changed).filter(\.1).map(\.0) + zip(causes, changed).filter { !$0.1 }.map(\.0)
  }
}

extension Wording {
  /// The number of languages up to which all are named (our own choice: they fill half a line).
  private static let languagesNamed = 3

  /// Returns the affected texts or places, such as `23 texts of 4 keys in 19 languages, worst Tamil`.
  ///
  /// Nil if there is only one.
  static func extent(of cause: Cause, in report: AuditReport) -> String? {
    let extent = cause.extent
    guard extent.texts > 1 else {
      guard cause.findings.count > 1 else { return nil }
      return count(cause.findings.count, noun(of: cause, in: report))
    }
    let first = report.findings[cause.example].fields.value.key
    let keys = extent.keys == 1 ? "key \(key(first, nil))" : count(extent.keys, "key")
    let texts = "\(count(extent.texts, "text")) of \(keys)"
    // The worst language says more than a list.
    if extent.languages.count == 1 || (extent.worstLanguage == nil && extent.languages.count <= languagesNamed) {
      return "\(texts) in \(Listing(extent.languages.map { language($0, in: report) }))"
    }
    // The example shows the worst language, unless it is in the source language.
    let example = report.findings[cause.example]
    let worst = extent.worstLanguage.flatMap { $0 == example.locale ? nil : "worst \(language($0, in: report))" }
    let start = cause.firstCategory.flatMap { $0 == example.firstCategory ? nil : "first at \($0.shortName)" }
    let more = [worst, start].compactMap(\.self).map { ", \($0)" }.joined()
    return "\(texts) in \(count(extent.languages.count, "language"))\(more)"
  }

  /// Returns the noun for one of several things that a cause concerns.
  private static func noun(of cause: Cause, in report: AuditReport) -> String {
    switch cause.kind {
    case .document: return "object"
    case .file: return "file"
    case .catalog:
      let file = report.findings[cause.example].location.file
      return file.hasSuffix(".imageset/Contents.json")
        ? "image" : file.hasSuffix(".colorset/Contents.json") ? "colour" : "place"
    case .place, .key, .language, .statement, .colors, .view: return "place"
    }
  }

  /// Returns the name of a language, or its tag if the run does not name it.
  private static func language(_ tag: String, in report: AuditReport) -> String {
    let name = report.subject.languages.first { $0.tag == tag }?.name ?? ""
    return Quotation(name.isEmpty ? tag : name, limit: 40).text
  }
}
