internal import AuditModel

extension SourceNode {
  /// The fact that a call gives a text or symbol a font size that no setting changes; nil for any other call.
  func fixedFont(_ components: Components) -> CodeFact? {
    guard name == "font", first?.kind == .member, arguments.first?.label.isEmpty == true,
      let size = arguments.first?.first.flatMap(components.font)?.fixedSize
    else { return nil }
    let view = modifiedView
    // The innermost font wins.
    guard view.kind == .call, view.first?.kind == .name,
      view.modifiers.first(where: { $0.name == "font" })?.index == index
    else { return nil }
    let isText = TextPlace.isView(view.name) && view.drawsText
    guard isText || view.name == "Image" else { return nil }
    return CodeFact(.fixedFont(size: size, symbol: !isText), at: nameLocation, view: view.name)
  }

  /// Whether the view itself draws a text, rather than views in its closures.
  private var drawsText: Bool { arguments.first.map { $0.label.isEmpty || $0.label == "verbatim" } ?? false }
}
