/// A UIKit system colour in one appearance, with its source.
public struct SystemColor: Hashable, Codable, Sendable {
  /// The name in UIKit without the suffix `Color`, such as `secondaryLabel`.
  public var name: String
  /// The iOS releases for which the value was published.
  public var era: String
  /// The colour.
  public var color: Color
  /// The published table that contains the value.
  public var source: String
  /// A remark on the value; may be empty.
  public var note: String
  /// Whether the value was published for earlier releases and is used because no newer value exists.
  public var isCarriedOver: Bool
}
