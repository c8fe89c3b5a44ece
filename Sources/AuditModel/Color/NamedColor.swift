public import ColorContrast

/// A named colour with a value for each appearance.
@dynamicMemberLookup
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
    /// A colour value written in place of a name.
    case literal
  }

  /// Accesses a stored property of the colour.
  @inlinable public subscript<Value>(dynamicMember property: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: property] }
    set { fields = fields.changed { $0[keyPath: property] = newValue } }
  }

  /// The shared storage of all properties.
  ///
  /// Every pair holds two colours and every rule receives pairs, so a copy must be cheap.
  @usableFromInline
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
        name: name, roles: roles, rolesAreGuessed: rolesAreGuessed, variants: variants, cues: cues,
        location: location, origin: origin))
  }

  /// Returns the entry that applies in an environment.
  ///
  /// Of the entries whose conditions all match, the one with the most conditions wins. Ties are broken by luminosity,
  /// contrast, gamut and idiom, in this order, then by position. Dark with increased contrast therefore falls back to
  /// dark, then to increased contrast, then to any appearance. Unassigned slots are skipped.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The entry; nil if none applies.
  public func variant(in environment: ColorEnvironment) -> ColorVariant? {
    var best: (rank: Int, index: Int)?
    for (index, variant) in self.variants.enumerated() where variant.value != .unassigned {
      guard let rank = variant.rank(in: environment), rank > best?.rank ?? -1 else { continue }
      best = (rank, index)
    }
    return best.map { self.variants[$0.index] }
  }

  /// Returns the colour in an environment, with names of system colours resolved.
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
