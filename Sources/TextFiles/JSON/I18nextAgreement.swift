import AuditModel
import Documents

/// Takes texts apart again that ``I18nextForms`` joined in some languages of a table only.
///
/// Where no form says `{{count}}`, categories are all that tells a plural from keys such as `choice_one` and `choice_two`,
/// and those are other ones in every language. So such a text stays joined only if every file of its table agrees.
struct I18nextAgreement {
  /// A key of a table.
  private struct Key: Hashable {
    var group: String
    var key: Substring
  }

  /// The keys that a file has apart, without their category.
  private var apart: Set<Key> = []

  /// Looks at all texts of a run and takes apart what is joined without the consent of every file.
  ///
  /// - Parameter catalog: The texts of all files, with what was counted of them.
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

  /// Whether all forms of a text are those of a plural by the keys' ends, and none says the number.
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
        single.details?.forms = []
        if single.details?.isEmpty == true { single.details = nil }
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
