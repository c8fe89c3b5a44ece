import AuditModel
import Documents

/// The settings that an element in an XLIFF file inherits.
struct XLIFFContext {
  /// Whether texts are to be translated.
  var isTranslated = true
  /// The unit of sizes (`size-unit` of 1.2), or nil if it is not stated.
  var sizeUnit: String?
  /// The size restriction of 2.x as written, or nil if there is none.
  var restriction: String?
  /// Whether white space is significant.
  var keepsSpace = false

  /// Returns the settings for the children of an element.
  func inside(_ tag: XMLTag) -> XLIFFContext {
    var inner = self
    inner.isTranslated = Self.flag(tag["translate"], yes: "yes", no: "no") ?? isTranslated
    inner.sizeUnit = tag["size-unit"] ?? sizeUnit
    inner.restriction = tag["sizeRestriction", in: Self.sizes] ?? restriction
    inner.keepsSpace = Self.flag(tag["space", in: Self.xml], yes: "preserve", no: "default") ?? keepsSpace
    return inner
  }

  private static func flag(_ value: String?, yes: String, no: String) -> Bool? {
    value == yes ? true : value == no ? false : nil
  }

  /// The namespace of the size and length restriction module (XLIFF 2.0, 5.9.1).
  static let sizes = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
