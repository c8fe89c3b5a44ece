import DynamicType
import Foundation
import Testing

@testable import TextEngine

/// The fit of San Francisco's widths: made again from its inputs, and what the engine measures.
@Suite struct FittedWidthsTests {
  private static let folder = FontFixture.fonts.appending(path: "widths")

  /// A label as the fit predicts it, by `Fonts/widths/left-out.csv`.
  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var language: String
    var size: Double
    var weight: Int
    /// The width on iOS, less half a pixel.
    var width: Double
    var halfPixel: Double
    var fitted: Double
    var heldOut: Double
    var margin: Double

    var testDescription: String { "\(text), \(size) pt, \(weight)" }
    /// The error of the prediction without the label, in per cent.
    var error: Double { abs(heldOut - width) / width * 100 }
    var isInside: Bool { abs(heldOut - width) <= margin + halfPixel }
  }

  static func labels() throws -> [Label] {
    let lines = try String(contentsOf: folder.appending(path: "left-out.csv"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return try lines.map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let numbers = try cells[3..<10].map { try #require(Double($0), "\(line)") }
      return Label(
        text: cells[1], language: cells[2], size: numbers[0], weight: Int(numbers[1]), width: numbers[2],
        halfPixel: numbers[3], fitted: numbers[4], heldOut: numbers[5], margin: numbers[6])
    }
  }

  @Test func theCommittedNumbersMatchTheFit() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", FontFixture.fonts.appending(path: "fit-widths").path, "--check"]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(printed)")
  }

  @Test func theFitReadsTheAdvancesOfInter() throws {
    let lines = try String(contentsOf: Self.folder.appending(path: "inter-advances.csv"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    #expect(lines.count > 50)
    let stack = try Bench().stack
    for line in lines {
      let cells = line.split(separator: ",").map(String.init)
      let face = try stack.system(weight: try #require(Int(cells[1])))
      let kerned = try Self.advance(of: cells[0], in: face, kern: true)
      let plain = try Self.advance(of: cells[0], in: face, kern: false)
      #expect(abs(plain - (try #require(Double(cells[2])))) < 6e-6, "\(line): \(plain)")
      #expect(abs(kerned - plain - (try #require(Double(cells[3])))) < 6e-6, "\(line): \(kerned - plain)")
    }
  }

  private static func advance(of text: String, in face: FontInstance, kern: Bool) throws -> Double {
    let instance = FontInstance(
      id: face.id, primary: face.primary, features: face.features + (kern ? [] : [(tag: "kern", value: 0)]),
      errorClass: .exact)
    return ShapingBuffer().clusters(of: Array(text.utf16), script: .latin, with: instance, language: "en")
      .reduce(0) { $0 + $1.first }
  }

  /// The engine and the script reckon the same: no correction is lost on the way.
  @Test func theEngineMatchesThePredictionOfTheFit() throws {
    let bench = try Bench()
    let tracking = Tracking(platform: .ios)
    let recent = try TextShaper(stack: bench.stack.with(fonts: .iOS26))
    for label in try Self.labels() {
      let shaper = label.language == "ja" ? recent : bench.shaper
      let layout = TextLayout(
        try shaper.shape(label.text, language: label.language, weight: label.weight), shaper: shaper)
      let scale = bench.scale(label.size, tracking: tracking.points(at: label.size))
      let width = layout.naturalWidth(at: scale)
      #expect(abs(width - label.fitted) < 0.02, "\(label): \(width), fitted \(label.fitted)")
      let margin = layout.uncertainty(at: scale)
      #expect(abs(margin - label.margin) < 0.02 + 0.02 * margin, "\(label): ± \(margin), fitted ± \(label.margin)")
    }
  }

  // MARK: Labels that were held out of the fit

  @Test func heldOutLatinWordsAreWithinSixTenthsOfAPerCent() throws {
    let words = try Self.labels().filter { $0.language == "en" && $0.text != "?" }
    #expect(words.count > 60)
    let errors = words.map(\.error).sorted()
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.6)
    #expect(errors[Int(Double(errors.count - 1) * 0.95)] <= 1.6)
  }

  @Test func heldOutJapaneseLabelsAreWithinOneAndAHalfPerCent() throws {
    let labels = try Self.labels().filter { $0.language == "ja" }
    #expect(labels.count > 25)
    #expect(labels.map(\.error).reduce(0, +) / Double(labels.count) <= 1.5)
  }

  @Test func ninetySevenPerCentOfHeldOutLabelsAreWithinTheirMargin() throws {
    let labels = try Self.labels()
    #expect(Double(labels.count(where: \.isInside)) >= 0.97 * Double(labels.count))
  }

  /// A margin that is wider than it need be decides less: at most 1.3 times the 97th percentile of the error.
  @Test(arguments: ["en", "ja"]) func marginsAreNotWiderThanTheErrorRequires(language: String) throws {
    let labels = try Self.labels().filter { $0.language == language && $0.text != "?" }
    let errors = labels.map(\.error).sorted()
    let high = errors[Int((Double(errors.count - 1) * 0.97).rounded(.up))]
    let mean = labels.reduce(0) { $0 + $1.margin / $1.width * 100 } / Double(labels.count)
    #expect(mean <= 1.3 * high)
  }
}
