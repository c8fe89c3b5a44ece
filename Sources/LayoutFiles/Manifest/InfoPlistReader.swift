import AuditModel
package import Documents

/// Reads the `Info.plist` of an app, XML or binary: orientations, device families, full screen, status bar, launch
/// screen, capabilities.
///
/// The file of a framework, an extension or an app for another system is recognised by its keys and skipped with a
/// reason.
package struct InfoPlistReader: LayoutReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "plist", name: "Info.plist of apps", fileExtensions: ["plist"])

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One manifest, or none if the file is not an app's, with an issue for each problem.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    let document = InfoPlistDocument(source.bytes, file: source.path)
    catalog.issues = document.issues.shortened()
    if let reason = document.owner?.reason {
      catalog.leftOut[reason] = 1
    } else if let manifest = document.manifest {
      catalog.manifests = [manifest]
    }
    return catalog
  }
}
