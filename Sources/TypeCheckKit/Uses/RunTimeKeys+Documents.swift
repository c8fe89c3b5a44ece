import AuditModel
import InterfaceBuilder

extension RunTimeKeys {
  /// Adds the texts that storyboards and xibs give to properties of the app's own at run time.
  ///
  /// Code of such a property often looks its text up as a key.
  mutating func add(_ documents: [InterfaceDocument]) {
    for document in documents {
      for object in document.objects {
        documentValues.formUnion(object.runtimeAttributes.compactMap(\.value))
      }
    }
  }
}
