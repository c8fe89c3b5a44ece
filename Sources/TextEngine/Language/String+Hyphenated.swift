extension String {
  /// The language tag with hyphens for underscores.
  ///
  /// File names contain locales with either separator, but BCP 47 only has the hyphen.
  var hyphenated: String { String(map { $0 == "_" ? "-" : $0 }) }
}
