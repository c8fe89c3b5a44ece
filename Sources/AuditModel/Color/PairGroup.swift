/// A colour with those it meets: what the rules on pairs judge.
///
/// A pair that a file declares is a group by itself. Pairs that only guessed roles bring together are one group a
/// colour, since nobody said which of them meet; so are the key colour's pairs, since any of them competes with it.
public struct PairGroup: Hashable, Codable, Sendable {
  /// The best ratio a colour has on what the palette has besides its members.
  public struct Elsewhere: Hashable, Codable, Sendable {
    /// Where it holds.
    public var environment: ColorEnvironment
    /// The other colour's name.
    public var name: String
    /// The WCAG ratio, unrounded.
    public var ratio: Double

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - environment: Where it holds.
    ///   - name: The other colour's name.
    ///   - ratio: The WCAG ratio.
    public init(environment: ColorEnvironment, name: String, ratio: Double) {
      self.environment = environment
      self.name = name
      self.ratio = ratio
    }
  }

  /// The first pair.
  public var head: PairMeasurement {
    didSet { members = [head] + members.dropFirst() }
  }
  /// Every pair, the first one first; kept, since every rule asks for it.
  public private(set) var members: [PairMeasurement]
  /// Where the first colour stands out best besides, one entry an environment; only where the roles are guessed.
  public var elsewhere: [Elsewhere]

  /// Every pair in which the first colour stands on something in the same way, the members among them.
  ///
  /// What a colour in its place has to serve too. Empty where only guesses bring them together.
  public var family: [PairMeasurement]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - head: The first pair.
  ///   - others: Every further pair with the same first colour.
  ///   - elsewhere: Where the first colour stands out best besides.
  public init(_ head: PairMeasurement, others: [PairMeasurement] = [], elsewhere: [Elsewhere] = []) {
    self.head = head
    members = [head] + others
    self.elsewhere = elsewhere
    family = []
  }

  /// Every further pair with the same first colour.
  public var others: ArraySlice<PairMeasurement> { members.dropFirst() }
  /// The first pair's colours and relation.
  public var pair: ColorPair { head.pair }
  /// Whether roles that were only guessed brought the colours together.
  public var isGuessed: Bool { head.pair.isGuessed }
  /// What the verdicts depend on besides the colours.
  public var conditions: ColorConditions { head.conditions }
}
