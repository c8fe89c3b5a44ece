import AuditModel
import Documents

extension [TextForm] {
  /// The form that represents all others, such as in lists of texts; nil if there are no forms.
  ///
  /// It has the `other` branch of all choices, or the nearest to it: `many`, `few` and `two`, which are usually the
  /// widest, and the iPhone form.
  ///
  /// Of several widths, it has the narrowest, because a text fits if any width fits. Among equals, it is the first.
  var standing: TextForm? { count > 1 ? self.min { $0.rank < $1.rank } : first }
}

extension TextForm {
  /// The total distance of the choices from `other`, and the total width.
  fileprivate var rank: (Int, Double) {
    choices.reduce(into: (0, 0)) { rank, choice in
      if choice.kind == .width {
        rank.1 += Double(choice.value) ?? 0
      } else {
        rank.0 += Self.distances[choice.value] ?? 4
      }
    }
  }

  private static let distances = ["other": 0, "many": 1, "iphone": 1, "few": 2, "two": 3]

  /// Creates a form without choices.
  init(_ text: LocatedText) { self.init(choices: [], text: text.text, location: text.location) }

  /// Creates a form with one choice.
  init(_ text: LocatedText, _ kind: Choice.Kind, argument: String? = nil, _ value: String) {
    self.init(choices: [Choice(kind, argument: argument, value: value)], text: text.text, location: text.location)
  }
}

extension LocalizedString {
  /// Creates a text with all its forms; returns nil if there are no forms.
  ///
  /// `conversions` are those of the arguments, by argument number.
  init?(_ forms: [TextForm], key: String, in source: SourceFile, conversions: [String: String] = [:]) {
    guard let first = forms.first else { return nil }
    self.init(location: first.location, key: key, text: first.text, locale: source.locale, group: source.group)
    take(forms)
    if !conversions.isEmpty { changeDetails { $0.conversions = conversions } }
  }

  /// Sets the forms; the representative form determines text and location.
  ///
  /// The forms must not be empty. A single form without choices is not stored, because it is the text itself, unless it
  /// has literal parts that look like placeholders.
  mutating func take(_ forms: [TextForm]) {
    guard let standing = forms.standing else { return }
    text = standing.text
    location = standing.location
    if forms.contains(where: { !$0.choices.isEmpty || !$0.literals.isEmpty }) { changeDetails { $0.forms = forms } }
  }

  /// Sets the forms of the text in the source language; an empty list means that there is no such text.
  mutating func take(source forms: [TextForm]) {
    source = forms.standing?.text
    if forms.contains(where: { !$0.choices.isEmpty }) { changeDetails { $0.sourceForms = forms } }
  }
}
