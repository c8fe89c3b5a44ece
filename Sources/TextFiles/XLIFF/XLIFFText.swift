import AuditModel
import Documents

/// The drawn text of a `<source>` or `<target>`, with a placeholder for each element that represents code.
struct XLIFFText {
  /// The text; a placeholder in an unknown notation is written `{name}`.
  var text: String { lines.joined(separator: "\n") }
  /// Sample values of placeholders, by name.
  private(set) var samples: [String: String] = [:]
  /// The lines of the text, split at elements that represent line breaks.
  private var lines = [""]

  /// Reads the text of an element; `keepsSpace` states whether white space is significant.
  init(_ element: LocatedElement, keepsSpace: Bool) {
    add(element)
    guard !keepsSpace else { return }
    for index in lines.indices where lines[index].utf8.contains(0x0A) { lines[index] = Self.unwrapped(lines[index]) }
  }

  private mutating func put(_ piece: String) { lines[lines.count - 1] += piece }

  private mutating func add(_ element: LocatedElement) {
    for part in element.content {
      switch part {
      case .text(let piece): put(piece.text)
      case .comment: break
      case .element(let inline): add(inline: inline)
      }
    }
  }

  private mutating func add(inline element: LocatedElement) {
    let tag = element.tag
    switch element.name {
    case "g", "mrk", "pc": add(element)
    // Both tags of a pair are skipped, but the text between them is drawn (1.2: bpt ept bx ex it; 2.x: sc ec sm em).
    case "bpt", "ept", "bx", "ex", "it", "sc", "ec", "sm", "em": break
    case "cp":
      if let scalar = tag["hex"].flatMap({ UInt32($0, radix: 16) }).flatMap(Unicode.Scalar.init) {
        put(String(scalar))
      }
    case "x", "ph": addPlaceholder(element)
    default: add(element)
    }
  }

  private mutating func addPlaceholder(_ element: LocatedElement) {
    let tag = element.tag
    if tag["ctype"] == "lb" || tag["subType"] == "xlf:lb" {
      lines.append("")
      return
    }
    // Text in `<sub>` is not part of this text.
    let code = element.content.reduce(into: "") { code, part in if case .text(let piece) = part { code += piece.text } }
    let example = tag["equiv-text"] ?? tag["equiv"]
    let id = tag["id"] ?? ""
    let name = id.isEmpty ? "x" : String(id.unicodeScalars.map { Self.isName($0) ? Character($0) : "_" }.prefix(64))
    guard let example else {
      put(Self.isPlaceholder(code) ? code : "{\(name)}")
      return
    }
    // Some tools put code here; a tag is not drawn, and a placeholder is not a sample value.
    if example.isEmpty || (example.hasPrefix("<") && example.hasSuffix(">")) { return }
    put("{\(name)}")
    if !Self.isPlaceholder(example) { samples[name] = example }
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar))
  }

  private static func isPlaceholder(_ code: String) -> Bool {
    if code.hasPrefix("{") && code.hasSuffix("}") { return true }
    return Placeholder.found(in: code).contains { $0.family == .percent && !$0.mayBeProse }
  }

  /// Returns a text without line breaks and indents that only format the file.
  private static func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
