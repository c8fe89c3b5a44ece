internal import AuditModel
internal import ColorContrast

/// Ratios, colours and environments as they appear in sentences and tables.
extension Wording {
  /// `4.49`: two decimals, rounded down.
  static func ratio(_ ratio: Double) -> String { Ratio(ratio).column }

  /// `4.49`, `17.5`: three digits, rounded down, for tables with many columns.
  static func shortRatio(_ ratio: Double) -> String {
    let words = self.ratio(ratio)
    return ratio >= 10 ? String(words.dropLast()) : words
  }

  /// `3`, `4.5`: a threshold in its shortest form.
  static func threshold(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// `12.3`: one decimal, rounded towards zero, so that a value below a limit never appears to reach it.
  static func tenths(_ value: Double) -> String { Ratio.columnOfTenths(value) }

  /// `4.49:1`, or `1.90…5.03:1` if the colour underneath is unknown.
  static func ratios(_ minimum: Double, _ maximum: Double) -> String {
    minimum == maximum ? "\(ratio(minimum)):1" : "\(ratio(minimum))…\(ratio(maximum)):1"
  }

  /// `dark high`, `light high, ipad, P3`: short enough for a table.
  static func environment(_ environment: ColorEnvironment) -> String {
    var words = appearance(environment.appearance)
    if environment.idiom != .universal { words += ", \(environment.idiom.rawValue)" }
    if environment.gamut == .displayP3 { words += ", P3" }
    return words
  }

  /// `light`, `dark`, `light high`, `dark high`; "high" is the Increase Contrast setting.
  static func appearance(_ appearance: Appearance) -> String {
    "\(appearance.isDark ? "dark" : "light")\(appearance.isHighContrast ? " high" : "")"
  }

  /// `protan`, `deutan 0.6`, `grey`.
  static func vision(_ deficiency: ColorVisionDeficiency, severity: Double) -> String {
    let name = deficiency == .achromat ? "grey" : deficiency.rawValue
    return severity < 1 ? "\(name) \(severity)" : name
  }

  /// A bar's state, short enough for a table.
  static func state(_ state: BarMeasurement.State) -> String {
    switch state {
    case .standard: "standard"
    case .scrollEdge: "edge"
    case .reduceTransparency: "reduced"
    }
  }

  /// A word for a verdict on colours.
  static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass: "passes"
    case .fail: "fails"
    case .needsReview: "varies"
    case .notApplicable: "not checked"
    }
  }
}
