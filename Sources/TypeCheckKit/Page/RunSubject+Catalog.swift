import Adaptivity
import AuditModel
import Foundation
import LayoutFiles
import RuleKit

extension RunSubject {
  private struct Key: Hashable {
    var group: String
    var key: String
  }

  /// Creates the subject of a run on the texts of a catalog, or on those that `isMeasured` selects.
  init(_ catalog: Catalog, measuring isMeasured: [Bool]?) {
    self.init()
    var known: Set<Key> = []
    var tags: [String] = []
    for (index, string) in catalog.strings.enumerated() where isMeasured?[index] ?? true {
      known.insert(Key(group: string.group, key: string.key))
      if tags.last != string.locale { tags.append(string.locale) }
    }
    keys = known.count
    languages = tags.distinct.map(Language.init)
    coversTexts = isMeasured?.allSatisfy(\.self) ?? true
  }

  /// Adds the name and version that the app's `Info.plist` files state, if they agree.
  mutating func add(_ manifests: [AppManifest]) {
    let names = Set(manifests.compactMap(\.name))
    guard names.count == 1, let name = names.first else { return }
    self.name = name
    let versions = Set(manifests.compactMap { $0.name == nil ? nil : $0.version })
    version = versions.count == 1 ? versions.first : nil
  }
}

extension RunSubject.Language {
  /// Creates a language from its BCP 47 tag.
  init(_ tag: String) {
    // No valid tag is longer.
    let name = tag.utf8.count <= 64 ? Locale(identifier: "en_US").localizedString(forIdentifier: tag) : nil
    self.init(
      tag: tag, name: name ?? tag, isRightToLeft: LayoutDirection(locale: tag) == .rightToLeft)
  }
}
