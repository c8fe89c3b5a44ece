internal import SwiftTrees

/// The constants of the system's number types.
///
/// Source: Apple documentation of the Swift standard library, `FloatingPoint`.
enum SystemNumber {
  static let types = APIList.scalarTypes.names

  /// Returns a constant by its name; nil for another name.
  static func named(_ name: String) -> Double? {
    switch name {
    case "zero": 0
    case "infinity", "greatestFiniteMagnitude", "max": .infinity
    case "pi": .pi
    default: nil
    }
  }
}
