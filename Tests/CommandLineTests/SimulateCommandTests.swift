import ColorContrast
import Foundation
import Pictures
import TestSupport
import Testing

/// The output of `typecheck simulate`, pixel by pixel.
@Suite struct SimulateCommandTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  /// Runs the program in the test's folder and expects that it worked.
  @discardableResult
  private func simulate(_ image: String, _ arguments: [String], output: String = "out.png") throws -> String {
    let result = try Binary.run(["simulate", image, "-o", output] + arguments, in: scratch.url)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty)
    return result.output
  }

  private func url(_ name: String) -> URL { scratch.url.appendingPathComponent(name) }

  private func fixture(_ name: String) -> String { TestPicture.fixtures.appendingPathComponent(name).path }

  /// A picture as a vision sees it, each pixel computed by itself in double precision.
  private func exact(_ picture: TestPicture, _ vision: Vision) -> TestPicture {
    var result = picture
    result.pixels = picture.pixels.map { pixel in
      let color: [Int]
      switch picture.format.depth {
      case .eight:
        let bytes = vision.exactBytes(SIMD3(UInt8(pixel[0]), UInt8(pixel[1]), UInt8(pixel[2])))
        color = [Int(bytes.x), Int(bytes.y), Int(bytes.z)]
      case .sixteen:
        let words = vision.exactWords(SIMD3(UInt16(pixel[0]), UInt16(pixel[1]), UInt16(pixel[2])))
        color = [Int(words.x), Int(words.y), Int(words.z)]
      }
      return color + pixel.dropFirst(3)
    }
    return result
  }

  /// A recorded answer of another program: colour, method, and the bytes at every tenth of severity.
  private struct Recorded: Decodable {
    struct Vector: Decodable {
      var color: String
      var deficiency: String
      var method: String
      var srgb8: [[Int]]
    }

    var vectors: [Vector]
  }

  @Test(arguments: ["protan", "deutan", "tritan"], ["vienot", "brettel", "machado"])
  func colorsMatchTheRecordedValues(deficiency: String, model: String) throws {
    let file = TestPicture.fixtures.deletingLastPathComponent().appendingPathComponent("colors/cvd.json")
    let vectors = try JSONDecoder().decode(Recorded.self, from: Data(contentsOf: file)).vectors
      .filter { $0.deficiency == deficiency && $0.method.hasPrefix(model) }
    #expect(vectors.count == 23)
    let colors = vectors.map { vector in
      let value = Int(vector.color.dropFirst(), radix: 16) ?? 0
      return [value >> 16, value >> 8 & 255, value & 255]
    }
    try TestPicture(width: colors.count, height: 1, colors).write(to: url("colors.png"))
    for (severity, index) in [("", 10), (":0.6", 6), (":0", 0)] {
      try simulate("colors.png", ["--vision", deficiency + severity, "--model", model])
      #expect(try TestPicture(reading: url("out.png")).pixels == vectors.map { $0.srgb8[index] })
    }
  }

  @Test(
    arguments: [
      "rgb.png", "rgba.png", "rgb-16.png", "rgba-16.png", "palette.png", "gray-alpha-16.png", "baseline.jpg",
    ],
    ["protan", "deutan:0.6", "tritan", "achromat"])
  func pixelsAreExactAndKeepDepthAndAlpha(name: String, vision: String) throws {
    try simulate(fixture(name), ["--vision", vision])
    let source = try TestPicture(reading: URL(fileURLWithPath: fixture(name)))
    #expect(try TestPicture(reading: url("out.png")) == exact(source, try Vision(vision)))
  }

  @Test(arguments: ["p3.png", "p3-16.png", "p3-alpha.png", "p3.jpg", "adobe-rgb.png"])
  func profilesAreConvertedAndNamed(name: String) throws {
    let text = try simulate(fixture(name), ["--vision", "deutan"])
    #expect(text.contains("converted to sRGB"))
    // Converted with 16 bits, simulated, and rounded to the file's depth once.
    let file = try PictureReader(path: fixture(name))
    let wide = exact(
      try TestPicture(reading: URL(fileURLWithPath: fixture(name)), depth: .sixteen), Vision(.deutan))
    let result = try TestPicture(reading: url("out.png"))
    #expect(result.format == file.fileFormat)
    if file.stored.depth == .sixteen {
      #expect(result == wide)
    } else {
      #expect(result.pixels == wide.pixels.map { $0.map { ($0 + 128) / 257 } })
    }
    #expect(try PictureReader(path: url("out.png").path).profile == .sRGB)
  }

  @Test(arguments: ["turned.jpg", "turned.png", "turned-late.png"])
  func picturesKeepTheirOrientation(name: String) throws {
    try simulate(fixture(name), ["--vision", "tritan"])
    func orientation(_ path: String) throws -> PictureOrientation? {
      let reader = try PictureReader(path: path)
      try reader.rowFormat.withRow(width: reader.width) { row in while try reader.readRow(into: row) {} }
      return reader.orientation
    }
    let expected = try orientation(fixture(name))
    #expect(expected != nil)
    #expect(try orientation(url("out.png").path) == expected)
    #expect(try simulate(fixture(name), ["--sheet"], output: "sheet.png").contains("Exif orientation"))
  }

  @Test(arguments: [(1, 1), (1, 700), (3, 2), (100_000, 1), (1, 20_000)])
  func convertsEverySize(width: Int, height: Int) throws {
    let picture = TestPicture(patternOf: width, height)
    try picture.write(to: url("in.png"))
    try simulate("in.png", ["--vision", "deutan:0.3"])
    #expect(try TestPicture(reading: url("out.png")) == exact(picture, try Vision("deutan:0.3")))
    try simulate("in.png", ["--sheet", "--vision", "achromat"], output: "sheet.png")
    #expect(try PictureReader(path: url("sheet.png").path).width >= width)
  }

  @Test func theResultDoesNotDependOnTheJobs() throws {
    // Four bands of rows and a part of one.
    let (width, height) = (1_000, 3_000)
    try TestPicture.writeRows(to: url("in.png"), width: width, height: height)
    let vision = try Vision("tritan:0.8")
    try simulate("in.png", ["--vision", vision.name, "--jobs", "1"])
    let once = try Data(contentsOf: url("out.png"))
    for jobs in ["2", "3", "8"] {
      try simulate("in.png", ["--vision", vision.name, "--jobs", jobs])
      #expect(try Data(contentsOf: url("out.png")) == once)
    }
    let reader = try PictureReader(path: url("out.png").path)
    #expect(reader.height == height)
    try reader.rowFormat.withRow(width: width) { row in
      for y in 0..<height {
        _ = try reader.readRow(into: row)
        let source = SIMD3(TestPicture.rowByte(0, y), TestPicture.rowByte(1, y), TestPicture.rowByte(2, y))
        #expect(SIMD3(row[0], row[1], row[2]) == vision.exactBytes(source))
      }
    }
  }

  @Test func aSheetShowsAllSideBySide() throws {
    let picture = TestPicture(patternOf: 400, 300)
    try picture.write(to: url("in.png"))
    let text = try simulate("in.png", ["--sheet"])
    let sheet = try TestPicture(reading: url("out.png"))
    // Three columns, gaps and margins of 16 pixels.
    #expect(sheet.width == 3 * 400 + 4 * 16)
    let captionHeight = (sheet.height - 3 * 16) / 2 - 300
    #expect(captionHeight > 20 && sheet.height == 3 * 16 + 2 * (300 + captionHeight))
    #expect(text.contains("\(sheet.width) × \(sheet.height) sheet"))
    let visions = ColorVisionDeficiency.allCases.map { Vision($0) }
    let tiles = [picture] + visions.map { exact(picture, $0) }
    let background = sheet[0, 0]
    #expect(background == [230, 230, 230])
    var captions: Set<[[Int]]> = []
    for (index, tile) in tiles.enumerated() {
      let (left, top) = (16 + index % 3 * 416, 16 + index / 3 * (300 + captionHeight + 16))
      for y in 0..<300 {
        let start = (top + y) * sheet.width + left
        guard Array(sheet.pixels[start..<start + 400]) != Array(tile.pixels[y * 400..<(y + 1) * 400]) else { continue }
        Issue.record("row \(y) of tile \(index) differs")
        break
      }
      // The caption: dark ink in the middle, nothing at the sides.
      let band = (0..<captionHeight).flatMap { y in
        (0..<400).map { sheet[left + $0, top + 300 + y] }
      }
      #expect(band.contains { $0[0] < 60 } && band.allSatisfy { Set($0).count == 1 })
      let inked = Set(band.indices.filter { band[$0] != background }.map { $0 % 400 })
      let (first, last) = (inked.min() ?? 0, inked.max() ?? 0)
      #expect(abs(first - (399 - last)) <= 4, "in the middle")
      #expect(inked.count > 30)
      captions.insert(band)
    }
    #expect(captions.count == 5, "five different captions")
    #expect(sheet[16 + 2 * 416 + 200, sheet.height - 100] == background, "the sixth place is empty")
  }

  @Test func aSheetOfAnIconKeepsItsCaptions() throws {
    try TestPicture(width: 2, height: 1, hasAlpha: true, [[255, 0, 0, 7], [0, 255, 0, 255]]).write(to: url("in.png"))
    try simulate("in.png", ["--sheet", "--vision", "deutan:0.6,tritan", "--vision", "deutan:0.6"])
    let sheet = try TestPicture(reading: url("out.png"))
    #expect(sheet.format.hasAlpha)
    #expect(sheet.pixels.count { $0[3] == 7 } == 3, "the original and two visions")
    #expect(sheet.pixels.count { $0[0] < 60 && $0[0] == $0[1] && $0[0] == $0[2] } > 200, "captions are not cut")
  }

  @Test func aSheetHasSixteenBits() throws {
    let source = try TestPicture(reading: URL(fileURLWithPath: fixture("rgb-16.png")))
    try simulate(fixture("rgb-16.png"), ["--sheet", "--vision", "achromat"])
    let sheet = try TestPicture(reading: url("out.png"))
    #expect(sheet.format == source.format)
    #expect(source.pixels.allSatisfy(sheet.pixels.contains))
    #expect(exact(source, .achromat).pixels.allSatisfy(sheet.pixels.contains))
  }

  @Test func jsonContainsEveryField() throws {
    let text = try simulate(
      fixture("p3-alpha.png"), ["--sheet", "--vision", "tritan,protan:0.5,achromat", "--format", "json", "--quiet"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect((object["tool"] as? [String: Any])?["name"] as? String == "typecheck")
    let input = try #require(object["input"] as? [String: Any])
    #expect(input["width"] as? Int == 8 && input["height"] as? Int == 4 && input["bitDepth"] as? Int == 8)
    #expect((input["profile"] as? String)?.contains("P3") == true && input["convertedToSRGB"] as? Bool == true)
    let outputs = try #require(object["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["vision"] as? String } == ["tritan", "protan", "achromat"])
    #expect(outputs.map { $0["model"] as? String } == ["brettel", "machado", "luminance"])
    #expect(outputs.map { $0["severity"] as? Double } == [1, 0.5, 1])
    #expect(outputs.allSatisfy { $0["file"] as? String == "out.png" })
    #expect((object["picture"] as? [String: Any])?["isSheet"] as? Bool == true)
    #expect((object["notes"] as? [String])?.isEmpty == false)
  }

  @Test func theTextNamesTheModelAndTheLimits() throws {
    let tritan = try simulate(fixture("rgb.png"), ["--vision", "tritan"])
    #expect(tritan.contains("Brettel") && tritan.contains("does not show"))
    #expect(
      try simulate(fixture("rgb.png"), ["--vision", "tritan", "--model", "vienot"]).contains("not made for tritan"))
    #expect(try simulate(fixture("rgb.png"), ["--vision", "protan"]).contains("Reds look darker with protanopia"))
    #expect(try simulate(fixture("rgb.png"), ["--vision", "protan:0.9"]).contains("Machado"))
    #expect(try simulate(fixture("bad-profile.png"), ["--vision", "protan"]).contains("warning: "))
  }

  @Test func createsFoldersAndWritesReports() throws {
    try simulate(fixture("rgb.png"), ["--vision", "protan", "--report", "json=reports/a.json"], output: "new/a.PNG")
    #expect(FileManager.default.fileExists(atPath: url("new/a.PNG").path))
    #expect(try String(contentsOf: url("reports/a.json"), encoding: .utf8).contains("\"vision\" : \"protan\""))
  }
}
