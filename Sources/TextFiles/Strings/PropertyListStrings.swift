import AuditModel
import Documents

/// The entries of a `.strings` file that is a binary or XML property list.
struct PropertyListStrings {
  /// The entries: those of an XML list in file order, those of a binary list sorted by key.
  private(set) var entries: StringsEntries
  /// Problems found in the file.
  private(set) var issues: [InputIssue] = []

  /// Reads a file; `file` is its name in locations.
  init(_ bytes: [UInt8], file: String, locale: String, group: String) {
    entries = StringsEntries(bytes: bytes.count)
    func add(_ member: PropertyListValue.Member) {
      guard let text = member.value.text else {
        issues.append(
          InputIssue(
            severity: .warning, location: member.value.location, key: member.key,
            message: "the value of \(Quotation(member.key)) is not a string and is not measured",
            remedy: "give the key a string"))
        return
      }
      var string = LocalizedString(
        location: member.value.location, key: member.key, text: text, locale: locale, group: group)
      issues += string.take(member.comments)
      entries.append(string)
    }
    if BinaryPropertyList.isOne(bytes) {
      let list = BinaryPropertyList(bytes, file: file)
      issues = list.issues
      for member in list.members { add(member) }
    } else {
      var list = XMLPropertyList(bytes, file: file)
      while let member = list.nextMember() { add(member) }
      issues += list.issues
    }
  }
}
