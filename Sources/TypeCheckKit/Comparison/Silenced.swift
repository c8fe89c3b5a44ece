import AuditModel
import Documents
import TextFiles

/// The findings that are not in a report because a baseline accepts them or a comment turns them off.
struct Silenced {
  /// A rule (nil: all rules) that is silenced for a text or, if the key is nil, for a whole file.
  private struct Place: Hashable {
    var file: String
    var key: String?
    var locale: String?
    var rule: String?
  }

  private var places: Set<Place> = []

  /// Creates the set from the answered entries of a baseline, and from the comments in string files and code.
  ///
  /// The paths of the entries are relative to `folder`.
  init(_ entries: Set<Baseline.Key>, in folder: String, _ catalog: Catalog, _ facts: [CodeFact]) {
    for entry in entries {
      let file = FilePath.absolute(FilePath.joined(folder, entry.file))
      places.insert(Place(file: file, key: entry.key, locale: entry.locale, rule: entry.rule))
    }
    for string in catalog.strings {
      for mark in string.details?.suppressions ?? [] {
        let place = Place(file: FilePath.absolute(string.location.file), key: string.key, locale: string.locale)
        if mark.rules.isEmpty { places.insert(place) }
        for rule in mark.rules {
          var ofRule = place
          ofRule.rule = rule
          places.insert(ofRule)
        }
      }
    }
    for fact in facts {
      for rule in fact.disabled {
        places.insert(Place(file: FilePath.absolute(fact.location.file), key: nil, locale: nil, rule: rule))
      }
    }
  }

  /// Returns whether a finding of an earlier report may be silenced now.
  ///
  /// Slots and lines of code are not compared, so that no silenced finding counts as fixed.
  func contains(_ finding: EarlierFinding, in file: String) -> Bool {
    guard !places.isEmpty else { return false }
    let file = FilePath.absolute(file)
    let locale = finding.locale ?? ""
    return places.contains(Place(file: file, key: finding.key, locale: locale, rule: finding.rule))
      || places.contains(Place(file: file, key: finding.key, locale: locale, rule: nil))
      || places.contains(Place(file: file, key: nil, locale: nil, rule: finding.rule))
  }
}
