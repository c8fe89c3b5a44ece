package import AuditModel

/// A JSON value with its position; objects keep the order of their members and duplicate keys.
package struct LocatedJSON: Sendable {
  /// A position in the text: line and column from 1, with the column in Unicode scalars.
  ///
  /// Both numbers take 32 bits, because a file with a million values has as many positions.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The start of a text.
    package static let start = Place(line: 1, column: 1)

    private var shortLine: Int32
    private var shortColumn: Int32

    package init(line: Int, column: Int) {
      shortLine = Int32(clamping: line)
      shortColumn = Int32(clamping: column)
    }

    package var line: Int { Int(shortLine) }
    package var column: Int {
      get { Int(shortColumn) }
      set { shortColumn = Int32(clamping: newValue) }
    }

    package var description: String { "\(line):\(column)" }
  }

  /// One member of an object.
  package struct Member: Sendable {
    package var key: String
    /// The position of the key's opening quotation mark.
    package var keyPlace: Place
    package var value: LocatedJSON
  }

  /// The content of a value, without its position.
  package enum Content: Sendable {
    case object([Member])
    case array([LocatedJSON])
    /// An array of four numbers that is stored outside the tree; the value is its index in ``JSONQuads``.
    case quad(Int)
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// A problem in the text.
  package struct Problem: Error, Hashable, Sendable {
    package var severity: InputIssue.Severity
    package var place: Place
    package var message: String
    package var remedy: String
    /// Whether the problem stopped reading.
    package var isFatal: Bool

    package init(
      severity: InputIssue.Severity = .error, place: Place, message: String, remedy: String, isFatal: Bool = false
    ) {
      self.severity = severity
      self.place = place
      self.message = message
      self.remedy = remedy
      self.isFatal = isFatal
    }

    package var line: Int { place.line }
    package var column: Int { place.column }
  }

  package var content: Content
  /// The position of the value's first character.
  package var place: Place
  /// Whether the object or array was closed; false if reading stopped inside it.
  package var isComplete = true

  package init(content: Content, place: Place, isComplete: Bool = true) {
    self.content = content
    self.place = place
    self.isComplete = isComplete
  }

  package var line: Int { place.line }
  package var column: Int { place.column }

  /// The kind of value with its article, as shown to users.
  package var kind: String {
    switch content {
    case .object: "an object"
    case .array, .quad: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  /// Whether the value is not null.
  package var isSomething: Bool { if case .null = content { false } else { true } }

  /// The text of a string, or nil for other values.
  package var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The members of an object, or nil for other values.
  package var object: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The maximum nesting depth of objects and arrays; real string files have fewer than ten levels.
  static let deepestNesting = 512

  /// Parses a JSON text (RFC 8259) in UTF-8, with or without a byte order mark.
  ///
  /// Parsing stops at the first fatal problem. The value contains everything read before that.
  package static func parse(_ bytes: [UInt8], of input: JSONInput = .texts) -> (
    value: LocatedJSON?, problems: [Problem]
  ) {
    JSONParser.read(bytes, of: input) { parser in
      parser.readOn()
      return parser.root
    }
  }
}
