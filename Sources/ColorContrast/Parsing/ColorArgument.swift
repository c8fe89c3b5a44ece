/// An argument of a colour function: a number with its unit, or `none`.
struct ColorArgument {
  /// The unit after the number.
  enum Unit: String {
    case number = ""
    case percent = "%"
    case degrees = "deg"
    case gradians = "grad"
    case radians = "rad"
    case turns = "turn"
    case none
  }

  /// The scanner at the argument's first character, for errors.
  let place: ColorScanner
  let value: Double
  let unit: Unit

  /// Parses an argument.
  init(_ scanner: inout ColorScanner) throws(ColorParsingError) {
    place = scanner
    guard let number = scanner.number() else {
      guard scanner.word() == Unit.none.rawValue else {
        throw place.error("\(place.found) where a number should be", "write a number, a percentage or none")
      }
      value = 0
      unit = .none
      return
    }
    guard number.isFinite else { throw place.error("the number is too large", "write a number of ordinary size") }
    let unitPlace = scanner
    let name = scanner.take("%") ? Unit.percent.rawValue : scanner.word()
    guard let unit = Unit(rawValue: name), unit != .none else {
      throw unitPlace.error(
        "\"\(name.prefix(16))\" is not a unit of a colour", "use %, deg, grad, rad or turn, or no unit")
    }
    self.unit = unit
    value = number
  }

  /// Returns the value as a component, where percentages refer to `full` and `none` is 0.
  func component(percentOf full: Double) throws(ColorParsingError) -> Double {
    let result: Double
    switch unit {
    case .number, .none: result = value
    case .percent: result = value / 100 * full
    case .degrees, .gradians, .radians, .turns:
      throw place.error("an angle where a component should be", "write a number or a percentage")
    }
    guard abs(result) <= Color.largestComponent else {
      throw place.error(
        "the component is larger than \(Int(Color.largestComponent))",
        "write components near the range 0…1, or 0…255 in rgb()"
      )
    }
    return result
  }

  /// Returns the value as an angle in degrees, 0…360; numbers without a unit are in degrees.
  func angle() throws(ColorParsingError) -> Double {
    let degrees: Double
    switch unit {
    case .number, .none, .degrees: degrees = value
    case .gradians: degrees = value.truncatingRemainder(dividingBy: 400) * 0.9
    case .radians: degrees = value.truncatingRemainder(dividingBy: 2 * .pi) * 180 / .pi
    case .turns: degrees = value.truncatingRemainder(dividingBy: 1) * 360
    case .percent: throw place.error("a hue is an angle, not a percentage", "write degrees, such as 250 or 250deg")
    }
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    return remainder < 0 ? remainder + 360 : remainder
  }
}
