import AuditModel
package import Documents

/// Reads the page source that Appium's XCUITest driver or WebDriverAgent records of a running app: XML with an
/// `XCUIElementType…` element for everything on the screen.
///
/// Page sources contain positions and types but no fonts or colours. Frames are those of the accessibility elements,
/// rounded outwards to whole points unless `nativeFrame` is present. The text of a button is what VoiceOver reads. The
/// device is inferred from the size of the screen if that is unambiguous.
package struct PageSourceReader: LayoutReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "wdasource", name: "recorded page sources", fileExtensions: ["xml"])

  /// Reads a page source.
  ///
  /// - Parameter source: The file.
  /// - Returns: One screen, named after the file, with an issue for each problem.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    var document = PageSourceDocument(source)
    document.read()
    return LayoutCatalog(
      screens: [document.screen].compactMap(\.self), issues: document.issues, leftOut: document.leftOut)
  }
}
