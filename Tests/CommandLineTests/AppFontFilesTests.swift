import Foundation
import TestSupport
import Testing

/// Fonts of the app that code and documents name, with the files that the app ships.
@Suite struct AppFontFilesTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/fonts/kern-table.ttf")
  private static let noto = URL(filePath: "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf")
  private static let text = "AVAVAVAVAV"

  /// An app whose label has a font of the app.
  private static func app(_ font: String, more: String = "") throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Localizable.strings", "\"row\" = \"\(text)\";\n")
    try scratch.file("App/Fonts/Brand.ttf", Data(contentsOf: fixture))
    try scratch.file(
      "App/Row.swift",
      """
      import UIKit
      final class Row: UIView {
        private let label = UILabel()
        func show() {
          label.font = \(font)
          label.text = NSLocalizedString("row", comment: "")
        }
      }
      \(more)
      """)
    return scratch
  }

  private static func view(_ font: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Localizable.strings", "\"row\" = \"\(text)\";\n")
    try scratch.file("App/Fonts/Brand.ttf", Data(contentsOf: fixture))
    try scratch.file(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("row").font(\(font)).lineLimit(1) }
      }
      """)
    return scratch
  }

  /// The natural widths at Large and AX5.
  private static func widths(_ scratch: TemporaryFolder) throws -> [String] {
    let result = try Binary.run(
      ["check", "App", "--explain", "row", "--category", "L,AX5"], in: scratch.url,
      environment: ["TYPECHECK_FONTS": ""])
    #expect(result.status == 0, "\(result.error)")
    return result.output.split(separator: "\n").filter { $0.contains(" ± ") }.map { line in
      line.split(separator: " ").first { $0.contains(".") }.map(String.init) ?? String(line)
    }
  }

  /// The widths with a font that the configuration names.
  private static func configured(_ slot: String) throws -> [String] {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Localizable.strings", "\"row\" = \"\(text)\";\n")
    try scratch.file("App/.typecheck.yml", "slots:\n  row: {width: 375, lines: 1, \(slot)}\nkeys: {row: row}\n")
    try scratch.file("App/Brand.ttf", Data(contentsOf: fixture))
    return try widths(scratch)
  }

  private static func uses(_ scratch: TemporaryFolder) throws -> String {
    let result = try Binary.run(["uses", "row"], in: scratch.url.appending(path: "App"))
    #expect(result.status == 0, "\(result.error)")
    return result.output
  }

  @Test func aNamedFontHasOneSize() throws {
    let app = try Self.app("UIFont(name: \"Typecheck kern-table\", size: 17)")
    #expect(try Self.uses(app).contains("fixed size 17 pt in Typecheck kern-table"))
    let found = try Self.widths(app)
    let configured = try Self.configured("font: Brand.ttf, size: 17")
    #expect(found.first == configured.first && !found.isEmpty)
    #expect(Set(found).count == 1)
    #expect(try found != Self.widths(Self.app("UIFont.systemFont(ofSize: 17)")))
  }

  @Test(arguments: [
    ".custom(\"Typecheck kern-table\", size: 17)", ".custom(\"Typecheck kern-table\", size: 17, relativeTo: .body)",
    "Font.custom(Brand.name, size: Brand.size)",
  ])
  func aFontOfSwiftUIGrows(font: String) throws {
    let app = try Self.view(font)
    try app.file(
      "App/Brand.swift", "enum Brand { static let name = \"Typecheck kern-table\"; static let size = 17.0 }\n")
    #expect(try Self.widths(app) == Self.configured("font: Brand.ttf, size: 17"))
  }

  @Test func metricsScaleTheFont() throws {
    for font in [
      "UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: \"Typecheck kern-table\", size: 17)!)",
      "UIFontMetrics.default.scaledFont(for: UIFont(name: \"Typecheck kern-table\", size: 17)!)",
    ] {
      #expect(try Self.widths(Self.app(font)) == Self.configured("font: Brand.ttf, size: 17"), "\(font)")
    }
  }

  /// The provider that font generators write.
  @Test func aProviderOfFontsIsFollowed() throws {
    let provider = """
      struct FontConvertible {
        let name: String
        let family: String
        let path: String
        #if os(macOS)
        typealias Font = NSFont
        #elseif os(iOS)
        typealias Font = UIFont
        #endif
        func font(size: CGFloat) -> Font {
          guard let font = Font(font: self, size: size) else { fatalError("no font") }
          return font
        }
        func register() {}
      }
      extension FontConvertible.Font {
        convenience init?(font: FontConvertible, size: CGFloat) {
          font.register()
          self.init(name: font.name, size: size)
        }
      }
      enum FontFamily {
        enum Brand {
          static let regular = FontConvertible(name: "Typecheck kern-table", family: "Typecheck", path: "Brand.ttf")
        }
      }
      """
    let app = try Self.app("FontFamily.Brand.regular.font(size: 17)", more: provider)
    #expect(try Self.uses(app).contains("fixed size 17 pt in Typecheck kern-table"))
    #expect(try Self.widths(app).first == Self.configured("font: Brand.ttf, size: 17").first)
  }

  @Test func postScriptNamesNameOneFace() throws {
    let app = try Self.app("UIFont(name: \"NotoSans-Bold\", size: 17)")
    let without = try Self.uses(app)
    #expect(without.contains("in NotoSans-Bold"))
    let open = try Self.widths(app)
    try app.file("App/Fonts/NotoSans-Bold.ttf", Data(contentsOf: Self.noto))
    #expect(try Self.widths(app) != open)
    // A family name is that of its regular face, which the app does not ship.
    let family = try Self.app("UIFont(name: \"Noto Sans\", size: 17)")
    let before = try Self.widths(family)
    try family.file("App/Fonts/NotoSans-Bold.ttf", Data(contentsOf: Self.noto))
    #expect(try Self.widths(family) == before)
  }

  @Test(arguments: [
    "UIFont(name: \"Typecheck kern-table\", size: isBig ? 17 : 12)", "UIFont(name: names.randomElement()!, size: 17)",
    "UIFont(name: isBig ? \"Typecheck kern-table\" : \"Other\", size: 17)", "UIFont(name: \"\", size: 17)",
    "UIFont(name: \"Typecheck kern-table\", size: 1e300)", "UIFont(name: \"Typecheck kern-table\", size: .infinity)",
    "UIFont(name: \"Typecheck kern-table\", size: -1)", "UIFont.systemFont(ofSize: 1e300)",
  ])
  func unknownNamesAndSizesStayUnknown(font: String) throws {
    let app = try Self.app(font, more: "let isBig = UIScreen.main.scale > 2\nlet names = [\"Typecheck kern-table\"]\n")
    let result = try Binary.run(["check", "App", "--explain", "row"], in: app.url)
    #expect(result.status == 0 && result.output.contains("style"), "\(result.output) \(result.error)")
    #expect(!result.output.contains("Brand.ttf"), "\(result.output)")
  }

  /// Another weight or slant of the family is in another file, and the system decides the fonts of its own places.
  @Test(arguments: [
    "Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17)).bold()",
    "Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17)).fontWeight(.semibold)",
    "Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17).italic())",
    "VStack { Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17)) }.italic()",
    "Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17).monospacedDigit())",
    "Image(\"a\").tabItem { Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17)) }",
    "Image(\"a\").navigationTitle(Text(\"row\").font(.custom(\"Typecheck kern-table\", size: 17)))",
  ])
  func otherFacesAndPlacesAreNotMeasuredWithIt(body: String) throws {
    let app = try Self.view("nil")
    try app.file("App/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { \(body).lineLimit(1) } }\n")
    let result = try Binary.run(["check", "App", "--explain", "row"], in: app.url)
    #expect(result.status == 0 && result.output.contains("style"), "\(result.output) \(result.error)")
    #expect(!result.output.contains("Brand.ttf"), "\(result.output)")
  }

  /// A font of a part of the text overrides that of the label.
  @Test func anAttributedTextHasItsOwnFont() throws {
    let app = try Self.app("UIFont(name: \"Typecheck kern-table\", size: 17)")
    try app.file(
      "App/Row.swift",
      """
      import UIKit
      final class Row: UIView {
        private let label = UILabel()
        func show() {
          label.font = UIFont(name: "Typecheck kern-table", size: 17)
          let text = NSMutableAttributedString(string: NSLocalizedString("row", comment: ""))
          text.addAttribute(.font, value: UIFont.systemFont(ofSize: 8), range: NSRange(location: 0, length: 3))
          label.attributedText = text
        }
      }
      """)
    let result = try Binary.run(["check", "App", "--explain", "row"], in: app.url)
    #expect(!result.output.contains("Brand.ttf"), "\(result.output)")
  }

  /// A widget has no fonts of its app.
  @Test func aTargetHasOnlyItsOwnFonts() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "project.yml",
      """
      name: Sample
      targets:
        Sample: {type: application, platform: iOS, deploymentTarget: "17.0", sources: [App]}
        Widget: {type: app-extension, platform: iOS, deploymentTarget: "17.0", sources: [Widget]}
      """)
    try scratch.file("App/Brand.ttf", Data(contentsOf: Self.fixture))
    for (folder, key) in [("App", "app"), ("Widget", "widget")] {
      try scratch.file("\(folder)/en.lproj/Localizable.strings", "\"\(key)\" = \"\(Self.text)\";\n")
      try scratch.file(
        "\(folder)/\(folder)Row.swift",
        """
        import SwiftUI
        struct \(folder)Row: View {
          var body: some View { Text("\(key)").font(.custom("Typecheck kern-table", size: 17)).lineLimit(1) }
        }
        """)
    }
    for (key, isKnown) in [("app", true), ("widget", false)] {
      let result = try Binary.run(["check", ".", "--explain", key], in: scratch.url)
      #expect(result.output.contains("Brand.ttf") == isKnown, "\(key): \(result.output) \(result.error)")
    }
  }

  @Test func differentFilesOfOneNameAreAmbiguous() throws {
    let app = try Self.app("UIFont(name: \"Typecheck kern-table\", size: 17)")
    let known = try Self.widths(app)
    try app.file("App/Other/Copy.ttf", Data(contentsOf: Self.fixture))
    #expect(try Self.widths(app) == known)
    var changed = try Data(contentsOf: Self.fixture)
    changed.append(0)
    try app.file("App/Other/Changed.ttf", changed)
    #expect(try Self.widths(app) != known)
  }

  @Test func damagedFontsAreReported() throws {
    let app = try Self.app("UIFont(name: \"Typecheck kern-table\", size: 17)")
    try app.file("App/Fonts/Broken.otf", Data("OTTO not a font".utf8))
    try app.file("App/Fonts/Empty.ttf", Data())
    let result = try Binary.run(["check", "App", "--inputs"], in: app.url)
    #expect(result.status == 0 || result.status == 1, "\(result.error)")
    for name in ["Broken.otf", "Empty.ttf"] {
      #expect((result.output + result.error).contains("App/Fonts/\(name)"), "\(result.output) \(result.error)")
    }
  }

  @Test func aDocumentNamesItsFont() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("App/Fonts/Brand.ttf", Data(contentsOf: Self.fixture))
    try scratch.file(
      "App/Row.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view id="top"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <label text="\(Self.text)" id="row-la-bel">
              <rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
              <fontDescription key="fontDescription" name="Typecheck kern-table" family="Typecheck" pointSize="17"/>
            </label>
          </subviews></view>
        </objects>
      </document>
      """)
    let result = try Binary.run(
      ["check", "App", "--explain", "row-la-bel.text", "--category", "L"], in: scratch.url,
      environment: ["TYPECHECK_FONTS": ""])
    #expect(result.output.contains("Brand.ttf"), "\(result.output) \(result.error)")
  }
}
