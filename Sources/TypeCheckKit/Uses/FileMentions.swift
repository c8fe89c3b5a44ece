import AuditModel
import Documents
import Foundation

/// A search for identifiers of scenes and cells, and names of pictures and colours, in files that are not read as code.
///
/// Objective-C has them as literals, often in macros and headers. Property lists may have those of menus.
enum FileMentions {
  /// The extensions of the files.
  private static let endings: Set<String> = ["m", "mm", "h", "pch", "plist"]
  /// The largest file that is searched, in bytes (our own limit; larger ones are data).
  private static let largest = 4 << 20

  /// Returns those identifiers that files of an app contain.
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

  /// The extensions of Objective-C files, in which only localized literals are read as code.
  private static let objectiveC: Set<String> = ["m", "mm", "h", "pch"]

  /// The literals and calls of Objective-C files.
  struct ObjectiveC: Sendable {
    /// The first place of each name that is a whole literal.
    var literals: [String: SourceLocation] = [:]
    /// The methods that are called with an argument other than a literal, as in `imageNamed:name`.
    var openCalls: Set<String> = []
  }

  /// Reads the Objective-C files of an app once.
  static func objectiveC(_ names: Set<String>, calls methods: [String], in inventory: Inventory) -> ObjectiveC {
    guard !names.isEmpty || !methods.isEmpty else { return ObjectiveC() }
    let files = inventory.entries.filter { $0.kind == .file && objectiveC.contains($0.ending) }
    let found = files.concurrentMap { file -> ObjectiveC in
      guard let bytes = FileBytes.read(file.path, limit: largest) else { return ObjectiveC() }
      return ObjectiveC(
        literals: literals(names, in: bytes, of: file.shown),
        openCalls: Set(methods.filter { isCalledWithValue($0, in: Data(bytes)) }))
    }
    return found.reduce(into: ObjectiveC()) { all, one in
      all.literals.merge(one.literals) { first, _ in first }
      all.openCalls.formUnion(one.openCalls)
    }
  }

  private static func literals(
    _ names: Set<String>, in bytes: [UInt8], of file: String
  ) -> [String: SourceLocation] {
    var table = LineTable(file: file)
    return bytes.withUnsafeBufferPointer { buffer in
      let offsets = ObjectiveCLiterals(names, in: bytes).offsets.sorted { $0.value < $1.value }
      return Dictionary(offsets.map { ($0, table.location(of: $1, in: buffer)) }) { first, _ in first }
    }
  }

  private static func isCalledWithValue(_ method: String, in data: Data) -> Bool {
    let name = Data("\(method):".utf8)
    var rest = data[...]
    while let call = rest.firstRange(of: name) {
      rest = rest[call.upperBound...]
      let argument = rest.first { !" \t\r\n".utf8.contains($0) }
      if let argument, argument != UInt8(ascii: "@") { return true }
    }
    return false
  }
}
