package import AuditModel

/// The parts of a document's layout that code may change.
package struct CodeLayoutEffects: Sendable {
  private let document: InterfaceDocument
  private let code: CodeEffects?
  /// The scenes with a controller or owner that may change views without outlets.
  private let freeScenes: Set<Int>
  /// The stack views that grow for views that code appends.
  private let growing: Set<Int>
  /// The indices of the constraints that code may change, deactivate or remove together with a view.
  package let openConstraints: Set<Int>

  /// Finds the possible changes; `code` is nil if no code was read.
  package init(of document: InterfaceDocument, _ code: CodeEffects?) {
    (self.document, self.code) = (document, code)
    let free = document.owners.filter { $0.value.contains { Self.walksViews(document.objects[$0], code) } }
    freeScenes = Set(free.keys.compactMap(\.self))
    openConstraints = Self.openConstraints(of: document, code)
    growing = GrowingStacks(in: document).all
  }

  /// Returns whether code may make a statement for the screen of an object; true if no code was read.
  package func mayMake(_ statement: CodeStatement, about object: Int) -> Bool {
    code.map { document.code($0, mayMake: statement, about: object) } ?? true
  }

  /// Returns whether code may set a font for all views of an object's class, or a text size.
  package func mayChangeFont(of object: Int) -> Bool {
    guard let code else { return false }
    return document.isRestyled(object, by: code) || document.code(code, mayMake: .traits, about: object)
  }

  /// Returns whether the class of an object may change views without outlets.
  ///
  /// If no code was read, no class is known to.
  package func walksViews(_ object: Int) -> Bool { Self.walksViews(document.objects[object], code) }

  private static func walksViews(_ object: InterfaceObject, _ code: CodeEffects?) -> Bool {
    guard let code, let name = object.customClass, !name.hasPrefix("UI") else { return false }
    guard let changes = code.classes[name], !code.classesWithUnreadBase.contains(name) else { return true }
    let view = code.outlets[name]?["view"] ?? []
    return changes.contains(where: ViewMember.changesContent) || view.contains(where: ViewMember.changesContent)
  }

  /// Returns whether code sets the frame of a view after Auto Layout.
  package func setsFrame(of object: Int) -> Bool {
    EffectQuery(object, in: document, code).change([.placed]) == .certain
  }

  /// Returns whether the controller or owner of an object's scene may change all views of the scene.
  package func walksScene(of object: Int) -> Bool {
    document.objects[object].scene.map(freeScenes.contains) ?? false
  }

  /// Returns whether the class of a view may arrange its subviews.
  package func arrangesViews(_ object: Int) -> Bool {
    guard let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    guard let code else { return true }
    // An unread class finds the views in it by its outlets, which count by themselves.
    let changes = code.changes(ofClass: name, countsUnreadBase: false) ?? []
    return changes.contains { [.arrangement, .margin].contains(ViewMember.effect(of: $0)) }
  }

  /// Returns whether the class of a cell may lay out its labels.
  package func laysOutCell(_ cell: Int) -> Bool {
    guard let name = document.objects[cell].customClass, !name.hasPrefix("UI") else { return false }
    guard let changes = code?.classes[name] else { return true }
    return !changes.isDisjoint(with: CodeEffects.layoutChanges)
      || changes.contains { ViewMember.effect(of: $0) == .placement }
  }

  /// Returns the changes that code may make to a view.
  package func changes(of object: Int) -> Set<ViewMember.Effect> {
    let own = document.objects[object]
    let (reach, isPinned) = reach(of: object)
    guard
      reach.hasOutlet || own.customClass != nil || !own.runtimeAttributes.isEmpty || !reach.overrides.isEmpty
    else { return [] }
    var changes = Set(own.runtimeProperties.compactMap(ViewMember.effect))
    for effect in ViewMember.Effect.allCases where !changes.contains(effect) {
      if reach.mayChange({ ViewMember.effect(of: $0) == effect }) { changes.insert(effect) }
    }
    if isPinned { changes.formUnion([.contents, .visibility, .addition, .touch]) }
    if reach.mayBeOutletOfUnreadBase { changes.insert(.placement) }
    if changes.remove(.appending) != nil, !growing.contains(object) { changes.insert(.arrangement) }
    if changes.remove(.looseness) != nil, !own.usesConstraints, document.standardCell(placing: object) == nil {
      changes.insert(.placement)
    }
    return changes
  }

  /// Returns the code that reaches an object, and whether constraints keep its place in spite of unread code.
  ///
  /// A class or an attribute of another module only changes what is in its views, and how large they want to be.
  private func reach(of object: Int) -> (query: EffectQuery, isPinned: Bool) {
    let query = EffectQuery(object, in: document, code)
    let hasUnreadCode = isUnread(object) || code.map(query.hasUnreadAttribute) ?? false
    guard hasUnreadCode, document.objects[object].usesConstraints else { return (query, false) }
    return (EffectQuery(object, in: document, code, countsUnreadClass: false), true)
  }

  /// Returns the code that may place a view, arrange or hide the views in it, or draw it elsewhere, in words.
  package func causesOfMove(of object: Int) -> [String] {
    let moves: Set<ViewMember.Effect> = [.placement, .arrangement, .appending, .margin, .drawing]
    let own = document.objects[object]
    let attributes = own.runtimeProperties.filter { ViewMember.effect(of: $0).map(moves.contains) == true }
    let found = reach(of: object).query.causes { effect in
      ViewMember.effect(of: effect).map(moves.contains) ?? false
    }
    return attributes.map { "runtime attribute \($0)" } + found
  }

  /// Returns the code by which the class of an object or the owners of its scene may change views without outlets.
  package func causesOfWalk(of object: Int) -> [String] {
    let owners = document.owners[document.objects[object].scene] ?? []
    return (owners + [object]).flatMap { index -> [String] in
      guard let name = document.objects[index].customClass, let code, !name.hasPrefix("UI") else { return [] }
      if code.classes[name] == nil { return ["unread class \(name)"] }
      guard Self.walksViews(document.objects[index], code) else { return [] }
      if code.classesWithUnreadBase.contains(name) { return ["class \(name) has an unread superclass"] }
      let owners = code.ancestors[name] ?? [name]
      let walks = (owners.union(["view"])).flatMap { code.origins[$0] ?? [] }.filter { origin in
        owners.contains(origin.owner.split(separator: ".").last.map(String.init) ?? "")
          && ViewMember.changesContent(origin.effect)
      }
      let first = walks.min { $0.location < $1.location }
      let place = first.map { "\($0.effect.words) at \($0.location.file):\($0.location.line)" } ?? ""
      return ["class \(name) changes views in it: \(place)"]
    }
  }

  /// Returns the changes that code may make to the views in a view, which it finds by iterating over them.
  package func contentChanges(of object: Int) -> Set<ViewMember.Effect> {
    let name = document.objects[object].customClass
    var changes = name.flatMap { code?.classes[$0] } ?? []
    if let name { changes.formUnion(code?.outlets[name]?["view"] ?? []) }
    changes.formUnion(EffectQuery(object, in: document, code).namedChanges)
    return Set(changes.compactMap(ViewMember.contentEffect))
  }

  /// Returns the changes that the controllers or owners of an object's scene may make to all views of the scene.
  package func sceneChanges(of object: Int) -> Set<ViewMember.Effect> {
    (document.owners[document.objects[object].scene] ?? []).reduce(into: []) { $0.formUnion(contentChanges(of: $1)) }
  }

  /// Returns whether the class of an object, or of an owner of its scene, was not read.
  package func isUnread(_ object: Int) -> Bool {
    guard let code, let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    return code.classes[name] == nil || code.classesWithUnreadBase.contains(name)
  }

  /// Returns whether the class of a controller or owner of an object's scene was not read; its superclass may be unread.
  package func hasUnreadOwner(_ object: Int) -> Bool {
    (document.owners[document.objects[object].scene] ?? []).contains { owner in
      isUnread(owner) && document.objects[owner].customClass.map { code?.classes[$0] == nil } == true
    }
  }

  /// Returns whether code moves the outermost view of a screen, as for a keyboard.
  package func movesRoot(_ object: Int) -> Bool {
    EffectQuery(object, in: document, code).mayChange(
      CodeEffect.changes("frame", "bounds", "center", "transform").union([.placed]))
  }

  /// Returns whether code, or a runtime attribute in the document, may prevent typing in a view.
  package func mayDisable(_ object: Int) -> Bool {
    !document.objects[object].runtimeAttributes.isEmpty
      || EffectQuery(object, in: document, code).mayChange(
        CodeEffect.changes("isEnabled", "isEditable", "isUserInteractionEnabled", "point", "hitTest"))
  }

  /// Returns the buttons that react to nothing, so that they are drawn only as decorations, such as a badge.
  ///
  /// Nothing in the document reacts to them, and no code can add a reaction: no code names their outlets, and none finds
  /// them by number, as the view of another object or among the views of the screen.
  package func idleButtons(among views: [Int]) -> [Int] {
    let memo = ChainMemo(document)
    return views.filter { isIdle($0, memo) }
  }

  private func isIdle(_ object: Int, _ memo: ChainMemo) -> Bool {
    let own = document.objects[object]
    guard let code, own.tag == "button", own.customClass == nil, own.key == nil, own.parent != nil, own.number == 0,
      !own.statesReaction,
      document.outlets(to: object).allSatisfy({ isUnnamed($0, by: code) }),
      !memo.holds(.freeClass, inOwnersOf: own.scene, enumeratesViews),
      !memo.holds(.freeClass, from: object, enumeratesViews)
    else { return false }
    // Code that walks through a view around it may give it an action.
    return !EffectQuery(object, in: document, code, memo).mayReach([.walked])
  }

  /// Returns whether the class of an object may iterate over views, and so find any of them.
  private func enumeratesViews(_ object: Int) -> Bool {
    guard let code, let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    return code.classes[name] == nil || code.classesThatChangeLayouts.contains(name)
  }

  private func isUnnamed(_ outlet: InterfaceConnection, by code: CodeEffects) -> Bool {
    guard let owner = outlet.owner.flatMap({ document.objects[$0].customClass }) else { return false }
    return code.classes[owner] != nil && code.unnamedOutlets.contains(outlet.name)
  }

  /// Returns whether the document or code hides the view itself, and no code shows it.
  package func isNeverShown(_ object: Int) -> Bool { document.isNeverShown(object, code) }

  /// The effects that may change where views are.
  private static let moves: Set<ViewMember.Effect> = [.placement, .arrangement, .margin]

  private static func openConstraints(of document: InterfaceDocument, _ code: CodeEffects?) -> Set<Int> {
    var isLoose: [Int: Bool] = [:]
    /// Whether code may remove a view, or enumerates its constraints and may deactivate them.
    func mayLoosen(_ view: Int) -> Bool {
      if let known = isLoose[view] { return known }
      let found = EffectQuery(view, in: document, code).mayChange { effect in
        effect == .change("removeFromSuperview")
          || ViewMember.contentEffect(of: effect).map(Self.moves.contains) == true
      }
      isLoose[view] = found
      return found
    }
    return Set(
      document.constraints.indices.filter { index in
        let constraint = document.constraints[index]
        let element = constraint.element
        return element["customClass"] != nil || element.child("userDefinedRuntimeAttributes") != nil
          || EffectQuery(constraint: index, in: document, code).mayChange { _ in true }
          || constraint.itemIDs.compactMap(document.object).contains(where: mayLoosen)
      })
  }
}

extension InterfaceObject {
  /// Whether the document connects the object to an action, a segue or a gesture, or gives it a menu or a state to turn
  /// on and off.
  fileprivate var statesReaction: Bool {
    element.child("connections")?.children.contains { _ in true } == true || element.child("menu") != nil
      || element.flag("showsMenuAsPrimaryAction") == true || element.flag("changesSelectionAsPrimaryAction") == true
  }
}

extension InterfaceDocument {
  /// Returns whether code may make a statement for the screen of an object.
  ///
  /// The classes of a screen are those of its controller and its views. Any code may affect a view without a
  /// controller, which may be on any screen.
  package func code(_ code: CodeEffects, mayMake statement: CodeStatement, about object: Int) -> Bool {
    code.makes(statement, about: screenClasses[objects[object].scene], in: file)
  }

  /// Returns whether code sets the font or the line limit of all views of an object's class.
  func isRestyled(_ object: Int, by code: CodeEffects) -> Bool {
    guard !code.restyledClasses.isEmpty else { return false }
    let bases = objects[object].customClass.flatMap { code.ancestors[$0] } ?? []
    return !bases.union(ElementKind.classes(ofView: objects[object].tag)).isDisjoint(with: code.restyledClasses)
  }
}
