internal import AuditModel
internal import Causes
internal import DynamicType

/// A cause as two lines of the text report: the problem in the form of a compiler message, then its extent and fix.
struct TerminalCause {
  /// The maximum number of objects to name (our own choice: they fill half a line).
  private static let named = 3
  /// The maximum number of sets of an asset catalog to name (our own choice: their names are shorter).
  private static let namedSets = 5

  let cause: Cause
  let report: AuditReport
  let ink: Ink

  private var example: Finding { report.findings[cause.example] }

  var lines: [String] {
    let place = ink(Wording.place(cause.location), .bold)
    let level = cause.outcome == .needsReview ? Finding.Severity.note : cause.severity
    let mark = change.map { " " + ink("(\($0))", .bold) } ?? ""
    let doubt = cause.outcome == .needsReview ? "needs review: " : cause.certainty == .likely ? "likely: " : ""
    let head = "\(place): \(ink.severity(level)): \(doubt)\(message) [\(cause.rule)]\(mark)"
    let details = [extent, edit].compactMap(\.self)
    return details.isEmpty ? [head] : [head, "    " + details.joined(separator: " · ")]
  }

  /// The message; that of a text starts with the text.
  private var message: String {
    let message = Wording.sentence(example.message.text)
    return example.slot == nil || message.contains("\"") ? message : "\(Quotation(example.text, limit: 40)): \(message)"
  }

  /// The change since an earlier report; nil if all findings are known.
  private var change: String? { cause.change(in: report).flatMap { $0 == .known ? nil : $0.rawValue } }

  // MARK: Extent

  /// The affected texts, objects or places in words; nil if the message names the only one.
  private var extent: String? {
    if cause.extent.texts == 1 { return "key \(Wording.key(example.key, example.locale))" }
    guard let extent = Wording.extent(of: cause, in: report), cause.kind == .document || cause.kind == .catalog else {
      return Wording.extent(of: cause, in: report)
    }
    guard cause.kind == .document else { return "\(extent): \(Listing(naming: setNames, upTo: Self.namedSets))" }
    let names = cause.findings.map { index -> String in
      let finding = report.findings[index]
      // The file names the screen of most objects.
      let name = finding.key.split(separator: " · ", maxSplits: 1).last.map(String.init) ?? finding.key
      return ":\(finding.location.line) \(Quotation(name, limit: 40).text)"
    }
    return "\(extent): \(Listing(naming: names, upTo: Self.named))"
  }

  /// The names of the sets of an asset catalog; numbers come last, because people recognise words.
  private var setNames: [String] {
    let names = cause.findings.map { report.findings[$0].key }
    let isNumber = { (name: String) in name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return (names.filter { !isNumber($0) } + names.filter(isNumber)).map { "\(Quotation($0))" }
  }

  // MARK: Edit

  /// The line to change, and the change; nil if neither is known.
  private var edit: String? {
    let parts = [statement, cause.edit.advice.map { "fix: \(Wording.sentence($0))" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private var statement: String? {
    guard let statement = cause.edit.statement else { return nil }
    let (line, place) = (cause.edit.location, cause.location)
    if line == place { return statement }
    if line.file == place.file { return line.line == place.line ? statement : "\(statement) at :\(line.line)" }
    return "\(statement) at \(Quotation(line.file, limit: 4_096).text):\(line.line)"
  }
}
