internal import AuditModel
internal import DynamicType

/// A finding as lines of the text report.
///
/// The first line looks like a compiler message, so that editors and logs can link to the place.
struct TerminalBlock {
  /// The column at which the text after a label starts.
  static let indent = 15

  let finding: Finding
  /// The other languages and containers with the same problem; nil if there are none.
  var alsoIn: String?
  let ink: Ink
  /// Whether to show the readings of bars in a finding on colours.
  var showsBars = true
  /// The width of the terminal in columns; nil means unlimited.
  var columns: Int?

  var lines: [String] {
    let place = ink(Wording.place(finding.location), .bold)
    let message = Wording.sentence(finding.message.text)
    let mark = finding.mark.map { " " + ink("(\($0))", .bold) } ?? ""
    var lines = ["\(place): \(ink.severity(finding.severity)): \(message) [\(finding.rule)]\(mark)"]
    // The message of a colour finding already names the key.
    if let layout = finding.layout {
      for line in TerminalLayout(evidence: layout).lines { add(line.label, line.value, to: &lines) }
    } else if finding.colors == nil {
      add("key", Wording.key(finding.key, finding.locale), to: &lines)
    }
    if let room = Wording.room(finding.fields) { add("slot", room, to: &lines) }
    if let uses = Wording.uses(finding.uses) { add("drawn by", uses, to: &lines) }
    if let sizes = Wording.failingSizes(finding.fields) { add("fails", sizes, to: &lines) }
    if let worst = finding.worst, let visible = worst.visibleText {
      add("visible", "\(Wording.visible(visible, limit: 120)) at \(Wording.category(worst.category))", to: &lines)
    }
    if let alsoIn { add("also in", alsoIn, to: &lines) }
    if let colors = finding.colors {
      lines += TerminalColors(evidence: colors, ink: ink, showsBars: showsBars, columns: columns).lines
    }
    if let remedy = finding.remedy { add("fix", Wording.sentence(remedy), to: &lines) }
    return lines
  }

  private func add(_ label: String, _ value: String, to lines: inout [String]) {
    lines.append(ink.label(label) + value)
  }
}
