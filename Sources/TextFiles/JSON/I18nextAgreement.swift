import AuditModel
import Documents

/// Separates texts that ``I18nextForms`` joined in only some languages of a table.
///
/// Without `{{count}}`, a plural differs from keys such as `choice_one` and `choice_two` only by its categories, which
/// depend on the language. Such a text stays joined only if every file of its table joins it.
struct I18nextAgreement {
  /// A key in a table.
  private struct Key: Hashable {
    var group: String
    var key: Substring
  }

  /// The keys, without category suffix, whose forms are separate texts in any file.
  private var apart: Set<Key> = []

  /// Separates joined texts that another file keeps separate, and corrects the counts.
  static func settle(_ catalog: inout Catalog) {
    guard catalog.files.contains(where: { isJSON($0.path) }) else { return }
    var agreement = I18nextAgreement()
    for string in catalog.strings { agreement.note(string) }
    guard !agreement.apart.isEmpty else { return }
    agreement.takeApart(&catalog)
  }

  private mutating func note(_ string: LocalizedString) {
    guard string.key.utf8.contains(UInt8(ascii: "_")), Self.isJSON(string.location.file),
      let line = string.key.lastIndex(of: "_"),
      PluralName(rawValue: String(string.key[string.key.index(after: line)...])) != nil
    else { return }
    apart.insert(Key(group: string.group, key: string.key[..<line]))
  }

  private static func isJSON(_ path: String) -> Bool {
    path.utf8.suffix(5).lazy.map { $0 | 0x20 }.elementsEqual(".json".utf8)
  }

  /// Returns whether a joined text may not be a plural: no form has `{{count}}`, and another file separates it.
  private func isDoubtful(_ string: LocalizedString) -> Bool {
    guard let forms = string.details?.forms, forms.count > 1, Self.isJSON(string.location.file),
      apart.contains(Key(group: string.group, key: string.key[...]))
    else { return false }
    return forms.allSatisfy { form in
      form.choices.count == 1 && form.choices[0].kind == .plural && form.choices[0].argument == "count"
        && !Placeholder.found(in: form.text).contains { $0.name == "count" && $0.spelling.hasPrefix("{{") }
    }
  }

  private func takeApart(_ catalog: inout Catalog) {
    var more: [String: Int] = [:]
    var strings: [LocalizedString] = []
    strings.reserveCapacity(catalog.strings.count)
    for string in catalog.strings {
      guard isDoubtful(string), let forms = string.details?.forms else {
        strings.append(string)
        continue
      }
      for form in forms {
        var single = string
        single.key = "\(string.key)_\(form.choices[0].value)"
        (single.text, single.location) = (form.text, form.location)
        single.changeDetails { $0.forms = [] }
        strings.append(single)
      }
      more[string.location.file, default: 0] += forms.count - 1
      catalog.locales[string.locale, default: 0] += forms.count - 1
    }
    catalog.strings = strings
    for index in catalog.files.indices { catalog.files[index].texts += more[catalog.files[index].path] ?? 0 }
    let left = (catalog.leftOut[LeftOutReason.joined] ?? 0) - more.values.reduce(0, +)
    catalog.leftOut[LeftOutReason.joined] = left > 0 ? left : nil
  }
}
