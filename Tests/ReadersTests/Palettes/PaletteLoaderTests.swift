import AuditModel
import ColorContrast
import Foundation
import TestSupport
import Testing

@testable import AssetFiles

@Suite struct PaletteLoaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(_ inputs: String...) -> PaletteCatalog {
    PaletteLoader.load(inputs: inputs.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" })
  }

  private let set = "{\"colors\": [\(PaletteSamples.entry("0.1", "0.2", "0.3"))]}"

  @Test func searchesFoldersForEveryKindOfPalette() throws {
    try folder.write("A.xcassets/ink.colorset/Contents.json", set)
    try folder.write("A.xcassets/Contents.json", "{}")
    try folder.write("A.xcassets/logo.imageset/Contents.json", "{")
    try folder.write("sub/B.xcassets/Group/paper.colorset/Contents.json", set)
    try folder.write("sub/C.xcassets/logo.imageset/Contents.json", "{}")
    try folder.write("sub/app.palette.json", "{\"colors\": {\"a\": \"#111\"}}")
    try folder.write("sub/x.tokens.json", "{\"a\": {\"$type\": \"color\", \"$value\": \"#111\"}}")
    for other in ["Pods/D.xcassets", "node_modules/E.xcassets", ".build/F.xcassets", ".git/G.xcassets"] {
      try folder.write("\(other)/no.colorset/Contents.json", set)
    }
    try folder.write("package.json", "{}")
    let catalog = load("")
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(catalog.palettes.map(\.name) == ["A", "B", "app", "x"])
    #expect(catalog.palettes.map { $0.colors.map(\.name) } == [["ink"], ["paper"], ["a"], ["a"]])
    #expect(catalog.filesRead == 4)
    #expect(catalog.leftOut.values.reduce(0, +) == 3)
    #expect(catalog.palettes.allSatisfy { $0.location.file.hasPrefix(folder.path + "/") })
  }

  @Test func namespacesPrecedeNames() throws {
    let spaced = "{\"properties\": {\"provides-namespace\": true}}"
    try folder.write("A.xcassets/Brand/Contents.json", spaced)
    try folder.write("A.xcassets/Brand/Deep/ink.colorset/Contents.json", set)
    try folder.write("A.xcassets/Brand/Deep/Own/Contents.json", spaced)
    try folder.write("A.xcassets/Brand/Deep/Own/ink.colorset/Contents.json", set)
    try folder.write("A.xcassets/Plain/ink.colorset/Contents.json", set)
    try folder.write("A.xcassets/Other/ink.colorset/Contents.json", set)
    try folder.write("A.xcassets/Broken/Contents.json", "{\"properties\": ")
    let catalog = load("A.xcassets/")
    #expect(
      catalog.palettes.first.map { $0.colors.map(\.name).sorted() } == ["Brand/Own/ink", "Brand/ink", "ink", "ink"])
    #expect(catalog.issues.count { $0.severity == .warning && $0.message.contains("already belongs") } == 1)
    #expect(catalog.issues.count { $0.severity == .error } == 1)
  }

  @Test func reportsUnreadableFilesAndReadsTheOthers() throws {
    try folder.write("A.xcassets/good.colorset/Contents.json", set)
    try folder.write("A.xcassets/bad.colorset/Contents.json", "{\"colors\": [")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/A.xcassets/none.colorset", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/A.xcassets/odd.colorset/Contents.json", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/A.xcassets/circle", withDestinationPath: folder.path + "/A.xcassets")
    let catalog = load("")
    #expect(catalog.palettes.first.map { $0.colors.map(\.name) } == ["good"])
    let names = catalog.issues.map { $0.location.file.split(separator: "/").dropLast().last.map(String.init) ?? "" }
    #expect(names == ["bad.colorset", "none.colorset", "odd.colorset"])
    #expect(catalog.issues.allSatisfy { $0.severity == .error && !$0.remedy.isEmpty })
  }

  @Test func nothingToReadIsAnErrorWithAFix() throws {
    try folder.write("empty/readme.txt", "x")
    try folder.write("I.xcassets/logo.imageset/Contents.json", "{}")
    for input in ["empty", "I.xcassets", "missing", "empty/readme.txt"] {
      let catalog = load(input)
      #expect(catalog.palettes.isEmpty && catalog.issues.map(\.severity) == [.error], "\(input)")
      #expect(catalog.issues.allSatisfy { !$0.remedy.isEmpty })
    }
  }

  @Test func recognizesNamedFilesByShape() throws {
    try folder.write("colors.json", "{\"colors\": {\"a\": \"#111\"}}")
    try folder.write("theme.json", "{\"a\": {\"$type\": \"color\", \"$value\": \"#111\"}}")
    try folder.write("set.json", set)
    try folder.write("one.colorset/Contents.json", set)
    try folder.write("strings.json", "{\"hello\": \"Hello\"}")
    try folder.write("void.json", "")
    try folder.write("shot.PNG", "x")
    let origins: [String: NamedColor.Origin] = [
      "colors.json": .palette, "theme.json": .designTokens, "set.json": .assetCatalog, "one.colorset": .assetCatalog,
      "one.colorset/Contents.json": .assetCatalog,
    ]
    for (name, origin) in origins {
      let catalog = load(name)
      #expect(catalog.issues.isEmpty && catalog.palettes.flatMap(\.colors).map(\.origin) == [origin], "\(name)")
    }
    #expect(load("one.colorset").palettes.first?.colors.first?.name == "one")
    for name in ["strings.json", "void.json"] { #expect(load(name).issues.map(\.severity) == [.error], "\(name)") }
    #expect(load("shot.PNG").pictures == ["\(folder.path)/shot.PNG"] && load("shot.PNG").issues.isEmpty)
    #expect(load("colors.json", "colors.json").palettes.count == 1)
  }

  @Test func catalogsAreReadOnceHoweverTheyAreNamed() throws {
    try folder.write("X.xcassets/Group/Foo.colorset/Contents.json", set)
    try folder.write("X.xcassets/Bar.colorset/Contents.json", set)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Y.xcassets", withDestinationPath: folder.path + "/X.xcassets")
    let foo = "X.xcassets/Group/Foo.colorset"
    let namings = [
      ["./X.xcassets/"], ["X.xcassets", "./X.xcassets//"], ["X.xcassets", "Y.xcassets"], ["Y.xcassets"], [""],
      ["X.xcassets", foo], [foo, "X.xcassets"], ["\(foo)/Contents.json", "X.xcassets"],
    ]
    for inputs in namings {
      let catalog = PaletteLoader.load(inputs: inputs.map { "\(folder.path)/\($0)" })
      #expect(catalog.issues.isEmpty && catalog.palettes.flatMap(\.colors).count == 2, "\(inputs)")
    }
    for inputs in [[foo], ["\(foo)/"], ["\(foo)/Contents.json"], [foo, "\(foo)/Contents.json"]] {
      let catalog = PaletteLoader.load(inputs: inputs.map { "\(folder.path)/\($0)" })
      #expect(catalog.issues.isEmpty && catalog.palettes.map { $0.colors.map(\.name) } == [["Foo"]], "\(inputs)")
    }
  }

  @Test func reportsOddCatalogsWithAFix() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/E.xcassets", withIntermediateDirectories: true)
    try folder.write("F.xcassets", "text")
    try folder.write("G.colorset", "text")
    for (name, words) in [("E.xcassets", "no colour set"), ("F.xcassets", "a folder"), ("G.colorset", "a folder")] {
      let catalog = load(name)
      #expect(catalog.issues.map(\.severity) == [.error] && catalog.issues[0].message.contains(words), "\(name)")
      #expect(!catalog.issues[0].remedy.isEmpty)
    }
  }

  @Test func filesBeyondTheLimitAreNamedWithTheirSize() throws {
    try folder.write("big.palette.json", "")
    let file = try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/big.palette.json"))
    try file.truncate(atOffset: UInt64(PaletteFiles.largest) + 1)
    try file.close()
    let issue = try #require(load("big.palette.json").issues.first)
    #expect(issue.location.file.hasSuffix("big.palette.json") && issue.message.contains("65 MB"), "\(issue)")
    #expect(issue.remedy.contains("the limit is 64 MB"))
  }

  @Test func tenThousandColourSetsAreRead() throws {
    // Of so few, this thread reads all on its own.
    for index in 0..<64 { try folder.write("few/A.xcassets/c\(index).colorset/Contents.json", set) }
    for index in 0..<10_000 { try folder.write("many/A.xcassets/c\(index).colorset/Contents.json", set) }
    var catalog = PaletteCatalog()
    let factor = Growth.factor(upTo: 600) {
      _ = load("few")
    } to: {
      catalog = load("many")
    }
    #expect(catalog.palettes.first?.colors.count == 10_000 && catalog.issues.isEmpty)
    #expect(factor <= 600, "156 times as many took \(factor) times as long")
  }
}
