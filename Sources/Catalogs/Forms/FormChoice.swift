import AuditModel

extension [TextForm] {
  /// The form that stands for all: the one whose choices are `other`, or the nearest to that.
  ///
  /// Without `other` that is `many`, `few` or the last, which are the widest most often.
  var standing: TextForm? {
    var best: (rank: Int, form: TextForm)?
    for form in self {
      let rank = form.choices.map(Self.rank).min() ?? 4
      if best.map({ rank > $0.rank }) ?? true { best = (rank, form) }
    }
    return best?.form
  }

  private static func rank(_ choice: TextForm.Choice) -> Int {
    switch choice.value {
    case "other": 4
    case "many", "iphone": 3
    case "few": 2
    case "two": 1
    default: 0
    }
  }
}

extension LocalizedString {
  /// Takes over forms: the one that stands for all gives text and place.
  ///
  /// A single form without choices is the text itself.
  ///
  /// - Parameter forms: The forms, not empty.
  mutating func take(_ forms: [TextForm]) {
    guard let standing = forms.standing else { return }
    text = standing.text
    location = standing.location
    guard forms.count > 1 || !standing.choices.isEmpty else { return }
    var details = details ?? TextDetails()
    details.forms = forms
    self.details = details
  }
}
