package import AuditModel

/// The parts of documents that are read only in part.
package struct DocumentRemarks: Sendable {
  /// A scene with elements that are not understood.
  package struct Scene: Hashable, Sendable {
    /// The location of the scene.
    package let location: SourceLocation
    /// The name as Xcode's outline shows it.
    package let name: String
    /// The names of the elements with their numbers, by name.
    package let elements: [(name: String, count: Int)]

    package static func == (left: Self, right: Self) -> Bool { left.location == right.location }

    package func hash(into hasher: inout Hasher) { hasher.combine(location) }
  }

  /// The number of texts that are only in some size classes.
  package private(set) var texts = 0
  /// The scenes and prototypes that nothing shows, by document.
  package private(set) var unused: [(file: String, objects: [InterfaceDocument.Unused])] = []
  /// The scenes with elements that are not understood, in order.
  package private(set) var scenes: [Scene] = []

  /// Creates the remarks on documents.
  package init(on documents: [InterfaceDocument]) {
    for document in documents {
      if !document.unused.isEmpty { unused.append((document.file, document.unused)) }
      let masked = document.maskedIDs
      if !masked.isEmpty {
        texts += document.texts.count { text in
          document.chain(from: text.object).contains { document.objects[$0].id.map(masked.contains) ?? false }
        }
      }
      scenes += document.scenes.filter { !$0.notUnderstood.isEmpty }.map { scene in
        Scene(
          location: scene.location, name: scene.name,
          elements: scene.notUnderstood.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      }
    }
  }
}

extension InterfaceDocument {
  /// The identifiers of the parts that some size classes do not have.
  fileprivate var maskedIDs: Set<String> {
    Set(tree.elements(named: "exclude").compactMap { $0["reference"] })
  }
}
