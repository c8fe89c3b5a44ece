internal import AuditModel
internal import DynamicType

/// The wording of numbers, names and texts from the app in sentences.
enum Wording {
  /// Returns a number with separators, such as `1,234`.
  static func number(_ count: Int) -> String { count.grouped }

  /// Returns a count with its noun, such as `1 text` or `1,234 texts`.
  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count.counted(noun, plural)
  }

  /// Returns words such as `3 more texts`, or nil if the count is 0.
  static func more(_ count: Int, _ noun: String) -> String? { count > 0 ? self.count(count, "more \(noun)") : nil }

  /// Returns the counts by outcome, such as `528 passed, 125 failed, 199 need review`.
  static func verdicts(_ counts: JudgementCounts) -> String {
    "\(number(counts.pass)) passed, \(number(counts.fail)) failed, \(number(counts.needsReview)) need review"
  }

  /// Returns the numbers of texts by outcome, such as `8,120 fit · 212 fail`; nil if no text was counted.
  static func outcomes(_ outcomes: TextOutcomes) -> String? {
    let (pass, likely, fail, open) = (outcomes.pass, outcomes.bounded, outcomes.fail, outcomes.open)
    let parts = [
      pass == 0 ? nil : "\(number(pass)) \(pass.form("fits", "fit"))",
      likely == 0 ? nil : "\(number(likely)) likely \(likely.form("fits", "fit"))",
      fail == 0 ? nil : "\(number(fail)) \(fail.form("fails", "fail"))",
      open == 0 ? nil : "\(number(open)) \(open.form("depends", "depend")) on something unknown",
      outcomes.undrawn == 0 ? nil : "\(number(outcomes.undrawn)) spoken, empty or not drawn",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// Returns the failing sizes, such as `from AX1, worst at AX5, over by 12 pt`, or nil for a finding without sizes.
  static func failingSizes(_ finding: Shared<Finding.Fields>) -> String? {
    guard let first = finding.value.firstCategory else { return nil }
    guard let worst = finding.value.worst, worst.overBy > 0 || worst.category != first else {
      return finding.value.systemFont?.isFixed == true ? "at its fixed size" : "from \(category(first))"
    }
    let over = worst.overBy > 0 ? ", over by \(Points(worst.overBy))" : ""
    if finding.value.systemFont?.isFixed == true { return "at its fixed size\(over)" }
    return "from \(category(first)), worst at \(category(worst.category))\(over)"
  }

  /// Returns the short name of a category, such as `AX3`, or "the default size".
  static func category(_ category: ContentSizeCategory) -> String {
    category == .default ? "the default size" : category.shortName
  }

  /// Returns a width and its source, such as `288 pt (the default)`.
  static func width(of container: AuditReport.Container) -> String {
    "\(Points(container.width))\(container.source.isEmpty ? "" : " (\(sentence(container.source)))")"
  }

  /// Returns a place in a file, such as `strings.json:3:12`.
  static func place(_ location: SourceLocation) -> String {
    "\(Quotation(location.file, limit: 4_096).text):\(location.line):\(location.column)"
  }

  /// Returns a key and its language, such as `greeting (de)`.
  static func key(_ key: String, _ locale: String?) -> String {
    let name = Quotation(key, limit: 60).text
    return locale.map { "\(name) (\(Quotation($0, limit: 20).text))" } ?? name
  }

  /// Returns a sentence with text from the app escaped.
  static func sentence(_ text: String) -> String { Quotation.escape(text, keepsIsolates: true) }

  /// Returns the slot of a finding, such as `body, 288 pt wide, 1 line`, or nil for a finding without a text.
  static func room(_ finding: Shared<Finding.Fields>) -> String? {
    guard finding.value.slot != nil else { return nil }
    var room = ""
    forEachPartOfRoom(of: finding) { room += $0 }
    return room
  }

  /// Returns a slot's text style, such as `body`, fixed size, such as `fixed 15 pt`, or system font, such as `10 pt
  /// medium`.
  static func font(of slot: Slot, _ systemFont: SystemFont?) -> String {
    systemFont?.words ?? slot.size.map { "fixed \(Points($0))" } ?? slot.style.rawValue
  }

  /// Returns the visible part of a text in quotation marks, or "nothing".
  static func visible(_ text: String, limit: Int) -> String {
    text.allSatisfy(\.isWhitespace) ? "nothing" : Quotation(text, limit: limit).description
  }

  /// Calls a closure with each part of the slot in words; never for a finding without a text.
  @inline(__always)
  static func forEachPartOfRoom(of finding: Shared<Finding.Fields>, _ put: (String) -> Void) {
    guard let shared = finding.value.slot else { return }
    let slot = shared.value
    put(font(of: slot, finding.value.systemFont))
    let devices = slot.namedDevices
    if !devices.isEmpty {
      put(", on ")
      put(devices.words)
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
