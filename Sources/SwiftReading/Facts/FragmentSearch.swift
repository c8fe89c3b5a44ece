internal import AuditModel
internal import SwiftTrees

/// Finds texts that code joins from separately translated parts.
struct FragmentSearch: Sendable {
  let mentions: MentionFinder

  /// Whether an expression is a key of the app's tables.
  func isMentioned(_ value: SourceNode) -> Bool {
    mentions.mention(value, of: mentions.index.types.scope(of: value)) != nil
  }

  /// The fact that an expression joins translated parts; nil for any other expression.
  ///
  /// The expression is a sum or a string literal. Parts on separate lines, or after a mark such as a colon, are
  /// separate texts.
  func fact(_ node: SourceNode) -> CodeFact? {
    guard let parts = parts(of: node), parts.count > 1 else { return nil }
    let type = mentions.index.types.scope(of: node)
    var count = 0
    var isJoined = false
    for part in parts {
      switch kind(of: part, in: type) {
      case .translated(let text):
        count += isJoined || count == 0 ? 1 : 0
        isJoined = text.map { !Self.endsSentence($0) } ?? true
      case .separator(let text): isJoined = isJoined && text.allSatisfy { $0 == " " || $0 == "\u{A0}" }
      case .value: break
      }
    }
    guard count > 1 else { return nil }
    // A sum of views is itself a view; any call around it is a modifier or a container.
    let isView = node.kind == .sum && parts.contains { $0.modifiedView.name == "Text" }
    return CodeFact(.fragments(count), at: node.location, view: isView ? "Text" : node.viewAround)
  }

  private enum Part {
    /// A translated part, with its text if the code shows it.
    case translated(String?)
    /// A part that is the same in all languages.
    case separator(String)
    /// A value that is only known when the app runs.
    case value
  }

  /// The operands of `+`, or the segments and interpolations of a literal.
  private func parts(of node: SourceNode) -> [SourceNode]? {
    switch node.kind {
    case .sum: node.parent?.kind == .sum ? nil : Array(node.children)
    case .string: node.child(.hole) == nil ? nil : Array(node.children)
    default: nil
    }
  }

  private func kind(of part: SourceNode, in type: String) -> Part {
    if part.kind == .segment { return .separator(part.name) }
    let value = part.kind == .hole ? part.child(.argument)?.first ?? part : part
    let view = value.modifiedView
    if view.kind == .call, view.name == "Text", view.first?.kind == .name {
      // The app's own modifiers may start a new line.
      guard view.modifiers.allSatisfy({ ViewModifier.named($0.name) != nil }) else { return .separator("\n") }
      guard let argument = view.arguments.first, let inner = argument.first else { return .value }
      if argument.label == "verbatim" { return inner.literal.map(Part.separator) ?? .value }
      guard let text = inner.literal else { return kind(of: inner, in: type) }
      return Self.hasWords(text) ? .translated(text) : .separator(text)
    }
    if value.kind == .string {
      let text = value.literal ?? ""
      return value.child(.hole) == nil ? .separator(text) : .value
    }
    guard let mention = mentions.mention(value, of: type), mention.way != .literal, !mention.keys.isEmpty else {
      return .value
    }
    return .translated(mention.way == .localized ? mention.text : nil)
  }

  private static func hasWords(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }

  /// Whether a text ends with a mark after which another text may follow in all languages.
  private static func endsSentence(_ text: String) -> Bool {
    let last = text.reversed().first { $0 != " " }
    return last.map { ".:!?;\n•·|-–—)".contains($0) } ?? false
  }
}

extension SourceNode {
  /// The name of the innermost call around an expression, or of the declaration if there is none.
  fileprivate var viewAround: String {
    var node = parent
    while let around = node, !around.name.isEmpty || around.parent != nil {
      if [.call, .property, .function].contains(around.kind), !around.name.isEmpty { return around.name }
      node = around.parent
    }
    return ""
  }
}
