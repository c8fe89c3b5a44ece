import Documents
import Foundation

/// Finds the identifiers of scenes and cells in files that are not read as code.
///
/// Objective-C states them as literals, often in macros and headers, and property lists may have those of menus.
enum FileMentions {
  /// The endings of the files.
  private static let endings: Set<String> = ["m", "mm", "h", "pch", "plist"]
  /// The largest file that is searched, in bytes (our own limit; larger ones are data).
  private static let largest = 4 << 20

  /// Returns the identifiers, among some, that files of an app contain.
  static func found(_ identifiers: Set<String>, in inventory: Inventory) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    let files = inventory.entries.filter { $0.kind == .file && endings.contains($0.ending) }
    let found = files.concurrentMap { file -> [String] in
      guard let bytes = FileBytes.read(file.path, limit: largest) else { return [] }
      let data = Data(bytes)
      return identifiers.filter { data.range(of: Data($0.utf8)) != nil }
    }
    return Set(found.joined())
  }

  /// The endings of Objective-C, of which only localized literals are read as code.
  private static let objectiveC: Set<String> = ["m", "mm", "h", "pch"]

  /// Returns the names, among some, that are whole literals of Objective-C files.
  static func literals(_ names: Set<String>, in inventory: Inventory) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let files = inventory.entries.filter { $0.kind == .file && objectiveC.contains($0.ending) }
    let found = files.concurrentMap { file -> Set<String> in
      guard let bytes = FileBytes.read(file.path, limit: largest) else { return [] }
      // The parts between all quotation marks of a line include its literals.
      let parts = bytes.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
      return names.intersection(parts.lazy.map { String(decoding: $0, as: UTF8.self) })
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }
}
