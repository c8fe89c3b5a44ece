public import Vocabulary

/// The values that a slot field takes.
public enum SlotShape: Hashable, Sendable {
  /// A number; `isAbove` excludes the lower bound, and `isLength` means points.
  case number(ClosedRange<Double>, isAbove: Bool, isLength: Bool)
  /// A whole number; `zero` is the special meaning of 0, if any.
  case whole(ClosedRange<Int>, zero: String?)
  /// Yes or no; `hasBoth` also allows both.
  case flag(hasBoth: Bool)
  /// A name; `isOpen` means that aliases and other letter cases are equivalent everywhere.
  case name(known: [String], isOpen: Bool)
  /// The path of a file.
  case path
  /// Devices, which each surface reads in its own way.
  case devices

  /// The types of values.
  public enum Kind: Hashable, Sendable { case number, flag, word, devices }

  /// The type of the values.
  var kind: Kind {
    switch self {
    case .number, .whole: .number
    case .flag: .flag
    case .name, .path: .word
    case .devices: .devices
    }
  }

  /// The required value as readable text, such as `a number from 0 to 1`.
  public var wanted: String {
    switch self {
    case .number(let range, let isAbove, let isLength):
      let (low, high) = (Self.shown(range.lowerBound), Self.shown(range.upperBound))
      return "a number\(isLength ? " of points" : "") "
        + (isAbove ? "above \(low) and at most \(high)" : "from \(low) to \(high)")
    case .whole(let range, let zero):
      let words = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      return zero.map { "\(words), 0 for \($0)" } ?? words
    case .flag(let hasBoth): return hasBoth ? "on, off or both" : "yes or no"
    case .name: return "one of the known names"
    case .path: return "the path of a file"
    case .devices: return "names of devices"
    }
  }

  /// Converts a text to a value without checking its range.
  func value(of text: String) throws(SlotRefusal) -> SlotValue {
    switch self {
    case .number, .whole:
      var digits = text[...]
      if case .number(_, _, isLength: true) = self, text.lowercased().hasSuffix("pt") { digits = text.dropLast(2) }
      // The shortest form of any Double has at most 24 characters.
      if digits.utf8.count <= 32, let number = Double(digits) { return .number(number) }
    case .flag:
      switch text.lowercased() {
      case "yes", "true", "on": return .flag(true)
      case "no", "false", "off": return .flag(false)
      default: return .word(text)
      }
    case .name, .path, .devices: return .word(text)
    }
    throw .unusable(wanted: wanted)
  }

  /// Formats a number without superfluous digits.
  package static func shown(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}

/// A value for a slot field that has not been checked yet.
public enum SlotValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case word(String)
}

/// The reason for rejecting a value of a slot field.
public enum SlotRefusal: Error, Hashable, Sendable {
  /// The value has another type or is out of range.
  case unusable(wanted: String)
  /// The name is unknown.
  case unknown(UnknownName)

  /// The reason as the end of a sentence about the value.
  public var message: String {
    switch self {
    case .unusable(let wanted): "must be \(wanted)"
    case .unknown(let error): "is not known: \(error)"
    }
  }

  /// Returns the reason as a sentence.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value as written.
  /// - Returns: The sentence, without a final full stop.
  public func sentence(about name: String, _ value: String) -> String {
    switch self {
    case .unusable(let wanted):
      "\(name) \(value.isEmpty ? "\"\"" : Quotation(value).text) is not usable; give \(wanted)"
    case .unknown(let error): error.description
    }
  }
}
