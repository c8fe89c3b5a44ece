import Adaptivity
import AuditModel
import Testing

@testable import LayoutRules
@testable import RuleKit

/// One bitmap for every scale.
@Suite struct BitmapScaleMissingTests {
  private static func set(_ name: String, pixels: Int?, drawn: Double? = nil) -> ImageSet {
    var entry = ImageSet.Entry(
      file: "\(name).png", scale: nil, idiom: "universal", conditions: "",
      location: SourceLocation(file: "A.xcassets/\(name).imageset/Contents.json", line: 3, column: 5))
    entry.pixels = pixels.map { ImageSet.PixelSize(width: $0, height: $0) }
    var set = ImageSet(name: name, location: SourceLocation(startOf: entry.location.file), entries: [entry])
    set.drawn = drawn.map { [AssetMentions.Drawn(width: $0, height: nil)] } ?? []
    return set
  }

  /// With one finding for all, a baseline would accept new pictures.
  @Test func eachSmallBitmapIsANote() throws {
    let sets = [
      Self.set("a", pixels: 40), Self.set("b", pixels: 99), Self.set("c", pixels: 100), Self.set("d", pixels: nil),
    ]
    let findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: sets)).findings
    #expect(findings.map(\.severity) == [.note, .note] && findings.map(\.key) == ["a", "b"])
    #expect(findings[0].message.text.hasPrefix(#"the image "a" has one bitmap of less than 100 pixels for every"#))
    #expect(findings.map(\.location.file) == ["a", "b"].map { "A.xcassets/\($0).imageset/Contents.json" })
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func pixelsAreComparedWithTheDrawnSize() throws {
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 1024, drawn: 56)])) == .pass)
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 60, drawn: 20)])) == .pass)
    let finding = try #require(
      BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 150, drawn: 100)])).findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message.text.hasSuffix("draws at 100 pt: 1.5 pixels per point, but screens have 3"))
    let sharper = BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 200, drawn: 100)])).findings
    #expect(sharper.map(\.severity) == [.note])
  }

  /// A larger bitmap is drawn smaller without a loss.
  @Test func onlyEnlargedBitmapsLackAScale() {
    func set(_ name: String, _ scales: Int...) -> ImageSet {
      let place = SourceLocation(startOf: "A.xcassets/\(name).imageset/Contents.json")
      return ImageSet(
        name: name, location: place,
        entries: scales.map {
          ImageSet.Entry(file: "\(name)@\($0)x.png", scale: $0, idiom: "universal", conditions: "", location: place)
        })
    }
    let sets = [set("a", 3), set("b", 2), set("c", 1), set("d", 1, 2), set("e", 1, 3)]
    var findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: sets)).findings
    #expect(
      findings.map(\.message.text) == [
        #"the image "c" has no file for 2x and 3x"#, #"the image "b" has no file for 3x"#,
        #"the image "d" has no file for 3x"#,
      ])
    #expect(findings.map(\.severity) == [.warning, .note, .note], "With 2x, only the quality suffers")
    // Nothing shows that a name from data is that of this picture.
    var (open, small) = (set("f", 2), set("g", 1))
    (open.isNamed, small.isNamed) = (false, false)
    findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: [open, small, sets[1], sets[2]])).findings
    #expect(findings.map(\.severity) == [.warning, .note, .note, .note])
    let use = "; only code that builds image names at run time may use it"
    #expect(
      findings.map(\.message.text) == [
        #"the image "c" has no file for 2x and 3x"#, #"the image "b" has no file for 3x"#,
        #"the image "g" has no file for 2x and 3x"# + use, #"the image "f" has no file for 3x"# + use,
      ])
  }

  /// One message has one severity, also if a picture lacks other scales in dark.
  @Test(
    arguments: [([2, 2], .note), ([2, 1], .warning), ([3, 1], .warning), ([3, 2], .note)]
      as [([Int], Finding.Severity)])
  func aConditionThatLacks2xIsAWarning(_ scales: [Int], _ severity: Finding.Severity) {
    let place = SourceLocation(startOf: "A.xcassets/a.imageset/Contents.json")
    let set = ImageSet(
      name: "a", location: place,
      entries: zip(scales, ["", "dark"]).map { scale, conditions in
        ImageSet.Entry(file: "a.png", scale: scale, idiom: "universal", conditions: conditions, location: place)
      })
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [set])).findings.map(\.severity) == [severity])
  }

  @Test func setsAreGroupedByCatalog() {
    var other = Self.set("b", pixels: 40)
    other.location = SourceLocation(startOf: "B.xcassets/b.imageset/Contents.json")
    let catalogs = ImageCatalog.list([Self.set("a", pixels: 40), other, Self.set("c", pixels: 40)])
    #expect(catalogs.map { $0.sets.map(\.name) } == [["a", "c"], ["b"]])
  }

  private static func scaled(
    _ scale: Int, pixels: Int, drawn: [Double] = [], bounds: [Double] = [], isOpen: Bool = false
  ) -> ImageCatalog {
    var picture = set("a", pixels: pixels)
    picture.entries[0].scale = scale
    picture.drawn = drawn.map { AssetMentions.Drawn(width: $0, height: $0) }
    picture.bounds = bounds.map { AssetMentions.Drawn(width: $0, height: $0, scaling: .fill) }
    picture.hasOpenSize = isOpen
    return ImageCatalog(sets: [picture])
  }

  @Test func aBitmapThatIsDrawnSmallServesEveryScale() {
    func outcome(_ catalog: ImageCatalog) -> Outcome { BitmapScaleMissing().evaluate(catalog) }
    #expect(outcome(Self.scaled(2, pixels: 120, bounds: [30])) == .pass)
    #expect(outcome(Self.scaled(2, pixels: 90, bounds: [30], isOpen: false)) == .pass)
    #expect(outcome(Self.scaled(1, pixels: 120, drawn: [30])) == .pass)
    // Each size counts, and none may be unknown.
    for catalog in [
      Self.scaled(2, pixels: 195, bounds: [100]), Self.scaled(2, pixels: 120, bounds: [30, 60]),
      Self.scaled(2, pixels: 120, drawn: [60], bounds: [30]), Self.scaled(2, pixels: 120),
      Self.scaled(2, pixels: 120, bounds: [30], isOpen: true),
    ] {
      #expect(outcome(catalog).findings.map(\.message.text) == [#"the image "a" has no file for 3x"#])
    }
    var single = Self.set("a", pixels: 40)
    single.bounds = [AssetMentions.Drawn(width: 12, height: 12)]
    #expect(outcome(ImageCatalog(sets: [single])) == .pass)
  }

  @Test func aFrameDecidesTheDensityOfAPicture() {
    let picture = ImageSet.PixelSize(width: 120, height: 60)
    func density(_ width: Double?, _ height: Double?, _ scaling: AssetMentions.Drawn.Scaling) -> Double? {
      AssetMentions.Drawn(width: width, height: height, scaling: scaling).density(of: picture, scale: 2)
    }
    #expect(density(30, 30, .fit) == 4 && density(30, nil, .fit) == 4)
    #expect(density(30, 30, .fill) == 2 && density(30, nil, .fill) == nil)
    #expect(density(30, 30, .shrink) == 2 && density(30, 15, .shrink) == 4 && density(300, 300, .shrink) == 2)
  }

  /// The scales, idioms and conditions of files, and the scales they lack.
  private static let groups: [(files: [String], words: String)] = [
    (["2", "2 universal dark"], "3x in light and dark"),
    (["1", "1 universal dark"], "2x and 3x in light and dark"),
    (["2", "3 universal dark"], "3x in light"),
    (["2", "1 universal dark"], "3x in light, and 2x and 3x in dark"),
    (["2", "2 universal light", "2 universal dark"], "3x in the default, dark and light"),
    (["2", "2 universal the language de"], "3x in the default and the language de"),
    (["2 iphone"], "3x for iPhone"),
    (["1 iphone", "1 ipad"], "2x for iPad, and 2x and 3x for iPhone"),
    (["2 iphone", "2"], "3x for iPhone and universal"),
    (["2 iphone", "2 iphone dark", "2 ipad"], "3x for iPhone in light and dark"),
    (
      ["2", "2 universal dark with high contrast", "2 universal high contrast"],
      "3x in the default, dark with high contrast and high contrast"
    ),
  ]

  @Test(arguments: groups) func groupsWithTheSameScalesAreNamedTogether(_ files: [String], _ words: String) {
    let place = SourceLocation(startOf: "A.xcassets/a.imageset/Contents.json")
    let set = ImageSet(
      name: "a", location: place,
      entries: files.map { file in
        let parts = file.split(separator: " ", maxSplits: 2).map(String.init)
        return ImageSet.Entry(
          file: "a.png", scale: Int(parts[0]), idiom: parts.count > 1 ? parts[1] : "universal",
          conditions: parts.count > 2 ? parts[2] : "", location: place)
      })
    let findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: [set])).findings
    #expect(findings.map(\.message.text) == ["the image \"a\" has no file for \(words)"])
  }

  private static func scaled(_ name: String, _ idiom: String, for families: Set<Device.Family>?) -> ImageSet {
    var set = set(name, pixels: nil)
    (set.entries[0].scale, set.entries[0].idiom, set.families) = (2, idiom, families)
    return set
  }

  @Test func theAppsOfACatalogDecideTheScales() {
    func messages(_ idiom: String, _ families: Set<Device.Family>?) -> [String] {
      BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.scaled("a", idiom, for: families)])).findings
        .map(\.message.text)
    }
    for families in [nil, [.iphone], [.iphone, .ipad]] as [Set<Device.Family>?] {
      #expect(messages("universal", families) == [#"the image "a" has no file for 3x"#])
      #expect(messages("iphone", families) == [#"the image "a" has no file for 3x for iPhone"#])
    }
    #expect(messages("universal", [.ipad]).isEmpty && messages("iphone", [.ipad]).isEmpty)
    var single = Self.set("a", pixels: 60)
    single.families = [.ipad]
    single.drawn = [AssetMentions.Drawn(width: 30, height: 30)]
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [single])) == .pass)
  }

  @Test func aSinglePixelHasNoScale() {
    var pixel = Self.set("a", pixels: 1)
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [pixel])) == .pass)
    pixel.drawn = [AssetMentions.Drawn(width: 300, height: 1)]
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [pixel])) == .pass)
    pixel.entries[0].scale = 1
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [pixel])) == .pass)
    pixel.entries[0].pixels = ImageSet.PixelSize(width: 1, height: 2)
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [pixel])) != .pass)
  }

  /// The literal "3" may have nothing to do with a picture.
  @Test func numbersCountTheSame() {
    func texts(_ names: [String], unnamed: Set<String> = []) -> [String] {
      let sets = names.map { name in
        var set = Self.scaled(name, "universal", for: nil)
        set.isNamed = !unnamed.contains(name)
        return set
      }
      return BitmapScaleMissing().evaluate(ImageCatalog(sets: sets)).findings.map(\.message.text)
    }
    #expect(
      texts(["10", "3", "back"], unnamed: ["10"]) == [
        #"the image "back" has no file for 3x"#,
        #"the image "10" has no file for 3x; only code that builds image names at run time may use it"#,
        #"the image "3" has no file for 3x; only code that builds image names at run time may use it"#,
      ])
    #expect(texts(["10", "3", "back"]).allSatisfy { $0.hasSuffix("has no file for 3x") })
    #expect(
      texts(["back", "forward"], unnamed: ["back"]).count { $0.hasSuffix("has no file for 3x") } == 1,
      "A word in code is the name of a picture")
  }
}
