extension Int {
  /// The number with commas between groups of three digits: `1,234`.
  package var grouped: String {
    let digits = Array(String(magnitude))
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
  /// Returns the number with its noun: `1 text`, `1,234 texts`.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) \(form(noun, plural ?? noun + "s"))"
  }

  /// Returns the singular for 1, otherwise the plural.
  package func form(_ one: String, _ others: String) -> String { self == 1 ? one : others }
}
