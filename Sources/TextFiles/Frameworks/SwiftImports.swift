import Documents

/// The modules that a Swift file imports, found without a parser.
struct SwiftImports {
  /// The names of the imported modules.
  private(set) var modules: Set<String> = []

  /// The keywords that may appear between `import` and the module's name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// Finds lines such as `import SwiftUI`, `@testable import App` and `public import struct SwiftUI.Color`.
  init(_ bytes: [UInt8]) {
    var isComment = false
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let start = line.drop { $0 == 0x20 || $0 == 0x09 }
      if isComment || start.starts(with: "/*".utf8) {
        isComment = !start.contains("*/".utf8)
      } else if Self.mayImport(start) {
        if let module = Self.module(String(decoding: start, as: UTF8.self)) { modules.insert(module) }
      }
    }
  }

  /// Returns whether a line may be an import; nearly all lines are not.
  private static func mayImport(_ line: ArraySlice<UInt8>) -> Bool {
    // An import begins with its keyword, an attribute or an access level.
    guard let first = line.first, "i@pf".utf8.contains(first) else { return false }
    return line.indices.contains { line[$0] == UInt8(ascii: "i") && line[$0...].starts(with: "import ".utf8) }
  }

  private static func module(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    guard let name = words[(place + 1)...].drop(while: kinds.contains).first else { return nil }
    return name.split(separator: ".").first.map(String.init)
  }

  private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
