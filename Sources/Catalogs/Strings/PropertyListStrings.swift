import AuditModel
import Foundation

/// The entries of a `.strings` file that is a binary or an XML property list; such lists have no lines.
struct PropertyListStrings {
  /// The entries, sorted by key.
  private(set) var entries: StringsEntries
  /// What was wrong.
  private(set) var issues: [InputIssue] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name in locations.
  ///   - locale: The language of its texts.
  ///   - group: What all languages of this table share.
  init(_ bytes: [UInt8], file: String, locale: String, group: String) {
    entries = StringsEntries(bytes: bytes.count)
    let start = SourceLocation(file: file, line: 1, column: 1)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    } catch {
      issues.append(
        InputIssue(
          severity: .error, location: start, message: "the file is a damaged property list",
          remedy: "build it again from its source, or check it with plutil -lint"))
      return
    }
    guard let table = list as? [String: Any] else {
      issues.append(
        InputIssue(
          severity: .error, location: start, message: "the property list is no dictionary of keys and texts",
          remedy: "make its root a dictionary"))
      return
    }
    for key in table.keys.sorted() {
      if let value = table[key] as? String {
        entries.append(LocalizedString(location: start, key: key, text: value, locale: locale, group: group))
      } else {
        issues.append(
          InputIssue(
            severity: .warning, location: start,
            message: "the value of \(Quotation(key)) is no string and is not measured", remedy: "give the key a string")
        )
      }
    }
  }
}
