import Documents

/// Which plural category each numbered form of a gettext catalog is for.
struct GettextPlurals: Hashable {
  /// The category of each form; nil for one that no whole number takes, such as that of decimals.
  let categories: [String?]
  /// Whether the header's formula was understood.
  let isSure: Bool

  /// Numbers that tell all forms of the formulas in use apart; gettext counts in whole numbers alone.
  private static let numbers = Array(0...1200) + [1_000_000, 1_000_001, 1_200_000, 2_000_000]

  /// Compares the header's formula with the language's categories.
  ///
  /// - Parameters:
  ///   - header: The header's `Plural-Forms`, such as `nplurals=2; plural=(n != 1);`.
  ///   - locale: The language, a BCP 47 tag.
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
      // Where two categories share a form, it is the one for everything else.
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
    // What is left is for the numbers that the language counts apart, such as whole millions.
    for form in found.indices where found[form] == nil && (taken.isEmpty || taken.contains(form)) {
      let many = PluralName.many.rawValue
      found[form] = taken.isEmpty || found.contains(many) ? "form \(form)" : many
    }
    return found
  }

  /// The category of a form.
  ///
  /// - Parameter index: The form's number from 0.
  /// - Returns: Its category; for a form that the header does not have, a word with its number; nil for one that no whole
  ///   number takes.
  func category(_ index: Int) -> String? { categories.indices.contains(index) ? categories[index] : "form \(index)" }
}
