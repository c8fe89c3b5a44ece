internal import Vocabulary

/// What the keys of sources stand for, from the heads of the embedded tables.
public struct SourceList: Hashable, Sendable {
  /// The sources of all four tables.
  public static let standard = SourceList([
    TableDecoder(EmbeddedResources.devices_csv, name: "devices"),
    TableDecoder(EmbeddedResources.safe_areas_csv, name: "safe-areas"),
    TableDecoder(EmbeddedResources.multitasking_csv, name: "multitasking"),
    TableDecoder(EmbeddedResources.layout_guides_csv, name: "layout-guides"),
  ])

  /// The keys in alphabetical order.
  public let keys: [String]
  private let words: [String: String]

  init(_ tables: [TableDecoder]) {
    var words: [String: String] = [:]
    for line in tables.flatMap({ $0.headLines["source"] ?? [] }) {
      let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
      // A source that several tables name is described by the first.
      guard parts.count == 2, words[parts[0]] == nil else { continue }
      words[parts[0]] = parts[1]
    }
    self.words = words
    keys = words.keys.sorted()
  }

  /// What a key stands for.
  ///
  /// - Parameter key: The key.
  public subscript(key: String) -> String? { words[key] }

  /// The keys that a text about origins names.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The keys in alphabetical order.
  public func keys(in texts: [String]) -> [String] {
    let named = texts.flatMap { text in
      text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }.map(String.init)
    }
    return Set(named).filter { words[$0] != nil }.sorted()
  }
}
