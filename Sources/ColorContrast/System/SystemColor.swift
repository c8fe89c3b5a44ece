/// One of UIKit's own colours in one appearance, and where the number comes from.
public struct SystemColor: Hashable, Codable, Sendable {
  /// Its name as UIKit spells it without `Color`, such as `secondaryLabel`.
  public var name: String
  /// The iOS releases the number was published for.
  public var era: String
  /// The colour.
  public var color: Color
  /// The published table it comes from.
  public var source: String
  /// What to know about the number; empty where there is nothing.
  public var note: String
  /// Whether the number was published for other releases than those asked for, and is taken for want of a newer one.
  public var isCarriedOver: Bool
}
