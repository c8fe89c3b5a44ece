import AuditModel
import Documents

extension [TextForm] {
  /// The form that stands for all: the one whose choices are `other`, or the nearest to that; of widths the narrowest,
  /// since a text fits if any does; of equals the first.
  ///
  /// Without `other` that is `many`, `few` or `two`, which are the widest most often, and the form of an iPhone.
  var standing: TextForm? {
    var best: (rank: FormRank, form: TextForm)?
    for form in self {
      let rank = FormRank(form)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, form) }
    }
    return best?.form
  }
}

/// How near a form is to the one that stands for the whole text.
private struct FormRank: Comparable {
  /// How far all choices are from `other`.
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
  /// Creates a text with all its forms.
  ///
  /// - Parameters:
  ///   - forms: The forms; where there are none there is no text.
  ///   - key: The key.
  ///   - source: The file.
  ///   - conversions: What the file says of the arguments' conversions.
  init?(_ forms: [TextForm], key: String, in source: SourceFile, conversions: [String: String] = [:]) {
    guard let first = forms.first else { return nil }
    self.init(location: first.location, key: key, text: first.text, locale: source.locale, group: source.group)
    take(forms)
    guard !conversions.isEmpty else { return }
    var details = details ?? TextDetails()
    details.conversions = conversions
    self.details = details
  }

  /// Takes over forms: the one that stands for all gives text and place.
  ///
  /// A single form without choices is the text itself, unless it has parts that only look like placeholders.
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

  /// Takes over the forms of the text in the source language.
  ///
  /// - Parameter forms: The forms; none where there is no such text.
  mutating func take(source forms: [TextForm]) {
    source = forms.standing?.text
    guard forms.contains(where: { !$0.choices.isEmpty }) else { return }
    var details = details ?? TextDetails()
    details.sourceForms = forms
    self.details = details
  }
}
