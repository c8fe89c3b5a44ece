/// A problem in the definition of a named colour that did not stop the reader.
///
/// Rules report faults as findings, so faults do not appear among the ``InputIssue`` values as well.
public struct ColorFault: Hashable, Codable, Sendable {
  /// The kind of problem.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Every component is `0` or `1` without a decimal point: 1 was read as 1/255, but 1.0 may be intended.
    case ambiguousComponents
    /// A component is outside 0…1 in a colour space without an extended range.
    case componentOutOfRange
    /// The alpha is outside 0…1 and was clamped.
    case alphaOutOfRange
    /// Two entries have the same conditions; the first one is used.
    case duplicateEntry
    /// No entry has a colour.
    case nothingAssigned
    /// No entry applies to all appearances and devices, so some have no colour.
    case noFallback
    /// Every entry is for Display P3 screens.
    case wideGamutOnly
    /// The value of the system colour is not published.
    case unknownSystemColor
  }

  /// The kind of problem.
  public var kind: Kind
  /// The problem as a sentence, without a final full stop.
  public var message: String
  /// The location of the entry.
  public var location: SourceLocation

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - kind: The kind of problem.
  ///   - message: The problem as a sentence, without a final full stop.
  ///   - location: The location of the entry.
  public init(_ kind: Kind, _ message: String, location: SourceLocation) {
    self.kind = kind
    self.message = message
    self.location = location
  }
}
