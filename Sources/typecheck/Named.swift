import ArgumentParser
import Foundation
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

  /// The names in comma-separated lists, without the spaces around them.
  ///
  /// A list without names is an error: it is usually a variable that was not set. `kind` is the kind of name with its
  /// article, for the message.
  ///
  /// - Throws: `ValidationError` for a list without names.
  static func list(
    _ lists: [String], _ option: String, _ kind: String,
    _ clean: (Substring) -> String = { $0.trimmingCharacters(in: .whitespaces) }
  ) throws -> [String] {
    try lists.flatMap { list in
      let names = list.split(separator: ",").map(clean)
      guard names.contains(where: { !$0.isEmpty }) else {
        throw ValidationError("\(option) names nothing; name \(kind), or leave the option out")
      }
      return names
    }
  }

  /// The canonical form of a BCP 47 language tag.
  ///
  /// - Throws: `ValidationError` with the option.
  static func language(_ tag: String, _ option: String) throws -> String {
    if let known = LanguageName.canonical(tag) { return known }
    throw ValidationError("\(option) \(tag) is not a language tag; write a BCP 47 tag such as de, pt-BR or zh-Hans")
  }

  /// Whether an appearance, `light` or `dark`, is dark.
  static func isDark(_ appearance: String) throws -> Bool {
    try value(appearance, "an appearance") as Brightness == .dark
  }

  private enum Brightness: String, CaseIterable {
    case light, dark
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
