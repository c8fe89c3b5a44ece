import AuditModel
import Documents

/// A reader of Apple's `.strings`: text in UTF-8 or UTF-16, or a binary or XML property list.
///
/// Like Apple's reader, it uses the last of equal keys and drops the backslash of an unknown escape, but it also warns.
struct StringsReader: CatalogReader {
  static let format = CatalogFormat(id: "strings", name: "Apple strings", fileExtensions: ["strings"])
  static let blankFiles = BlankFiles.reportedWithoutBytes

  func read(_ source: SourceFile) -> Catalog {
    switch StringsText(source.bytes, file: source.path) {
    case .empty: return Catalog()
    case .unreadable(let issue): return Catalog(issue)
    case .text(let text) where !Self.isMarkup(text):
      let parser = text.withUnsafeBufferPointer { StringsParser($0, source) }
      return Self.catalog(parser.entries, parser.issues)
    case .binary, .text: return Self.propertyList(source)
    }
  }

  /// Returns whether a text is an XML property list.
  private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// Reads a property list; entries of XML lists are in file order, those of binary lists are sorted by key.
  private static func propertyList(_ source: SourceFile) -> Catalog {
    var entries = StringsEntries(bytes: source.bytes.count)
    var issues: [InputIssue] = []
    let ofFile = source.readPropertyList { member in
      guard let text = member.value.text else {
        issues.warn(
          at: member.value.location, key: member.key,
          "the value of \(Quotation(member.key)) is not a string and is not measured", fix: "give the key a string")
        return
      }
      var string = LocalizedString(
        location: member.value.location, key: member.key, text: text, locale: source.locale, group: source.group)
      issues += string.take(member.comments)
      entries.append(string)
    }
    // A binary list has only one line, so the issues of the whole file come first.
    return catalog(entries, BinaryPropertyList.isOne(source.bytes) ? ofFile + issues : issues + ofFile)
  }

  private static func catalog(_ entries: StringsEntries, _ issues: [InputIssue]) -> Catalog {
    var catalog = Catalog()
    catalog.strings = entries.strings
    catalog.issues = issues
    var left: Set<Int> = []
    for (earlier, later) in entries.repeated {
      let (first, second) = (entries.strings[earlier], entries.strings[later])
      left.insert(earlier)
      catalog.issues.append(.repeated(second.key, key: second.key, at: second.location, line: first.location.line))
    }
    for place in entries.spoken where left.insert(place).inserted {
      catalog.leaveOut(LeftOutReason.spoken)
      catalog.skippedKeys.insert(entries.strings[place].key)
    }
    catalog.remove(left)
    if !catalog.issues.isEmpty { catalog.sortIssues() }
    return catalog
  }
}

extension SourceFile {
  /// Reads the members of a property list one at a time; returns the issues of the whole file.
  func readPropertyList(_ read: (PropertyListValue.Member) -> Void) -> [InputIssue] {
    if BinaryPropertyList.isOne(bytes) {
      let list = BinaryPropertyList(bytes, file: path)
      list.members.forEach(read)
      return list.issues
    }
    var list = XMLPropertyList(bytes, file: path)
    while let member = list.nextMember() { read(member) }
    return list.issues
  }
}
