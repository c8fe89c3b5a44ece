import Documents

/// The languages of an XLIFF file.
enum XLIFFLanguage {
  /// The language in an attribute, as a BCP 47 tag; nil if there is none.
  static func named(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return LanguageTag(folder: name[...]).identifier
  }

  /// The language in a path: `de.xlf`, `messages.de.xlf`, `app_de.xliff`, or a file in `de.xcloc` or `de.lproj`.
  ///
  /// The attribute of a file is more reliable but optional (XLIFF 1.2, 2.2.4; 2.1, 4.3.1).
  static func around(_ path: String) -> String? {
    let around = FileLanguage(path: path, visible: 1, sourceLocale: "")
    if let locale = around.locale { return around.isBase ? nil : locale }
    return NameLanguage(path.split(separator: "/").last.map(String.init) ?? path)?.locale
  }
}
