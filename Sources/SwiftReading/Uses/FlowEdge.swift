internal import SwiftTrees

/// The path from a reference to its end; a class, because walks take the same paths many times.
final class FlowEdge: Sendable {
  /// The expression that reads the declaration, or the mention of a key.
  let reference: SourceNode
  let answer: PlaceFinder.Answer
  /// The declaration at the end of the path; nil for another end.
  let next: FlowNode?
  /// The path of the object that gets the text; it takes precedence if it can be followed to all ends.
  let object: FlowEdge?
  /// The passage into the declaration at the end.
  let passage: Passage

  /// The effect of a path on the calls through which a text has entered functions.
  enum Passage: Sendable {
    /// The text enters a function as an argument of a call.
    case call(SourceNode, of: SourceNode)
    /// The text enters a function as the default value of a parameter.
    case standard(of: SourceNode)
    /// The text is the result of a function.
    case result(of: SourceNode)
    /// The text stays in the same function.
    case inside
    /// The text becomes a value that code in other functions reads.
    case outside
  }

  /// `isOutside` means that the path leads to code that the reference does not call itself.
  init(_ reference: SourceNode, _ answer: PlaceFinder.Answer, isOutside: Bool = false) {
    (self.reference, self.answer) = (reference, answer)
    object = answer.object.map { FlowEdge(reference, $0.answer) }
    guard case .carried(let node, by: let value) = answer.end else {
      (next, passage) = (nil, .inside)
      return
    }
    next = FlowNode(
      node: node, form: answer.fields.isEmpty ? answer.form.carried(by: node) : answer.form, slot: answer.slot,
      fields: answer.fields)
    passage = isOutside || answer.slot != nil ? .outside : Self.passage(into: node, by: value)
  }

  private static func passage(into node: SourceNode, by value: SourceNode) -> Passage {
    switch (node.kind, node.parent?.kind) {
    case (.parameter, .function), (.parameter, .initializer):
      guard let function = node.parent else { return .outside }
      return value.callAround.map { .call($0, of: function) } ?? .standard(of: function)
    case (.function, _), (.initializer, _): return .result(of: node)
    case (.parameter, .enumCase), (.type, _): return .outside
    case (.property, _): return node.isLocal ? .inside : .outside
    default: return .inside
    }
  }
}
