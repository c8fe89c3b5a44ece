public import ColorContrast
public import DynamicType

/// A colour with a name and a value per appearance.
public struct NamedColor: Hashable, Sendable {
  /// The kind of file that a colour comes from.
  public enum Origin: String, Codable, Sendable {
    /// A colour set of an asset catalog.
    case assetCatalog
    /// The project's own palette file.
    case palette
    /// A W3C Design Tokens file.
    case designTokens
    /// UIKit's system colours.
    case system
    /// A literal in place of a name.
    case literal
  }

  /// The name, preceded by the namespaced folders that contain it: `folder/name`.
  public var name: String {
    get { fields.value.name }
    set { fields = fields.changed { $0.name = newValue } }
  }
  /// The uses of the colour.
  public var roles: Set<ColorRole> {
    get { fields.value.roles }
    set { fields = fields.changed { $0.roles = newValue } }
  }
  /// Whether the roles were guessed from the name.
  public var rolesAreGuessed: Bool {
    get { fields.value.rolesAreGuessed }
    set { fields = fields.changed { $0.rolesAreGuessed = newValue } }
  }
  /// The entries, in file order.
  public var variants: [ColorVariant] {
    get { fields.value.variants }
    set { fields = fields.changed { $0.variants = newValue } }
  }
  /// Other cues that convey the same meaning, such as `underline` or `icon`.
  public var cues: [String] {
    get { fields.value.cues }
    set { fields = fields.changed { $0.cues = newValue } }
  }
  /// The text style it is used in, if the file names one.
  public var style: TextStyle? {
    get { fields.value.style }
    set { fields = fields.changed { $0.style = newValue } }
  }
  /// The font weight, if the file overrides the style's.
  public var weight: FontWeight? {
    get { fields.value.weight }
    set { fields = fields.changed { $0.weight = newValue } }
  }
  /// The comment in the file.
  public var comment: String? {
    get { fields.value.comment }
    set { fields = fields.changed { $0.comment = newValue } }
  }
  /// The name of the colour that this one is an alias of; the two are equal on purpose.
  public var alias: String? {
    get { fields.value.alias }
    set { fields = fields.changed { $0.alias = newValue } }
  }
  /// Problems in its entries that did not stop the reader.
  public var faults: [ColorFault] {
    get { fields.value.faults }
    set { fields = fields.changed { $0.faults = newValue } }
  }
  /// Whether every entry of the file was read.
  ///
  /// If not, a missing entry proves nothing, and the input issues give the reason.
  public var isComplete: Bool {
    get { fields.value.isComplete }
    set { fields = fields.changed { $0.isComplete = newValue } }
  }
  /// The location of the definition.
  public var location: SourceLocation {
    get { fields.value.location }
    set { fields = fields.changed { $0.location = newValue } }
  }
  /// The kind of file it comes from.
  public var origin: Origin {
    get { fields.value.origin }
    set { fields = fields.changed { $0.origin = newValue } }
  }

  /// Shared storage: every pair holds two colours and every rule gets pairs, so a copy must be cheap.
  var fields: Shared<Fields>

  init(_ fields: Fields) { self.fields = Shared(fields) }

  /// Creates a named colour without faults.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - roles: The uses of the colour.
  ///   - rolesAreGuessed: Whether the roles were guessed from the name.
  ///   - variants: The entries.
  ///   - cues: Other cues that convey the same meaning.
  ///   - location: The location of the definition.
  ///   - origin: The kind of file it comes from.
  public init(
    name: String, roles: Set<ColorRole> = [], rolesAreGuessed: Bool = false, variants: [ColorVariant],
    cues: [String] = [], location: SourceLocation, origin: Origin
  ) {
    self.init(
      Fields(
        name: name, roles: roles, rolesAreGuessed: rolesAreGuessed, variants: variants, cues: cues, faults: [],
        isComplete: true,
        location: location, origin: origin))
  }

  /// The entry that applies in an environment.
  ///
  /// Of the entries whose conditions all match, the one with the most conditions wins. Ties are broken by luminosity,
  /// contrast, gamut, idiom in this order, then by position. Dark with increased contrast therefore falls back to dark,
  /// then to increased contrast, then to any. Unassigned slots are skipped.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The entry; nil if none applies.
  public func variant(in environment: ColorEnvironment) -> ColorVariant? {
    var best: (rank: Int, index: Int)?
    for (index, variant) in variants.enumerated() where variant.value != .unassigned {
      guard let rank = variant.rank(in: environment), rank > best?.rank ?? -1 else { continue }
      best = (rank, index)
    }
    return best.map { variants[$0.index] }
  }

  /// The colour in an environment; the names of system colours are resolved.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - generation: The iOS releases whose system colours are used.
  /// - Returns: The colour; nil if no entry applies or the system colour is not published.
  public func color(in environment: ColorEnvironment, _ generation: SystemGeneration) -> Color? {
    switch variant(in: environment)?.value {
    case .color(let color): color
    case .system(let name): SystemColors.color(name, environment.appearance, generation)?.color
    case .unassigned, nil: nil
    }
  }
}
