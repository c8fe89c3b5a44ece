import Adaptivity
import AuditModel
import Documents

extension JSONFieldParser {
  /// The maximum size, and distance from the corner of the window, in points.
  ///
  /// This is our own limit, far above any screen content. A larger number is probably a typing error.
  static let farthest = 1_000_000.0

  /// Returns a number, or nil if it is missing or out of range.
  mutating func number(_ member: LocatedJSON.Member?, in range: ClosedRange<Double>, _ unit: String = "") -> Double? {
    let stated = field(member, "a number", "write it without quotes") {
      if case .number(let number) = $0.content { number } else { nil }
    }
    // NaN has already been reported.
    guard let member, let number = stated, !number.isNaN else { return nil }
    guard range.contains(number) else {
      return notes.refused(
        member.value.place, "\(member.key) is \(Self.shown(number)), outside the possible range",
        "write a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))\(unit)")
    }
    return number
  }

  /// Returns a whole number, or nil if it is missing or out of range.
  mutating func whole(_ member: LocatedJSON.Member?, in range: ClosedRange<Double>) -> Int? {
    guard let member, let number = number(member, in: range) else { return nil }
    if let whole = Int(exactly: number) { return whole }
    return notes.refused(
      member.value.place, "\(member.key) is \(Self.shown(number)), not a whole number", "write a whole number")
  }

  /// Returns a width and height, or nil if they are missing or invalid.
  mutating func size(_ member: LocatedJSON.Member?) -> Size? {
    guard let member, member.value.isSomething else { return nil }
    guard let sides = numbers(member.value, member.key, "[width, height]", count: 2) else { return nil }
    guard isPossible(sides[0], "width", member.value.place, member.key),
      isPossible(sides[1], "height", member.value.place, member.key)
    else { return nil }
    return Size(width: sides[0], height: sides[1])
  }

  /// Returns a frame, or nil if it is missing or invalid.
  mutating func rect(_ member: LocatedJSON.Member?) -> Rect? {
    guard let member, member.value.isSomething else { return nil }
    return rect(member.value, member.key)
  }

  /// Returns a frame, or nil if it is invalid; `name` is only evaluated for an error message.
  mutating func rect(_ value: LocatedJSON, _ name: @autoclosure () -> String) -> Rect? {
    guard let sides = quad(value) ?? quad(of: value, name()) else { return nil }
    let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    // Usually, no message needs to be built.
    if abs(rect.x) <= Self.farthest, abs(rect.y) <= Self.farthest, 0...Self.farthest ~= rect.width,
      0...Self.farthest ~= rect.height
    {
      return rect
    }
    for (number, side) in [(rect.x, "x"), (rect.y, "y")] where !(abs(number) <= Self.farthest) {
      return notes.refused(
        value.place, "the \(side) of \(name()) is \(Self.shown(number)), which is off every screen",
        "write points from the top left corner of the window, up to \(Self.shown(Self.farthest))")
    }
    let place = value.place
    let name = name()
    _ = isPossible(rect.width, "width", place, name) && isPossible(rect.height, "height", place, name)
    return nil
  }

  private mutating func quad(of value: LocatedJSON, _ name: @autoclosure () -> String) -> SIMD4<Double>? {
    numbers(value, name(), "[x, y, width, height]", count: 4).map { SIMD4($0[0], $0[1], $0[2], $0[3]) }
  }

  private mutating func isPossible(
    _ number: Double, _ side: String, _ place: LocatedJSON.Place, _ name: String
  ) -> Bool {
    if 0...Self.farthest ~= number { return true }
    if number < 0 {
      notes.error(
        place, "the \(side) of \(name) is \(Self.shown(number)), below zero",
        "write the size as width and height, and the left and top edges as x and y")
    } else {
      notes.error(
        place, "the \(side) of \(name) is \(Self.shown(number)), larger than any screen",
        "write points, up to \(Self.shown(Self.farthest))")
    }
    return false
  }

  private mutating func numbers(
    _ value: LocatedJSON, _ name: @autoclosure () -> String, _ form: String, count: Int
  ) -> [Double]? {
    guard case .array(let items) = value.content else {
      return notes.refused(
        value.place, "\(name()) is \(value.kind), not \(form)", "write \(count) numbers in points, in brackets")
    }
    guard items.count == count else {
      return notes.refused(value.place, "\(name()) has \(items.count) numbers, not \(count)", "write \(form)")
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for item in items {
      guard case .number(let number) = item.content else {
        return notes.refused(item.place, "\(name()) contains \(item.kind) where a number should be", "write \(form)")
      }
      guard !number.isNaN else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a number as messages show it.
  private static func shown(_ number: Double) -> String {
    if number.isInfinite { return "too large a number" }
    return Int(exactly: number).map(String.init) ?? number.description
  }
}
