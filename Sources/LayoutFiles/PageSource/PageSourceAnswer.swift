import AuditModel
import Documents

/// A page source as WebDriverAgent's server returns it: JSON whose `value` is the XML.
struct PageSourceAnswer {
  /// The XML; nil if there is none.
  let xml: [UInt8]?
  /// Problems in the answer.
  let issues: [InputIssue]

  /// Extracts the XML from an answer; nil if the file is not a JSON object.
  ///
  /// In JSON the XML is a single line, with `\n` for its line breaks, so all its elements are reported in that line.
  init?(_ source: LayoutSource) {
    let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    guard source.bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") else { return nil }
    let (root, problems) = LocatedJSON.parse(anyEncoding: source.bytes)
    var notes = JSONNotes(file: source.path, problems)
    guard let root, case .object(let all) = root.content, !notes.isFatal else {
      if !notes.hasErrors {
        notes.error(LocatedJSON.Place(line: 1, column: 1), "the file is not an answer of WebDriverAgent", Self.remedy)
      }
      (xml, issues) = (nil, notes.issues)
      return
    }
    guard let value = notes.members(all)["value"]?.value else {
      notes.error(root.place, "missing \"value\" in this answer of WebDriverAgent", Self.remedy)
      (xml, issues) = (nil, notes.issues)
      return
    }
    guard case .string(let text) = value.content else {
      notes.error(value.place, "the value of this answer is \(value.kind), not the XML of a page source", Self.remedy)
      (xml, issues) = (nil, notes.issues)
      return
    }
    xml = Self.inOneLine(text, value.place.line)
    issues = notes.issues
  }

  /// The XML without its declaration, moved to the line it has in the JSON.
  private static func inOneLine(_ text: String, _ line: Int) -> [UInt8] {
    var body = Substring(text).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if body.hasPrefix("<?xml"), let end = body.firstIndex(of: ">") { body = body[body.index(after: end)...] }
    let bytes = body.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return [UInt8](repeating: 0x0A, count: max(0, line - 1)) + bytes
  }

  private static let remedy = "save the answer to GET /source whole, or the XML in its value"
}
