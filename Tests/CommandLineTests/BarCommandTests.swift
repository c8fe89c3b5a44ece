import Foundation
import TestSupport
import Testing

@Suite struct BarCommandTests {
  private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/pictures")

  /// The examples of `color.md`, section (e).
  @Test(arguments: [
    (["--tint", "white", "--bar-tint", "#144714", "--ios", "7-12"], "7.08…9.48", Int32(0)),
    (["--tint", "#007AFF", "--ios", "26"], "not measured", 0),
    (["--tint", "#FFCC00", "--bar-tint", "white", "--opaque", "--ios", "15-18"], "fails", 1),
  ])
  func barsByGeneration(_ options: [String], says: String, status: Int32) throws {
    let result = try Binary.run(["bar", "--title", "white"] + options)
    #expect(result.output.contains(says), "\(result.output)\(result.error)")
    if says != "7.08…9.48" { #expect(result.status == status) }
  }

  @Test func aPictureTellsTheWorstPlace() throws {
    let result = try Binary.run(
      [
        "bar", "--tint", "systemRed", "--ios", "13-14", "--backdrop", "rgb.png", "--strip", "top:2", "--format", "json",
      ],
      in: Self.pictures)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    let backdrops = try #require(object["backdrops"] as? [[String: Any]])
    #expect((backdrops[0]["strip"] as? [String: Int])?["height"] == 2)
    #expect((backdrops[0]["worst"] as? [String: Any])?["x"] != nil)
  }

  @Test func aBrokenPictureDoesNotStopTheRest() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("broken.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
    let result = try Binary.run(
      ["bar", "--tint", "white", "--backdrop", "broken.png", "--backdrop", "missing.jpg"], in: scratch.url)
    #expect(result.status == 2)
    for part in ["broken.png:1:1: error:", "missing.jpg:1:1: error:", "to mend", "iOS"] {
      #expect(result.output.contains(part), "\(result.output)")
    }
  }

  @Test(arguments: [
    (["--tint", "blu"], ["--tint"]), (["--kind", "navigatoin"], ["navigation"]), (["--ios", "7-13"], ["7-12"]),
    (["--strip", "top:3"], ["--backdrop"]), (["--backdrop", "x.png", "--strip", "left:3"], ["top:HEIGHT"]),
    (["--backdrop", "x.png", "--strip", "top:-1"], ["top:HEIGHT"]), (["--appearance", "dim"], ["dark"]),
  ])
  func mistakesAreSaidWithTheirRemedy(_ arguments: [String], says: [String]) throws {
    let result = try Binary.run(["bar"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    for word in says { #expect(result.error.contains(word), "\(result.error)") }
  }
}
