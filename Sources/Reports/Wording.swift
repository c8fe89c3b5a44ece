internal import AuditModel
internal import DynamicType

/// Numbers, names and texts from the app as they appear in sentences.
enum Wording {
  /// `1,234`.
  static func number(_ count: Int) -> String { count.grouped }

  /// `1 text`, `1,234 texts`.
  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// `3 more texts`; nil if there are none.
  static func more(_ count: Int, _ noun: String) -> String? { count > 0 ? self.count(count, "more \(noun)") : nil }

  /// `528 passed, 125 failed, 199 need review`.
  static func verdicts(_ counts: JudgementCounts) -> String {
    "\(number(counts.pass)) passed, \(number(counts.fail)) failed, \(number(counts.needsReview)) need review"
  }

  /// `from AX1, worst at AX5, over by 12 pt`; nil for a finding without sizes.
  static func failingSizes(_ finding: Shared<Finding.Fields>) -> String? {
    guard let first = finding.value.firstCategory else { return nil }
    guard let worst = finding.value.worst else { return "from \(category(first))" }
    let over = worst.overBy > 0 ? ", over by \(Points(worst.overBy))" : ""
    return "from \(category(first)), worst at \(category(worst.category))\(over)"
  }

  /// The short name of a category, such as `AX3`, or "the default size".
  static func category(_ category: ContentSizeCategory) -> String {
    category == .default ? "the default size" : category.shortName
  }

  /// `288 pt (the default)`.
  static func width(of container: AuditReport.Container) -> String {
    "\(Points(container.width))\(container.source.isEmpty ? "" : " (\(sentence(container.source)))")"
  }

  /// A file's place, `strings.json:3:12`.
  static func place(_ location: SourceLocation) -> String {
    "\(Quotation(location.file, limit: 4_096).text):\(location.line):\(location.column)"
  }

  /// A key and its language, `greeting (de)`.
  static func key(_ key: String, _ locale: String?) -> String {
    let name = Quotation(key, limit: 60).text
    return locale.map { "\(name) (\(Quotation($0, limit: 20).text))" } ?? name
  }

  /// A sentence of typecheck that may quote text from the app.
  static func sentence(_ text: String) -> String { Quotation.escape(text, keepsIsolates: true) }

  /// The slot of a finding's text, `body, 288 pt wide, 1 line`; nil without a text.
  static func room(_ finding: Shared<Finding.Fields>) -> String? {
    guard finding.value.slot != nil else { return nil }
    var room = ""
    forEachPartOfRoom(of: finding) { room += $0 }
    return room
  }

  /// Passes the slot on part by part; nothing without a text.
  @inline(__always)
  static func forEachPartOfRoom(of finding: Shared<Finding.Fields>, _ put: (String) -> Void) {
    guard let shared = finding.value.slot else { return }
    let slot = shared.value
    put(slot.style.rawValue)
    if !slot.devices.isEmpty {
      put(", on ")
      put(slot.devices.words)
    }
    put(", ")
    put(Points(slot.width).number)
    put(" pt wide")
    if let height = slot.height { put(", \(Points(height)) high") }
    switch finding.value.lineLimit {
    case nil: put(", line limit not known")
    case 0: put(", no line limit")
    case 1: put(", 1 line")
    case let lines?: put(", \(count(lines, "line"))")
    }
    if slot.role != .text { put(", \(slot.role.rawValue)") }
    if slot.boldText { put(", Bold Text on") }
  }
}
