internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ViewContext {
  /// Adds a container around the text.
  mutating func enter(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    isElsewhere = isElsewhere || ViewSpace.presents(call, part, components.binder)
    if let outer = ViewContainer.role(in: call.name, label: part.label) {
      guard !isElsewhere else { return }
      if call.name == "Label" { hasIcon = true }
      if role.isGeneral || outer == .spoken { role = combined(with: outer) }
      // Modifiers around a bar, menu or dialog do not change the texts in it.
      isClosed = isClosed || !outer.isGeneral
      if !outer.isInLayout { space.startContainer() }
      return
    }
    // The app draws the replacement of the bar's title, in a style that the bar decides.
    if call.name == "ToolbarItem", call.argument(at: .label("placement"))?.name == "principal", role.isGeneral,
      !isElsewhere
    {
      role = .unknown
    }
    guard let callee = call.first, callee.kind == .name, !Self.isContainer(call.name), !TextPlace.isKnown(call.name)
    else { return }
    if let stacks = components.stacks(named: callee) {
      space.markInexact()
      // A vertical stack offers the whole width to each view.
      if stacks.allSatisfy({ $0.name == "HStackLayout" }) { space.stack(call, spacedAs: stacks, part, around: index) }
      return
    }
    // An app view may set a font for its content.
    let starts = components.isNeutral(call) ? [.unchanged] : components.starts(inContainer: call, part, frame)
    // A view that contains itself passes its closure on to the places where it draws the closure anyway.
    let others = starts.filter { $0.nodes.last?.viewBody.map(readings.contains) != true }
    if !starts.isEmpty, others.isEmpty { space.markInexact() }
    if starts.isEmpty || !others.isEmpty && !inherit(from: others) {
      open = open ?? call.nameLocation
      space.markUnknown(call)
    }
  }

  /// Combines two roles; a label or button in a row keeps its own role.
  ///
  /// Source: Apple documentation of SwiftUI, `LabelStyle`: toolbars show the icon of a label alone by default.
  func combined(with outer: TextRole) -> TextRole {
    switch (role, outer) {
    case (_, .barButton) where hasIcon: .unknown
    case (.button, .sectionHeader), (.button, .sectionFooter): role
    case (.label, .row), (.button, .row), (.button, .label), (.row, .label): role
    case (.label, .button): .button
    default: outer
    }
  }

  /// Adds a control around or behind the text, with its style.
  ///
  /// The style draws the view in the control, so the modifiers between them are outside of the style.
  mutating func enter(control: SourceNode, until end: SourceNode?) {
    guard control.first?.kind == .name, ControlStyle.isControl(control.name) else { return }
    guard !isClosed, let (style, call) = ControlStyle.nearest(around: control, until: end, components.binder) else {
      return styles.enter(control)
    }
    if call.isIconOnly, role == .label || role == .button { role = .spoken }
    if !style.isSystem(call, components.binder) { modify(byOwn: call) }
  }

  /// Adds the style of the label that a control creates from its title and icon.
  mutating func enterLabel(of control: SourceNode) {
    guard control.first?.kind == .name else { return }
    guard let (style, call) = ControlStyle.nearest(around: control, as: "Label", until: nil, components.binder) else {
      return styles.enterLabel()
    }
    if call.isIconOnly, role == .label || role == .button { role = .spoken }
    if !style.isSystem(call, components.binder) { modify(byOwn: call) }
  }
}
