import ArgumentParser
import Foundation
import TypeCheckKit

/// A namespace for checking command-line arguments and wording errors about them.
enum CommandWords {
  /// Rejects arguments that are not valid UTF-8, and unknown commands.
  ///
  /// - Throws: `ValidationError` with the argument.
  static func check() throws {
    try checkText()
    var words = Array(CommandLine.arguments.dropFirst())
    if words.first == "help" { words.removeFirst() }
    guard let name = words.first, !name.hasPrefix("-") else { return }
    var known = ["help"]
    for command in TypeCheckCommand.configuration.subcommands {
      if let name = command.configuration.commandName { known.append(name) }
    }
    guard !known.contains(name) else { return }
    if let call = UnknownOption.call(for: name) {
      throw ValidationError("\"\(Quotation.escape(name))\" is not a command; did you mean typecheck \(call)?")
    }
    let unknown = UnknownName(name, kind: "a command", known: known, hint: "typecheck help lists all")
    throw ValidationError(unknown.description)
  }

  /// Rejects arguments that are not valid UTF-8.
  ///
  /// Swift would replace the invalid bytes, and the program would open a different file.
  private static func checkText() throws {
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[place] else { continue }
      let bytes = UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:))
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      throw ValidationError("\"\(shown(bytes))\" is not valid UTF-8; rename it")
    }
  }

  /// Returns the bytes as text, with invalid bytes escaped.
  private static func shown(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { $0 <= rest.count && String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        text += "\\x" + String(first, radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return Quotation.escape(text)
  }

  /// Returns an option's value for an error message, in the same format in every locale.
  ///
  /// Values of 10¹⁵ and more have an exponent.
  static func number(_ value: Double) -> String {
    value.magnitude < 1e15 ? value.formatted(.number.locale(Locale(identifier: "en_US"))) : "\(value)"
  }

  /// Returns an ArgumentParser message in typecheck's style: `error:`, straight double quotation marks, and suggestions
  /// only of options that are meant.
  static func inOurWay(_ message: String) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, first.hasPrefix("Error: ") else { return message }
    lines[0] = quoted("error: " + first.dropFirst("Error: ".count))
    for index in lines.indices.dropFirst() where lines[index].hasPrefix("  See '") {
      lines[index] = quoted(lines[index])
    }
    if let unknown = lines[0].firstMatch(of: /^error: Unknown option "([^"]+)"/) {
      let question = command(in: lines).flatMap { UnknownOption.question(String(unknown.1), in: $0) }
      lines[0] = String(unknown.0) + (question.map { ". \($0)" } ?? "")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the command whose usage a message shows, or nil.
  private static func command(in lines: [String]) -> (any ParsableCommand.Type)? {
    let words = lines.first { $0.hasPrefix("Usage: typecheck ") }?.split(separator: " ") ?? []
    guard words.count > 2 else { return nil }
    return TypeCheckCommand.configuration.subcommands.first { $0.configuration.commandName == String(words[2]) }
  }

  /// Returns a line with double instead of single quotation marks.
  ///
  /// Apostrophes in words are kept.
  private static func quoted(_ line: String) -> String {
    line.replacing(/(^|[\s(])'([^']*)'/) { "\($0.1)\"\($0.2)\"" }
  }
}
