import DynamicType
import Vocabulary

/// A reader and formatter for one type of slot field values.
struct SlotForm<Value: Sendable>: Sendable {
  /// The accepted values.
  let shape: SlotShape
  /// A closure that checks a value; `isExact` requires the right letter case for names from a closed list.
  let read: @Sendable (_ value: SlotValue, _ isExact: Bool) throws(SlotRefusal) -> Value
  /// A closure that formats a value as written in `.typecheck.yml`.
  let shown: @Sendable (Value) -> String

  /// Creates a form that rejects every value for which `take` returns nil.
  init(
    _ shape: SlotShape, shown: @escaping @Sendable (Value) -> String,
    take: @escaping @Sendable (_ value: SlotValue, _ isExact: Bool) throws(SlotRefusal) -> Value?
  ) {
    self.shape = shape
    self.shown = shown
    read = { (value, isExact) throws(SlotRefusal) in
      if let taken = try take(value, isExact) { return taken }
      throw .unusable(wanted: shape.wanted)
    }
  }
}

extension SlotForm<Double> {
  /// Returns a form for a length in points; `isAbove` excludes 0.
  static func length(to high: Double = Slot.largestLength, isAbove: Bool = true) -> SlotForm {
    number(0...high, isAbove: isAbove, isLength: true)
  }

  /// Returns a form for a number in a range; `isAbove` excludes the lower bound.
  static func number(_ range: ClosedRange<Double>, isAbove: Bool = false, isLength: Bool = false) -> SlotForm {
    SlotForm(.number(range, isAbove: isAbove, isLength: isLength), shown: SlotShape.shown) { value, _ in
      guard case .number(let number) = value, range ~= number, !isAbove || number > range.lowerBound else { return nil }
      return number
    }
  }
}

extension SlotForm<Int> {
  /// Returns a form for a whole number; `zero` is the special meaning of 0, if any.
  static func whole(_ range: ClosedRange<Int>, zero: String? = nil) -> SlotForm {
    SlotForm(
      .whole(range, zero: zero), shown: { number in zero.flatMap { number == 0 ? "0 (\($0))" : nil } ?? String(number) }
    ) { value, _ in
      guard case .number(let number) = value, let whole = Int(exactly: number), range ~= whole else { return nil }
      return whole
    }
  }
}

extension SlotForm<Bool> {
  /// The form for yes or no.
  static var flag: SlotForm {
    SlotForm(.flag(hasBoth: false), shown: { String($0) }) { value, _ in
      guard case .flag(let flag) = value else { return nil }
      return flag
    }
  }
}

extension SlotForm<[Bool]> {
  /// The form for off, on or both.
  static var flags: SlotForm {
    SlotForm(.flag(hasBoth: true), shown: { $0.count == 2 ? "both" : $0 == [true] ? "on" : "off" }) { value, isExact in
      switch value {
      case .flag(let flag): [flag]
      case .word(let word): (isExact ? word : word.lowercased()) == "both" ? [false, true] : nil
      case .number: nil
      }
    }
  }
}

extension SlotForm<String> {
  /// The form for the path of a file.
  static var path: SlotForm {
    SlotForm(.path, shown: { $0 }) { value, _ in
      // The system would cut a path at a NUL.
      guard case .word(let path) = value, !path.isEmpty, !path.utf8.contains(0) else { return nil }
      return path
    }
  }
}

extension SlotForm where Value: RawRepresentable & CaseIterable & Hashable, Value.RawValue == String {
  /// Returns a form for a name from a closed list.
  static func named(_ kind: String, hint: String? = nil) -> SlotForm {
    let names = NameList(kind: kind, values: Array(Value.allCases), hint: hint)
    let known = Value.allCases.map(\.rawValue)
    return named(isOpen: false) { (name, isExact) throws(UnknownName) in
      if !isExact { return try names.value(name) }
      throw UnknownName(name, kind: kind, known: known, hint: hint)
    }
  }

  /// Returns a form for a name that may also be an alias.
  static func named(_ make: @escaping @Sendable (String) throws(UnknownName) -> Value) -> SlotForm {
    named(isOpen: true) { (name, _) throws(UnknownName) in try make(name) }
  }

  private static func named(
    isOpen: Bool, _ make: @escaping @Sendable (String, Bool) throws(UnknownName) -> Value
  ) -> SlotForm {
    SlotForm(.name(known: Value.allCases.map(\.rawValue), isOpen: isOpen), shown: \.rawValue) {
      (value, isExact) throws(SlotRefusal) in
      guard case .word(let name) = value else { return nil }
      // The raw value is the usual spelling and the fastest to look up.
      if let found = Value(rawValue: name) { return found }
      do throws(UnknownName) {
        return try make(name, isExact)
      } catch {
        throw .unknown(error)
      }
    }
  }
}
