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

  @Test func smallBitmapsOfACatalogAreOneNote() throws {
    let sets = [
      Self.set("a", pixels: 40), Self.set("b", pixels: 99), Self.set("c", pixels: 100), Self.set("d", pixels: nil),
    ]
    let findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: sets)).findings
    #expect(findings.map(\.severity) == [.note])
    #expect(findings[0].message.text.hasPrefix("2 pictures have one bitmap of less than 100 pixels for every scale"))
    #expect(findings[0].message.text.hasSuffix(#""a", "b""#), "\(findings[0].message)")
  }

  @Test func pixelsAreComparedWithTheDrawnSize() throws {
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 1024, drawn: 56)])) == .pass)
    #expect(BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 60, drawn: 20)])) == .pass)
    let finding = try #require(
      BitmapScaleMissing().evaluate(ImageCatalog(sets: [Self.set("a", pixels: 150, drawn: 100)])).findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message.text.hasSuffix("draws at 100 pt: 1.5 pixels for each point, screens have 3"))
  }

  /// A larger bitmap is drawn smaller without a loss; pictures that lack the same scales are one finding.
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
        #"the picture "c" has no file for 2x and 3x"#, #"2 pictures have no file for 3x: "b", "d""#,
      ])
    // Nothing shows that a name from data is that of this picture.
    var open = set("f", 2)
    open.isNamed = false
    findings = BitmapScaleMissing().evaluate(ImageCatalog(sets: [open, sets[1]])).findings
    #expect(findings.map(\.severity) == [.warning, .note])
    #expect(findings[1].message.text == #"the picture "f" has no file for 3x; only a name from data may use it"#)
  }

  @Test func setsAreGroupedByCatalog() {
    var other = Self.set("b", pixels: 40)
    other.location = SourceLocation(startOf: "B.xcassets/b.imageset/Contents.json")
    let catalogs = ImageCatalog.list([Self.set("a", pixels: 40), other, Self.set("c", pixels: 40)])
    #expect(catalogs.map { $0.sets.map(\.name) } == [["a", "c"], ["b"]])
  }
}
