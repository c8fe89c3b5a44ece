/// The title, picture and configuration of a button.
package struct ButtonFacts: Hashable, Sendable {
  /// Whether a configuration draws the title, in a font of its own and on as many lines as needed.
  package let hasConfiguration: Bool
  /// The line break mode of a configuration's title; nil for the default.
  package let titleLineBreakMode: String?
  /// Whether the document states a title.
  package let hasTitle: Bool
  /// The name of the picture in the normal state; nil for none.
  package let image: String?
  /// Whether the picture is an SF Symbol, as far as the picture itself states it.
  package let isSymbol: Bool

  /// Reads a button; nil for another object.
  package init?(_ object: InterfaceObject) {
    guard object.tag == "button" else { return nil }
    let configuration = object.element.child("buttonConfiguration")
    let normal = object.element.child("state", key: "normal")
    hasConfiguration = configuration != nil
    titleLineBreakMode = configuration?["titleLineBreakMode"]
    let parts = [configuration, normal].compactMap(\.self)
    hasTitle = parts.contains { part in
      ["title", "attributedTitle", "subtitle"].contains { InterfaceText.value($0, in: part)?.text.isEmpty == false }
    }
    image = parts.lazy.compactMap { $0["image"] ?? $0.child("imageReference", key: "image")?["image"] }.first
    isSymbol = parts.contains {
      $0["catalog"] == "system" || $0.child("imageReference", key: "image")?["catalog"] == "system"
    }
  }
}
