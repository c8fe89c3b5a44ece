import Foundation
import TestSupport
import Testing

/// Everything that `typecheck simulate` refuses: a sentence with the remedy, exit status 2, nothing left behind.
@Suite struct SimulateHostileInputTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: TestPicture.fixtures.appendingPathComponent(name))
  }

  /// The files of the test's folder and what they hold.
  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, (try? Data(contentsOf: scratch.url.appendingPathComponent($0))) ?? Data())
      })
  }

  /// Expects a refusal that names things and leaves the folder as it was.
  private func expectRefusal(_ arguments: [String], messages: [String]) throws {
    let before = try contents()
    let result = try Binary.run(["simulate"] + arguments, in: scratch.url)
    #expect(result.status == 2 && !result.hasCrashed && !result.hasHung, "\(arguments): \(result.error)")
    for part in messages { #expect(result.error.contains(part), "\(result.error)") }
    #expect(result.output.isEmpty)
    #expect(try contents() == before)
  }

  @Test(arguments: [
    ([String](), ["--vision protan", "--sheet"]),
    (["--vision", "protan,deutan"], ["2 visions", "--sheet"]),
    (["--vision", "protan", "--vision", "tritan"], ["2 visions", "--sheet"]),
    (["--vision", "dutan"], ["dutan", "deutan"]),
    (["--vision", "deutan:1.5"], ["1.5", "0.6"]),
    (["--vision", "deutan:"], ["severity"]),
    (["--vision", "deutan:nan"], ["nan"]),
    (["--vision", ""], ["deutan"]),
    (["--vision", "deutan", "--model", "vienott"], ["vienott", "vienot"]),
    (["--vision", "deutan", "--jobs", "0"], ["--jobs"]),
    (["--vision", "deutan", "--format", "yaml"], ["yaml", "json"]),
    (["--vision", "deutan", "--report", "json=out.png"], ["out.png"]),
    (["--vision", "deutan", "--report", "json=in.png"], ["in.png"]),
  ])
  func unusableOptions(options: [String], messages: [String]) throws {
    try scratch.file("in.png", try fixture("rgb.png"))
    try expectRefusal(["in.png", "-o", "out.png"] + options, messages: messages)
  }

  @Test(arguments: [
    ("out.jpg", ["out.jpg", "out.png"]), ("out", ["out.png"]), ("out.png.txt", ["out.png.png"]),
    ("in.png", ["over the input"]), ("./in.png", ["over the input"]), ("link.png", ["over the input"]),
    ("folder.png", ["folder"]), ("in.png/out.png", ["in.png/out.png"]), ("/dev/full", ["/dev/full", "free space"]),
  ])
  func unusableOutputs(output: String, messages: [String]) throws {
    try scratch.file("in.png", try fixture("rgb.png"))
    try scratch.file("folder.png/kept.txt", "kept")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("link.png"),
      withDestinationURL: scratch.url.appendingPathComponent("in.png"))
    try expectRefusal(["in.png", "-o", output, "--vision", "deutan"], messages: messages)
  }

  @Test func refusesAMissingInput() throws {
    try scratch.file("folder/kept.txt", "kept")
    try expectRefusal(["nowhere.png", "-o", "out.png", "--sheet"], messages: ["nowhere.png"])
    try expectRefusal(["folder", "-o", "out.png", "--sheet"], messages: ["folder"])
    try expectRefusal(["-o", "out.png", "--sheet"], messages: ["image"])
    try expectRefusal(["nowhere.png", "--sheet"], messages: ["--output"])
  }

  @Test(arguments: ["rgb.png", "rgba-16.png", "baseline.jpg", "interlaced.png", "progressive.jpg"], [true, false])
  func damagedPicturesLeaveNothing(name: String, sheet: Bool) throws {
    let whole = try fixture(name)
    try scratch.file("out.png", "kept")
    let what = sheet ? ["--sheet"] : ["--vision", "deutan"]
    for length in [0, 20, whole.count / 2, whole.count - 30] {
      try scratch.file("in.png", whole.prefix(length))
      try expectRefusal(["in.png", "-o", "out.png"] + what, messages: ["in.png"])
    }
    var flipped = whole
    for place in stride(from: whole.count / 3, to: whole.count / 3 * 2, by: 3) { flipped[place] ^= 0x55 }
    if name.hasSuffix("png") {
      try scratch.file("in.png", flipped)
      try expectRefusal(["in.png", "-o", "out.png"] + what, messages: ["in.png"])
    }
  }

  @Test(arguments: [
    ("notes.png", Data("no picture at all".utf8)), ("bom.png", Data([0xEF, 0xBB, 0xBF])),
    ("page.pdf", Data("%PDF-1.7".utf8)), ("movie.gif", Data("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8)),
  ])
  func otherFilesAreRefused(name: String, data: Data) throws {
    try scratch.file(name, data)
    try expectRefusal([name, "-o", "out.png", "--vision", "deutan"], messages: [name])
  }

  @Test func refusesUnknownColorSpaces() throws {
    try scratch.file("cmyk.jpg", try fixture("cmyk-no-profile.jpg"))
    try expectRefusal(["cmyk.jpg", "-o", "out.png", "--vision", "deutan"], messages: ["cmyk.jpg", "CMYK"])
    try scratch.file("hdr.png", try fixture("code-points-hdr.png"))
    try expectRefusal(["hdr.png", "-o", "out.png", "--sheet"], messages: ["hdr.png", "sRGB"])
  }

  @Test func aSheetTooWideForAnyPictureIsRefused() throws {
    try TestPicture.writeRows(to: scratch.url.appendingPathComponent("wide.png"), width: 1_000_000, height: 1)
    try expectRefusal(["wide.png", "-o", "out.png", "--sheet"], messages: ["out.png", "1000000"])
  }
}
