internal import Vocabulary

/// The descriptions of source keys, from the heads of the embedded tables.
package struct SourceList: Hashable, Sendable {
  /// The sources of all four tables.
  package static let standard = SourceList([
    TableDecoder(EmbeddedResources.devices_csv, name: "devices"),
    TableDecoder(EmbeddedResources.safe_areas_csv, name: "safe-areas"),
    TableDecoder(EmbeddedResources.multitasking_csv, name: "multitasking"),
    TableDecoder(EmbeddedResources.layout_guides_csv, name: "layout-guides"),
  ])

  /// The source keys in alphabetical order.
  package let keys: [String]
  private let words: [String: String]

  init(_ tables: [TableDecoder]) {
    var words: [String: String] = [:]
    for line in tables.flatMap({ $0.headLines["source"] ?? [] }) {
      let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
      // If several tables describe a source, the first description wins.
      guard parts.count == 2, words[parts[0]] == nil else { continue }
      words[parts[0]] = parts[1]
    }
    self.words = words
    keys = words.keys.sorted()
  }

  /// The description of a source key; nil if the key is unknown.
  package subscript(key: String) -> String? { words[key] }

  /// Returns the source keys that texts about origins mention.
  package func keys(in texts: [String]) -> [String] {
    let named = texts.flatMap { text in
      text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }.map(String.init)
    }
    return Set(named).filter { words[$0] != nil }.sorted()
  }
}
