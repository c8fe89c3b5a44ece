/// Which plural category each numbered form of a gettext catalog is for.
struct GettextPlurals: Hashable {
  /// The category of each form.
  let categories: [String]
  /// Whether the header's formula was understood.
  let isSure: Bool

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
    var found = [String?](repeating: nil, count: count)
    for (category, number) in examples {
      guard let form = formula.form(of: number), found.indices.contains(form) else { continue }
      // Where two categories share a form, it is the one for everything else.
      if found[form] == nil || category == "other" { found[form] = category }
    }
    if count > 1, !found.contains("one"), let form = formula.form(of: 1), found.indices.contains(form) {
      found[form] = "one"
    }
    let hasOther = found.contains("other")
    categories = found.enumerated().map { index, category in
      category ?? (index == count - 1 && !hasOther ? "other" : "form \(index)")
    }
    isSure = true
  }

  /// The category of a form.
  ///
  /// - Parameter index: The form's number from 0.
  /// - Returns: Its category; for a form that the header does not have, a word with its number.
  func category(_ index: Int) -> String { categories.indices.contains(index) ? categories[index] : "form \(index)" }
}
