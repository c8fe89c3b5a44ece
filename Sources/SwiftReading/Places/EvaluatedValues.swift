package import AuditModel
internal import CodeValues
internal import Documents
internal import DynamicType
package import SwiftTrees

/// The values of arguments that decide looks, for developers.
package struct EvaluatedValues: Sendable {
  /// A line per argument: its place, its code and its values, or the code that blocks.
  package let lines: [String]

  /// Evaluates the arguments in all sources that are neither literals nor members of the system.
  package init(in trees: [SourceTree], hints: SourceHints) {
    let index = SourceIndex(
      trees, localizers: hints.localizers, systemViews: TextPlace.views.union(ViewContext.containers))
    let uses = ViewUses(in: trees, index)
    let evaluator = Evaluator(index.binder, fonts: hints.fonts, changes: AssignedValues(in: trees), uses: uses)
    lines = trees.concurrentMap { tree in
      tree.nodes.indices.flatMap { number in
        SourceNode(tree: tree, index: number).looks.map { argument, type in
          let found = evaluator.values(of: argument, as: type)
          let values = found.values.map { "\($0)" }.joined(separator: " | ")
          let blocker = found.blocker.map { " blocked at \($0.location.file):\($0.location.line)" } ?? ""
          return "\(argument.location.file):\(argument.line) \(type) \(values.prefix(400))\(blocker)"
        }
      }
    }.flatMap(\.self)
  }
}

extension SourceNode {
  /// The arguments that decide looks and are no literals, each with its type.
  fileprivate var looks: [(SourceNode, String)] {
    if kind == .assignment, first?.name == "font", let value = children.reduce(nil, { $1 }) as SourceNode?,
      value.kind != .number
    {
      return [(value, "UIFont")]
    }
    guard kind == .call else { return [] }
    return arguments.compactMap { argument in
      guard let value = argument.first, ![.number, .constant, .string, .closure].contains(value.kind) else {
        return nil
      }
      if name == "font", argument.label.isEmpty, value.kind != .number { return (value, "Font") }
      if name == "padding", first?.kind == .member, argument.label.isEmpty, argument == arguments.last,
        value.path?.first != ""
      {
        return (value, "CGFloat")
      }
      let isLength = APIList.sizedCalls.names.contains(name)
      let isStated =
        isLength
        && APIList.lengthLabels.names.contains(argument.label)
      return isStated && value.path != ["", "infinity"] ? (value, "CGFloat") : nil
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as a developer reads it.
  var description: String {
    switch self {
    case .number(let range): range.least == range.most ? "\(range.least)" : "\(range.least)...\(range.most)"
    case .flag(let flag): "\(flag)"
    case .nothing: "nil"
    case .text(let text): "\"\(text)\""
    case .symbol(let name): ".\(name)"
    case .font(let font):
      [
        font.style.map { "\($0)" }, font.fixedSize.map { "\($0) pt" }, font.weight.map { "\($0)" },
        font.isCustom ? "custom" : nil, font.isMonospaced ? "monospaced" : nil,
      ].compactMap(\.self).joined(separator: " ")
    case .instance(let instance): instance.enumCase.map { "\(instance.type).\($0.name)" } ?? instance.type
    case .type(let type): type
    case .closure: "closure"
    case .call(let call): "\(call.node.name)(…)"
    }
  }
}
