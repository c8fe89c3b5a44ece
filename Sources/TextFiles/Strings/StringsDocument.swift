import AuditModel
import Documents

/// Reads Apple's `.strings`: text in UTF-8 or UTF-16, or a binary or XML property list.
///
/// Like Apple's reader, it uses the last of equal keys and drops the backslash of an unknown escape. Apple's reader
/// does so silently; this one adds a warning.
struct StringsDocument {
  /// Reads a file; texts are in file order.
  static func read(_ bytes: [UInt8], file: String, locale: String, group: String) -> Catalog {
    var catalog = Catalog()
    let entries: StringsEntries
    switch StringsText(bytes, file: file) {
    case .empty: return catalog
    case .unreadable(let issue):
      catalog.issues.append(issue)
      return catalog
    case .binary:
      let list = PropertyListStrings(bytes, file: file, locale: locale, group: group)
      catalog.issues = list.issues
      entries = list.entries
    case .text(let text):
      if isMarkup(text) {
        let list = PropertyListStrings(bytes, file: file, locale: locale, group: group)
        catalog.issues = list.issues
        entries = list.entries
      } else {
        let parser = text.withUnsafeBufferPointer { StringsParser($0, file: file, locale: locale, group: group) }
        catalog.issues = parser.issues
        entries = parser.entries
      }
    }
    add(entries, to: &catalog)
    return catalog
  }

  /// Whether the text is an XML property list.
  private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  private static func add(_ entries: StringsEntries, to catalog: inout Catalog) {
    catalog.strings = entries.strings
    var left: Set<Int> = []
    for (earlier, later) in entries.repeated {
      let (first, second) = (catalog.strings[earlier], catalog.strings[later])
      left.insert(earlier)
      catalog.issues.append(
        InputIssue(
          severity: .warning, location: second.location, key: second.key,
          message: "the key \(Quotation(second.key)) is in line \(first.location.line) too; this one counts",
          remedy: "remove one of them"))
    }
    for place in entries.spoken where left.insert(place).inserted {
      catalog.leftOut[LeftOutReason.spoken, default: 0] += 1
    }
    if !left.isEmpty {
      catalog.strings = entries.strings.indices.filter { !left.contains($0) }.map { entries.strings[$0] }
    }
    if !catalog.issues.isEmpty {
      catalog.issues.sort { $0.location < $1.location }
    }
  }
}
