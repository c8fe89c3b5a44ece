internal import AuditModel
internal import ColorContrast

/// The wording of ratios, colours and environments in sentences and tables.
extension Wording {
  /// Returns a ratio with two decimals, rounded down, such as `4.49`.
  static func ratio(_ ratio: Double) -> String { Ratio(ratio).column }

  /// Returns a ratio with three digits, rounded down, for tables with many columns: `4.49` or `17.5`.
  static func shortRatio(_ ratio: Double) -> String {
    let words = self.ratio(ratio)
    return ratio >= 10 ? String(words.dropLast()) : words
  }

  /// Returns a threshold in its shortest form, such as `3` or `4.5`.
  static func threshold(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a number with one decimal, such as `12.3`.
  ///
  /// It is rounded towards zero, so that a value below a limit never seems to reach it.
  static func tenths(_ value: Double) -> String { Ratio.columnOfTenths(value) }

  /// Returns a range of ratios: `4.49:1`, or `1.90…5.03:1` if the colour underneath is unknown.
  static func ratios(_ minimum: Double, _ maximum: Double) -> String {
    minimum == maximum ? "\(ratio(minimum)):1" : "\(ratio(minimum))…\(ratio(maximum)):1"
  }

  /// Returns a short name of an environment for tables, such as `dark high` or `light high, ipad, P3`.
  static func environment(_ environment: ColorEnvironment) -> String {
    var words = appearance(environment.appearance)
    if environment.idiom != .universal { words += ", \(environment.idiom.rawValue)" }
    if environment.gamut == .displayP3 { words += ", P3" }
    return words
  }

  /// Returns `light`, `dark`, `light high` or `dark high`, where "high" means the Increase Contrast setting.
  static func appearance(_ appearance: Appearance) -> String {
    "\(appearance.isDark ? "dark" : "light")\(appearance.isHighContrast ? " high" : "")"
  }

  /// Returns the name of a colour-vision deficiency, such as `protan`, `deutan 0.6` or `grey`.
  static func vision(_ deficiency: ColorVisionDeficiency, severity: Double) -> String {
    let name = deficiency == .achromat ? "grey" : deficiency.rawValue
    return severity < 1 ? "\(name) \(severity)" : name
  }

  /// Returns a short name of a bar's state for tables.
  static func state(_ state: BarMeasurement.State) -> String {
    switch state {
    case .standard: "standard"
    case .scrollEdge: "edge"
    case .reduceTransparency: "reduced"
    }
  }

  /// Returns a word for a verdict on colours.
  static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass: "passes"
    case .fail: "fails"
    case .needsReview: "varies"
    case .notApplicable: "not checked"
    }
  }
}
