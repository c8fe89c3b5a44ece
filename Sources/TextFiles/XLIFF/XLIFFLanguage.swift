import Documents

/// The languages of an XLIFF file.
enum XLIFFLanguage {
  /// A language that an attribute names.
  ///
  /// - Parameter name: The attribute's value.
  /// - Returns: A BCP 47 tag; nil where there is none.
  static func named(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return LanguageTag(folder: name[...]).identifier
  }

  /// The language that a path names: `de.xlf`, `messages.de.xlf`, `app_de.xliff`, or a file in `de.xcloc` or `de.lproj`.
  ///
  /// A file's own attribute is surer; it may be left out (XLIFF 1.2, 2.2.4; 2.1, 4.3.1).
  ///
  /// - Parameter path: The file as it is shown.
  /// - Returns: A BCP 47 tag; nil where the path names none.
  static func around(_ path: String) -> String? {
    let around = FileLanguage(path: path, visible: 1, sourceLocale: "")
    if let locale = around.locale { return around.isBase ? nil : locale }
    return NameLanguage(path.split(separator: "/").last.map(String.init) ?? path)?.locale
  }
}
