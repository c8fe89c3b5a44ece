import CHarfBuzz
import DynamicType
import Foundation
import Testing
import Vocabulary

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
    try rows(of: "left-out.csv").map { row in
      let numbers = try ["size_pt", "weight", "middle_pt", "half_pixel_pt", "fitted_pt", "left_out_pt", "margin_pt"].map
      {
        try #require(row.optionalNumber($0), "\(row)")
      }
      return Label(
        text: row["text"] ?? "", language: row["language"] ?? "", size: numbers[0], weight: Int(numbers[1]),
        width: numbers[2], halfPixel: numbers[3], fitted: numbers[4], heldOut: numbers[5], margin: numbers[6])
    }
  }

  private static func rows(of table: String) throws -> [TableDecoder.Row] {
    TableDecoder(
      try String(contentsOf: folder.appending(path: table), encoding: .utf8), name: table
    ).rows
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
    let rows = try Self.rows(of: "inter-advances.csv")
    #expect(rows.count > 350)
    let stack = try Bench().stack
    for row in rows {
      let text = try #require(row["text"])
      let face = try stack.system(weight: Int(try #require(row.optionalNumber("weight"))))
      let kerned = try Self.advance(of: text, in: face, kern: true)
      let plain = try Self.advance(of: text, in: face, kern: false)
      let sides = try #require(Self.sides(of: text, in: face))
      for (name, value) in [
        ("advance_em", plain), ("kerning_em", kerned - plain), ("left_em", sides.left), ("right_em", sides.right),
      ] {
        let written = try #require(row.optionalNumber(name))
        // HarfBuzz's own rounding of outlines at a weight.
        #expect(
          abs(value - written) < (name == "kerning_em" || name == "advance_em" ? 3e-5 : 6e-4),
          "\(text): \(name) \(value)")
      }
    }
  }

  /// Returns the side bearings of the first and the last letter, in em.
  private static func sides(of text: String, in face: FontInstance) -> (left: Double, right: Double)? {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return nil }
    var glyph: hb_codepoint_t = 0
    var (start, end) = (hb_glyph_extents_t(), hb_glyph_extents_t())
    let font = face.primary.font
    guard hb_font_get_nominal_glyph(font, first.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &start) != 0,
      hb_font_get_nominal_glyph(font, last.value, &glyph) != 0, hb_font_get_glyph_extents(font, glyph, &end) != 0
    else { return nil }
    let right = hb_font_get_glyph_h_advance(font, glyph) - end.x_bearing - end.width
    return (Double(start.x_bearing) / FontFace.unitsPerEm, Double(right) / FontFace.unitsPerEm)
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

  @Test func heldOutLatinWordsAreWithinHalfAPerCent() throws {
    let words = try Self.labels().filter { $0.language == "en" && $0.text.contains(where: \.isLetter) }
    #expect(words.count > 380)
    let errors = words.map(\.error).sorted()
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.5)
    #expect(errors[Int(Double(errors.count - 1) * 0.95)] <= 1.3)
  }

  /// Numbers as short as "12" are read from pictures to about 0.3 points, which is 2 % of their width.
  @Test func heldOutNumbersAreWithinHalfAPerCentOrThreeTenthsOfAPoint() throws {
    let numbers = try Self.labels().filter {
      $0.text.contains(where: \.isNumber) && !$0.text.contains(where: \.isLetter)
    }
    #expect(numbers.count > 20)
    let shares = numbers.map { max(0, abs($0.heldOut - $0.width) - 0.3) / $0.width * 100 }
    #expect(shares.reduce(0, +) / Double(shares.count) <= 0.5)
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
