internal import SwiftTrees

/// A declaration with the localization state of its text.
struct FlowNode: Hashable, Sendable {
  var node: SourceNode
  var form: LocalizationState
  /// The number of the argument, if a call of the declaration's closure passes the text to it.
  var slot: Int?
  /// The properties that lead from the declaration's value to the text, the outermost first.
  var fields: [SourceNode] = []

  /// Hashes only the declaration, because few have texts in several states.
  func hash(into hasher: inout Hasher) { hasher.combine(node) }
}
