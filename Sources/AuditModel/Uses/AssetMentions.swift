/// The names in an app's code and documents that may be those of colour sets and image sets.
package struct AssetMentions: Hashable, Sendable {
  /// A picture that is drawn in a frame of its own.
  package struct Drawn: Hashable, Sendable {
    /// The way in which a picture gets its size in the frame.
    package enum Scaling: Hashable, Sendable {
      /// It keeps its proportions and leaves space at two sides.
      case fit
      /// It covers the frame, so that a side may be enlarged more than the other.
      case fill
      /// It has its own size, or that of the frame if the frame is smaller.
      case shrink
    }

    /// The width of the frame in points; nil if the frame leaves it open.
    package var width: Double?
    /// The height of the frame in points; nil if the frame leaves it open.
    package var height: Double?

    /// The way in which the picture gets its size in the frame.
    package var scaling: Scaling

    /// Creates a size; nil leaves a side open.
    package init(width: Double?, height: Double?, scaling: Scaling = .fit) {
      (self.width, self.height, self.scaling) = (width, height, scaling)
    }

    /// Returns the number of pixels for each point of a picture that is as large as the frame allows; nil if the frame
    /// does not decide it.
    ///
    /// A picture that keeps its proportions may leave space at two sides, so the larger number counts. A picture with its
    /// own size has as many as the scale of its file.
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
  /// The parts before and after the values of literals with values, such as `avatar-` and an empty end.
  ///
  /// A literal that only consists of values would fit every name, so it is not among them.
  package private(set) var patterns = NamePatterns()
  /// The names of members, as ``symbol(_:)`` returns them.
  package var symbols: Set<String> = []
  /// The sizes in which code draws pictures, by name.
  package var drawn: [String: [Drawn]] = [:]
  /// The largest sizes in which storyboards and xibs draw pictures on an iPhone, by name.
  package var bounds: [String: [Drawn]] = [:]
  /// The names, and the names of members as ``symbol(_:)`` returns them, whose pictures are also drawn in sizes that
  /// are not known.
  package var unsized: Set<String> = []
  /// Whether code takes pictures by names that it does not show, such as those of a decoded file.
  package var hasOpenPictures = false
  /// Whether code takes colours by names that it does not show.
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

  /// Adds the parts of a literal with values.
  package mutating func add(_ pattern: NamePattern) {
    if !pattern.isOpen { patterns.insert(pattern) }
  }

  /// Returns whether anything may use the colour set with a name.
  package func mayUse(color name: String) -> Bool { hasOpenColors || mayUse(name) }

  /// Returns whether anything may use the image set with a name.
  package func mayUse(picture name: String) -> Bool { hasOpenPictures || mayUse(name) }

  /// Returns whether anything that code shows may use the set with a name; always true if something was not read.
  package func mayUse(_ name: String) -> Bool {
    guard isComplete, !Self.usedByXcode.contains(name) else { return true }
    // Names from a catalog may have the folders around the set.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return [name, last].contains { one in
      names.contains(one) || symbols.contains(Self.symbol(one)) || patterns.matches(one)
    }
  }

  /// Returns whether a picture may also be drawn in a size that is not known.
  ///
  /// A picture whose name code takes from data only is not counted: most apps have such code.
  package func mayDrawUnsized(_ name: String) -> Bool {
    unsized.contains(name) || unsized.contains(Self.symbol(name)) || patterns.matches(name)
  }

  /// The letters and digits of a name in small letters, without the ending `color` or `image`.
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

  /// Returns an ASCII letter as a small one, or a digit; nil for other bytes.
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
