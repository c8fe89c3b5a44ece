public import ColorContrast
public import DynamicType

/// A colour with a name and a value for every appearance.
public struct NamedColor: Hashable, Codable, Sendable {
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
  public var name: String
  /// What it is used for.
  public var roles: Set<ColorRole>
  /// Whether the roles were only guessed from the name.
  public var rolesAreGuessed: Bool
  /// Its entries as written, in their order.
  public var variants: [ColorVariant]
  /// Further ways in which the same thing is shown, such as `underline` or `icon`.
  public var cues: [String]
  /// The text style it is used in, where the file says one.
  public var style: TextStyle?
  /// The weight instead of the style's own, where the file says one.
  public var weight: FontWeight?
  /// What the file says about it.
  public var comment: String?
  /// The name of the colour it only refers to, so that both being equal is meant.
  public var alias: String?
  /// What is wrong with its entries although they could be read.
  public var faults: [ColorFault]
  /// Where it stands.
  public var location: SourceLocation
  /// What kind of file it comes from.
  public var origin: Origin

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
    self.name = name
    self.roles = roles
    self.rolesAreGuessed = rolesAreGuessed
    self.variants = variants
    self.cues = cues
    style = nil
    weight = nil
    comment = nil
    alias = nil
    faults = []
    self.location = location
    self.origin = origin
  }

  /// Whether every entry of the file was read; where not, what is missing says nothing.
  public var isComplete: Bool { !faults.contains { $0.kind == .unreadEntry } }

  /// The entry that serves in an environment.
  ///
  /// The one that meets most of its own conditions, among those that fail none; ties go to luminosity, contrast, gamut,
  /// idiom in this order, then to the earlier entry. Dark with increased contrast therefore falls back to dark, then to
  /// increased contrast, then to any. Unassigned slots serve nothing.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The entry; nil where none serves.
  public func variant(in environment: ColorEnvironment) -> ColorVariant? {
    var best: (rank: Int, variant: ColorVariant)?
    for variant in variants where variant.value != .unassigned {
      guard let rank = variant.rank(in: environment), rank > best?.rank ?? -1 else { continue }
      best = (rank, variant)
    }
    return best?.variant
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
