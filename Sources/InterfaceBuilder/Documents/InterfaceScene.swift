package import AuditModel

/// A scene of a storyboard, or a whole xib.
package struct InterfaceScene: Sendable {
  /// The name in Xcode's outline, without the word "Scene".
  package let name: String
  /// The location of the scene.
  package let location: SourceLocation
  /// The index of the view controller among the objects; nil if there is none.
  package let controller: Int?
  /// The number of unknown elements by name.
  package let notUnderstood: [String: Int]
  /// The element of the scene.
  let element: InterfaceElement
}
