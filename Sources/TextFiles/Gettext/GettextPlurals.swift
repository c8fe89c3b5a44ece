import Documents

/// The plural categories of the numbered forms in a gettext catalog.
struct GettextPlurals: Hashable {
  /// The category of each form; nil for a form without whole numbers, such as one for decimals.
  let categories: [String?]
  /// Whether the formula in the header was understood.
  let isSure: Bool

  /// Whole numbers that reach all forms of the formulas in use; gettext does not count decimals.
  private static let numbers = Array(0...1200) + [1_000_000, 1_000_001, 1_200_000, 2_000_000]

  /// Evaluates the formula in the header's `Plural-Forms`, such as `nplurals=2; plural=(n != 1);`.
  ///
  /// Example numbers of the language's plural categories show the category of each form.
  init(header: String?, locale: String) {
    let examples = PluralExamples.all(for: locale)
    var fields: [String: String] = [:]
    for part in (header ?? "").split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let name = String(part[..<sign].filter { !$0.isWhitespace })
      fields[name] = String(part[part.index(after: sign)...])
    }
    let count = fields["nplurals"].flatMap { Int($0.filter { !$0.isWhitespace }) }
    guard let count, 1...10 ~= count, let formula = fields["plural"].flatMap(PluralFormula.init) else {
      categories = examples.map(\.category)
      isSure = false
      return
    }
    categories = Self.categories(formula, count, examples)
    isSure = true
  }

  private static func categories(
    _ formula: PluralFormula, _ count: Int, _ examples: [PluralExamples.Example]
  ) -> [String?] {
    let other = PluralName.other.rawValue
    var found = [String?](repeating: nil, count: count)
    for (category, number) in examples {
      guard let form = formula.form(of: number), found.indices.contains(form) else { continue }
      // If two categories share a form, `other` takes precedence.
      if found[form] == nil || category == other { found[form] = category }
    }
    if count > 1, !found.contains(PluralName.one.rawValue), let form = formula.form(of: 1), found.indices.contains(form)
    {
      found[form] = PluralName.one.rawValue
    }
    let taken = Set(numbers.compactMap(formula.form))
    if !found.contains(other), found[count - 1] == nil, taken.isEmpty || taken.contains(count - 1) {
      found[count - 1] = other
    }
    // The remaining forms are for numbers with a category of their own, such as whole millions.
    for form in found.indices where found[form] == nil && (taken.isEmpty || taken.contains(form)) {
      let many = PluralName.many.rawValue
      found[form] = taken.isEmpty || found.contains(many) ? "form \(form)" : many
    }
    return found
  }

  /// The categories of all forms that numbers select.
  var numbered: [String] { categories.compactMap(\.self) }

  /// Returns the category of a form, numbered from 0, or nil if the form has no whole numbers.
  ///
  /// Beyond the header's count, the result is `form` with the number.
  func category(_ index: Int) -> String? { categories.indices.contains(index) ? categories[index] : "form \(index)" }
}
