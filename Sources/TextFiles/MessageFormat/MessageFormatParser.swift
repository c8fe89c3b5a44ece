import AuditModel
import Documents

/// A parser of messages in ICU's syntax.
struct MessageFormatParser {
  typealias Fault = MessageFormat.Fault

  /// The choice that encloses part of a message.
  struct Enclosing {
    /// Whether the choice is a plural, in which `#` is the number.
    var isPlural: Bool
    /// The text that replaces `#`.
    var number: String
  }

  /// The maximum nesting depth of choices (our own limit; real messages have at most three levels).
  private static let deepest = 64

  private(set) var types: [String: String] = [:]
  private(set) var withoutOther: [String] = []
  private let bytes: [UInt8]
  private let readsQuotes: Bool
  private var position = 0

  /// Prepares to parse a text from its beginning.
  init(_ text: String, readsQuotes: Bool) {
    bytes = Array(text.utf8)
    self.readsQuotes = readsQuotes
  }

  /// Reads up to the closing brace of the enclosing choice, or to the end of the text.
  ///
  /// `enclosing` is nil for the whole text; `depth` is the number of enclosing choices.
  mutating func message(inside enclosing: Enclosing?, depth: Int) throws(Fault) -> [FormTemplate.Piece] {
    guard depth <= Self.deepest else { throw Fault("choices are nested more than \(Self.deepest) deep") }
    var pieces: [FormTemplate.Piece] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "'") where readsQuotes:
        guard let quoted = quoted(isPlural: enclosing?.isPlural ?? false) else {
          text.append(byte)
          break
        }
        flush()
        pieces.append(.literal(quoted))
      case UInt8(ascii: "#") where enclosing?.isPlural == true:
        text += Array((enclosing?.number ?? "#").utf8)
        position += 1
      case UInt8(ascii: "{"):
        let piece = try argument(depth: depth)
        // A `$` or `%` before the brace is literal here, unlike in `${name}` in other formats.
        let sign = text.last.flatMap { "$%".utf8.contains($0) ? $0 : nil }
        if sign != nil { text.removeLast() }
        flush()
        if let sign { pieces.append(.literal(String(Unicode.Scalar(sign)))) }
        pieces.append(piece)
      case UInt8(ascii: "}") where enclosing != nil:
        flush()
        return pieces
      default:
        text.append(byte)
        position += 1
      }
    }
    guard enclosing == nil else { throw Fault("a closing brace is missing") }
    flush()
    return pieces
  }

  /// Reads quoted text, or returns nil if the apostrophe is literal.
  ///
  /// The position is then after the apostrophe, or after both apostrophes of a pair.
  private mutating func quoted(isPlural: Bool) -> String? {
    let next = byte(position + 1)
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || (isPlural && next == UInt8(ascii: "#")) else {
      position += next == UInt8(ascii: "'") ? 2 : 1
      return nil
    }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "'") {
        position += 1
        guard byte(position) == UInt8(ascii: "'") else { break }
      }
      text.append(bytes[position])
      position += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an argument or a choice; the next byte is its opening brace.
  private mutating func argument(depth: Int) throws(Fault) -> FormTemplate.Piece {
    position += 1
    let name = word()
    guard !name.isEmpty else { throw Fault("no argument name follows a brace") }
    if pass("}") { return .argument(name) }
    guard pass(",") else { throw Fault("the argument \(Quotation(name)) is not closed by a brace") }
    let type = word()
    guard let kind = Self.kinds[type] else {
      if let near = NearName.nearest(to: type, among: ["plural", "select", "selectordinal"]) {
        throw Fault("\(Quotation(type)) of \(Quotation(name)) is not an argument type; did you mean \(near)?")
      }
      types[name] = type
      try skipStyle(of: name)
      return .argument(name)
    }
    guard pass(",") else { throw Fault("the \(type) of \(Quotation(name)) has no branches") }
    if kind != .select { types[name] = "number" }
    return try choice(name, type, kind, depth: depth)
  }

  private static let kinds: [String: TextForm.Choice.Kind] = [
    "plural": .plural, "select": .select, "selectordinal": .ordinal,
  ]

  private mutating func choice(
    _ name: String, _ type: String, _ kind: TextForm.Choice.Kind, depth: Int
  ) throws(Fault) -> FormTemplate.Piece {
    var branches: [FormTemplate.Branch] = []
    var values: Set<String> = []
    var offset = 0.0
    while true {
      skipBlanks()
      if pass("}") { break }
      let selector = word()
      if branches.isEmpty, kind != .select, selector == "offset" || selector.hasPrefix("offset:") {
        if selector == "offset" { _ = pass(":") }
        let number = selector == "offset" ? word() : String(selector.dropFirst("offset:".count))
        offset = Double(number.isEmpty ? word() : number) ?? 0
        continue
      }
      guard !selector.isEmpty, pass("{") else {
        let found = selector.isEmpty ? "no" : Quotation(selector).description
        throw Fault("the \(type) of \(Quotation(name)) has \(found) where a branch such as other {…} belongs")
      }
      let number = selector.hasPrefix("=") ? Double(selector.dropFirst()).map { SlotShape.shown($0 - offset) } : nil
      let inside = Enclosing(isPlural: kind != .select, number: number ?? "{\(name)}")
      let pieces = try message(inside: inside, depth: depth + 1)
      position += 1
      guard values.insert(selector).inserted else { continue }
      branches.append(
        FormTemplate.Branch(choice: TextForm.Choice(kind, argument: name, value: selector), pieces: pieces))
    }
    guard !branches.isEmpty else { throw Fault("the \(type) of \(Quotation(name)) has no branches") }
    // A rule about plural forms reports plurals without `other`.
    if kind == .select, !values.contains("other"), !withoutOther.contains(name) { withoutOther.append(name) }
    return .choice(by: "\(kind) \(name)", branches)
  }

  /// Skips the style of an argument, up to and including the closing brace.
  private mutating func skipStyle(of name: String) throws(Fault) {
    var depth = 0
    while depth >= 0, position < bytes.count {
      if bytes[position] == UInt8(ascii: "{") { depth += 1 }
      if bytes[position] == UInt8(ascii: "}") { depth -= 1 }
      position += 1
    }
    if depth < 0 { return }
    throw Fault("the argument \(Quotation(name)) is not closed by a brace")
  }

  private func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Skips the next byte if it is the given ASCII character, and returns whether it did.
  private mutating func pass(_ sign: Unicode.Scalar) -> Bool {
    guard byte(position) == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while [0x09, 0x0A, 0x0D, 0x20].contains(byte(position)) { position += 1 }
  }

  /// Reads a name, type or selector and skips the white space around it.
  private mutating func word() -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !"{},'".utf8.contains(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    skipBlanks()
    return word
  }
}
