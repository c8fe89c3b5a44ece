import AuditModel
import InterfaceBuilder

/// The storyboards and xibs of an app, with what is known about their objects.
package struct InterfaceContents: Sendable {
  /// The documents.
  var documents: [InterfaceDocument] = []
  /// The uses of their texts.
  var texts: [InterfaceUses.Text] = []
  /// What code does with their objects; nil if no code was read.
  var code: OutletCode?
}
