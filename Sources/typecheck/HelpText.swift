import Foundation

/// A command's help in reading order: purpose, usage, options, details.
///
/// ArgumentParser prints the details before the usage, which moves the options of a long command off the first
/// screen.
struct HelpText {
  private let abstract: String
  private let usage: String
  private let details: [String]

  /// The first words of paragraphs only for the manual page.
  private static let manualOnly = ["Standard input:", "Standard output:"]
  private static let overview = "OVERVIEW: "
  private static let usageMark = "\n\nUSAGE: "

  /// Splits ArgumentParser's help into its parts, or returns nil for a message that is not help.
  init?(_ message: String) {
    guard message.hasPrefix(Self.overview), let mark = message.firstRange(of: Self.usageMark) else { return nil }
    let paragraphs = message[..<mark.lowerBound].dropFirst(Self.overview.count).split(separator: "\n\n")
    abstract = paragraphs.first.map { String($0).replacing("\n", with: " ") } ?? ""
    details = paragraphs.dropFirst().map(String.init)
    usage = "USAGE: " + message[mark.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the full help, without the paragraphs for the manual page and without a final line break.
  ///
  /// `command` is nil for the program itself.
  func long(_ command: String?) -> String {
    let shown = details.filter { paragraph in !Self.manualOnly.contains { paragraph.hasPrefix($0) } }
    var parts = [abstract, usage] + shown
    if let command, shown.count < details.count {
      parts.append("Items of standard input and the answers to them: man typecheck-\(command)")
    }
    return parts.joined(separator: "\n\n")
  }

  /// Returns the short help with one sentence per option, without a final line break.
  ///
  /// `command` is nil for the program itself.
  func short(_ command: String?) -> String {
    var lines: [Substring] = []
    var isEnded = false
    for line in usage.split(separator: "\n", omittingEmptySubsequences: false) {
      let isEntry = !line.hasPrefix("   ")
      if isEntry { isEnded = false }
      guard !isEnded else { continue }
      if let end = line.firstRange(of: ". ") {
        lines.append(line[..<line.index(after: end.lowerBound)])
        isEnded = true
      } else {
        lines.append(line)
        isEnded = !isEntry && line.hasSuffix(".")
      }
    }
    let name = ["typecheck", command].compactMap(\.self).joined(separator: " ")
    return [abstract, lines.joined(separator: "\n"), "Every option in full: \(name) --help"].joined(separator: "\n\n")
  }
}
