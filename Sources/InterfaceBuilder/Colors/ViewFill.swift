package import AuditModel

/// The backgrounds of views in documents.
package enum ViewFill {
  private static let setters = CodeEffect.changes(
    "backgroundColor", "setBackgroundColor", "isOpaque", "backgroundConfiguration")

  /// Returns the background of a view; nil if there is none, or if code may change it.
  ///
  /// `code` is nil if no code was read.
  package static func color(
    of index: Int, in document: InterfaceDocument, _ code: CodeEffects?
  ) -> CodeColorPair.Value? {
    let object = document.objects[index]
    guard let stated = InterfaceColor.color("backgroundColor", of: object), !stated.isClear,
      object.element.number("alpha") ?? 1 >= 1, !EffectQuery(index, in: document, code).mayChange(setters)
    else { return nil }
    return stated.value(in: document.resources)
  }
}
