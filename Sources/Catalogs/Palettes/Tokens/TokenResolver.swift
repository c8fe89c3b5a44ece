import AuditModel
import ColorContrast
import Vocabulary

/// Finds what a token stands for in one mode, following its aliases.
struct TokenResolver {
  /// What a token comes to.
  enum Outcome {
    /// A colour, where its value stands, and the name of the token it refers to.
    case color(TokenColor, SourceLocation, alias: String?)
    /// A token of another type.
    case other(String)
    /// A token that neither says its type nor gets it from a group or the token it refers to.
    case untyped
    /// An error.
    case failure(InputIssue)
  }

  let files: [TokenFile]
  /// The tokens by name that serve in this mode.
  let tokens: [String: Token]

  /// Prepares a mode.
  ///
  /// - Parameters:
  ///   - files: All files that are read together.
  ///   - order: The files that serve, the first one to have a token before all others.
  init(_ files: [TokenFile], order: [Int]) {
    self.files = files
    var tokens: [String: Token] = [:]
    for index in order {
      for token in files[index].tokens where tokens[token.name] == nil { tokens[token.name] = token }
    }
    self.tokens = tokens
  }

  /// What a token comes to.
  func outcome(_ first: Token) -> Outcome {
    var token = first
    var type = first.type
    var visited = [first.name]
    var isVisited: Set<String> = [first.name]
    while let target = target(of: token) {
      guard case .success(let name) = target else {
        if case .failure(let refusal) = target { return failure(refusal, in: token) }
        return .untyped
      }
      guard isVisited.insert(name).inserted else {
        let circle = (visited + [name]).suffix(6).map { Quotation($0).description }.joined(separator: " → ")
        return failure(
          TokenColor.Refusal(
            place: first.value.place, message: "the tokens refer to each other in a circle: \(circle)",
            remedy: "give one of them a value"), in: first)
      }
      visited.append(name)
      guard let next = tokens[name] else { return unknown(name, in: token) }
      token = next
      type = type ?? token.type
    }
    guard let type = type ?? token.groupType ?? first.groupType else { return .untyped }
    guard type == "color" else { return .other(type) }
    do throws(TokenColor.Refusal) {
      let color = try color(of: token)
      let place = token.value.place
      let location = SourceLocation(file: files[token.file].path, line: place.line, column: place.column)
      return .color(color, location, alias: visited.count > 1 ? visited[1] : nil)
    } catch {
      return failure(error, in: token)
    }
  }

  /// The token that a token refers to as a whole; nil where it has a value of its own.
  private func target(of token: Token) -> Result<String, TokenColor.Refusal>? {
    let text: String?
    switch token.value.content {
    case .string(let value):
      if !token.isPointer { return TokenFile.alias(value).map { .success($0) } }
      text = value
    case .object(let members): text = TokenFile.text(JSONMembers(members)["$ref"])
    default: text = nil
    }
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

  private func badPointer(_ value: LocatedJSON, _ text: String = "this $ref") -> TokenColor.Refusal {
    TokenColor.Refusal(
      place: value.place, message: "\(text) is no pointer into this file",
      remedy: "write \"#/group/token\" or \"{group.token}\"; other files are read with those of the same folder")
  }

  private func color(of token: Token) throws(TokenColor.Refusal) -> TokenColor {
    let file = files[token.file]
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

  /// What a value inside a colour stands for, a `$ref` followed.
  private func follow(_ value: LocatedJSON, in file: TokenFile) throws(TokenColor.Refusal) -> LocatedJSON {
    var value = value
    var visited: Set<String> = []
    while case .object(let members) = value.content, let text = TokenFile.text(JSONMembers(members)["$ref"]) {
      guard let path = TokenFile.pointer(text) else { throw badPointer(value, Quotation(text).description) }
      guard visited.insert(text).inserted, let next = file.value(at: path) else {
        throw TokenColor.Refusal(
          place: value.place, message: "\(Quotation(text)) leads nowhere", remedy: "check the path, part by part")
      }
      value = next
    }
    return value
  }

  private func unknown(_ name: String, in token: Token) -> Outcome {
    // Of thousands of names only those that begin alike are compared.
    let parts = name.split(separator: ".")
    let alike = tokens.keys.filter { key in parts.contains { key.contains($0) } }.sorted().prefix(400)
    let candidates = alike.isEmpty ? Array(tokens.keys.sorted().prefix(400)) : Array(alike)
    let nearest = UnknownName(name, kind: "a token", known: candidates).nearest.map { Quotation($0).description }
    return failure(
      TokenColor.Refusal(
        place: token.value.place,
        message: "there is no token \(Quotation(name))"
          + (nearest.isEmpty ? "" : "; nearest: \(nearest.joined(separator: ", "))"),
        remedy: "check the path; tokens of other files are found when their folder is named"), in: token)
  }

  private func failure(_ refusal: TokenColor.Refusal, in token: Token) -> Outcome {
    .failure(
      InputIssue(
        severity: .error,
        location: SourceLocation(
          file: files[token.file].path, line: refusal.place.line, column: refusal.place.column),
        message: refusal.message, remedy: refusal.remedy))
  }
}
