import AuditModel
import Foundation

/// A compiled property list; such lists have no lines.
struct BinaryPropertyList {
  /// The members of its root, sorted by key.
  private(set) var members: [PropertyListValue.Member] = []
  /// What was wrong.
  private(set) var issues: [InputIssue] = []

  /// Whether a file is one.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name in locations.
  init(_ bytes: [UInt8], file: String) {
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil) else {
      issues.append(
        InputIssue(
          atStartOf: file, message: "the file is a damaged property list",
          remedy: "build it again from its source, or check it with plutil -lint"))
      return
    }
    guard let table = Self.value(list, start).members else {
      issues.append(
        InputIssue(
          atStartOf: file, message: "the property list is no dictionary of keys and texts",
          remedy: "make its root a dictionary"))
      return
    }
    members = table
    issues.append(
      InputIssue(
        severity: .warning, location: start,
        message: "the file is compiled and has no lines, so that all its texts are told as line 1",
        remedy: "read the file it was made from, if there is one"))
  }

  private static func value(_ value: Any, _ start: SourceLocation) -> PropertyListValue {
    if let text = value as? String { return PropertyListValue(content: .text(text), location: start) }
    guard let table = value as? [String: Any] else {
      return PropertyListValue(content: .other(value is [Any] ? "an array" : "no text"), location: start)
    }
    let members = table.sorted { $0.key < $1.key }.map { key, inner in
      PropertyListValue.Member(key: key, location: start, value: Self.value(inner, start))
    }
    return PropertyListValue(content: .dictionary(members), location: start)
  }
}
