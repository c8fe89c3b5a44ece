/// Selects findings if not all of them can be shown.
///
/// The worst few of each language come first, so that every language is represented, then the worst of all.
package struct LanguageShares {
  private let share: Int
  private let most: Int
  private var taken = 0
  private var left: [String: Int]
  private var open: Int

  /// Divides a limit between the languages of findings.
  ///
  /// A quarter of the limit is divided equally, with at least three findings per language. The other three quarters are
  /// for the worst of all (our own choice).
  ///
  /// - Parameters:
  ///   - findings: The findings, worst first.
  ///   - most: The number of findings that can be shown.
  package init(_ findings: some Sequence<Finding>, of most: Int) {
    var languages: Set<String> = []
    for finding in findings { languages.insert(Self.language(finding)) }
    share = max(3, most / max(1, languages.count) / 4)
    self.most = most
    left = Dictionary(uniqueKeysWithValues: languages.map { [share] in ($0, share) })
    open = languages.count
  }

  /// Whether the shares of all languages, or the limit, are used up.
  package var areFull: Bool { open == 0 || taken >= most }

  /// Whether the share of a finding's language is not used up.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: Whether ``takes(_:)`` would accept it.
  package func hasRoom(for finding: Finding) -> Bool { taken < most && left[Self.language(finding), default: 0] > 0 }

  /// Counts a finding against the share of its language.
  ///
  /// - Parameter finding: The next finding, in order from the worst.
  /// - Returns: Whether the share was not yet used up.
  package mutating func takes(_ finding: Finding) -> Bool {
    let language = Self.language(finding)
    guard hasRoom(for: finding), let room = left[language] else { return false }
    left[language] = room - 1
    if room == 1 { open -= 1 }
    taken += 1
    return true
  }

  /// The language of a finding; findings without one, such as those on colours, share an entry.
  private static func language(_ finding: Finding) -> String { finding.locale ?? "" }
}
