internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports pictures in an asset catalog that lack some scales, so that they are blurred on other screens.
///
/// iPhone and universal pictures need 3x, and iPad pictures need 2x. If the apps that contain a picture run only on
/// iPad, or only on iPhone, the other device needs no files. A larger bitmap serves smaller scales, and a PDF or SVG
/// every scale. A bitmap of one pixel cannot blur. Each appearance and each language needs its own files. Pictures for
/// other systems and sets without any file are skipped. Each picture has its own finding, so that a new one is not
/// accepted with others; reports group those of a catalog with the same problem.
///
/// A picture that has 2x and lacks 3x is only a little less sharp, so this is a note. A picture whose name only code at
/// run time builds, such as `"flag-\(code)"`, is a note too, because it may never be shown.
///
/// A single bitmap for every scale, or one that is wider at its scale than every iPhone, fails only if code draws it
/// with fewer pixels per point than a screen has; from two pixels per point on, this is a note. If the drawn size is not
/// known, a small bitmap is a note. A bitmap with any scale passes if it has enough pixels for
/// every screen in all sizes in which code, storyboards and xibs draw it.
struct BitmapScaleMissing: Rule {
  /// The longer side in pixels from which a single bitmap for every scale counts as large enough (our own choice: 100
  /// pixels suit an icon of 33 points on every screen).
  private static let small = 100

  static let descriptor = RuleDescriptor(
    id: "bitmap-scale-missing", title: "An image set is missing a scale",
    rationale: "A bitmap that is enlarged for a screen with more pixels looks blurred, especially text in it",
    severity: "warning; note if only 3x is missing, or if the use or drawn size of an image is not known",
    criteria: [.higImages], guidelines: [67],
    turnOffIf: "the app draws these images at or below their pixel size, so they are never enlarged")

  static let examples: [Example<ImageCatalog>] = [
    Example("2x and 3x", catalog(entry("a@2x.png", 2), entry("a@3x.png", 3)), .pass),
    Example("a PDF", catalog(entry("a.pdf", nil)), .pass),
    Example("3x only", catalog(entry("a@3x.png", 3), entry(nil, 2)), .pass),
    Example("2x only", catalog(entry("a@2x.png", 2), entry(nil, 3)), .fail, .note),
    Example("1x only", catalog(entry("a.png", 1), entry(nil, 2), entry(nil, 3)), .fail, .warning),
    Example("1x only, wider than a screen", catalog(entry("a.png", 1, pixels: 1024)), .pass),
    Example("one large bitmap for every scale", catalog(entry("a.png", nil, pixels: 1024)), .pass),
    Example("one small bitmap for every scale", catalog(entry("a.png", nil, pixels: 60)), .fail, .note),
    Example("a small bitmap that code draws small", catalog(entry("a.png", nil, pixels: 60), drawn: 20), .pass),
    Example(
      "a bitmap for every scale that code enlarges", catalog(entry("a.png", nil, pixels: 200), drawn: 120), .fail,
      .warning),
    Example(
      "a bitmap for every scale with two pixels per point", catalog(entry("a.png", nil, pixels: 200), drawn: 100),
      .fail, .note),
    Example("2x only, drawn small", catalog(entry("a@2x.png", 2, pixels: 120), entry(nil, 3), drawn: 30), .pass),
    Example(
      "2x only, drawn large", catalog(entry("a@2x.png", 2, pixels: 195), entry(nil, 3), drawn: 100), .fail, .note),
    Example("2x only, for iPad", catalog(entry("a@2x.png", 2, idiom: "ipad")), .pass),
    Example("2x only in an iPad-only app", catalog(entry("a@2x.png", 2), families: [.ipad]), .pass),
    Example("1x only in an iPad-only app", catalog(entry("a.png", 1), families: [.ipad]), .fail, .warning),
    Example("2x only in an iPhone-only app", catalog(entry("a@2x.png", 2), families: [.iphone]), .fail, .note),
    Example("a single pixel", catalog(entry("a.png", 1, pixels: 1), entry(nil, 2)), .pass),
    Example(
      "dark at one scale",
      catalog(entry("a@2x.png", 2), entry("a@3x.png", 3), entry("b@2x.png", 2, conditions: "dark")), .fail, .note),
    Example(
      "light and dark at one scale", catalog(entry("a@2x.png", 2), entry("b@2x.png", 2, conditions: "dark")), .fail,
      .note),
    Example(
      "dark at 1x", catalog(entry("a@2x.png", 2), entry("b.png", 1, conditions: "dark")), .fail, .warning),
    Example("for the watch", catalog(entry("a@2x.png", 2, idiom: "watch")), .notApplicable),
    Example("no file", catalog(entry(nil, 2), entry(nil, 3)), .notApplicable),
  ]

  func evaluate(_ subject: ImageCatalog) -> Outcome {
    let pictures = subject.sets.compactMap(Picture.init)
    guard !pictures.isEmpty else { return .notApplicable }
    let lacking = pictures.compactMap { picture in
      picture.lack.map { (set: picture.set, scales: $0.scales, place: $0.place) }
    }
    // If code builds some numbers at run time, a literal such as "3" is a number that it uses for something else.
    let areNumbersNamed = subject.sets.allSatisfy { $0.isNamed || !Self.isNumber($0.name) }
    let groups = Dictionary(grouping: lacking) { one in
      let isCertain = areNumbersNamed || !Self.isNumber(one.set.name)
      return Lack(scales: one.scales.words, isTwice: one.scales.lacks(2), isNamed: one.set.isNamed && isCertain)
    }
    var findings = groups.sorted { $0.key < $1.key }.flatMap { lack, sets in
      sets.map { one in
        finding(
          lack.severity, one.set.name, at: one.place, .lack(one.set, lack),
          remedy: "add the missing scales, or one PDF or SVG for all")
      }
    }
    findings += pictures.compactMap { $0.lack == nil ? enlarged($0) : nil }
    findings += pictures.filter { $0.lack == nil && isSmall($0) }.map { picture in
      finding(
        .note, picture.set.name, at: picture.single?.location ?? picture.set.location,
        .isSmall(picture.set, Self.small),
        remedy: "add the missing scales, or one PDF or SVG for all, if the app draws it larger")
    }
    return findings.isEmpty ? .pass : .fail(findings.map(Self.numbered))
  }

  /// Returns a finding with an identity of its own if it is a warning, so that no accepted note covers it.
  private static func numbered(_ finding: Finding) -> Finding {
    var finding = finding
    if finding.severity > .note { finding.identity = Finding.Identity(number: 2) }
    return finding
  }

  /// A picture with files for iPhone or iPad.
  private struct Picture {
    typealias Groups = [(key: LackingScales.Group, value: [ImageSet.Entry])]

    let set: ImageSet
    /// The scales for which all files are too small, and the first such file; nil if there are none.
    let lack: (scales: LackingScales, place: SourceLocation)?
    /// The smallest bitmap that serves every scale of a group; nil if there is none.
    let single: ImageSet.Entry?

    /// Reads a set; the result is nil if it has no file for iPhone or iPad.
    init?(_ set: ImageSet) {
      let files = set.entries.filter { $0.file != nil && asked($0.idiom, set) != nil }
      guard !files.isEmpty else { return nil }
      self.set = set
      // Each group needs all scales.
      let groups = Dictionary(grouping: files) { LackingScales.Group(idiom: $0.idiom, conditions: $0.conditions) }
        .sorted { $0.key < $1.key }
      lack = Self.lack(of: set, groups)
      single = groups.flatMap { group in
        group.value.contains { $0.isVector || isUniform($0) } ? [] : group.value.filter(servesEveryScale)
      }.filter { $0.pixels != nil }.min { side($0) < side($1) }
    }

    private static func lack(of set: ImageSet, _ groups: Groups) -> (scales: LackingScales, place: SourceLocation)? {
      var lacking = LackingScales(among: groups.map(\.key))
      var place: SourceLocation?
      for (group, entries) in groups
      where !entries.contains(where: { $0.isVector || servesEveryScale($0) || isUniform($0) }) {
        let largest = entries.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
        let missing = (asked(group.idiom, set) ?? []).filter { $0 > largest?.scale ?? 0 }
        guard !missing.isEmpty, largest.map({ isDrawnSmall($0, of: set) }) != true else { continue }
        place = place ?? entries.first?.location
        lacking.add(missing, group)
      }
      return place.map { (lacking, $0) }
    }
  }

  /// Returns whether a bitmap has enough pixels for every screen in all its drawn sizes, and these are known.
  private static func isDrawnSmall(_ entry: ImageSet.Entry, of set: ImageSet) -> Bool {
    let sizes = set.drawn + set.bounds
    guard !set.hasOpenSize, !sizes.isEmpty, let pixels = entry.pixels, let scale = asked(entry.idiom, set)?.last else {
      return false
    }
    return sizes.allSatisfy { $0.density(of: pixels, scale: entry.scale ?? 1).map { $0 >= enough(scale) } ?? false }
  }

  /// Returns the pixels per point from which a bitmap counts as sharp at a scale, allowing for rounded sizes.
  private static func enough(_ scale: Int) -> Double { Double(scale) - 0.05 }

  /// Returns whether a bitmap has no scale, or is wider at its scale than every iPhone and thus drawn smaller.
  private static func servesEveryScale(_ entry: ImageSet.Entry) -> Bool {
    guard let scale = entry.scale else { return true }
    return entry.pixels.map { $0.width > scale * widest } ?? false
  }

  /// Returns whether a bitmap has one pixel, so that it has the same colour in any size.
  private static func isUniform(_ entry: ImageSet.Entry) -> Bool {
    entry.pixels == ImageSet.PixelSize(width: 1, height: 1)
  }

  /// Returns whether a name is a number, which code may also contain for other reasons.
  private static func isNumber(_ name: String) -> Bool { name.utf8.allSatisfy(Self.digits.contains) }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func side(_ entry: ImageSet.Entry) -> Int { entry.pixels.map { max($0.width, $0.height) } ?? .max }

  /// Returns the finding on a bitmap for every scale that code draws with fewer pixels than a screen has; nil if none.
  private func enlarged(_ picture: Picture) -> Finding? {
    let set = picture.set
    guard let entry = picture.single, let pixels = entry.pixels, let scale = Self.asked(entry.idiom, set)?.last else {
      return nil
    }
    let densities = set.drawn.compactMap { drawn in drawn.density(of: pixels).map { (drawn, $0) } }
    guard let worst = densities.min(by: { $0.1 < $1.1 }), worst.1 < Self.enough(scale) else { return nil }
    return finding(
      worst.1 < Self.enough(2) ? .warning : .note, set.name, at: entry.location,
      .isEnlarged(set, pixels, worst.0, worst.1, scale),
      remedy: "use a bitmap with \(scale) pixels per point, or a PDF or SVG")
  }

  /// Returns whether a picture has one small bitmap for every scale and no known drawn size.
  private func isSmall(_ picture: Picture) -> Bool {
    guard picture.set.drawn.isEmpty, let entry = picture.single, !Self.isDrawnSmall(entry, of: picture.set) else {
      return false
    }
    return Self.side(entry) < Self.small
  }

  /// The scales that some pictures lack.
  fileprivate struct Lack: Hashable, Comparable {
    /// The scales in words.
    var scales: String
    /// Whether 2x is among them.
    var isTwice: Bool
    /// Whether code or a document may name the pictures.
    var isNamed: Bool

    var severity: Finding.Severity { isTwice && isNamed ? .warning : .note }

    static func < (one: Lack, other: Lack) -> Bool {
      (one.severity == .note ? 1 : 0, one.isNamed ? 0 : 1, one.scales)
        < (other.severity == .note ? 1 : 0, other.isNamed ? 0 : 1, other.scales)
    }
  }

  /// Returns the scales that files with an idiom need in the apps of a set; nil if none of their devices uses them.
  ///
  /// An iPad needs 2x, and current iPhones need 2x or 3x.
  private static func asked(_ idiom: String, _ set: ImageSet) -> [Int]? {
    let families = set.families ?? [.iphone, .ipad]
    switch idiom {
    case "universal": return families.contains(.iphone) ? [2, 3] : [2]
    case "iphone": return families.contains(.iphone) ? [2, 3] : nil
    case "ipad": return families.contains(.ipad) ? [2] : nil
    default: return nil
    }
  }

  /// The width of the largest iPhone in portrait, in points (HIG, Layout, specifications of 2025-09-09).
  private static let widest = 440

  private static func entry(
    _ file: String?, _ scale: Int?, idiom: String = "universal", conditions: String = "", pixels: Int? = nil
  ) -> ImageSet.Entry {
    var entry = ImageSet.Entry(
      file: file, scale: scale, idiom: idiom, conditions: conditions,
      location: SourceLocation(file: "Assets.xcassets/leaf.imageset/Contents.json", line: 4, column: 5))
    entry.pixels = pixels.map { ImageSet.PixelSize(width: $0, height: $0) }
    return entry
  }

  private static func catalog(
    _ entries: ImageSet.Entry..., drawn side: Double? = nil, families: Set<Device.Family>? = nil
  ) -> ImageCatalog {
    var set = ImageSet(
      name: "leaf", location: SourceLocation(startOf: "Assets.xcassets/leaf.imageset/Contents.json"), entries: entries)
    set.families = families
    set.drawn = side.map { [AssetMentions.Drawn(width: $0, height: $0)] } ?? []
    return ImageCatalog(sets: [set])
  }
}

extension Finding.Message {
  fileprivate static func isEnlarged(
    _ set: ImageSet, _ pixels: ImageSet.PixelSize, _ drawn: AssetMentions.Drawn, _ density: Double, _ scale: Int
  ) -> Self {
    let sides = [drawn.width, drawn.height].compactMap { $0.map { Points($0).number } }.joined(separator: " × ")
    return """
      the image \(Quotation(set.name)) has one bitmap of \(pixels.width) × \(pixels.height) pixels, which code draws at \
      \(sides) pt: \(Ratio.decimals(density)) pixels per point, but screens have \(scale)
      """
  }

  fileprivate static func lack(_ set: ImageSet, _ lack: BitmapScaleMissing.Lack) -> Self {
    let use = lack.isNamed ? "" : "; only code that builds image names at run time may use it"
    return "the image \(Quotation(set.name)) has no file for \(lack.scales)\(use)"
  }

  fileprivate static func isSmall(_ set: ImageSet, _ limit: Int) -> Self {
    """
    the image \(Quotation(set.name)) has one bitmap of less than \(limit) pixels for every scale, which is blurred if \
    it is drawn larger
    """
  }
}
