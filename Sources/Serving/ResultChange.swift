/// The difference between two results.
package struct ResultChange: Hashable, Sendable {
  /// The texts that are new or have other verdicts or measurements, sorted.
  package var changed: [TextQuery]
  /// The texts that no longer exist, sorted.
  package var removed: [TextQuery]
  /// The ids of findings that are new, sorted.
  package var new: [String]
  /// The ids of findings that remain but have changed, sorted.
  package var altered: [String]
  /// The ids of findings that no longer exist, sorted.
  package var fixed: [String]
  /// The exit status of the new result.
  package var exit: Int

  /// Compares two results.
  package init(from earlier: ServedResult, to later: ServedResult) {
    changed = later.texts.filter { earlier.texts[$0.key] != $0.value }.keys.sorted()
    removed = earlier.texts.keys.filter { later.texts[$0] == nil }.sorted()
    new = later.findings.keys.filter { earlier.findings[$0] == nil }.sorted()
    altered = later.findings.filter { earlier.findings[$0.key].map { [hash = $0.value] in $0 != hash } == true }
      .keys.sorted()
    fixed = earlier.findings.keys.filter { later.findings[$0] == nil }.sorted()
    exit = later.exit
  }
}

extension TextQuery: Comparable {
  package static func < (one: TextQuery, other: TextQuery) -> Bool {
    (one.key, one.locale, one.file ?? "") < (other.key, other.locale, other.file ?? "")
  }
}
