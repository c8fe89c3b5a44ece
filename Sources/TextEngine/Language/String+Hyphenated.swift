extension String {
  /// The language tag with underscores replaced by hyphens.
  ///
  /// File names use either separator in locales, but BCP 47 allows only hyphens.
  var hyphenated: String { String(map { $0 == "_" ? "-" : $0 }) }
}
