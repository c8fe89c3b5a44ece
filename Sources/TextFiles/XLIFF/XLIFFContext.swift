import AuditModel
import Documents

/// What an element of an XLIFF file hands down to those in it.
struct XLIFFContext {
  /// Whether texts are to be translated.
  var isTranslated = true
  /// The unit of sizes.
  var sizeUnit: String?
  /// The size restriction of 2.x, as it is written.
  var restriction: String?
  /// Whether white space counts.
  var keepsSpace = false

  /// What holds in an element.
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
