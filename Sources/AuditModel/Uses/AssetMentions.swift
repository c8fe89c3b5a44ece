/// The names in an app's code and documents that may refer to colour sets and image sets.
package struct AssetMentions: Hashable, Sendable {
  /// A frame in which a picture is drawn.
  package struct Drawn: Hashable, Sendable {
    /// The scaling of a picture to the frame.
    package enum Scaling: Hashable, Sendable {
      /// The picture keeps its proportions and leaves space on two sides.
      case fit
      /// The picture covers the frame, so one side may be enlarged more than the other.
      case fill
      /// The picture has its own size unless the frame is smaller.
      case shrink
    }

    /// The width of the frame in points; nil if the frame leaves it open.
    package var width: Double?
    /// The height of the frame in points; nil if the frame leaves it open.
    package var height: Double?

    /// The scaling of the picture.
    package var scaling: Scaling

    /// Creates a size; nil leaves a side open.
    package init(width: Double?, height: Double?, scaling: Scaling = .fit) {
      (self.width, self.height, self.scaling) = (width, height, scaling)
    }

    /// Returns the pixels per point of a picture that is as large as the frame allows; nil if the frame leaves it open.
    ///
    /// A picture that keeps its proportions may leave space on two sides, so the larger number counts. A picture with
    /// its own size has at least the scale of its file.
    package func density(of picture: ImageSet.PixelSize, scale: Int = 1) -> Double? {
      let sides = [(picture.width, width), (picture.height, height)].map { pixels, side in
        side.map { Double(pixels) / $0 }
      }
      let known = sides.compactMap(\.self)
      switch scaling {
      case .fit: return known.max()
      case .fill: return known.count == sides.count ? known.min() : nil
      case .shrink: return sides.map { max($0 ?? 0, Double(scale)) }.min()
      }
    }
  }

  /// The texts of literals, and the names in documents.
  package var names: Set<String> = []
  /// The constant parts of interpolated literals, such as `avatar-` and an empty end.
  ///
  /// A literal without constant parts would match every name, so it is excluded.
  package private(set) var patterns = NamePatterns()
  /// The names of members, as ``symbol(_:)`` returns them.
  package var symbols: Set<String> = []
  /// The sizes at which code draws pictures, by name.
  package var drawn: [String: [Drawn]] = [:]
  /// The largest sizes at which storyboards and xibs draw pictures on an iPhone, by name.
  package var bounds: [String: [Drawn]] = [:]
  /// The names, and member names as ``symbol(_:)`` returns them, of pictures that are also drawn at unknown sizes.
  package var unsized: Set<String> = []
  /// Whether code loads pictures by names that it does not contain, such as those in a decoded file.
  package var hasOpenPictures = false
  /// Whether code loads colours by names that it does not contain.
  package var hasOpenColors = false
  /// Whether all code and documents of the app were read, and there are any.
  package var isComplete = false

  /// Creates an empty collection.
  package init() {}

  /// Adds the names of another part of the app.
  package mutating func add(_ other: AssetMentions) {
    names.formUnion(other.names)
    patterns.formUnion(other.patterns)
    symbols.formUnion(other.symbols)
    drawn.merge(other.drawn, uniquingKeysWith: +)
    bounds.merge(other.bounds, uniquingKeysWith: +)
    unsized.formUnion(other.unsized)
    hasOpenPictures = hasOpenPictures || other.hasOpenPictures
    hasOpenColors = hasOpenColors || other.hasOpenColors
  }

  /// Adds the constant parts of an interpolated literal.
  package mutating func add(_ pattern: NamePattern) {
    if !pattern.isOpen { patterns.insert(pattern) }
  }

  /// Returns whether anything may use the colour set with a name.
  package func mayUse(color name: String) -> Bool { hasOpenColors || mayUse(name) }

  /// Returns whether anything may use the image set with a name.
  package func mayUse(picture name: String) -> Bool { hasOpenPictures || mayUse(name) }

  /// Returns whether a name in code or a document may refer to the set; true if something was not read.
  ///
  /// Without `countsPatterns`, an interpolated literal does not count, because its value may never be the name.
  package func mayUse(_ name: String, countsPatterns: Bool = true) -> Bool {
    guard isComplete, !Self.usedByXcode.contains(name) else { return true }
    // Names may include the folders around the set in its catalog.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return [name, last].contains { one in
      names.contains(one) || symbols.contains(Self.symbol(one)) || countsPatterns && patterns.matches(one)
    }
  }

  /// Returns whether a picture may also be drawn at an unknown size.
  ///
  /// Names that code takes only from data do not count, because most apps have such code.
  package func mayDrawUnsized(_ name: String) -> Bool {
    unsized.contains(name) || unsized.contains(Self.symbol(name)) || patterns.matches(name)
  }

  /// Returns the lowercase letters and digits of a name, without the suffix `color` or `image`.
  ///
  /// Source: Xcode 15 release notes, generated asset symbols: `BrandColor` becomes `.brand`.
  package static func symbol(_ name: String) -> String {
    let letters =
      name.utf8.allSatisfy { $0 < 0x80 }
      ? String(decoding: name.utf8.compactMap(smallLetter), as: UTF8.self)
      : name.lowercased().filter { $0.isLetter || $0.isNumber }
    for ending in ["color", "image"] where letters.hasSuffix(ending) && letters.count > ending.count {
      return String(letters.dropLast(ending.count))
    }
    return letters
  }

  /// Returns the lowercase of an ASCII letter, or a digit; nil for other bytes.
  private static func smallLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    default: nil
    }
  }

  /// The sets that build settings of Xcode's templates name.
  ///
  /// Source: Xcode, build settings ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME and
  /// ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME, as the templates set them.
  private static let usedByXcode: Set<String> = ["AccentColor", "WidgetBackground"]
}
