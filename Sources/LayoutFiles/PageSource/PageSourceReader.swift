import AuditModel
package import Documents

/// A reader of page sources, recorded from a running app by Appium's XCUITest driver or WebDriverAgent.
///
/// A page source is XML with an `XCUIElementType…` element for everything on the screen.
///
/// Page sources contain positions and types, but no fonts or colours. Frames are those of accessibility elements,
/// rounded outwards to whole points unless `nativeFrame` is present. A button's text is what VoiceOver reads. The
/// device is inferred from the screen size if that is unambiguous.
package struct PageSourceReader: LayoutReader {
  /// The format of the files that the reader accepts.
  package static let format = CatalogFormat(id: "wdasource", name: "recorded page sources", fileExtensions: ["xml"])

  /// Reads a page source as one screen, named after the file, or none if the app cannot be read.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    var document = PageSourceDocument(source)
    document.read()
    return LayoutCatalog(
      screens: [document.screen].compactMap(\.self), issues: document.issues, leftOut: document.leftOut)
  }
}
