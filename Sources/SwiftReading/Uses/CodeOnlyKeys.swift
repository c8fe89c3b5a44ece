internal import AuditModel
internal import SwiftTrees

/// The keys that code looks up and that no table has.
///
/// They are keys like any other, so their texts are followed too: code itself may contain the text, or the table may be
/// missing from the folder.
struct CodeOnlyKeys {
  /// The keys, in the order of the files.
  private(set) var keys: [TextKey] = []
  /// The texts that code draws for keys that no table has.
  private(set) var defaults: [TextKey: String] = [:]

  /// The default table of a lookup.
  private static let standardTable = "Localizable"

  /// Adds the keys of mentions to the lookup, and their numbers to the mentions.
  init(_ found: inout [KeyReferenceFinder.Found], _ lookup: inout KeyLookup) {
    var numbers: [TextKey: Int] = [:]
    var (groups, all): ([Int: TextKey], [(key: TextKey, text: String?)]) = ([:], [])
    for (index, one) in found.enumerated() where one.mention.keys.isEmpty && one.mention.isLookedUp {
      let table = one.mention.table.flatMap { $0.isEmpty ? nil : $0 } ?? Self.standardTable
      let key = TextKey(key: one.mention.key, table: table)
      groups[index] = key
      all.append((key, one.mention.fallback))
    }
    guard !all.isEmpty else { return }
    for (key, text) in all {
      if numbers[key] == nil {
        numbers[key] = lookup.keys.count + keys.count
        keys.append(key)
      }
      if let text, defaults[key] == nil { defaults[key] = text }
    }
    lookup.add(keys)
    for (index, key) in groups {
      guard let number = numbers[key] else { continue }
      found[index].mention.keys = [number]
      found[index].mention.isOnlyInCode = true
    }
  }
}

extension KeyReference {
  /// Whether code certainly looks the key up.
  fileprivate var isLookedUp: Bool {
    (way == .localized || way == .accessor) && !text.isEmpty && !text.unicodeScalars.contains { $0 == "\u{FFFC}" }
      && IntentText(node) == nil
  }
}
