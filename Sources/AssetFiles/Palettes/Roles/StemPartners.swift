import AuditModel
import Documents

/// The backgrounds of a palette by name stem, for pairing with texts and symbols.
struct StemPartners {
  private typealias Ground = (stem: NameStem, color: NamedColor)

  /// The minimum number of names that must share a prefix for it to be the app's name (our own choice).
  ///
  /// Two colours with one stem share a prefix too, so a low number would mistake the stem for the app's name.
  private static let leastShared = 5

  private let prefix: [String]
  /// The backgrounds by meaning, in the order of the palette.
  private let grounds: [[String]: [Ground]]

  /// Collects the backgrounds of a palette, ignoring a leading `prefix` in names.
  init(_ colors: [NamedColor], prefix: [String]) {
    let shared = colors.count { NameWords($0.name).words.starts(with: prefix) }
    let prefix = shared < Self.leastShared ? [] : prefix
    self.prefix = prefix
    var grounds: [[String]: [Ground]] = [:]
    for color in colors {
      guard let stem = NameStem(color.name, prefix: prefix), stem.role == .background, !stem.meaning.isEmpty else {
        continue
      }
      grounds[stem.meaning, default: []].append((stem, color))
    }
    self.grounds = grounds
  }

  /// Returns a text or symbol with the background of its stem, or nil if no background clearly matches.
  func pair(of color: NamedColor) -> ColorPair? {
    guard let stem = NameStem(color.name, prefix: prefix), !stem.meaning.isEmpty,
      let relation = Self.relation(of: stem.role), let partners = grounds[stem.meaning]
    else { return nil }
    let same = partners.first { $0.stem.words == stem.words }
    let plain = partners.first { $0.stem.words == $0.stem.meaning }
    guard let partner = same ?? plain ?? (partners.count == 1 ? partners[0] : nil), partner.color.name != color.name
    else { return nil }
    var pair = PairGuess.guessed(relation, color, partner.color)
    pair.sharesStem = true
    return pair
  }

  private static func relation(of role: ColorRole) -> ColorPair.Relation? {
    switch role {
    case .text, .interactive: .text
    case .icon: .nonText
    case .background, .separator, .fill, .decorative, .disabled, .logotype: nil
    }
  }
}
