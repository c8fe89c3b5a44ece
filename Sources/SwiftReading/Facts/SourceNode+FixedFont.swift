internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call gives a text or symbol a font size that ignores Dynamic Type; nil for any other call.
  ///
  /// `isMentioned` returns whether an expression is a key of the app's tables.
  func fixedFont(_ components: Components, _ isMentioned: (SourceNode) -> Bool) -> CodeFact? {
    guard name == "font", first?.kind == .member, arguments.first?.label.isEmpty == true,
      let font = arguments.first?.first.flatMap(components.font), font.isFixedCustom || font.fixedSize != nil
    else { return nil }
    let view = modifiedView
    // The innermost font takes effect.
    guard view.kind == .call, view.first?.kind == .name,
      view.modifiers.first(where: { $0.name == "font" })?.index == index
    else { return nil }
    let isText = TextPlace.isView(view.name) && view.drawsText
    guard isText || view.name == "Image" else { return nil }
    if font.isFixedCustom {
      // The symbols of icon fonts are texts too, but their names are not those of texts.
      return isText ? CodeFact(.fixedCustomFont(size: font.fixedSize), at: nameLocation, view: view.name) : nil
    }
    guard let size = font.fixedSize else { return nil }
    let text = view.arguments.first
    let isPicture = !isText || text?.first?.isMark ?? false
    let isKey = !isPicture && text?.label.isEmpty == true && text?.first.map(isMentioned) ?? false
    return CodeFact(.fixedFont(size: size, symbol: isPicture, isKey: isKey), at: nameLocation, view: view.name)
  }

  /// Whether an expression is a literal without letters and digits, such as "🎉", which works like a picture.
  private var isMark: Bool {
    kind == .string && child(.hole) == nil && !(literal ?? "").contains { $0.isLetter || $0.isNumber }
  }

  /// Whether the view itself draws a text, not views in its closures.
  private var drawsText: Bool { arguments.first.map { $0.label.isEmpty || $0.label == "verbatim" } ?? false }
}
