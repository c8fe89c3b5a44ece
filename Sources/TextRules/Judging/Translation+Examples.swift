internal import AuditModel

/// Translations for the examples of rules.
extension Translation {
  private static let place = SourceLocation(file: "de.json", line: 3, column: 12)

  /// Returns a translation with one form.
  static func text(
    _ text: String, source: String?, locale: String = "de", limit: Int? = nil
  ) -> Translation {
    let string = LocalizedString(location: place, key: "greeting", text: text, locale: locale, group: "*.json")
    return Translation(string: string, source: source, sourceLocale: "en", characterLimit: limit)
  }

  /// Returns a translation in a place that interprets Markdown.
  static func markdown(_ text: String, source: String?, locale: String = "de") -> Translation {
    var translation = Translation.text(text, source: source, locale: locale)
    translation.isMarkdown = true
    return translation
  }

  /// Returns a translation with a form for each plural category of one argument.
  static func plural(
    _ forms: KeyValuePairs<String, String>, source: KeyValuePairs<String, String>, locale: String,
    limit: Int? = nil, argument: String = "count"
  ) -> Translation {
    func made(_ pairs: KeyValuePairs<String, String>) -> [TextForm] {
      pairs.map {
        TextForm(choices: [.init(.plural, argument: argument, value: $0.key)], text: $0.value, location: place)
      }
    }
    var string = LocalizedString(
      location: place, key: "files", text: forms.last?.value ?? "", locale: locale, group: "*.json")
    var details = TextDetails()
    details.forms = made(forms)
    string.details = details
    return Translation(
      string: string, source: source.last?.value, sourceForms: made(source), sourceLocale: "en",
      isSource: locale == "en", characterLimit: limit)
  }
}
