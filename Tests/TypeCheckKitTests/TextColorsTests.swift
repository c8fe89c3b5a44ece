#if SwiftSources
  import AuditModel
  import Foundation
  import TestSupport
  import Testing

  @testable import TypeCheckKit

  /// The colours that the page draws a text in.
  @Suite struct TextColorsTests {
    private static let hint = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0xAA", "green": "0xAA", "blue": "0xAA", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb",
        "components": {"red": "0x22", "green": "0x22", "blue": "0x22", "alpha": "1.000"}}}]}
      """

    private func colors(_ body: String) async throws -> PageColors? {
      let folder = try TemporaryFolder()
      try folder.write("en.lproj/Localizable.strings", "\"save\" = \"Save\";\n")
      try folder.write("A.xcassets/hint.colorset/Contents.json", Self.hint)
      try folder.write("Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { \(body) } }\n")
      var measure = MeasurePipeline()
      measure.mostTexts = 10
      let report = try await CheckPipeline(Configuration(), folder: folder.path, measure: measure).run([]).report
      let page = try #require(report.pageResults.first)
      #expect(!page.uses.isEmpty, "the text has to be followed to its place")
      return withExtendedLifetime(folder) { page.colors }
    }

    @Test func bothColorsAreStated() async throws {
      let colors = try #require(try await colors(#"Text("save").foregroundColor(.black).background(Color("hint"))"#))
      #expect(colors.light.text == "#000000" && colors.light.background == "#AAAAAA")
      #expect(colors.dark.background == "#222222")
      // 0xAA has a luminance of 0.402, so that (0.402 + 0.05) / 0.05 = 9.04.
      #expect(abs(colors.light.ratio - 9.04) < 0.01 && colors.dark.ratio < 1.4)
    }

    @Test func oneColorIsNotEnough() async throws {
      #expect(try await colors(#"Text("save").foregroundColor(Color("hint"))"#) == nil)
      #expect(try await colors(#"Text("save").background(Color("hint"))"#) == nil)
      #expect(try await colors(#"Text("save")"#) == nil)
    }

    @Test func placesWithOtherColorsHaveNone() async throws {
      let one = #"Text("save").foregroundColor(.black).background(Color("hint"))"#
      let other = #"Text("save").foregroundColor(.red).background(Color("hint"))"#
      #expect(try await colors("VStack { \(one); \(one) }") != nil)
      #expect(try await colors("VStack { \(one); \(other) }") == nil)
    }
  }
#endif
