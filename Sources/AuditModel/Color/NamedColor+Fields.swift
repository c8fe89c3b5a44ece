public import DynamicType

extension NamedColor {
  /// The stored properties of a named colour.
  public struct Fields: Hashable, Codable, Sendable {
    /// The name, preceded by the namespaced folders that contain it: `folder/name`.
    public var name: String
    /// The uses of the colour.
    public var roles: Set<ColorRole>
    /// Whether the roles were guessed from the name.
    public var rolesAreGuessed: Bool
    /// The entries, in file order.
    public var variants: [ColorVariant]
    /// Other cues that convey the same meaning, such as `underline` or `icon`.
    public var cues: [String]
    /// The text style in which it is used, if the file specifies one.
    public var style: TextStyle?
    /// The font weight, if the file overrides the style's.
    public var weight: FontWeight?
    /// The comment in the file.
    public var comment: String?
    /// The name of the colour that this colour is an alias of; the two are equal on purpose.
    public var alias: String?
    /// Problems in the entries that did not stop the reader.
    public var faults: [ColorFault] = []
    /// Whether every entry of the file was read.
    ///
    /// If not, a missing entry proves nothing, and the input issues give the reason.
    public var isComplete = true
    /// The location of the definition.
    public var location: SourceLocation
    /// The kind of file it comes from.
    public var origin: Origin
  }

  /// An identity that unmodified copies of a colour share.
  package var identity: ObjectIdentifier { ObjectIdentifier(fields) }
}

extension NamedColor: Codable {
  /// Decodes a colour.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error of the decoder.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Encodes the stored properties of the colour.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
