import AuditModel
import ColorContrast
import Foundation

@testable import AssetFiles

/// Colour sets and other inputs as tests write them.
enum PaletteSamples {
  /// The files kept with the tests.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/colors/palettes").path

  static func fixture(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }

  /// A colour set with every kind of entry; the words are our own, the shape is Xcode's.
  static let colorSet = """
    {
      "colors" : [
        { "idiom" : "universal",
          "color" : { "color-space" : "srgb",
            "components" : { "red" : "0x1E", "green" : "0x96", "blue" : "0xE6", "alpha" : "1.000" } } },
        { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "color-space" : "display-p3",
            "components" : { "red" : "0.232", "green" : "0.509", "blue" : "0.969", "alpha" : "1.000" } } },
        { "idiom" : "universal", "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],
          "color" : { "color-space" : "srgb",
            "components" : { "red" : "108", "green" : "64", "blue" : "228", "alpha" : "0.5" } } },
        { "idiom" : "universal", "display-gamut" : "display-P3",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" },
            { "appearance" : "contrast", "value" : "high" } ],
          "color" : { "platform" : "ios", "reference" : "systemBlueColor" } },
        { "idiom" : "ipad" },
        { "idiom" : "mac", "color" : { "color-space" : "gray-gamma-22",
            "components" : { "white" : 0.25, "alpha" : 1 } } }
      ],
      "info" : { "author" : "xcode", "version" : 1 },
      "properties" : { "localizable" : true }
    }
    """

  /// The result of reading a colour set with the given entries.
  static func read(entries: String) -> (color: NamedColor?, issues: [InputIssue]) {
    read(Array("{\"colors\": [\(entries)]}".utf8))
  }

  static func read(_ bytes: [UInt8]) -> (color: NamedColor?, issues: [InputIssue]) {
    let document = ColorSetDocument(bytes, file: "a.colorset/Contents.json", name: "a")
    return (document.color, document.issues)
  }

  /// A universal entry of sRGB components.
  static func entry(_ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"", _ more: String = "")
    -> String
  {
    """
    {"idiom": "universal", \(more) "color": {"color-space": "srgb", "components":
     {"red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha)}}}
    """
  }

  static func palette(_ text: String) -> PaletteCatalog {
    PaletteFileReader().read(PaletteSource(path: "app.palette.json", bytes: Array(text.utf8)))
  }

  /// Files of design tokens in one folder.
  static func tokens(_ files: KeyValuePairs<String, String>) -> PaletteCatalog {
    let read = files.map { PaletteSource.File(path: "design/\($0.key)", content: .bytes(Array($0.value.utf8))) }
    return DesignTokensReader().read(
      PaletteSource(path: files.count == 1 ? read[0].path : "design", files: read))
  }

  static func hex(_ color: NamedColor?) -> [String] {
    Appearance.allCases.map { color?.color(in: ColorEnvironment($0), .ios26)?.hex ?? "-" }
  }
}
