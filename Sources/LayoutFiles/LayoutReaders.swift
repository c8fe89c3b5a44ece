import Documents

/// All formats that layouts are read from.
package enum LayoutReaders {
  /// One reader per format.
  package static let all: [any LayoutReader] = [LayoutFileReader(), PageSourceReader(), InfoPlistReader()]

  /// The formats as shown to users: `layout files (.layout.json), …`.
  static var description: String { all.map { type(of: $0).format.description }.joined(separator: ", ") }
}
