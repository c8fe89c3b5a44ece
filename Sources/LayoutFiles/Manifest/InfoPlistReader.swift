internal import AuditModel
package import Documents

/// A reader of the `Info.plist` of an app, in XML or binary form.
///
/// It reads orientations, device families, full screen, status bar, launch screen and capabilities.
///
/// It recognises files of frameworks, extensions and apps for other systems by their keys, and skips them with a
/// reason.
package struct InfoPlistReader: LayoutReader {
  /// The format of the files that the reader accepts.
  package static let format = CatalogFormat(id: "plist", name: "Info.plist of apps", fileExtensions: ["plist"])

  /// Creates a reader.
  package init() {}

  /// Returns all texts of a property list, at any depth; those of a launch screen name pictures and colours.
  package static func texts(in bytes: [UInt8]) -> Set<String> { InfoPlistDocument(bytes, file: "").texts }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One manifest, or none if the file does not belong to an app, with an issue for each problem.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    let document = InfoPlistDocument(source.bytes, file: source.path)
    if let trace = GitTrace(marksIn: source.bytes), trace.isConflict(for: document.issues) {
      catalog.issues = [trace.conflict(in: source.path)]
      return catalog
    }
    catalog.issues = document.issues.shortened()
    if let reason = document.owner?.reason {
      catalog.leftOut[reason] = 1
    } else if let manifest = document.manifest {
      catalog.manifests = [manifest]
    }
    return catalog
  }
}
