package import AuditModel

/// A binary property list.
///
/// It has no lines, so all locations are on line 1.
package struct BinaryPropertyList {
  /// The members of the root dictionary, sorted by key.
  package private(set) var members: [PropertyListValue.Member] = []
  /// Problems in the file.
  package private(set) var issues: [InputIssue] = []

  private let start: SourceLocation
  /// The number of objects and string bytes that may still be read.
  ///
  /// The limit exists because a file may refer to the same object many times.
  private var left: Int

  /// The maximum ratio of objects and string bytes, counted per reference, to the file size (our own limit).
  ///
  /// Ordinary files are far below this ratio.
  private static let repetition = 32

  /// The maximum nesting depth of dictionaries and arrays.
  private static let depth = 256

  /// Returns whether a file is a binary property list.
  package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a file; `isOfTexts` controls the warning that texts have no line numbers.
  package init(_ bytes: [UInt8], file: String, isOfTexts: Bool = true) {
    start = SourceLocation(startOf: file)
    left = Self.repetition * bytes.count
    guard let objects = BinaryObjects(bytes), let root = value(objects.root, in: objects, depth: 0) else {
      issues.refuse(
        at: start, "the file is a damaged property list",
        fix: "build it again from its source, or check it with plutil -lint")
      return
    }
    guard let table = root.members else {
      issues.refuse(
        at: start, "the property list is not a dictionary of keys and texts", fix: "make its root a dictionary")
      return
    }
    members = table
    guard isOfTexts else { return }
    issues.warn(
      at: start, "the file is compiled and has no lines, so all its texts are reported in line 1",
      fix: "check the file it was compiled from instead, if there is one")
  }

  /// Reads an object and everything in it, or returns nil if the file is damaged.
  private mutating func value(_ index: Int, in objects: BinaryObjects, depth: Int) -> PropertyListValue? {
    left -= 1
    guard left > 0, depth < Self.depth, let object = objects[index] else { return nil }
    let content: PropertyListValue.Content
    switch object {
    case .text(let text):
      left -= text.utf8.count
      content = .text(text)
    case .number(let number): content = .number(number)
    case .bool(let value): content = .bool(value)
    case .other(let kind): content = .other(kind)
    case .array(let items):
      var values: [PropertyListValue] = []
      for item in items {
        guard let inner = value(item, in: objects, depth: depth + 1) else { return nil }
        values.append(inner)
      }
      content = .array(values)
    case .dictionary(let pairs):
      var members: [PropertyListValue.Member] = []
      for pair in pairs {
        guard case .text(let key)? = objects[pair.key], let inner = value(pair.value, in: objects, depth: depth + 1)
        else { return nil }
        left -= key.utf8.count
        members.append(PropertyListValue.Member(key: key, location: start, value: inner))
      }
      content = .dictionary(members.sorted { $0.key < $1.key })
    }
    return PropertyListValue(content: content, location: start)
  }
}
