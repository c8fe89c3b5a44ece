import AuditModel
import ColorContrast
import Documents

/// A resolver for token values in one mode that follows aliases.
struct TokenResolver {
  /// The result of resolving a token.
  enum Outcome {
    /// A colour, the position of its value, and the name of the token that it refers to.
    case color(TokenColor, SourceLocation, alias: String?)
    /// A token of another type.
    case other(String)
    /// A token without a type of its own, of a group, or of the token that it refers to.
    case untyped
    /// An error in the token or in a token that it refers to.
    case failure(InputIssue)
  }

  let files: [TokenFile]
  /// The tokens of this mode by name.
  let tokens: [String: Token]

  /// Collects the tokens of a mode from files in descending precedence.
  ///
  /// `order` has the indices of the files that apply.
  init(_ files: [TokenFile], order: [Int]) {
    self.files = files
    var tokens: [String: Token] = [:]
    for index in order {
      for token in files[index].tokens where tokens[token.name] == nil { tokens[token.name] = token }
    }
    self.tokens = tokens
    suggestions = TokenSuggestions(tokens.keys)
  }

  /// The result of following a chain of aliases to its end.
  private struct Ending {
    /// The token with a value, or nil if the chain ends without one.
    var token: Token?
    /// The error that ends the chain without a value.
    var issue: InputIssue?
    /// The type of the first token in the chain that states its own type.
    var type: String?
  }

  private var endings: [String: Ending] = [:]
  private var read: [String: Result<TokenColor, TokenColor.Refusal>] = [:]
  private var suggestions: TokenSuggestions
  /// The number of links that were followed between tokens.
  private(set) var linksFollowed = 0

  /// Resolves a token to a colour, or to the reason for its absence.
  mutating func outcome(_ first: Token) -> Outcome {
    let ending = ending(of: first)
    if let issue = ending.issue { return .failure(issue) }
    guard let token = ending.token, let type = ending.type ?? token.groupType ?? first.groupType else {
      return .untyped
    }
    guard type == "color" else { return .other(type) }
    switch color(of: token) {
    case .success(let color):
      let alias = try? target(of: first)?.get()
      return .color(color, files[token.file].notes.location(token.value.place), alias: alias)
    case .failure(let refusal): return .failure(issue(refusal, in: token))
    }
  }

  /// Follows the aliases from a token; results are cached, so each link is followed only once.
  private mutating func ending(of first: Token) -> Ending {
    if let known = endings[first.name] { return known }
    var path = [first]
    var steps = [first.name: 0]
    var ending = Ending(token: nil)
    walk: while let token = path.last {
      switch target(of: token) {
      case nil:
        ending.token = token
        break walk
      case .failure(let refusal)?:
        ending.issue = issue(refusal, in: token)
        break walk
      case .success(let name)?:
        linksFollowed += 1
        if let known = endings[name] {
          ending = known
          break walk
        }
        if let step = steps[name] {
          ending.issue = circle(path[step...])
          break walk
        }
        guard let next = tokens[name] else {
          ending.issue = issue(unknown(name, at: token.value.place), in: token)
          break walk
        }
        steps[name] = path.count
        path.append(next)
      }
    }
    for token in path.reversed() {
      ending.type = token.type ?? ending.type
      endings[token.name] = ending
    }
    return ending
  }

  /// Returns the error for a cycle of tokens, located at the first of them.
  private func circle(_ tokens: ArraySlice<Token>) -> InputIssue? {
    guard let first = tokens.first else { return nil }
    var names = tokens.prefix(5).map { Quotation($0.name).description }
    if tokens.count > names.count { names.append("\(tokens.count - names.count) more") }
    names.append(Quotation(first.name).description)
    return issue(
      TokenColor.Refusal(
        place: first.value.place,
        message: "the tokens refer to each other in a circle: \(names.joined(separator: " → "))",
        remedy: "give one of them a value"), in: first)
  }

  /// Returns the name of the token that a value refers to, or nil if it is a value of its own.
  private func target(of token: Token) -> Result<String, TokenColor.Refusal>? {
    if !token.isPointer, let text = token.value.text { return TokenFile.alias(text).map { .success($0) } }
    let text = token.value.text ?? TokenFile.reference(token.value)
    guard let text else {
      guard token.isPointer else { return nil }
      return .failure(badPointer(token.value))
    }
    guard var path = TokenFile.pointer(text) else {
      return .failure(badPointer(token.value, Quotation(text).description))
    }
    if path.last == "$value" { path.removeLast() }
    return .success(path.joined(separator: "."))
  }

  /// The maximum number of pointers to follow within a value (our own limit).
  private static let mostPointers = 64

  private func badPointer(_ value: LocatedJSON, _ text: String = "this $ref") -> TokenColor.Refusal {
    TokenColor.Refusal(
      place: value.place, message: "\(text) is not a pointer into this file",
      remedy: "write \"#/group/token\" or \"{group.token}\"; to use tokens of other files, name their folder")
  }

  private mutating func color(of token: Token) -> Result<TokenColor, TokenColor.Refusal> {
    if let known = read[token.name] { return known }
    let result = Result { () throws(TokenColor.Refusal) in try color(of: token, in: files[token.file]) }
    read[token.name] = result
    return result
  }

  private func color(of token: Token, in file: TokenFile) throws(TokenColor.Refusal) -> TokenColor {
    switch token.value.content {
    case .string(let text): return try TokenColor(text, at: token.value.place)
    case .object(let members):
      return try TokenColor(JSONMembers(members), at: token.value.place) { (value) throws(TokenColor.Refusal) in
        try follow(value, in: file)
      }
    default:
      throw TokenColor.Refusal(
        place: token.value.place, message: "the value of a color is \(token.value.kind)",
        remedy: "write #RRGGBB, or an object with a colorSpace")
    }
  }

  /// Returns a part of a colour's value, with each `$ref` resolved.
  private func follow(_ value: LocatedJSON, in file: TokenFile) throws(TokenColor.Refusal) -> LocatedJSON {
    var value = value
    var visited: Set<String> = []
    while let text = TokenFile.reference(value) {
      guard let path = TokenFile.pointer(text) else { throw badPointer(value, Quotation(text).description) }
      guard visited.count < Self.mostPointers else {
        throw TokenColor.Refusal(
          place: value.place, message: "this value is a chain of more than \(Self.mostPointers) pointers",
          remedy: "refer to the value directly")
      }
      guard visited.insert(text).inserted, let next = file.value(at: path) else {
        throw TokenColor.Refusal(
          place: value.place, message: "\(Quotation(text)) points to no value", remedy: "check each part of the path")
      }
      value = next
    }
    return value
  }

  private mutating func unknown(_ name: String, at place: LocatedJSON.Place) -> TokenColor.Refusal {
    let question = suggestions.question(about: name).map { "; \($0)" } ?? ""
    return TokenColor.Refusal(
      place: place, message: "unknown token \(Quotation(name))\(question)",
      remedy: "check the path; to find tokens of other files, name their folder")
  }

  private func issue(_ refusal: TokenColor.Refusal, in token: Token) -> InputIssue {
    InputIssue(refusal, file: files[token.file].path)
  }
}
