package import SwiftTrees

extension SourceNode {
  /// The value that a declaration starts with; nil for none or a computed one.
  package var initialValue: SourceNode? {
    children.first { ![.attribute, .typeName, .block].contains($0.kind) }
  }

  /// Whether code around a statement in the same function decides whether the statement runs.
  package var isConditional: Bool {
    for (_, outer) in self.outwardSteps {
      switch outer.kind {
      case .choice: return true
      case .other where ["for", "while"].contains(outer.name): return true
      case .trailing where outer.parent.map({ !APIList.builderCalls.names.contains($0.name) }) ?? true: return true
      case .closure: return outer.parent?.first != outer
      case .trailing, .function, .initializer, .property, .type, .extension, .file: return false
      default: continue
      }
    }
    return false
  }
}
