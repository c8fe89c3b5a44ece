import Documents
import Foundation

/// Finds the identifiers of scenes and cells, and the names of pictures and colours, in files that are not read as code.
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

  /// Whether Objective-C files call a method with another argument than a literal, as in `imageNamed:name`.
  static func callsWithValue(_ method: String, in inventory: Inventory) -> Bool {
    let name = Data("\(method):".utf8)
    return inventory.entries.contains { file in
      guard file.kind == .file, objectiveC.contains(file.ending), let bytes = FileBytes.read(file.path, limit: largest)
      else { return false }
      let data = Data(bytes)
      var rest = data[...]
      while let call = rest.firstRange(of: name) {
        rest = rest[call.upperBound...]
        let argument = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        if let argument, argument != UInt8(ascii: "@") { return true }
      }
      return false
    }
  }
}
