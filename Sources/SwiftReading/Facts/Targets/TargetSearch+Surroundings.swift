internal import AuditModel
internal import SwiftTrees

extension TargetSearch {
  /// The button styles of SwiftUI that let only the label of a button in a row react to taps.
  ///
  /// Source: Apple documentation of SwiftUI, `PrimitiveButtonStyle`.
  private static let plainStyles = APIList.plainButtonStyles.names
  private static let styles = APIList.buttonModifiers.names
  private static let rows = APIList.rowContainers.names

  /// Whether a row, bar, menu or style around a button gives the button a larger area.
  func isEnlarged(_ button: SourceNode) -> Bool { isEnlarged(button, isPlain: false, depth: 0) }

  /// `isPlain` means that a style inside limits the area to the label.
  private func isEnlarged(_ view: SourceNode, isPlain: Bool, depth: Int) -> Bool {
    var isPlain = isPlain
    // A loop may be the content of a list in another body.
    var isListed = false
    for (inner, outer) in view.outwardSteps {
      switch outer.kind {
      case .call where inner.kind == .member:
        if !isPlain, Self.styles.contains(outer.name) {
          guard isPlainStyle(outer) else { return true }
          isPlain = true
        }
      case .call where inner.kind == .argument || inner.kind == .trailing:
        if let role = ViewContainer.role(in: outer.name, label: inner.label) {
          guard role == .row, isPlain, Self.rows.contains(outer.name) else { return role != .liveActivity }
          return false
        }
        if ["Section", "ControlGroup", "ToolbarItem", "ToolbarItemGroup"].contains(outer.name) { return !isPlain }
        if ViewSpace.windows.contains(outer.name) { return false }
        isListed = outer.name == "ForEach"
        let starts = components.starts(inContainer: outer, inner).compactMap(\.nodes.first)
        if depth < Self.deepest, starts.contains(where: { isEnlarged($0, isPlain: isPlain, depth: depth + 1) }) {
          return true
        }
      case .property, .function:
        if outer.name == "makeBody" { return true }
        guard outer.isMember, depth < Self.deepest else { continue }
        guard let uses = callers.uses[outer], !uses.isEmpty else { return isListed }
        return uses.allSatisfy { isEnlarged($0, isPlain: isPlain, depth: depth + 1) }
      case .initializer, .type, .extension, .file: return false
      default: break
      }
    }
    return false
  }

  private func isPlainStyle(_ call: SourceNode) -> Bool {
    guard call.name == "buttonStyle", let style = call.arguments.first?.first,
      ControlStyle.named(call.name)?.isSystem(call, binder) == true
    else { return false }
    return Self.plainStyles.contains(style.name)
  }

  /// Whether a view is in a bar, menu, dialog or control, in whose area the system decides.
  func isInBar(_ view: SourceNode) -> Bool { isInBar(view, depth: 0) }

  private func isInBar(_ view: SourceNode, depth: Int) -> Bool {
    for (inner, outer) in view.outwardSteps {
      switch outer.kind {
      case .call where inner.kind == .argument || inner.kind == .trailing:
        if let role = ViewContainer.role(in: outer.name, label: inner.label), role != .row, role != .liveActivity {
          return true
        }
      case .property,
        .function where outer.isMember:
        guard depth < Self.deepest, let uses = callers.uses[outer], !uses.isEmpty else { return false }
        return uses.allSatisfy { isInBar($0, depth: depth + 1) }
      default: break
      }
    }
    return false
  }
}
