/// An Objective-C expression, reduced to the parts that matter for texts.
package indirect enum ObjectiveCExpression {
  /// A part of a selector with its argument.
  package struct Part {
    package var label: String
    package var value: ObjectiveCExpression
  }

  /// Dot-separated names, such as `cell.textLabel.text`.
  case path([String], Int)
  case string(String, Int)
  /// A function call.
  case call(String, [ObjectiveCExpression], Int)
  /// A message: the receiver, and each part of the selector with its argument.
  case message(ObjectiveCExpression, [Part], Int)
  /// `condition ? first : second`, or `first ?: second`.
  case choice([ObjectiveCExpression], Int)
  /// Anything else that contains expressions.
  case other([ObjectiveCExpression], Int)
  /// An expression that is nested too deeply to parse.
  case cut(Int)

  /// The offset at which the expression starts.
  package var offset: Int {
    switch self {
    case .path(_, let offset), .string(_, let offset), .call(_, _, let offset), .message(_, _, let offset),
      .choice(_, let offset), .other(_, let offset), .cut(let offset):
      offset
    }
  }
}

/// A parser for one expression; unsupported syntax becomes ``ObjectiveCExpression/other(_:_:)``.
package struct ObjectiveCParser {
  private let tokens: ArraySlice<ObjectiveCToken>
  private var index: Int

  /// The maximum expression depth; parsing of a deeper statement stops there (our own limit).
  package static let deepest = 100
  private var depth = 0

  package init(_ tokens: ArraySlice<ObjectiveCToken>) {
    self.tokens = tokens
    index = tokens.startIndex
  }

  /// Parses all tokens as one expression.
  package static func expression(_ tokens: ArraySlice<ObjectiveCToken>) -> ObjectiveCExpression {
    var parser = ObjectiveCParser(tokens)
    return parser.expression(until: [])
  }

  private func isAt(_ marks: [Unicode.Scalar]) -> Bool {
    index < tokens.endIndex && marks.contains { tokens[index].isMark($0) }
  }

  private var offset: Int { index < tokens.endIndex ? tokens[index].offset : tokens.last?.offset ?? 0 }

  /// Enters a level of nesting; at the limit, returns false and ends parsing.
  private mutating func enter() -> Bool {
    guard depth < Self.deepest else {
      index = tokens.endIndex
      return false
    }
    depth += 1
    return true
  }

  /// Parses up to one of `ends`, without consuming it.
  private mutating func expression(until ends: [Unicode.Scalar]) -> ObjectiveCExpression {
    let start = offset
    guard enter() else { return .cut(start) }
    defer { depth -= 1 }
    var parts: [ObjectiveCExpression] = []
    while index < tokens.endIndex, !isAt(ends) {
      if isAt(["?"]), !parts.isEmpty {
        index += 1
        let first = isAt([":"]) ? parts.last : expression(until: ends + [":"])
        if isAt([":"]) { index += 1 }
        return .choice([first, expression(until: ends)].compactMap(\.self), start)
      }
      let before = index
      if let part = primary() { parts.append(part) }
      if index == before { index += 1 }
    }
    return parts.count == 1 ? parts[0] : .other(parts, start)
  }

  private mutating func primary() -> ObjectiveCExpression? {
    let start = offset
    guard enter() else { return .cut(start) }
    defer { depth -= 1 }
    let token = tokens[index]
    switch token.kind {
    case .string(let text):
      index += 1
      return .string(text, token.offset)
    case .word(let word):
      index += 1
      guard isAt(["("]) else { return path(from: word, token.offset) }
      return .call(word, list(to: ")"), token.offset)
    case .mark(UInt8(ascii: "[")): return message()
    case .mark(UInt8(ascii: "(")):
      let inner = list(to: ")")
      // A cast is followed by its value.
      if index < tokens.endIndex, tokens[index].word != nil || isAt(["[", "("]), let value = primary() { return value }
      return inner.count == 1 ? inner[0] : .other(inner, token.offset)
    default: return nil
    }
  }

  private mutating func path(from first: String, _ offset: Int) -> ObjectiveCExpression {
    var names = [first]
    while isAt(["."]), index + 1 < tokens.endIndex, let name = tokens[index + 1].word {
      // Each name is a level of the tree.
      if names.count < Self.deepest { names.append(name) }
      index += 2
    }
    return .path(names, offset)
  }

  /// Parses a comma-separated list with its delimiters.
  private mutating func list(to end: Unicode.Scalar) -> [ObjectiveCExpression] {
    index += 1
    var items: [ObjectiveCExpression] = []
    while index < tokens.endIndex, !isAt([end]) {
      items.append(expression(until: [",", end]))
      if isAt([","]) { index += 1 }
    }
    if isAt([end]) { index += 1 }
    return items
  }

  /// Parses a message or array literal; without a closing bracket, it continues in a block.
  private mutating func message() -> ObjectiveCExpression {
    let start = offset
    index += 1
    guard index < tokens.endIndex, let receiver = primary() else { return .other([expression(until: ["]"])], start) }
    var parts: [ObjectiveCExpression.Part] = []
    while index < tokens.endIndex, !isAt(["]"]) {
      guard let label = tokens[index].word else {
        index += 1
        continue
      }
      index += 1
      guard isAt([":"]) else { continue }
      index += 1
      parts.append(ObjectiveCExpression.Part(label: label, value: argument()))
      // The format arguments.
      while isAt([","]) {
        index += 1
        parts.append(ObjectiveCExpression.Part(label: "", value: argument()))
      }
    }
    if isAt(["]"]) { index += 1 }
    return .message(receiver, parts, start)
  }

  /// Parses the argument of a selector part, up to the next part or the end of the message.
  private mutating func argument() -> ObjectiveCExpression {
    let start = offset
    guard enter() else { return .cut(start) }
    defer { depth -= 1 }
    var parts: [ObjectiveCExpression] = []
    while index < tokens.endIndex, !isAt(["]", ","]) {
      let isLabel = tokens[index].word != nil && index + 1 < tokens.endIndex && tokens[index + 1].isMark(":")
      if isLabel, !parts.isEmpty { break }
      if isAt(["?"]), !parts.isEmpty {
        index += 1
        let first = isAt([":"]) ? parts.last : expression(until: ["]", ":", ","])
        if isAt([":"]) { index += 1 }
        return .choice([first, argument()].compactMap(\.self), start)
      }
      let before = index
      if let part = primary() { parts.append(part) }
      if index == before { index += 1 }
    }
    return parts.count == 1 ? parts[0] : .other(parts, start)
  }
}
