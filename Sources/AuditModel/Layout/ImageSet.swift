/// One image set of an asset catalog: the files of one picture.
public struct ImageSet: Hashable, Sendable {
  /// One file, or the empty place of one.
  public struct Entry: Hashable, Sendable {
    /// The name of the file; nil where the place is empty.
    public var file: String?
    /// Pixels a point; nil where one file serves every scale.
    public var scale: Int?
    /// The devices it is for, as the catalog names them, such as `universal` or `ipad`.
    public var idiom: String
    /// What else it is for, such as an appearance or a direction, in words; empty for everything.
    public var conditions: String
    /// Where it stands.
    public var location: SourceLocation

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - file: The name of the file.
    ///   - scale: Pixels a point; nil where one file serves every scale.
    ///   - idiom: The devices it is for.
    ///   - conditions: What else it is for, in words.
    ///   - location: Where it stands.
    public init(file: String?, scale: Int?, idiom: String, conditions: String, location: SourceLocation) {
      self.file = file
      self.scale = scale
      self.idiom = idiom
      self.conditions = conditions
      self.location = location
    }

    /// Whether the file is drawn at any size without loss.
    public var isVector: Bool {
      guard let file = file?.lowercased() else { return false }
      return file.hasSuffix(".pdf") || file.hasSuffix(".svg")
    }
  }

  /// The name the app loads it by.
  public var name: String
  /// Where the set stands.
  public var location: SourceLocation
  /// The files, in the order of the catalog.
  public var entries: [Entry]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - name: The name the app loads it by.
  ///   - location: Where the set stands.
  ///   - entries: The files.
  public init(name: String, location: SourceLocation, entries: [Entry]) {
    self.name = name
    self.location = location
    self.entries = entries
  }
}
