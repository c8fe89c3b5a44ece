import AuditModel

extension LocalizedString {
  /// Creates a text with all its forms.
  ///
  /// The form that stands for the whole is that of `other`; of widths the narrowest, since a text fits if any does.
  ///
  /// - Parameters:
  ///   - forms: The forms; where there are none there is no text.
  ///   - key: The key.
  ///   - source: The file.
  ///   - conversions: What the file says of the arguments' conversions.
  init?(_ forms: [TextForm], key: String, in source: SourceFile, conversions: [String: String]) {
    let ranks = forms.map(FormRank.init)
    guard let best = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) else { return nil }
    self.init(
      location: forms[best].location, key: key, text: forms[best].text, locale: source.locale, group: source.group)
    let hasChoices = forms.contains { !$0.choices.isEmpty }
    guard hasChoices || !conversions.isEmpty else { return }
    var details = TextDetails()
    if hasChoices { details.forms = forms }
    details.conversions = conversions
    self.details = details
  }
}

/// How near a form is to the one that stands for the whole text.
private struct FormRank: Comparable {
  /// How many choices are neither `other` nor what comes next to it.
  private let strays: Int
  private let width: Double

  init(_ form: TextForm) {
    var strays = 0
    var width = 0.0
    for choice in form.choices {
      switch (choice.kind, choice.value) {
      case (.width, let value): width += Double(value) ?? 0
      case (_, "other"): break
      case (.device, "iphone"): strays += 1
      default: strays += 2
      }
    }
    self.strays = strays
    self.width = width
  }

  static func < (left: FormRank, right: FormRank) -> Bool {
    (left.strays, left.width) < (right.strays, right.width)
  }
}
