internal import SwiftTrees
internal import Vocabulary

/// A modifier whose argument draws controls of one kind, such as `buttonStyle`.
///
/// Source: `control-styles.csv`.
struct ControlStyle: Sendable {
  /// The protocol of the styles, such as `ButtonStyle`.
  let group: String
  /// The names of the views that the style draws.
  let views: Set<String>
  /// The names of SwiftUI's own styles.
  private let styles: Set<String>

  private static let all: [String: ControlStyle] = {
    let table = TableDecoder(EmbeddedResources.control_styles_csv, name: "control-styles")
    func names(_ cell: String?) -> Set<String> { Set((cell ?? "").split(separator: " ").map(String.init)) }
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { row in
        let modifier = row["modifier"] ?? ""
        let group = modifier.prefix(1).uppercased() + modifier.dropFirst()
        return (modifier, ControlStyle(group: group, views: names(row["views"]), styles: names(row["styles"])))
      })
  }()

  /// The style that a modifier sets; nil for any other modifier.
  static func named(_ modifier: String) -> ControlStyle? { all[modifier] }

  /// Whether a style draws views with a name.
  static func isControl(_ view: String) -> Bool { views.contains(view) }

  private static let views = all.values.reduce(into: Set<String>()) { $0.formUnion($1.views) }

  /// Returns the nearest style of a control in the same body, and the call that sets it; nil if there is none.
  ///
  /// `view` is the view that the style draws, if it is a part of the control. The search stops at the call `end`, if
  /// there is one.
  static func nearest(
    around control: SourceNode, as view: String? = nil, until end: SourceNode?, _ binder: Binder
  ) -> (style: ControlStyle, call: SourceNode)? {
    let view = view ?? control.name
    for (node, parent) in control.outwardSteps {
      if parent == end, node.kind != .member { return nil }
      switch parent.kind {
      case .call where node.kind == .member:
        if let style = named(parent.name), style.views.contains(view), !binder.isOwnModifier(parent) {
          return (style, parent)
        }
      // Styles around a bar, menu or dialog do not draw the controls in it.
      case .call where ViewContainer.role(in: parent.name, label: node.label)?.isGeneral == false: return nil
      case .property, .function, .initializer, .type, .file: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns whether a call of the modifier names a style of SwiftUI, such as `.plain` or `PlainButtonStyle()`.
  func isSystem(_ call: SourceNode, _ binder: Binder) -> Bool {
    guard let style = call.arguments.first?.first else { return false }
    if style.kind == .call, style.first?.kind == .name, style.name.hasSuffix(group) {
      guard !binder.types.isDeclared(style.name) else { return false }
      let name = style.name.dropLast(group.count)
      return name == "Default" || styles.contains(name.prefix(1).lowercased() + name.dropFirst())
    }
    // `.glass` may have arguments.
    guard let named = style.kind == .call ? style.first : style else { return false }
    return named.kind == .member && named.first == nil && styles.contains(named.name)
      && binder.types.members(named.name, of: group, seenFrom: call.tree.file).isEmpty
  }
}
