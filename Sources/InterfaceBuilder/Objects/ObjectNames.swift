package import AuditModel

/// The names of a document's objects in reports.
struct ObjectNames {
  /// The names in Xcode's outline.
  let outline: [String]
  /// The outlets or identifiers of the objects whose names others share.
  private var marks: [Int: String] = [:]
  /// The objects whose names others share, and that have neither an outlet nor an identifier.
  private var unmarked: Set<Int> = []

  /// The outlets that say nothing about an object.
  private static let vague: Set<String> = ["delegate", "dataSource"]

  init(_ document: InterfaceDocument) {
    outline = document.objects.indices.map { document.name(of: $0) }
    for objects in Dictionary(grouping: outline.indices, by: { outline[$0] }).values where objects.count > 1 {
      var outlets: [Int: String] = [:]
      for object in objects {
        let names = document.outlets(to: object).filter { $0.kind == .outlet }.map(\.name)
        outlets[object] = names.filter { !Self.vague.contains($0) }.min()
      }
      let counts = Dictionary(outlets.values.map { ($0, 1) }, uniquingKeysWith: +)
      for object in objects {
        // Cells of one class have the same outlets.
        let outlet = outlets[object].flatMap { counts[$0] == 1 ? $0 : nil }
        if let mark = outlet ?? document.identifier(of: object) {
          marks[object] = mark
        } else {
          unmarked.insert(object)
        }
      }
    }
  }

  /// Returns the name in Xcode's outline, with the outlet or identifier if other objects share it.
  ///
  /// The result is nil if the object has neither.
  subscript(object: Int) -> String? {
    guard let mark = marks[object] else { return unmarked.contains(object) ? nil : outline[object] }
    return "\(outline[object]) (\(Quotation(mark).text))"
  }
}

extension InterfaceDocument {
  /// Returns the identifier of an object; nil if it has none, or if others share it.
  func identifier(of object: Int) -> String? {
    objects[object].id.flatMap { isDuplicate($0) ? nil : $0 }
  }

  /// The identifiers of the objects by location, without those that several objects share.
  package var identifiers: [SourceLocation: String] {
    var identifiers: [SourceLocation: String] = [:]
    for index in objects.indices { identifiers[objects[index].element.location] = identifier(of: index) }
    return identifiers
  }
}
