import AuditModel
import InterfaceBuilder

extension RunTimeKeys {
  /// Adds the texts that storyboards and xibs assign to the app's own properties at run time.
  ///
  /// The code of such a property often uses the text as a key.
  mutating func add(_ documents: [InterfaceDocument]) {
    for document in documents {
      for object in document.objects {
        documentValues.formUnion(object.runtimeAttributes.compactMap(\.value))
      }
    }
  }
}
