/// Something wrong with a named colour that reading survived; a rule tells it, so it is no input issue as well.
public struct ColorFault: Hashable, Codable, Sendable {
  /// What is wrong.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Every component is `0` or `1` without a point, so 1 may be meant as 1.0; it was read as 1/255.
    case ambiguousComponents
    /// A component is outside 0…1 in a space that has nothing there.
    case componentOutOfRange
    /// The alpha is outside 0…1; it was taken as the nearer end.
    case alphaOutOfRange
    /// Two entries for the same slot; the first one counts.
    case duplicateEntry
    /// No slot has a colour.
    case nothingAssigned
    /// There is no entry for any appearance and device, so some have no colour.
    case noFallback
    /// Every entry is for screens with the gamut of Display P3.
    case wideGamutOnly
    /// A system colour that is not published, so it has no value here.
    case unknownSystemColor
  }

  /// What is wrong.
  public var kind: Kind
  /// What is wrong as a sentence without a final full stop.
  public var message: String
  /// Where it is.
  public var location: SourceLocation

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - message: What is wrong as a sentence without a final full stop.
  ///   - location: Where it is.
  public init(_ kind: Kind, _ message: String, location: SourceLocation) {
    self.kind = kind
    self.message = message
    self.location = location
  }
}
