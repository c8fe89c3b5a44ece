import ArgumentParser
import TypeCheckKit

/// Names on the command line, with the nearest known ones in the message when one is not known.
enum Named {
  /// The value of a name, whatever its case.
  static func value<Value: RawRepresentable & CaseIterable>(_ name: String, _ kind: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return value }
    throw ValidationError("\(UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue)))")
  }

  /// What a reader of names makes of one, its error as a mistake of usage.
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
