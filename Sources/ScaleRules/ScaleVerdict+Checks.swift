internal import DynamicType

extension ScaleVerdict {
  /// Checks that a number grows by one point per setting from XS to XXXL, where captions may stay equal from XS to M.
  ///
  /// `words` describes a step by its number and the one before.
  mutating func checkSteps(
    of sheet: ScaleSheet, _ number: (ScaleRow) -> Double?, named name: String, _ words: (String, String) -> String
  ) {
    for style in sheet.styles {
      let steps = sheet.standardSteps(of: style)
      if steps.isEmpty { skip("\(style.rawValue) has no two neighbouring settings from XS to XXXL") }
      for (smaller, larger) in steps {
        guard let before = number(smaller), let after = number(larger) else {
          skip("\(style.rawValue) has settings without a \(name)")
          continue
        }
        let step = after - before
        let standsStill = CaptionsAlike.covers(smaller) && CaptionsAlike.covers(larger) && step == 0
        // Decimal fractions have a rounding error.
        check(
          larger, standsStill || abs(step - 1) < 1e-6,
          "\(larger.label) \(words(after.points, before.points)) at \(smaller.category.shortName) "
            + "(line \(smaller.line)): a step of \(step.points), not 1")
      }
    }
  }

  /// Checks the weight of every row that has one; `complaint` describes the problem with a weight, or is nil for none.
  mutating func checkWeights(of sheet: ScaleSheet, _ complaint: (FontWeight) -> String?) {
    for row in sheet.rows {
      guard let weight = row.weight else { continue }
      let wrong = complaint(weight)
      check(row, wrong == nil, "\(row.label) is \(weight.rawValue): \(wrong ?? "")")
    }
    let without = sheet.rows.count { $0.weight == nil }
    if without > 0 { skip("\(without) of \(sheet.rows.count) rows give no weight") }
  }
}
