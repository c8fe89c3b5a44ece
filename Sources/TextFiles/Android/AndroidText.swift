import AuditModel
import Documents

/// A text in Android resources, as the app receives it.
///
/// Except between quotation marks, runs of white space become one space and are trimmed at both ends. Quotation marks
/// are not drawn. A backslash escapes the next character (Android, "String resources").
struct AndroidText {
  /// The text, with elements written as HTML tags.
  private(set) var text = ""
  /// The kind of markup in the text, or nil if there is none.
  private(set) var markup: TextDetails.Markup?
  /// Sample values of placeholders, by number or name.
  private(set) var samples: [String: String] = [:]
  /// Problems found in the text.
  private(set) var issues: [InputIssue] = []
  /// The location of the text.
  let location: SourceLocation

  private var isQuoted = false
  private var owesSpace = false
  /// The number of conversions without an argument number so far.
  private var unnumbered = 0
  private let hasElements: Bool

  /// The namespace of `<xliff:g>`.
  private static let xliff = "urn:oasis:names:tc:xliff:document:1.2"

  /// Reads the text of an element.
  init(_ element: LocatedElement) {
    location = element.textLocation
    hasElements = Self.hasMarks(element)
    add(element)
    if isQuoted { warn("a quotation mark is not closed", "write \\\" for a quotation mark in the text") }
    if hasElements || Self.looksLikeHTML(text) { markup = .html }
  }

  private static func hasMarks(_ element: LocatedElement) -> Bool {
    element.elements.contains { $0.tag.namespace != xliff || hasMarks($0) }
  }

  /// Returns whether a text contains HTML tags in escaped form, for `Html.fromHtml`.
  private static func looksLikeHTML(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 != UInt8(ascii: "<") }
    return rest.contains(UInt8(ascii: ">")) && text.firstMatch(of: /<\/?[A-Za-z][A-Za-z0-9]*[ \/>]/) != nil
  }

  private mutating func add(_ element: LocatedElement) {
    for part in element.content {
      switch part {
      case .text(let piece): add(piece.text)
      case .comment: break
      case .element(let inner):
        if inner.tag.namespace == Self.xliff {
          addPlaceholder(inner)
        } else {
          settleSpace()
          text += inner.content.isEmpty ? "<\(inner.name)/>" : "<\(inner.name)>"
          add(inner)
          if inner.content.isEmpty { continue }
          settleSpace()
          text += "</\(inner.name)>"
        }
      }
    }
  }

  private mutating func addPlaceholder(_ element: LocatedElement) {
    let before = unnumbered
    add(element)
    guard let example = element.tag["example"], !example.isEmpty else { return }
    for case .conversion(let number, _) in FormatPiece.pieces(of: element.text) {
      samples["\(number ?? before + 1)"] = example
      return
    }
    // Named placeholders such as `{name}`.
    if element.text.hasPrefix("{"), let id = element.tag["id"] { samples[id] = example }
  }

  private mutating func settleSpace() {
    if owesSpace { text += " " }
    owesSpace = false
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    settleSpace()
    // In a text with markup, a literal `<` must not look like the start of a tag.
    switch scalar {
    case "<" where hasElements: text += "&lt;"
    case "&" where hasElements: text += "&amp;"
    default: text.unicodeScalars.append(scalar)
    }
  }

  private mutating func add(_ piece: String) {
    unnumbered += FormatPiece.pieces(of: piece).count { if case .conversion(nil, _) = $0 { true } else { false } }
    var scalars = piece.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\\": escape(&scalars)
      case "\"": isQuoted.toggle()
      case " ", "\n", "\t", "\r": if isQuoted { put(scalar) } else { owesSpace = !text.isEmpty }
      case "'":
        if !isQuoted {
          warn("an apostrophe has no backslash, which Android refuses", "write \\' or put the text in quotes")
        }
        put(scalar)
      default: put(scalar)
      }
    }
  }

  private mutating func escape(_ scalars: inout Substring.UnicodeScalarView) {
    guard let scalar = scalars.popFirst() else {
      return warn("a backslash ends the text and is skipped", "remove it")
    }
    switch scalar {
    case "n": put("\n")
    case "t": put("\t")
    case "u":
      let digits = String(scalars.prefix(4).prefix { $0.properties.isASCIIHexDigit })
      scalars = scalars.dropFirst(digits.utf8.count)
      guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16), let character = Unicode.Scalar(value) else {
        return warn("\\u\(digits) is not a character and is skipped", "write four hexadecimal digits")
      }
      put(character)
    case "\\", "\"", "'", "@", "?", "#": put(scalar)
    case " ", "\n":
      // An escaped space is kept.
      put(" ")
    default:
      warn("the backslash before \(Quotation(String(scalar))) is dropped", "remove it, or write \\\\ for a backslash")
      put(scalar)
    }
  }

  private mutating func warn(_ message: String, _ remedy: String) {
    guard !issues.contains(where: { $0.message == message }) else { return }
    issues.warn(at: location, message, fix: remedy)
  }
}
