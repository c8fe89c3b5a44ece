import Foundation
import TestSupport
import Testing

/// The fonts of iOS 26 in apps that require it.
@Suite struct FontGenerationTests {
  /// The measured width of a Japanese text in an app that runs from a version of iOS on.
  private static func width(from system: String, _ options: [String] = []) throws -> String {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "project.yml",
      """
      name: Sample
      targets:
        Sample: {type: application, platform: iOS, deploymentTarget: "\(system)", sources: [App]}
      """)
    try scratch.file("App/ja.lproj/Localizable.strings", "\"row\" = \"プッシュ通知を設定する\";\n")
    try scratch.file(
      "App/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\").lineLimit(1) } }\n")
    let result = try Binary.run(["check", ".", "--explain", "row", "--category", "L"] + options, in: scratch.url)
    #expect(result.status == 0, "\(result.error)")
    return try #require(result.output.split(separator: "\n").first { $0.contains(" ± ") }.map(String.init))
  }

  @Test func anAppForIOS26HasOnlyItsFonts() throws {
    let open = try Self.width(from: "17.0")
    #expect(try Self.width(from: "26.0") == Self.width(from: "17.0", ["--os", "26"]))
    #expect(try Self.width(from: "26.0") != open)
    #expect(try Self.width(from: "18.0") == open)
    #expect(try Self.width(from: "26.0", ["--os", "18"]) == Self.width(from: "17.0", ["--os", "18"]))
  }
}
