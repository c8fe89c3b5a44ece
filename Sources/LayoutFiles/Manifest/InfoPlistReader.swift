package import AuditModel
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

  /// Reads a file whose problems are reported elsewhere.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file in messages.
  /// - Returns: The manifest, or nil if the file does not belong to an app.
  package static func manifest(_ bytes: [UInt8], path: String) -> AppManifest? {
    InfoPlistReader().read(LayoutSource(path: path, bytes: bytes)).manifests.first
  }

  /// Returns the problems of a file that is not read as a layout.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file in messages.
  /// - Returns: The problems.
  package static func issues(_ bytes: [UInt8], path: String) -> [InputIssue] {
    InfoPlistReader().read(LayoutSource(path: path, bytes: bytes)).issues
  }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One manifest, or none if the file does not belong to an app, with an issue for each problem.
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
