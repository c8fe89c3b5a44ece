internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The role of the title in a call that creates a bar button item or a button's action; nil for any other call.
  ///
  /// Source: Apple documentation of UIKit, `UIBarItem.image`, `UIBarButtonItem.init(title:image:primaryAction:menu:)`:
  /// with a picture, the title is in the overflow menu and the label for VoiceOver. A `UITabBarItem` shows both.
  func barRole(_ binder: Binder) -> TextRole? {
    let holder = parent.flatMap { $0.kind == .argument && $0.label == "primaryAction" ? $0.parent : nil }
    switch (name, holder?.name) {
    case ("UIBarButtonItem", _): break
    case ("UIAction", "UIButton"): return .button
    // The item's own title takes precedence over the title of its action.
    case ("UIAction", "UIBarButtonItem"): if holder?.argument(at: .label("title")) != nil { return .notDrawn }
    default: return nil
    }
    guard let hasPicture = hasBarPicture(binder) else { return .unknown }
    return hasPicture ? .spoken : .barButton
  }

  /// Whether a created bar button item has a picture; nil if the code is unclear.
  private func hasBarPicture(_ binder: Binder) -> Bool? {
    if let image = argument(at: .label("image")), image.name != "nil" || image.kind != .constant {
      return image.isPicture(binder) ? true : nil
    }
    return isGivenPicture ? nil : false
  }

  /// Whether an expression is certainly a picture.
  private func isPicture(_ binder: Binder) -> Bool {
    switch kind {
    // `UIImage(systemName: "gear")`, `.add`, `UIImage.add`
    case .call: return name == "UIImage" || first?.isPicture(binder) ?? false
    case .member: return first.map { $0.isPicture(binder) || $0.name.first?.isUppercase == true } ?? true
    case .choice:
      let branches = children.filter { $0.kind != .condition }
      return !branches.contains { $0.kind == .constant } && branches.allSatisfy { $0.isPicture(binder) }
    case .name:
      let found = binder.declarations(of: self)
      guard found.count == 1, found[0].kind == .property || found[0].kind == .parameter else { return false }
      if let type = found[0].child(.typeName) { return type.name == "UIImage" }
      return found[0].isLet && found[0].children.contains { $0.kind == .call && $0.isPicture(binder) }
    default: return false
    }
  }

  /// Whether code in the file sets a picture on the variable that holds the item.
  private var isGivenPicture: Bool {
    let target = parent?.kind == .assignment ? parent?.first : parent
    guard let target, [.property, .name, .member].contains(target.kind), !target.name.isEmpty else { return false }
    return tree.index.references(to: target.name, in: 0..<tree.nodes.count).contains { index in
      guard let member = SourceNode(tree: tree, index: Int(index)).parent, member.kind == .member else { return false }
      let isImage = member.name == "image" && member.parent?.kind == .assignment && member.parent?.first == member
      return isImage || member.name == "setBackgroundImage"
    }
  }
}
