import AuditModel
public import Documents

/// Reads the page source that Appium's XCUITest driver or WebDriverAgent records of a running app: XML with an element
/// of the type `XCUIElementType…` for everything on the screen.
///
/// It says where things are and what they are, not how they are drawn: no fonts, no colours. Frames are those of the
/// accessibility elements, rounded outwards to whole points unless `nativeFrame` stands beside them. The text of a button
/// is what VoiceOver reads. The device is found from the screen's size where that leaves no doubt.
public struct PageSourceReader: LayoutReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "wdasource", name: "recorded page sources", fileExtensions: ["xml"])

  /// Creates a reader.
  public init() {}

  /// Reads a page source.
  ///
  /// - Parameter source: The file.
  /// - Returns: One screen, named after the file, and what was wrong.
  public func read(_ source: LayoutSource) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    var document = PageSourceDocument(source)
    document.read()
    catalog.issues = document.issues
    catalog.leftOut = document.leftOut
    if let screen = document.screen { catalog.screens = [screen] }
    return catalog
  }
}
