import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Sources as texts, read without files.
enum Sources {
  /// Reads a source, which must be within the limits.
  static func tree(
    _ source: String, conditions: SourceConditions = SourceConditions(), named name: String = "A.swift"
  ) throws -> SourceTree {
    guard let tree = SourceParser(conditions: conditions).parse(Array(source.utf8), named: name).tree else {
      throw Refused()
    }
    return tree
  }

  /// The uses of keys in sources.
  ///
  /// A key is `key` in the table Localizable, or `Table/key`.
  static func uses(of keys: [String], _ sources: String..., findsScreens: Bool = false) throws -> SourceUses {
    let trees = try sources.enumerated().map { try tree($1, named: "\($0).swift") }
    return SourceUses(
      of: keys.map { key in
        let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 ? TextKey(key: parts[1], table: parts[0]) : TextKey(key: key, table: "Localizable")
      }, in: trees, findsScreens: findsScreens)
  }

  /// The screens of sources without tables.
  static func screens(_ sources: String...) throws -> [CodeScreen] {
    let trees = try sources.enumerated().map { try tree($1, named: "\($0).swift") }
    return SourceUses(of: [], in: trees, findsScreens: true).screens
  }

  struct Refused: Error {}
}

extension SourceTree {
  /// The tree as text: kind, label and name of each node, with its children in parentheses.
  var outline: String { root.outline }
}

extension SourceNode {
  var outline: String {
    let name = (label.isEmpty ? "" : "\(label):") + self.name
    let inner = children.map(\.outline).joined(separator: " ")
    return "\(kind)" + (name.isEmpty ? "" : " \(name)") + (inner.isEmpty ? "" : " (\(inner))")
  }
}
