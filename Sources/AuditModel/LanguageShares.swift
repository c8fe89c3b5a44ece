/// A selection of the findings to show if there are more than can be shown.
///
/// The worst few findings of each language come first, so that every language is represented. The worst of all
/// languages follow.
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
  ///   - findings: The findings, in any order.
  ///   - most: The number of findings that can be shown.
  package init(_ findings: some Sequence<Finding>, of most: Int) {
    var languages: Set<String> = []
    for finding in findings { languages.insert(Self.language(finding)) }
    share = max(3, most / max(1, languages.count) / 4)
    self.most = most
    left = Dictionary(uniqueKeysWithValues: languages.map { [share] in ($0, share) })
    open = languages.count
  }

  /// Whether the share of every language, or the overall limit, is used up.
  package var areFull: Bool { open == 0 || taken >= most }

  /// Returns whether ``takes(_:)`` would accept a finding.
  package func hasRoom(for finding: Finding) -> Bool { taken < most && left[Self.language(finding), default: 0] > 0 }

  /// Counts a finding against the share of its language.
  ///
  /// - Parameter finding: The next finding, in order from the worst.
  /// - Returns: True if the finding is selected; false if the share or the limit is used up.
  package mutating func takes(_ finding: Finding) -> Bool {
    let language = Self.language(finding)
    guard hasRoom(for: finding), let room = left[language] else { return false }
    left[language] = room - 1
    if room == 1 { open -= 1 }
    taken += 1
    return true
  }

  /// Returns the language of a finding; findings without a language, such as those about colours, share an entry.
  private static func language(_ finding: Finding) -> String { finding.locale ?? "" }
}
