package import AuditModel

/// The parts of a document's layout that code may change.
package struct CodeLayoutEffects: Sendable {
  private let document: InterfaceDocument
  private let code: CodeEffects?
  /// Whether code may set the margins of views.
  package let mayChangeMargins: Bool
  /// Whether code may set the distance of separators from the sides, which the labels of cells follow.
  package let mayChangeSeparators: Bool
  /// The scenes with a controller or owner that may change views to which no outlet leads.
  private let freeScenes: Set<Int>
  /// The indices of the constraints that code may change, deactivate or lose with a removed view.
  package let openConstraints: Set<Int>

  /// Finds what code may change.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - code: What code does with its objects; nil if no code was read.
  package init(of document: InterfaceDocument, _ code: CodeEffects?) {
    (self.document, self.code) = (document, code)
    mayChangeMargins =
      code.map { code in
        // A change of one side is recorded as that of a value named `layoutMargins`.
        code.allChanges.contains { $0.contains { ViewMember.effect(of: $0) == .margin } }
          || code.changes.keys.contains { ViewMember.effect(of: $0) == .margin }
      } ?? true
    mayChangeSeparators = code?.mentions("separatorInset") ?? true
    let free = document.owners.filter { $0.value.contains { Self.walksViews(document.objects[$0], code) } }
    freeScenes = Set(free.keys.compactMap(\.self))
    openConstraints = Self.openConstraints(of: document, code)
  }

  /// Whether code decides the height of rows of tables, or may do so.
  package var mayChangeRows: Bool { code?.decidesRowHeights ?? true }

  /// Whether code sets a font for all views of a class, or a text size.
  package var mayChangeFonts: Bool { code.map { $0.setsFontsOfClasses || $0.overridesTraits } ?? false }

  /// Returns whether the class of an object may change views to which no outlet leads.
  ///
  /// Without any code, nothing is known to do so.
  package func walksViews(_ object: Int) -> Bool { Self.walksViews(document.objects[object], code) }

  private static func walksViews(_ object: InterfaceObject, _ code: CodeEffects?) -> Bool {
    guard let code, let name = object.customClass, !name.hasPrefix("UI") else { return false }
    return code.classes[name] == nil || code.classesThatChangeLayouts.contains(name)
  }

  /// Returns whether code sets the frame of a view after its constraints did.
  package func setsFrame(of object: Int) -> Bool {
    EffectQuery(object, in: document, code).change([.placed]) == .certain
  }

  /// Returns whether the controller or owner of the scene of an object may change all views of the scene.
  package func walksScene(of object: Int) -> Bool {
    document.objects[object].scene.map(freeScenes.contains) ?? false
  }

  /// Returns whether the class of a view may arrange the views in it.
  package func arrangesViews(_ object: Int) -> Bool {
    guard let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    guard let changes = code?.classes[name] else { return true }
    return walksViews(object) || changes.contains { [.arrangement, .margin].contains(ViewMember.effect(of: $0)) }
  }

  /// Returns whether the class of a cell may lay out its labels.
  package func laysOutCell(_ cell: Int) -> Bool {
    guard let name = document.objects[cell].customClass, !name.hasPrefix("UI") else { return false }
    guard let changes = code?.classes[name] else { return true }
    return !changes.isDisjoint(with: CodeEffects.layoutChanges)
      || changes.contains { ViewMember.effect(of: $0) == .placement }
  }

  /// Returns what code may change of a view.
  package func changes(of object: Int) -> Set<ViewMember.Effect> {
    let own = document.objects[object]
    let reach = EffectQuery(object, in: document, code)
    guard
      reach.hasOutlet || own.customClass != nil || !own.runtimeAttributes.isEmpty || !reach.overrides.isEmpty
    else { return [] }
    var changes = Set(own.runtimeProperties.compactMap(ViewMember.effect))
    for effect in ViewMember.Effect.allCases where !changes.contains(effect) {
      if reach.mayChange({ ViewMember.effect(of: $0) == effect }) { changes.insert(effect) }
    }
    return changes
  }

  /// Returns whether code moves the outermost view of a screen, as for a keyboard.
  package func movesRoot(_ object: Int) -> Bool {
    EffectQuery(object, in: document, code).mayChange(
      CodeEffect.changes("frame", "bounds", "center", "transform").union([.placed]))
  }

  /// Returns whether code, or a value that the document sets by name, may keep people from typing in a view.
  package func mayDisable(_ object: Int) -> Bool {
    !document.objects[object].runtimeAttributes.isEmpty
      || EffectQuery(object, in: document, code).mayChange(
        CodeEffect.changes("isEnabled", "isEditable", "isUserInteractionEnabled", "point", "hitTest"))
  }

  /// Returns whether the document or code hides a view itself, and no code shows it.
  package func isNeverShown(_ object: Int) -> Bool { document.isNeverShown(object, code) }

  private static func openConstraints(of document: InterfaceDocument, _ code: CodeEffects?) -> Set<Int> {
    var isLoose: [Int: Bool] = [:]
    /// Whether code may remove a view, or looks at its constraints and may deactivate them.
    func mayLoosen(_ view: Int) -> Bool {
      if let known = isLoose[view] { return known }
      let found = EffectQuery(view, in: document, code).mayChange([.change("removeFromSuperview"), .walked])
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

extension CodeEffects {
  /// Whether code changes a member of a value, or members of that member.
  fileprivate func mentions(_ member: String) -> Bool {
    changes.keys.contains(member) || allChanges.contains { $0.contains(.change(member)) }
  }

  /// The changes of each name, outlet and class.
  fileprivate var allChanges: some Sequence<Set<CodeEffect>> {
    ([changes, classes, values] + outlets.values).lazy.flatMap(\.values)
  }
}
