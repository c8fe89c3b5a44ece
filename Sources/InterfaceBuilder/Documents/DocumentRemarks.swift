package import AuditModel

/// The parts of documents that are only partly read.
package struct DocumentRemarks: Sendable {
  /// A scene with unknown elements.
  package struct Scene: Hashable, Sendable {
    /// The location of the scene.
    package let location: SourceLocation
    /// The name in Xcode's outline.
    package let name: String
    /// The names of the elements with their counts, by name.
    package let elements: [(name: String, count: Int)]

    package static func == (left: Self, right: Self) -> Bool { left.location == right.location }

    package func hash(into hasher: inout Hasher) { hasher.combine(location) }
  }

  /// The number of texts that exist only in some size classes.
  package private(set) var texts = 0
  /// The scenes and prototypes that are never shown, by document.
  package private(set) var unused: [(file: String, objects: [InterfaceDocument.Unused])] = []
  /// The scenes with unknown elements, in order.
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
  /// The identifiers of the parts that some size classes exclude.
  fileprivate var maskedIDs: Set<String> {
    Set(tree.elements(named: "exclude").compactMap { $0["reference"] })
  }
}
