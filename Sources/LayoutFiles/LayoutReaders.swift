import Documents

/// The readers of all layout formats.
package enum LayoutReaders {
  /// One reader per format.
  package static let all: [any LayoutReader] = [LayoutFileReader(), PageSourceReader(), InfoPlistReader()]

  /// The formats in words, such as `layout files (.layout.json), …`.
  static var description: String { all.map { type(of: $0).format.description }.joined(separator: ", ") }
}
