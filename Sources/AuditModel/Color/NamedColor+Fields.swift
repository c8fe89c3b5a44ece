import DynamicType

extension NamedColor {
  /// The stored properties of a named colour.
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

  /// An identity that unmodified copies of a colour share.
  package var identity: ObjectIdentifier { ObjectIdentifier(fields) }
}

extension NamedColor: Codable {
  /// Reads a colour.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes a colour.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
