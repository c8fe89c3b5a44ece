import ArgumentParser
import TypeCheckKit

/// Lookup of names on the command line.
///
/// The error for an unknown name suggests the nearest ones.
enum Named {
  /// The value with a name, ignoring capitalisation.
  static func value<Value: RawRepresentable & CaseIterable>(_ name: String, _ kind: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return value }
    throw ValidationError("\(UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue)))")
  }

  /// Runs a parser of names and turns its error into a usage error.
  static func checked<Value>(_ option: String? = nil, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as ValidationError {
      throw error
    } catch {
      throw ValidationError(option.map { "\($0): \(error)" } ?? "\(error)")
    }
  }
}
