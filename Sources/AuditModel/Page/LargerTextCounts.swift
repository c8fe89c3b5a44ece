public import Adaptivity

/// The outcomes of texts at the sizes that the App Store's *Larger Text* requires, by device family and language.
///
/// These are all sizes up to the setting AX3, at which body is at least twice as large as at Large.
public struct LargerTextCounts: Hashable, Sendable {
  /// Texts of one language on one device family.
  public struct Group: Hashable, Sendable {
    /// The device family; nil for texts whose width does not depend on devices, which count for every family.
    public var family: Device.Family?
    /// The language as a BCP 47 tag; empty if it is not known.
    public var locale: String

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - family: The device family; nil for texts whose width does not depend on devices.
    ///   - locale: The language as a BCP 47 tag; empty if it is not known.
    public init(family: Device.Family?, locale: String) {
      self.family = family
      self.locale = locale
    }
  }

  /// The outcomes of the texts in catalogs and code.
  public var texts: [Group: TextOutcomes] = [:]
  /// The outcomes of the texts on screens that layouts describe.
  public var screens: [Group: TextOutcomes] = [:]

  /// Creates empty counts.
  public init() {}

  /// The device families whose texts were counted, in the order of `Device.Family.allCases`.
  public var families: [Device.Family] {
    let known = Set(texts.keys.compactMap(\.family)).union(screens.keys.compactMap(\.family))
    return Device.Family.allCases.filter(known.contains)
  }

  /// Returns the outcomes in a language on a device family.
  ///
  /// - Parameters:
  ///   - locale: The language as a BCP 47 tag.
  ///   - family: The family; nil for the sum of all families.
  /// - Returns: The outcomes of texts and of texts on screens.
  public func outcomes(in locale: String, on family: Device.Family?) -> (texts: TextOutcomes, screens: TextOutcomes) {
    func sum(_ counts: [Group: TextOutcomes]) -> TextOutcomes {
      var sum = counts[Group(family: nil, locale: locale)] ?? TextOutcomes()
      for one in family.map({ [$0] }) ?? Device.Family.allCases {
        sum.add(counts[Group(family: one, locale: locale)] ?? TextOutcomes())
      }
      return sum
    }
    return (sum(texts), sum(screens))
  }

  /// Adds the counts of another part of the run.
  package mutating func add(_ other: LargerTextCounts) {
    for (group, counts) in other.texts { texts[group, default: TextOutcomes()].add(counts) }
    for (group, counts) in other.screens { screens[group, default: TextOutcomes()].add(counts) }
  }
}
