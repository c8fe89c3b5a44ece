public import AuditModel

/// Pairs with the same first colour that rules check together.
///
/// A pair declared in a file is a group of its own. Guessed roles do not show which colours are used together, so all
/// guessed pairs of a colour form one group. The key colour's pairs also form a group, because any of the other
/// colours may compete with the key colour.
public struct PairGroup: Sendable {
  /// The best contrast of the group's first colour with palette colours outside the group, in one environment.
  public struct Elsewhere: Hashable, Codable, Sendable {
    /// The environment in which the contrast was measured.
    public var environment: ColorEnvironment
    /// The other colour's name.
    public var name: String
    /// The WCAG ratio, unrounded.
    public var ratio: Double
  }

  /// The first pair.
  public var head: PairMeasurement {
    didSet { members = [head] + members.dropFirst() }
  }
  /// Every pair, starting with ``head``; stored because every rule reads this array.
  public private(set) var members: [PairMeasurement]
  /// The best contrast outside the group, one entry per environment.
  ///
  /// Empty unless the roles are guessed and no member reaches 7:1, the highest ratio that a rule requires.
  public var elsewhere: [Elsewhere]

  /// The backgrounds of all pairs with this first colour and relation that are neither guessed nor exempt.
  ///
  /// A suggested replacement colour must pass on all of them. Nil if all of them are in this group, or if the group
  /// itself is guessed or exempt.
  var family: PairFamily?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - head: The first pair.
  ///   - others: Every further pair with the same first colour.
  ///   - elsewhere: The best contrast outside the group, one entry per environment.
  public init(_ head: PairMeasurement, others: [PairMeasurement] = [], elsewhere: [Elsewhere] = []) {
    self.head = head
    members = [head] + others
    self.elsewhere = elsewhere
  }

  /// Every pair except ``head``.
  public var others: ArraySlice<PairMeasurement> { members.dropFirst() }
  /// The colours and relation of ``head``.
  public var pair: ColorPair { head.pair }
  /// Whether the pairs come from guessed roles.
  public var isGuessed: Bool { head.pair.isGuessed }
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions { head.conditions }
}
