internal import AuditModel
internal import SwiftTrees

/// The code at which the path of a text is not followed.
struct PathBlock {
  let location: SourceLocation
  /// The called function, the assigned property or the declaration, such as `Theme.font(_:)`; nil without a name.
  let name: String?

  /// Describes the node at which a path ends.
  init(_ node: SourceNode) {
    let subject = node.blocking
    (location, name) = (subject.nameLocation, subject.blockName)
  }
}

extension SourceNode {
  /// The maximum number of labels of a call in its name (our own limit).
  private static let mostLabels = 16

  /// The call, assignment or declaration to which a node belongs, or else the node itself.
  fileprivate var blocking: SourceNode {
    switch kind {
    case .argument: return parent ?? self
    case .member:
      guard let call = parent, call.kind == .call, call.first == self else { return self }
      return call
    case .block, .result, .closure, .trailing: return declarationsAround.first { $0.isNamed } ?? self
    default: return self
    }
  }

  private var isNamed: Bool { [.property, .function, .initializer].contains(kind) && !name.isEmpty }

  /// The name of a call, assignment or declaration as in Swift; nil for any other expression.
  var blockName: String? {
    switch kind {
    case .call:
      let callee = first.flatMap(\.blockPath) ?? name
      guard !callee.isEmpty else { return nil }
      let labels = arguments.prefix(Self.mostLabels).map { $0.label.isEmpty ? "_:" : "\($0.label):" }
      return "\(callee)(\(labels.joined()))"
    case .assignment: return first.flatMap(\.blockPath)
    case .member, .name: return blockPath
    case .function, .initializer:
      let labels = parameterLabels.prefix(Self.mostLabels).map { $0.isEmpty ? "_:" : "\($0):" }
      return ownedName(parent) + "(\(labels.joined()))"
    case .property, .enumCase: return name.isEmpty ? nil : ownedName(parent)
    case .parameter: return name.isEmpty ? nil : parent?.blockName.map { "\($0) \(name)" } ?? name
    case .attribute: return "@\(name)"
    default: return nil
    }
  }

  /// The name of a declaration after the name of its type.
  private func ownedName(_ owner: SourceNode?) -> String {
    guard let owner, owner.kind == .type || owner.kind == .extension else { return name }
    return "\(owner.name).\(name)"
  }

  /// The names of a path, or the last name of a longer expression.
  private var blockPath: String? {
    if let path { return path.joined(separator: ".") }
    return name.isEmpty ? nil : name
  }
}
