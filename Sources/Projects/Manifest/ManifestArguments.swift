/// The labelled arguments of a call in a manifest, as far as they are literal.
struct ManifestArguments {
  /// The tokens of each argument by its label.
  private var values: [String: ArraySlice<SwiftToken>] = [:]
  /// The index of the token after the closing parenthesis.
  private(set) var end: Int

  /// Splits the arguments of a call; `start` is the index of the token after the opening parenthesis.
  init(_ tokens: [SwiftToken], from start: Int) {
    var (index, depth, first) = (start, 0, start)
    var values: [String: ArraySlice<SwiftToken>] = [:]
    func add(_ argument: ArraySlice<SwiftToken>) {
      guard let label = argument.first?.word, argument.dropFirst().first?.isMark(":") == true else { return }
      values[label] = argument.dropFirst(2)
    }
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark("(") || token.isMark("[") || token.isMark("{") { depth += 1 }
      if token.isMark(")") || token.isMark("]") || token.isMark("}") {
        depth -= 1
        if depth < 0 { break }
      }
      if depth == 0, token.isMark(",") {
        add(tokens[first..<index])
        first = index + 1
      }
      index += 1
    }
    add(tokens[first..<index])
    self.values = values
    end = min(index + 1, tokens.count)
  }

  /// Returns whether the call has an argument, literal or not.
  func isGiven(_ label: String) -> Bool { values[label] != nil }

  /// Returns the value of an argument that is a single string literal, or nil otherwise.
  func text(_ label: String) -> String? {
    guard let value = values[label], value.count == 1, case .text(let text)? = value.first?.kind else { return nil }
    return text
  }

  /// Returns the value of an argument that is a list of string literals, or nil otherwise.
  func texts(_ label: String) -> [String]? {
    guard let value = values[label], value.count >= 2, value.first?.isMark("[") == true, value.last?.isMark("]") == true
    else { return nil }
    var texts: [String] = []
    for token in value.dropFirst().dropLast() {
      switch token.kind {
      case .text(let text): texts.append(text)
      case .mark(UInt8(ascii: ",")): continue
      default: return nil
      }
    }
    return texts
  }

  /// The target's folder rule from the arguments `exclude` and `sources`, or nil if it has no limits.
  ///
  /// Computed lists are ignored, so the target may get too many files but never too few.
  var rule: FolderRule? {
    var rule = FolderRule()
    rule.excluded = Set((texts("exclude") ?? []).compactMap { ProjectPath.joined("", $0) }.map(ProjectPath.folded))
    rule.codeFolders = texts("sources")?.compactMap { ProjectPath.joined("", $0) }.map(ProjectPath.folded)
    return rule == FolderRule() ? nil : rule
  }
}
