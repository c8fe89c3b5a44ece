/// A command's help in the order in which it is read: what the command does, how it is called, its options, the details.
///
/// ArgumentParser prints the details ahead of the usage, so that the options of a long command start below the first
/// screen.
struct HelpText {
  private let abstract: String
  private let usage: String
  private let details: [String]

  /// Paragraphs of the details that only the manual page prints.
  private static let manualOnly = ["Standard input:", "Standard output:"]
  private static let overview = "OVERVIEW: "
  private static let usageMark = "\n\nUSAGE: "

  /// Takes ArgumentParser's help apart.
  ///
  /// - Parameter message: What ArgumentParser would print; nil for anything that is not help.
  init?(_ message: String) {
    guard message.hasPrefix(Self.overview), let mark = message.firstRange(of: Self.usageMark) else { return nil }
    let paragraphs = message[..<mark.lowerBound].dropFirst(Self.overview.count).split(separator: "\n\n")
    abstract = paragraphs.first.map { String($0).replacing("\n", with: " ") } ?? ""
    details = paragraphs.dropFirst().map(String.init)
    usage = "USAGE: " + message[mark.upperBound...].trimmingSuffix { $0.isWhitespace }
  }

  /// Everything but what only the manual page prints.
  ///
  /// - Parameter command: The command's name; nil for the program itself.
  /// - Returns: The help, its last line not ended.
  func long(_ command: String?) -> String {
    let shown = details.filter { paragraph in !Self.manualOnly.contains { paragraph.hasPrefix($0) } }
    var parts = [abstract, usage] + shown
    if let command, shown.count < details.count {
      parts.append("Items of standard input and the answers to them: man typecheck-\(command)")
    }
    return parts.joined(separator: "\n\n")
  }

  /// One sentence per option, without details.
  ///
  /// - Parameter command: The command's name; nil for the program itself.
  /// - Returns: The help, its last line not ended.
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

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
