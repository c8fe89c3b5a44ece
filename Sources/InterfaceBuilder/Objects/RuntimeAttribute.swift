/// An attribute that a document sets on an object at run time.
package struct RuntimeAttribute: Hashable, Sendable {
  /// The path of the property, such as `layer.cornerRadius`.
  package let keyPath: String
  /// The type, such as `boolean` or `localizedString`.
  package let type: String
  /// The value as written; nil if it is not text or a number.
  package let value: String?

  init(_ element: InterfaceElement) {
    keyPath = element["keyPath"] ?? ""
    type = element["type"] ?? ""
    value = InterfaceText.value("value", in: element)?.text ?? element.child(key: "value")?["value"]
  }

  /// Returns the attributes of an object, in order.
  static func attributes(of object: InterfaceElement) -> [RuntimeAttribute] {
    guard let list = object.child("userDefinedRuntimeAttributes") else { return [] }
    return list.children.filter { $0.name == "userDefinedRuntimeAttribute" }.map(RuntimeAttribute.init)
  }

  /// The last name of the path.
  package var property: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }
}
