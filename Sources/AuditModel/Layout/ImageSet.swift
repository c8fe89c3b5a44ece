package import Adaptivity

/// An image set of an asset catalog, with the files of one picture.
public struct ImageSet: Hashable, Sendable {
  /// The size of a bitmap in pixels.
  package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// A slot for one file, which may be empty.
  public struct Entry: Hashable, Sendable {
    /// The name of the file; nil for an empty slot.
    public var file: String?
    /// Pixels per point; nil if one file is used for every scale.
    public var scale: Int?
    /// The device idiom as the catalog names it, such as `universal` or `ipad`.
    public var idiom: String
    /// Further conditions in words, such as an appearance or a direction; empty if there are none.
    public var conditions: String
    /// The location of the entry.
    public var location: SourceLocation
    /// The size of the file's bitmap; nil if it is a vector graphic or was not read.
    package var pixels: PixelSize?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - file: The name of the file.
    ///   - scale: Pixels per point; nil if one file is used for every scale.
    ///   - idiom: The device idiom as the catalog names it.
    ///   - conditions: Further conditions in words; empty if there are none.
    ///   - location: The location of the entry.
    public init(file: String?, scale: Int?, idiom: String, conditions: String, location: SourceLocation) {
      self.file = file
      self.scale = scale
      self.idiom = idiom
      self.conditions = conditions
      self.location = location
    }

    /// Whether the file is a vector graphic, which scales without loss.
    public var isVector: Bool {
      guard let file = file?.lowercased() else { return false }
      return file.hasSuffix(".pdf") || file.hasSuffix(".svg")
    }
  }

  /// The name by which the app loads the picture.
  public var name: String
  /// The location of the set.
  public var location: SourceLocation
  /// The entries, in catalog order.
  public var entries: [Entry]
  /// The known sizes at which code draws the picture.
  package var drawn: [AssetMentions.Drawn] = []
  /// The largest known sizes at which storyboards and xibs draw the picture on an iPhone.
  package var bounds: [AssetMentions.Drawn] = []
  /// Whether the picture may also be drawn at an unknown size.
  package var hasOpenSize = false
  /// Whether code or a document may name the set; otherwise only code that builds names at run time can use it.
  package var isNamed = true
  /// The device families of the apps that contain the set, `.iphone` or `.ipad`; nil if no project states them.
  package var families: Set<Device.Family>?

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - name: The name by which the app loads the picture.
  ///   - location: The location of the set.
  ///   - entries: The entries, in catalog order.
  public init(name: String, location: SourceLocation, entries: [Entry]) {
    self.name = name
    self.location = location
    self.entries = entries
  }
}
