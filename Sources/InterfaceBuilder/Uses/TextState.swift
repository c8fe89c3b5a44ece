import AuditModel

extension InterfaceText {
  /// The effects with which code changes the text.
  private var setters: Set<CodeEffect> { Set(members.map(CodeEffect.change)) }

  /// The properties and methods with which code changes the text.
  private var members: [String] {
    switch property {
    case "text", "attributedText": ["text", "attributedText", "setText", "setAttributedText"]
    case "placeholder", "attributedPlaceholder": ["placeholder", "attributedPlaceholder"]
    case let name where name.hasPrefix("segmentTitles"): ["setTitle", "insertSegment", "removeAllSegments"]
    case let name where name.hasSuffix("Title") && !name.hasPrefix("header") && !name.hasPrefix("footer"):
      ["setTitle", "setAttributedTitle", "setTitleWithoutAnimation", "configuration", "title", "attributedTitle"]
    case let name where name.hasPrefix("configuration."):
      ["setTitle", "setAttributedTitle", "configuration", "title", "attributedTitle", "subtitle"]
    case let name where name.hasPrefix("contentConfiguration."): ["contentConfiguration", "text", "secondaryText"]
    default: [property]
    }
  }

  /// Returns the way in which the text reaches the screen.
  func way(_ reach: EffectQuery, in document: InterfaceDocument, _ code: CodeEffects?) -> TextUse.Way {
    if controllersChange(in: document, code) || isReplacedInRow(in: document, code) { return .setInCode }
    switch reach.change(setters) {
    case .none: return reach.hasOutlet ? .storedWithOutlet : .stored
    case .certain: return .setInCode
    // Code that gets a view as an argument usually changes its appearance, not its text.
    case .possible, .unread: return reach.isUnread ? .setInCode : .storedWithOutlet
    }
  }

  /// Returns whether code draws a prototype's rows with a configuration instead of the labels of its style.
  ///
  /// Source: Apple documentation of UIKit, `UITableViewCell.textLabel`.
  private func isReplacedInRow(in document: InterfaceDocument, _ code: CodeEffects?) -> Bool {
    guard let cell = document.cellParts[object]?.cell, CellFacts(document.objects[cell])?.isStatic == false else {
      return false
    }
    return code?.changesValues(by: [.change("contentConfiguration")]) == true
  }

  /// Returns whether the view controller's class changes its title.
  private func controllersChange(in document: InterfaceDocument, _ code: CodeEffects?) -> Bool {
    let own = document.objects[object]
    guard property == "title" || property == "prompt", ["navigationItem", "tabBarItem"].contains(own.tag),
      let parent = own.parent, let name = document.objects[parent].customClass
    else { return false }
    guard let changed = code?.classes[name] else { return true }
    return changed.contains(.handedOver) && property != "title"
      || !changed.isDisjoint(with: CodeEffect.changes(property, "\(own.tag).\(property)"))
  }
}
