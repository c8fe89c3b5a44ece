import ArgumentParser
import Foundation

/// Comma-separated lists in options.
enum ListArgument {
  /// The names in some lists, without the spaces around them.
  ///
  /// A list without names is an error: it is usually a variable that was not set. `kind` is the kind of name with its
  /// article, for the message.
  ///
  /// - Throws: `ValidationError` for a list without names.
  static func names(_ lists: [String], _ option: String, _ kind: String) throws -> [String] {
    try lists.flatMap { list in
      let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      guard names.contains(where: { !$0.isEmpty }) else {
        throw ValidationError("\(option) names nothing; name \(kind), or leave the option out")
      }
      return names
    }
  }
}
