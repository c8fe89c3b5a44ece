import AuditModel

extension Catalog {
  /// Adds the argument values that code passes to formats, in the language of each format.
  mutating func fill(_ arguments: [TextKey: [Int: FormatArgument]]) {
    guard !arguments.isEmpty else { return }
    let translations = translations(
      of: arguments.values.reduce(into: []) { keys, values in
        for case .key(let key) in values.values { keys.insert(key) }
      })
    for index in strings.indices {
      guard let values = arguments[TextKey(of: strings[index])] else { continue }
      var details = strings[index].details ?? TextDetails()
      for (number, value) in values {
        switch value {
        case .text(let text): details.samples[String(number)] = text
        case .key(let key):
          guard let texts = translations[key]?[strings[index].locale], texts.count == 1 else { continue }
          details.samples[String(number)] = texts.first
        }
      }
      strings[index].details = details
    }
  }

  /// Returns the texts of keys by language; a text with placeholders or forms counts as two, so its value is unknown.
  private func translations(of keys: Set<TextKey>) -> [TextKey: [String: Set<String>]] {
    guard !keys.isEmpty else { return [:] }
    var found: [TextKey: [String: Set<String>]] = [:]
    for string in strings {
      let key = TextKey(of: string)
      guard keys.contains(key) else { continue }
      let isPlain = string.details?.forms.isEmpty != false && !Placeholder.mayStand(in: string.text)
      // Two texts leave the value unknown.
      found[key, default: [:]][string.locale, default: []].formUnion(isPlain ? [string.text] : ["", string.text])
    }
    return found
  }
}
