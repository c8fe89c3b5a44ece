import AuditModel
import Documents

extension [TextForm] {
  /// The form that represents all others, such as in lists of texts.
  ///
  /// It is the form with the `other` branch of all choices, or the nearest to it. Of several widths it is the
  /// narrowest, because a text fits if any width does; among equals, the first.
  ///
  /// Without `other`, the nearest are `many`, `few` and `two`, which are usually the widest, and the form for iPhone.
  var standing: TextForm? {
    var best: (rank: FormRank, form: TextForm)?
    for form in self {
      let rank = FormRank(form)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, form) }
    }
    return best?.form
  }
}

/// Ranks forms by their distance to the one that represents the whole text.
private struct FormRank: Comparable {
  /// The sum over all choices of the distance from `other`.
  private var distance = 0
  private var width = 0.0

  init(_ form: TextForm) {
    for choice in form.choices {
      switch choice.kind {
      case .width: width += Double(choice.value) ?? 0
      case .device, .select, .plural, .ordinal: distance += Self.distance(choice.value)
      }
    }
  }

  private static func distance(_ value: String) -> Int {
    switch value {
    case PluralName.other.rawValue: 0
    case PluralName.many.rawValue, "iphone": 1
    case PluralName.few.rawValue: 2
    case PluralName.two.rawValue: 3
    default: 4
    }
  }

  static func < (left: FormRank, right: FormRank) -> Bool {
    (left.distance, left.width) < (right.distance, right.width)
  }
}

extension LocalizedString {
  /// Creates a text with all its forms; nil if there are no forms.
  ///
  /// The conversions are those of the arguments, by number.
  init?(_ forms: [TextForm], key: String, in source: SourceFile, conversions: [String: String] = [:]) {
    guard let first = forms.first else { return nil }
    self.init(location: first.location, key: key, text: first.text, locale: source.locale, group: source.group)
    take(forms)
    guard !conversions.isEmpty else { return }
    var details = details ?? TextDetails()
    details.conversions = conversions
    self.details = details
  }

  /// Sets the forms; the representative one determines text and location.
  ///
  /// A single form without choices is not stored: it is the text itself. The exception is a form with literal parts
  /// that look like placeholders.
  ///
  /// - Parameter forms: The forms, not empty.
  mutating func take(_ forms: [TextForm]) {
    guard let standing = forms.standing else { return }
    text = standing.text
    location = standing.location
    guard forms.contains(where: { !$0.choices.isEmpty || !$0.literals.isEmpty }) else { return }
    var details = details ?? TextDetails()
    details.forms = forms
    self.details = details
  }

  /// Sets the forms of the text in the source language; empty if there is no such text.
  mutating func take(source forms: [TextForm]) {
    source = forms.standing?.text
    guard forms.contains(where: { !$0.choices.isEmpty }) else { return }
    var details = details ?? TextDetails()
    details.sourceForms = forms
    self.details = details
  }
}
