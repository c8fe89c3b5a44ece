internal import SwiftTrees

extension SourceNode {
  /// Whether code around a statement in the same function decides whether the statement runs.
  var isConditional: Bool {
    for (_, outer) in self.outwardSteps {
      switch outer.kind {
      case .choice: return true
      case .trailing where outer.parent.map({ !ControlSearch.builders.contains($0.name) }) ?? true: return true
      case .closure: return outer.parent?.first != outer
      case .trailing, .function, .initializer, .property, .type, .extension, .file: return false
      default: continue
      }
    }
    return false
  }
}
