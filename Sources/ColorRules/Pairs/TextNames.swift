internal import AuditModel

/// The names of the storyboard or xib texts that have a pair of colours.
struct TextNames {
  /// The names as the end of a sentence, such as `; text: Sign In · Label "Password" and 2 more (lines 40 and 51)`.
  let clause: String

  /// The maximum number of lines to name (our own choice).
  private static let mostLines = 8

  init(_ pair: ColorPair) {
    guard let first = pair.texts.first else {
      clause = ""
      return
    }
    let others = pair.texts.dropFirst()
    guard !others.isEmpty else {
      clause = "; text: \(first.name)"
      return
    }
    let lines = others.prefix(Self.mostLines).map { "\($0.line)" }
    let rest = others.count > lines.count ? lines + ["more"] : lines
    clause = "; text: \(first.name) and \(others.count) more (line\(others.count.form("", "s")) \(Listing(rest)))"
  }
}
