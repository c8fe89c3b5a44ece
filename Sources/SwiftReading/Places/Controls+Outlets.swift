internal import AuditModel
internal import SwiftTrees

extension Controls {
  /// Returns the outlet whose object draws the text that a statement sets, or the label of a row from a document.
  ///
  /// The statement is an assignment or a call such as `setTitle("…", for: .normal)`. The result is nil if code creates
  /// the object, or if code outside of the outlet's observers replaces the text.
  func outlet(of statement: SourceNode) -> TextUse.Outlet? {
    guard let base = statement.first?.first, !base.isInstance else { return nil }
    if let row = rows.outlet(of: base) { return row }
    guard let owner = ControlSearch.owner(of: base, components.binder), owner.part == .main, owner.node.isOutlet else {
      return nil
    }
    if statement.isObserver(of: owner.node), settings[owner]?[.text]?.isSetOutside == true { return nil }
    return TextUse.Outlet(type: types.scope(of: owner.node).lastPart, name: owner.node.name)
  }

  /// Returns the classes whose code gets the row that draws a text from its table; nil if they are not all known.
  func classes(dequeuingRowOf statement: SourceNode) -> Set<String>? {
    guard let label = statement.first?.first, rows.outlet(of: label) != nil, let row = label.first else { return nil }
    return rows.classes(dequeuing: row)
  }

  /// Returns the properties that code sets on outlets, without the outlets that unknown code may change.
  ///
  /// A property without an origin is that of the document's object.
  func outletStyles(named names: Set<String>) -> [TextUse.Outlet: TextUse] {
    var found: [TextUse.Outlet: TextUse] = [:]
    var copies: Set<TextUse.Outlet> = []
    for (type, entry) in types.entries {
      for (name, members) in entry.members where names.contains(name) {
        for property in members where property.isOutlet {
          var control = Control()
          read(Owner(node: property), into: &control, depth: 0)
          guard !control.isEscaped, control.system != nil, control.system != ControlSearch.row else { continue }
          let outlet = TextUse.Outlet(type: type.lastPart, name: name)
          // Types of several targets may have the same name.
          if found[outlet] != nil { copies.insert(outlet) }
          var style = TextUse(
            key: TextKey(key: "", table: ""), location: property.location, place: name, role: .label, way: .stored,
            isLocalizedKey: false)
          style.outlet = outlet
          style.read(control, components)
          found[outlet] = style
        }
      }
    }
    return found.filter { !copies.contains($0.key) }
  }
}
