public import ColorContrast
public import DynamicType

/// A colour with a name and a value for every appearance.
public struct NamedColor: Hashable, Sendable {
  /// What kind of file it comes from.
  public enum Origin: String, Codable, Sendable {
    /// A colour set of an asset catalog.
    case assetCatalog
    /// Our own palette file.
    case palette
    /// A W3C Design Tokens file.
    case designTokens
    /// UIKit's own colours.
    case system
    /// Written out where it is used.
    case literal
  }

  /// Its name; in namespaced folders with the folders before it, `folder/name`.
  public var name: String {
    get { fields.value.name }
    set { fields = fields.changed { $0.name = newValue } }
  }
  /// What it is used for.
  public var roles: Set<ColorRole> {
    get { fields.value.roles }
    set { fields = fields.changed { $0.roles = newValue } }
  }
  /// Whether the roles were only guessed from the name.
  public var rolesAreGuessed: Bool {
    get { fields.value.rolesAreGuessed }
    set { fields = fields.changed { $0.rolesAreGuessed = newValue } }
  }
  /// Its entries as written, in their order.
  public var variants: [ColorVariant] {
    get { fields.value.variants }
    set { fields = fields.changed { $0.variants = newValue } }
  }
  /// Further ways in which the same thing is shown, such as `underline` or `icon`.
  public var cues: [String] {
    get { fields.value.cues }
    set { fields = fields.changed { $0.cues = newValue } }
  }
  /// The text style it is used in, where the file says one.
  public var style: TextStyle? {
    get { fields.value.style }
    set { fields = fields.changed { $0.style = newValue } }
  }
  /// The weight instead of the style's own, where the file says one.
  public var weight: FontWeight? {
    get { fields.value.weight }
    set { fields = fields.changed { $0.weight = newValue } }
  }
  /// What the file says about it.
  public var comment: String? {
    get { fields.value.comment }
    set { fields = fields.changed { $0.comment = newValue } }
  }
  /// The name of the colour it only refers to, so that both being equal is meant.
  public var alias: String? {
    get { fields.value.alias }
    set { fields = fields.changed { $0.alias = newValue } }
  }
  /// What is wrong with its entries although they could be read.
  public var faults: [ColorFault] {
    get { fields.value.faults }
    set { fields = fields.changed { $0.faults = newValue } }
  }
  /// Whether every entry of the file was read; where not, what is missing says nothing and the input issues say why.
  public var isComplete: Bool {
    get { fields.value.isComplete }
    set { fields = fields.changed { $0.isComplete = newValue } }
  }
  /// Where it stands.
  public var location: SourceLocation {
    get { fields.value.location }
    set { fields = fields.changed { $0.location = newValue } }
  }
  /// What kind of file it comes from.
  public var origin: Origin {
    get { fields.value.origin }
    set { fields = fields.changed { $0.origin = newValue } }
  }

  /// Every pair of a palette holds two colours and every rule is handed pairs, so a colour is one reference to copy.
  var fields: Shared<Fields>

  init(_ fields: Fields) { self.fields = Shared(fields) }

  /// Creates a named colour without faults.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - roles: What it is used for.
  ///   - rolesAreGuessed: Whether the roles were only guessed from the name.
  ///   - variants: Its entries.
  ///   - cues: Further ways in which the same thing is shown.
  ///   - location: Where it stands.
  ///   - origin: What kind of file it comes from.
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

  /// The entry that serves in an environment.
  ///
  /// The one that meets most of its own conditions, among those that fail none; ties go to luminosity, contrast, gamut,
  /// idiom in this order, then to the earlier entry. Dark with increased contrast therefore falls back to dark, then to
  /// increased contrast, then to any. Unassigned slots serve nothing.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The entry; nil where none serves.
  public func variant(in environment: ColorEnvironment) -> ColorVariant? {
    var best: (rank: Int, index: Int)?
    for (index, variant) in variants.enumerated() where variant.value != .unassigned {
      guard let rank = variant.rank(in: environment), rank > best?.rank ?? -1 else { continue }
      best = (rank, index)
    }
    return best.map { variants[$0.index] }
  }

  /// The colour in an environment, UIKit's own colours looked up.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - generation: The iOS releases whose palette counts.
  /// - Returns: The colour; nil where no entry serves or the system's colour is not published.
  public func color(in environment: ColorEnvironment, _ generation: SystemGeneration) -> Color? {
    switch variant(in: environment)?.value {
    case .color(let color): color
    case .system(let name): SystemColors.color(name, environment.appearance, generation)?.color
    case .unassigned, nil: nil
    }
  }
}
