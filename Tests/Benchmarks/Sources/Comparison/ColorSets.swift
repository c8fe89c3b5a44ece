import Foundation

/// The colours of a made-up app, each with an entry for every appearance; the same in every run.
///
/// Their names speak of what they are for, as far as `roles` tell; the rest has names that tell nothing.
struct ColorSets {
  /// How many colours have which role.
  struct Roles: Sendable {
    var texts: Int
    var backgrounds: Int
    var interactive: Int
    var icons: Int
    /// Groups of three states.
    var states: Int

    /// As many as an app of some years has.
    static let usual = Roles(texts: 30, backgrounds: 12, interactive: 10, icons: 12, states: 10)
    /// Nearly every name speaks of a role, so that nearly every colour meets all others.
    static let many = Roles(texts: 120, backgrounds: 60, interactive: 40, icons: 30, states: 8)
    /// None: what the names say is of no use.
    static let none = Roles(texts: 0, backgrounds: 0, interactive: 0, icons: 0, states: 0)
    /// More pairs than are measured in one palette.
    static let large = Roles(texts: 3000, backgrounds: 1000, interactive: 1000, icons: 1000, states: 100)
  }

  /// A colour with a value for light, dark, light and dark with increased contrast, as red, green, blue.
  struct One {
    let name: String
    let role: String?
    let values: [[UInt8]]
  }

  let list: [One]

  init(count: Int, roles: Roles) {
    var random = Random()
    var list: [One] = []
    func add(_ name: String, _ role: String?, light: ClosedRange<Int>, dark: ClosedRange<Int>) {
      guard list.count < count else { return }
      // Increased contrast goes on from the same colours towards the end of the scale that they are near.
      let values = [light, dark].map { random.color(in: $0) }
      let further = values.map { value in
        value.map { byte in
          byte < 128 ? UInt8(Double(byte) * 0.7) : UInt8(255 - Double(255 - byte) * 0.7)
        }
      }
      list.append(One(name: name, role: role, values: values + further))
    }
    for index in 0..<roles.texts {
      add("text\(Self.qualities[index % 7])\(index)", "text", light: 0...110, dark: 150...255)
    }
    for index in 0..<roles.backgrounds {
      add("background\(Self.qualities[index % 7])\(index)", "background", light: 215...255, dark: 0...50)
    }
    for index in 0..<roles.interactive {
      add("tint\(Self.qualities[index % 7])\(index)", "interactive", light: 0...150, dark: 110...255)
    }
    for index in 0..<roles.icons {
      add("icon\(Self.qualities[index % 7])\(index)", "icon", light: 20...140, dark: 120...240)
    }
    for index in 0..<roles.states {
      for state in ["Success", "Warning", "Error"] {
        add("order\(index)\(state)", nil, light: 0...190, dark: 90...255)
      }
    }
    for index in 0..<max(0, count - list.count) {
      add("\(Self.things[index % 6])\(index)", nil, light: 0...255, dark: 0...255)
    }
    self.list = list
  }

  private static let qualities = ["Primary", "Secondary", "Tertiary", "Strong", "Muted", "Subtle", "Neutral"]
  private static let things = ["sunflower", "ocean", "brick", "meadow", "plum", "chart"]

  /// Writes an asset catalog as Xcode does: a folder with a `Contents.json` for each colour.
  func writeCatalog(to folder: URL) throws {
    for one in list {
      let set = folder.appending(path: "\(one.name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let entries = one.values.enumerated().map { Self.entry($1, isDark: $0 % 2 == 1, isHighContrast: $0 > 1) }
      let text =
        "{\n  \"colors\" : [\n" + entries.joined(separator: ",\n")
        + "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
      try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    }
  }

  private static func entry(_ rgb: [UInt8], isDark: Bool, isHighContrast: Bool) -> String {
    var appearances: [String] = []
    if isDark { appearances.append(appearance("luminosity", "dark")) }
    if isHighContrast { appearances.append(appearance("contrast", "high")) }
    var text = "    {\n"
    if !appearances.isEmpty {
      text += "      \"appearances\" : [\n" + appearances.joined(separator: ",\n") + "\n      ],\n"
    }
    let components = zip(["red", "green", "blue"], rgb).map {
      "            \"\($0)\" : \"0x\(String(format: "%02X", $1))\""
    }
    text +=
      "      \"color\" : {\n        \"color-space\" : \"srgb\",\n        \"components\" : {\n"
      + "            \"alpha\" : \"1.000\",\n" + components.reversed().joined(separator: ",\n")
      + "\n        }\n      },\n      \"idiom\" : \"universal\"\n    }"
    return text
  }

  private static func appearance(_ name: String, _ value: String) -> String {
    "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
  }

  /// Writes a palette file that declares the roles.
  func writePalette(to file: URL) throws {
    let keys = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    let colors = list.map { one in
      let role = one.role.map { ["\"role\": \"\($0)\""] } ?? []
      let values = zip(keys, one.values).map { key, rgb in
        "\"\(key)\": \"#\(rgb.map { String(format: "%02X", $0) }.joined())\""
      }
      return "    \"\(one.name)\": { \((role + values).joined(separator: ", ")) }"
    }
    try Data("{\n  \"colors\": {\n\(colors.joined(separator: ",\n"))\n  }\n}\n".utf8).write(to: file)
  }

  /// A linear congruential generator (Knuth's MMIX constants).
  private struct Random {
    private var state: UInt64 = 11

    mutating func color(in range: ClosedRange<Int>) -> [UInt8] {
      (0..<3).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(clamping: range.lowerBound + Int(state >> 33) % range.count)
      }
    }
  }
}
