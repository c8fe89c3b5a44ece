/// The VoiceOver properties of an object in a document.
package struct InterfaceAccessibility: Hashable, Sendable {
  /// The label that VoiceOver speaks; nil if not stated.
  package let label: String?
  /// The hint; nil if not stated.
  package let hint: String?
  /// The value; nil if not stated.
  package let value: String?
  /// The identifier for tests; nil if not stated.
  package let identifier: String?
  /// The traits that the document turns on.
  package let traits: Set<String>
  /// Whether VoiceOver reaches the object; nil for the default of its class.
  package let isElement: Bool?

  init(_ element: InterfaceElement) {
    label = InterfaceText.value("label", in: element)?.text
    hint = InterfaceText.value("hint", in: element)?.text
    value = InterfaceText.value("value", in: element)?.text
    identifier = element["identifier"]
    let stated = element.child("accessibilityTraits")?.attributes ?? []
    traits = Set(stated.filter { $0.value == "YES" }.map(\.name))
    isElement = element.children.first { $0.name == "bool" && $0["key"] == "isElement" }?.flag("value")
  }
}
