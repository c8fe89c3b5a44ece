import Foundation
import TestSupport
import Testing

@Suite struct BarCommandTests {
  private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/pictures")

  /// Worked out by hand from the published layers: one bar a generation.
  @Test(arguments: [
    (["--tint", "white", "--bar-tint", "#144714", "--ios", "7-12"], "7.08…9.48", Int32(0)),
    (["--tint", "#007AFF", "--ios", "26"], "not measured", 2),
    (["--tint", "#FFCC00", "--bar-tint", "white", "--opaque", "--ios", "15-18"], "fails", 1),
    (["--tint", "#FFCC00", "--bar-tint", "#fff", "--opaque", "--ios", "26"], "fails", 1),
    (["--tint", "white", "--bar-tint", "#144714", "--ios", "12"], "7.08…9.48", 0),
  ])
  func barsByGeneration(_ options: [String], message: String, status: Int32) throws {
    let result = try Binary.run(["bar", "--title", "white"] + options)
    #expect(result.output.contains(message), "\(result.output)\(result.error)")
    #expect(result.status == status)
  }

  @Test(arguments: [
    (["--opaque", "--layer", "#FFF8"], "--opaque and --layer"),
    (["--bar-tint", "rde", "--layer", "#FFF8"], "did you mean \"red\""), (["--ios", "19"], "is not an iOS release"),
    (["--bar-tint", "#F00", "--layer", "#FFF8"], "--bar-tint would have no effect"),
    (["--ios", "7-12", "--appearance", "dark"], "iOS 7-12 has no dark bar"),
    (["--tint", "oklch(0.62 0.4 29)"], "outside Display P3"),
  ])
  func refusesUnusableOptions(_ options: [String], message: String) throws {
    let result = try Binary.run(["bar"] + options)
    #expect(result.status == 2 && (result.output + result.error).contains(message), "\(result.output)\(result.error)")
  }

  @Test func aPictureGivesTheWorstPosition() throws {
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

  /// The pixels are those of expected.json; the content itself is the background at the scroll edge of iOS 15.
  @Test(arguments: [
    ("turned.png", "top:1", "white", [0, 0, 4, 1], [0, 0], "#C8B4A0"),
    ("turned.png", "top:1", "black", [0, 0, 4, 1], [1, 0], "#010101"),
    ("turned.png", "bottom:8", "black", [0, 0, 4, 8], [3, 7], "#000000"),
    ("turned-late.png", "top:1", "black", [0, 0, 4, 1], [0, 0], "#000000"),
    ("turned-late.png", "top:1", "white", [0, 0, 4, 1], [2, 0], "#807F81"),
    ("turned-late.png", "top:6", "black", [0, 0, 4, 6], [0, 0], "#000000"),
    ("rgb.png", "bottom:1", "black", [0, 3, 8, 1], [5, 3], "#783C5A"),
  ])
  func stripsAndPositionsMatchViewers(
    _ file: String, _ strip: String, _ title: String, _ shown: [Int], _ place: [Int], _ color: String
  ) throws {
    let result = try Binary.run(
      [
        "bar", "--title", title, "--ios", "15-18", "--appearance", "light", "--backdrop", file, "--strip", strip,
        "--format", "json",
      ], in: Self.pictures)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    let backdrops = try #require(object["backdrops"] as? [[String: Any]], "\(result.output)")
    let edge = try #require(
      backdrops.first { $0["state"] as? String == "scroll-edge" && $0["item"] as? String == "title" })
    let part = try #require(edge["strip"] as? [String: Int])
    #expect(["x", "y", "width", "height"].map { part[$0] } == shown)
    let worst = try #require(edge["worst"] as? [String: Any])
    #expect([worst["x"] as? Int, worst["y"] as? Int] == place && worst["color"] as? String == color)
  }

  /// Turned by 180°: the first row that is shown is the last in the file.
  @Test func appliesTheOrientationOfAJPEG() throws {
    let result = try Binary.run(
      ["bar", "--ios", "15-18", "--backdrop", "turned.jpg", "--strip", "top:1", "--format", "json"], in: Self.pictures)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    let worst = try #require((object["backdrops"] as? [[String: Any]])?.first?["worst"] as? [String: Any])
    let x = try #require(worst["x"] as? Int)
    let picture = try TestPicture(reading: Self.pictures.appendingPathComponent("turned.jpg"))
    let pixel = picture[picture.width - 1 - x, picture.height - 1]
    let hex = pixel.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    #expect(worst["y"] as? Int == 0 && worst["color"] as? String == "#\(hex)")
  }

  @Test func manyColoursAreNotRefused() throws {
    let scratch = try TemporaryFolder()
    let file = scratch.url.appendingPathComponent("many.png")
    try TestPicture(width: 128, height: 128, (0..<16_384).map { [$0 % 128, $0 / 64, ($0 * 7) % 256] }).write(to: file)
    let result = try Binary.run(
      ["bar", "--tint", "#0040A0", "--ios", "13-14", "--backdrop", "many.png"], in: scratch.url)
    #expect(result.output.contains("Over many.png, columns 0…127, rows 0…127"), "\(result.output)\(result.error)")
  }

  @Test func optionsWithoutEffectAreNotOffered() throws {
    for option in ["--all", "--strict", "--timings"] {
      for arguments in [["bar"], ["contrast", "black", "white"]] {
        let result = try Binary.run(arguments + [option])
        #expect(result.status == 2 && result.error.contains(option), "\(arguments) \(option)")
      }
    }
    let help = try Binary.run(["contrast", "--help"]).output
    #expect(help.matches(of: /extraSmall/).count == 1, "\(help)")
  }

  @Test func aBrokenPictureDoesNotStopTheOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("broken.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
    let result = try Binary.run(
      ["bar", "--tint", "white", "--backdrop", "broken.png", "--backdrop", "missing.jpg"], in: scratch.url)
    #expect(result.status == 2)
    let parts = [
      "broken.png:1:1: error:", "missing.jpg:1:1: error:", " · fix: export or copy it again [input]",
      "    fix: use #", "iOS",
    ]
    for part in parts { #expect(result.output.contains(part), "\(part) is missing in \(result.output)") }
  }

  @Test(arguments: [
    (["--tint", "blu"], ["--tint"]), (["--kind", "navigatoin"], ["navigation"]), (["--ios", "7-6"], ["7-12"]),
    (["--strip", "top:3"], ["--backdrop"]), (["--backdrop", "x.png", "--strip", "left:3"], ["top:HEIGHT"]),
    (["--backdrop", "x.png", "--strip", "top:-1"], ["top:HEIGHT"]), (["--appearance", "dim"], ["dark"]),
  ])
  func reportsMistakesWithAFix(_ arguments: [String], messages: [String]) throws {
    let result = try Binary.run(["bar"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    for word in messages { #expect(result.error.contains(word), "\(result.error)") }
  }
}
