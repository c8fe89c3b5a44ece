/// The names of an app's own font file, whose default face is opened as for measuring.
package struct AppFontNames: Sendable {
  /// The PostScript and full name, and the family name of a regular face.
  package private(set) var names: Set<String>
  /// The names of the other faces of a collection.
  package private(set) var ofOtherFaces: Set<String> = []

  /// The styles of the face that a family name means.
  private static let plainStyles: Set<String> = ["Regular", "Book", "Roman", "Plain"]

  /// Reads the names of a font file.
  ///
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be read or is damaged.
  package init(path: String) throws(TextEngineError) {
    let face = try CustomFace(path: path)
    names = Self.names(of: face.inspection)
    for index in 0..<face.file.faceCount where index > 0 {
      let other = try FontInspection(file: face.file, faceIndex: index, withCoverage: false)
      ofOtherFaces.formUnion(Self.names(of: other))
    }
  }

  private static func names(of font: FontInspection) -> Set<String> {
    var names = Set([font.postScriptName, font.fullName].compactMap(\.self))
    if let family = font.family, font.style.map(plainStyles.contains) != false { names.insert(family) }
    return names
  }

  /// Returns whether two font files have the same bytes.
  package static func isCopy(_ path: String, of other: String) -> Bool {
    guard let one = try? FontFile(path: path), let two = try? FontFile(path: other) else { return false }
    return one.data == two.data
  }
}
