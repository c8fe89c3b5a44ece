internal import AuditModel
internal import SwiftTrees
internal import Vocabulary

/// The roles that containers give to the texts in them.
///
/// Source: `view-containers.csv`.
enum ViewContainer {
  private static let roles: [String: [String: TextRole]] = {
    let table = TableDecoder(EmbeddedResources.view_containers_csv, name: "view-containers")
    return Dictionary(grouping: table.rows) { $0["container"] ?? "" }.mapValues { rows in
      Dictionary(uniqueKeysWithValues: rows.map { ($0["content"] ?? "_", $0.value("role", as: TextRole.self)) })
    }
  }()

  /// The role of texts in a part of a container; nil if the container does not change their roles.
  static func role(in container: String, label: String) -> TextRole? { roles[container]?[label.isEmpty ? "_" : label] }

  /// The names of the containers with known parts.
  static let names = Set(roles.keys)
}

extension TextRole {
  /// Whether the role gives way to the role of a container around the text.
  var isGeneral: Bool { [.text, .label, .row, .button].contains(self) }

  /// Whether the app lays out the text, not the system.
  var isInLayout: Bool {
    isGeneral || [.sectionHeader, .sectionFooter, .fieldPlaceholder, .stepper].contains(self)
  }
}

extension SourceNode {
  /// Whether a part of a navigation link is the destination view.
  func isDestination(_ part: SourceNode, _ binder: Binder) -> Bool {
    guard part.label.isEmpty else { return part.label == "destination" }
    // An initializer of the app labels the closure.
    if part.kind == .trailing, case .initializer(_, let initializer?)? = binder.callee(of: self),
      let closure = initializer.children.first(where: { $0.kind == .parameter && $0.child(.typeName)?.hasArrow == true }
      )
    {
      return closure.label == "destination"
    }
    let hasLabel = children.contains { $0.kind == .trailing && $0.label == "label" }
    return part.kind == .trailing && (hasLabel || arguments.first?.label.isEmpty == true)
  }
}
