/// Which findings come first where not all have room: the worst few of each language, so that none is left without, and
/// then the worst of all.
package struct LanguageShares {
  private let share: Int
  private let most: Int
  private var taken = 0
  private var left: [String: Int]
  private var open: Int

  /// Shares room between the languages of findings.
  ///
  /// Each gets an equal part of a quarter of the room (our own choice: three quarters are for the worst of all), three at
  /// least.
  ///
  /// - Parameters:
  ///   - findings: The findings, the worst first.
  ///   - most: How many have room.
  package init(_ findings: some Sequence<Finding>, of most: Int) {
    var languages: Set<String> = []
    for finding in findings { languages.insert(Self.language(finding)) }
    share = max(3, most / max(1, languages.count) / 4)
    self.most = most
    left = Dictionary(uniqueKeysWithValues: languages.map { [share] in ($0, share) })
    open = languages.count
  }

  /// Whether no language has anything left of its share.
  package var areFull: Bool { open == 0 || taken >= most }

  /// Whether there is room for a finding in the share of its language.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: Whether taking it would do.
  package func hasRoom(for finding: Finding) -> Bool { taken < most && left[Self.language(finding), default: 0] > 0 }

  /// Takes a finding into the share of its language.
  ///
  /// - Parameter finding: The next finding, the worst first.
  /// - Returns: Whether there was room for it.
  package mutating func takes(_ finding: Finding) -> Bool {
    let language = Self.language(finding)
    guard hasRoom(for: finding), let room = left[language] else { return false }
    left[language] = room - 1
    if room == 1 { open -= 1 }
    taken += 1
    return true
  }

  /// Findings without a language, such as those on colours, are one.
  private static func language(_ finding: Finding) -> String { finding.locale ?? "" }
}
