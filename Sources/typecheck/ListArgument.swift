import ArgumentParser
import Foundation

/// Lists with commas that options take.
enum ListArgument {
  /// The names of lists; a list that names nothing is a variable that was not set, not a wish.
  ///
  /// - Parameters:
  ///   - lists: The option's values.
  ///   - option: The option, `--locale`.
  ///   - kind: What is named, with its article.
  /// - Returns: The names in their order, without the spaces around them.
  /// - Throws: `ValidationError` where a list names nothing.
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
