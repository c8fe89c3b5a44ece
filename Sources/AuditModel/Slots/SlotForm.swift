import DynamicType
import Vocabulary

/// Reads and prints the values of a type that slot fields have.
struct SlotForm<Value: Sendable>: Sendable {
  /// The accepted values.
  let shape: SlotShape
  /// Checks a value; `isExact` requires the letter case of closed names.
  let read: @Sendable (_ value: SlotValue, _ isExact: Bool) throws(SlotRefusal) -> Value
  /// The value as written in `.typecheck.yml`.
  let shown: @Sendable (Value) -> String

  /// A form that takes one kind of value and rejects the others.
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
  /// A length in points.
  static func length(to high: Double = Slot.largestLength, isAbove: Bool = true) -> SlotForm {
    number(0...high, isAbove: isAbove, isLength: true)
  }

  /// A number.
  static func number(_ range: ClosedRange<Double>, isAbove: Bool = false, isLength: Bool = false) -> SlotForm {
    SlotForm(.number(range, isAbove: isAbove, isLength: isLength), shown: SlotShape.shown) { value, _ in
      guard case .number(let number) = value, range ~= number, !isAbove || number > range.lowerBound else { return nil }
      return number
    }
  }
}

extension SlotForm<Int> {
  /// A whole number; `zero` is the meaning of 0 if it has one of its own.
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
  /// Yes or no.
  static var flag: SlotForm {
    SlotForm(.flag(hasBoth: false), shown: { String($0) }) { value, _ in
      guard case .flag(let flag) = value else { return nil }
      return flag
    }
  }
}

extension SlotForm<[Bool]> {
  /// Off, on or both.
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
  /// The path of a file.
  static var path: SlotForm {
    SlotForm(.path, shown: { $0 }) { value, _ in
      // The system would cut a path at a NUL.
      guard case .word(let path) = value, !path.isEmpty, !path.utf8.contains(0) else { return nil }
      return path
    }
  }
}

extension SlotForm where Value: RawRepresentable & CaseIterable & Hashable, Value.RawValue == String {
  /// A name of a closed list.
  static func named(_ kind: String, hint: String? = nil) -> SlotForm {
    let names = NameList(kind: kind, values: Array(Value.allCases), hint: hint)
    let known = Value.allCases.map(\.rawValue)
    return named(isOpen: false) { (name, isExact) throws(UnknownName) in
      if !isExact { return try names.value(name) }
      throw UnknownName(name, kind: kind, known: known, hint: hint)
    }
  }

  /// A name that also has aliases.
  static func named(_ make: @escaping @Sendable (String) throws(UnknownName) -> Value) -> SlotForm {
    named(isOpen: true) { (name, _) throws(UnknownName) in try make(name) }
  }

  private static func named(
    isOpen: Bool, _ make: @escaping @Sendable (String, Bool) throws(UnknownName) -> Value
  ) -> SlotForm {
    SlotForm(.name(known: Value.allCases.map(\.rawValue), isOpen: isOpen), shown: \.rawValue) {
      (value, isExact) throws(SlotRefusal) in
      guard case .word(let name) = value else { return nil }
      // The raw value is the usual spelling, and the quickest to find.
      if let found = Value(rawValue: name) { return found }
      do throws(UnknownName) {
        return try make(name, isExact)
      } catch {
        throw .unknown(error)
      }
    }
  }
}
