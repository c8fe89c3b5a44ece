import Documents

/// All kinds of files that layouts are read from.
public enum LayoutReaders {
  /// One reader a format.
  public static let all: [any LayoutReader] = [LayoutFileReader(), PageSourceReader(), InfoPlistReader()]

  /// The formats for a person: `layout files (.layout.json), …`.
  static var description: String {
    all.map { reader in
      let format = type(of: reader).format
      return "\(format.name) (\(format.fileExtensions.map { ".\($0)" }.joined(separator: " ")))"
    }.joined(separator: ", ")
  }
}
