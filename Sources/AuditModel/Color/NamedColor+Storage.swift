import DynamicType

extension NamedColor {
  /// What a named colour consists of.
  struct Fields: Hashable, Codable, Sendable {
    var name: String
    var roles: Set<ColorRole>
    var rolesAreGuessed: Bool
    var variants: [ColorVariant]
    var cues: [String]
    var style: TextStyle?
    var weight: FontWeight?
    var comment: String?
    var alias: String?
    var faults: [ColorFault]
    var isComplete: Bool
    var location: SourceLocation
    var origin: Origin
  }

  /// The place in which copies of a named colour keep what they consist of, until one of them changes it.
  final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  /// The same for copies of a colour that nobody has changed since.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  mutating func change(_ body: (inout Fields) -> Void) {
    var fields = storage.fields
    body(&fields)
    storage = Storage(fields)
  }
}

extension NamedColor: Hashable, Codable {
  /// Whether two named colours are the same in every respect.
  ///
  /// - Parameters:
  ///   - lhs: The first colour.
  ///   - rhs: The second colour.
  /// - Returns: Whether they are the same.
  public static func == (lhs: NamedColor, rhs: NamedColor) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.fields == rhs.storage.fields
  }

  /// Adds everything that a colour consists of to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

  /// Reads a colour.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes a colour.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }
}
