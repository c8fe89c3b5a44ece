import ArgumentParser
import Foundation
import TypeCheckKit

/// A namespace for parsing names on the command line.
///
/// The error for an unknown name suggests the nearest known names.
enum Named {
  /// Returns the value with a name, ignoring letter case.
  static func value<Value: RawRepresentable & CaseIterable>(_ name: String, _ kind: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return value }
    throw ValidationError("\(UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue)))")
  }

  /// Returns the names in comma-separated lists, without the spaces around them.
  ///
  /// A list without names is an error, because it usually comes from an unset variable. `kind` is the kind of name
  /// with its article, for the message.
  ///
  /// - Throws: `ValidationError` for a list without names.
  static func list(
    _ lists: [String], _ option: String, _ kind: String,
    _ clean: (Substring) -> String = { $0.trimmingCharacters(in: .whitespaces) }
  ) throws -> [String] {
    try lists.flatMap { list in
      let names = list.split(separator: ",").map(clean)
      guard names.contains(where: { !$0.isEmpty }) else {
        throw ValidationError("\(option) is empty; name \(kind), or remove the option")
      }
      return names
    }
  }

  /// Returns the canonical form of a BCP 47 language tag.
  ///
  /// - Throws: `ValidationError` with the option.
  static func language(_ tag: String, _ option: String) throws -> String {
    if let known = LanguageName.canonical(tag) { return known }
    let advice =
      LanguageName.meant(by: tag).map { "did you mean \($0)?" } ?? "write a BCP 47 tag such as de, pt-BR or zh-Hans"
    throw ValidationError("\(option) \(tag) is not a language tag; \(advice)")
  }

  /// Parses an appearance, `light` or `dark`, and returns whether it is dark.
  static func isDark(_ appearance: String) throws -> Bool {
    try value(appearance, "an appearance") as Brightness == .dark
  }

  private enum Brightness: String, CaseIterable {
    case light, dark
  }

  /// Runs a name parser and converts its error to a `ValidationError`.
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
