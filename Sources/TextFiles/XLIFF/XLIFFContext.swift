import AuditModel
import Documents

/// The inherited settings of an element in an XLIFF file.
struct XLIFFContext {
  /// Whether texts are meant to be translated.
  var isTranslated = true
  /// The unit of sizes.
  var sizeUnit: String?
  /// The size restriction of 2.x, as written.
  var restriction: String?
  /// Whether white space is significant.
  var keepsSpace = false

  /// The settings for the children of an element.
  func inside(_ tag: XMLTag) -> XLIFFContext {
    var inner = self
    switch tag["translate"] {
    case "no": inner.isTranslated = false
    case "yes": inner.isTranslated = true
    default: break
    }
    if let unit = tag["size-unit"] { inner.sizeUnit = unit }
    if let size = tag["sizeRestriction", in: Self.sizes] { inner.restriction = size }
    switch tag["space", in: Self.xml] {
    case "preserve": inner.keepsSpace = true
    case "default": inner.keepsSpace = false
    default: break
    }
    return inner
  }

  /// The size and length restriction module (XLIFF 2.0, 5.9.1).
  static let sizes = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
