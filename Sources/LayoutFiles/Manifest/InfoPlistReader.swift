internal import AuditModel
package import Documents

/// A reader of an app's `Info.plist`, in XML or binary form.
///
/// It reads orientations, device families, full screen, status bar, launch screen and capabilities.
///
/// Files of frameworks, extensions and apps for other systems are recognised by their keys, and skipped with a reason.
package struct InfoPlistReader: LayoutReader {
  /// The format of the files that the reader accepts.
  package static let format = CatalogFormat(id: "plist", name: "Info.plist of apps", fileExtensions: ["plist"])

  /// Creates a reader.
  package init() {}

  /// Returns all texts of a property list, at any depth; some name the launch screen's pictures and colours.
  package static func texts(in bytes: [UInt8]) -> Set<String> { InfoPlistDocument(bytes, file: "").texts }

  /// Reads a file as one manifest, or none if the file does not belong to an app.
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
