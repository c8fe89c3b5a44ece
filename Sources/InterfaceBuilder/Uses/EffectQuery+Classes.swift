import AuditModel

extension CodeEffects {
  /// Returns the changes that a class makes to its views, with or without an unread superclass; nil if it was not read.
  func changes(ofClass name: String, countsUnreadBase: Bool) -> Set<CodeEffect>? {
    guard !countsUnreadBase, classesWithUnreadBase.contains(name) else { return classes[name] }
    // The class is passed on because of its superclass, or by a statement.
    let own = ancestors[name] ?? [name]
    let isPassed = own.contains { type in
      origins[type]?.contains { $0.effect == .handedOver && own.contains($0.owner.lastPart) } == true
    }
    return isPassed ? classes[name] : classes[name]?.subtracting([.handedOver])
  }
}

extension InterfaceObject {
  /// Returns whether the object may show a text from the document, a user or code that reaches it.
  func mayShowText(_ reach: EffectQuery, where counts: (Character) -> Bool = { _ in true }) -> Bool {
    guard tag == "label" else { return true }
    return ["text", "attributedText"].contains {
      InterfaceText.value($0, in: element)?.text.contains(where: counts) == true
    }
      || reach.mayChange(CodeEffect.changes("text", "attributedText", "setText", "setAttributedText"))
  }
}
