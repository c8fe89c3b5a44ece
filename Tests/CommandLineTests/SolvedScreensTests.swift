import Foundation
import TestSupport
import Testing

/// The findings of `typecheck check` on screens of storyboards, which it solves.
@Suite struct SolvedScreensTests {
  /// An app with one screen; `views` and `constraints` are those of its root view.
  static func app(
    _ views: String, _ constraints: String, outlets: String = "", german: String = "",
    swift: String? = "class Berths: UIViewController {}\n"
  ) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/Base.lproj/Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="controller">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="scene">
            <objects>
              <viewController title="Berths" id="controller" customClass="Berths">
                <view key="view" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
      \(views)
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
      \(constraints)
                  </constraints>
                </view>
                <connections>
      \(outlets)
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """)
    if !german.isEmpty { try scratch.file("App/de.lproj/Main.strings", german) }
    if let swift { try scratch.file("App/Berths.swift", swift) }
    return scratch
  }

  static func label(_ id: String, _ text: String, lines: Int = 1, style: String = "Body") -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" numberOfLines="\(lines)" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="16" y="67" width="100" height="20"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
    </label>
    """
  }

  static func pin(
    _ item: String?, _ attribute: String, _ other: String? = nil, _ second: String? = nil, _ constant: Double = 0
  ) -> String {
    let first = item.map { "firstItem=\"\($0)\" " } ?? ""
    let end = other.map { "secondItem=\"\($0)\" secondAttribute=\"\(second ?? attribute)\" " } ?? ""
    return "<constraint \(first)firstAttribute=\"\(attribute)\" \(end)constant=\"\(constant)\"/>"
  }

  /// A label and a value next to each other in one row at the top of the screen; the value keeps its width.
  private static let row = [
    pin("name", "leading", "safe", "leading", 16), pin("name", "top", "safe", "top", 8),
    pin("value", "leading", "name", "trailing", 8), pin("value", "top", "name", "top"),
    pin("safe", "trailing", "value", "trailing", 16),
  ].joined()

  /// The value of the row.
  private static func value(_ text: String) -> String {
    label("value", text).replacingOccurrences(
      of: "<label ",
      with: "<label horizontalHuggingPriority=\"252\" horizontalCompressionResistancePriority=\"751\" ")
  }

  /// A button with an action.
  private static let button = """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="tap">
      <connections><action selector="moor" destination="controller" eventType="touchUpInside" id="act"/></connections>
    </button>
    """

  struct Reported {
    var rule: String
    var severity: String
    var element: String?
    var message: String
    var environments: [String]
    var first: String?
  }

  static func findings(in scratch: TemporaryFolder, of rules: Set<String>) throws -> [Reported] {
    let result = try Binary.run(["check", ".", "--format", "json"], in: scratch)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let all = try #require(json?["findings"] as? [[String: Any]], "\(result.error)")
    return all.compactMap { finding in
      guard let rule = finding["rule"] as? String, rules.contains(rule) else { return nil }
      let layout = finding["layout"] as? [String: Any]
      return Reported(
        rule: rule, severity: finding["severity"] as? String ?? "", element: layout?["element"] as? String,
        message: finding["message"] as? String ?? "", environments: layout?["environments"] as? [String] ?? [],
        first: finding["firstCategory"] as? String)
    }
  }

  @Test func aTextThatANeighbourLeavesTooLittleSpaceIsCut() throws {
    let views = Self.label("name", "Moored at the northern quay") + Self.value("Since yesterday evening")
    let found = try Self.findings(in: Self.app(views, Self.row), of: ["element-text-cut", "text-truncated"])
    let cut = found.filter { $0.rule == "element-text-cut" }
    #expect(cut.map(\.element) == ["Label \"Moored at the northern quay\""], "\(found)")
    #expect(cut.first?.severity == "error")
    // From AX1 on it would not fit alone, which the rule on texts reports.
    #expect(cut.first?.environments.contains { $0.hasSuffix(", en") && !$0.contains("X") } == true)
    #expect(cut.first?.environments.contains { $0.contains("portrait") || $0.contains("AX5, en") } == false, "\(cut)")
    #expect(found.contains { $0.rule == "text-truncated" })
  }

  /// The width of the name at a text size, in points.
  private func width(in app: TemporaryFolder, at category: String) throws -> Double {
    let result = try Binary.run(
      ["screens", ".", "--device", "iphone-se-3", "--category", category, "--locale", "en", "--format", "json"], in: app
    )
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let screen = try #require((json?["screens"] as? [[String: Any]])?.first, "\(result.error)")
    let element = (screen["elements"] as? [[String: Any]])?.first { $0["id"] as? String == "name" }
    return try #require((element?["frame"] as? [Double])?[2])
  }

  @Test func theSmallestTextSizeIsFound() throws {
    let app = try Self.app(Self.label("name", "Northern quay") + Self.value("Yesterday evening"), Self.row)
    let found = try #require(try Self.findings(in: app, of: ["element-text-cut"]).first)
    // Alone, the name has the width that it asks for.
    let alone = Self.pin("name", "leading", "safe", "leading", 16) + Self.pin("name", "top", "safe", "top", 8)
    let natural = try Self.app(Self.label("name", "Northern quay"), alone)
    let sizes = ["extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge"]
    let cut = try sizes.first { try width(in: app, at: $0) < width(in: natural, at: $0) - 0.5 }
    #expect(found.first == cut && cut == "accessibilityMedium", "\(found), \(cut ?? "")")
    // A control is small at every size.
    let constraints =
      ["width", "height"].map { Self.pin("tap", $0, nil, nil, 20) } + [
        Self.pin("tap", "leading", "safe", "leading", 16), Self.pin("tap", "top", "safe", "top", 80),
      ]
    let both = try Self.app(
      Self.label("name", "Quay") + Self.value("Now") + Self.button, Self.row + constraints.joined())
    let small = try #require(try Self.findings(in: both, of: ["touch-target-too-small"]).first)
    #expect(small.first == nil, "\(small)")
  }

  @Test func aTextInALanguageIsCutInThatLanguageAlone() throws {
    let views = Self.label("name", "Berth") + Self.value("Northern quay")
    let german = "\"name.text\" = \"Liegeplatz im alten Hafenbecken\";\n"
    let app = try Self.app(views, Self.row, german: german)
    let found = try Self.findings(in: app, of: ["element-text-cut"]).filter { $0.element == "Label \"Berth\"" }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.environments.contains { $0.hasSuffix("L, de") || $0.hasSuffix(", de") } == true)
    #expect(found.first?.environments.contains { !$0.contains("AX") && $0.hasSuffix(", en") } == false)
  }

  @Test func codeThatSetsTheNeighbourLeavesTheTextOpen() throws {
    // Only code knows the value, so the name may have enough space.
    let constraints = Self.row
    let views = Self.label("name", "Moored at the northern quay") + Self.value("Since yesterday evening")
    let outlet = "<outlet property=\"value\" destination=\"value\" id=\"o\"/>"
    let swift = "class Berths: UIViewController { @IBOutlet var value: UILabel!; func show() { value.text = text } }\n"
    let known = try Self.findings(in: Self.app(views, constraints), of: ["element-text-cut"])
    let open = try Self.findings(
      in: Self.app(views, constraints, outlets: outlet, swift: swift), of: ["element-text-cut"])
    #expect(known.contains { $0.element?.contains("Moored") == true })
    // At AX3 the name alone is wider than the window.
    #expect(!open.contains { $0.environments.contains { !$0.contains("AX") } }, "\(open)")
  }

  @Test func textsThatRunIntoEachOtherOverlap() throws {
    // The second text has a fixed distance from the top, so a growing first one reaches into it.
    let views = Self.label("name", "Moored", style: "Title1") + Self.label("value", "Northern quay", style: "Title1")
    let constraints = [
      Self.pin("name", "leading", "safe", "leading", 16), Self.pin("name", "top", "safe", "top", 8),
      Self.pin("value", "leading", "safe", "leading", 16), Self.pin("value", "top", "safe", "top", 44),
    ]
    let found = try Self.findings(in: Self.app(views, constraints.joined()), of: ["elements-overlap"])
    #expect(found.count == 1 && found[0].element == "Label \"Northern quay\"", "\(found)")
    #expect(found.first?.environments.allSatisfy { $0.contains("X") } == true)
    // What code hides may replace the other text.
    let outlet = "<outlet property=\"value\" destination=\"value\" id=\"o\"/>"
    let swift = "class Berths: UIViewController { @IBOutlet var value: UILabel!; func f() { value.isHidden = true } }\n"
    let app = try Self.app(views, constraints.joined(), outlets: outlet, swift: swift)
    #expect(try Self.findings(in: app, of: ["elements-overlap"]).isEmpty)
  }

  @Test func constraintsThatExcludeEachOtherAreNamed() throws {
    let constraints = [
      // On the canvas of 393 pt the label is 200 pt wide; on a narrower iPhone it cannot be.
      Self.pin("name", "leading", "safe", "leading", 93), Self.pin("name", "top", "safe", "top", 8),
      Self.pin("safe", "trailing", "name", "trailing", 100), Self.pin("name", "width", nil, nil, 200),
    ]
    let found = try Self.findings(
      in: Self.app(Self.label("name", "Quay"), constraints.joined()), of: ["constraints-conflict"])
    #expect(found.count == 1 && found[0].severity == "warning")
    #expect(found.first?.message.contains("Label \"Quay\" width = 200 (line ") == true, "\(found)")
    #expect(found.first?.message.contains("Label \"Quay\" leading = View Layout Guide leading + 93 (line ") == true)
  }

  @Test func aTextOffTheScreenIsReported() throws {
    let constraints = [
      Self.pin("name", "leading", "safe", "leading", 300), Self.pin("name", "top", "safe", "top", 8),
    ]
    let found = try Self.findings(
      in: Self.app(Self.label("name", "Moored at the northern quay"), constraints.joined()),
      of: ["content-outside-safe-area"])
    #expect(found.count == 1 && found[0].severity == "error", "\(found)")
  }

  @Test func aScreenWhoseTextsWrapHasNoFinding() throws {
    let views = Self.label("name", "Moored at the northern quay", lines: 0)
    let constraints = [
      Self.pin("name", "leading", "safe", "leading", 16), Self.pin("name", "top", "safe", "top", 8),
      Self.pin("safe", "trailing", "name", "trailing", 16),
    ]
    let rules: Set = [
      "constraints-conflict", "content-outside-safe-area", "element-text-cut", "elements-overlap", "layout-ambiguous",
      "row-cannot-grow", "touch-target-too-small", "touch-targets-crowded",
    ]
    #expect(try Self.findings(in: Self.app(views, constraints.joined()), of: rules).isEmpty)
  }

  @Test(arguments: [
    "import UIKit\n", "class Berths: UIViewController { func f() { view.subviews.forEach { $0.isHidden = true } } }\n",
    "class Berths: BaseController {}\n",
    "class Berths: UIViewController { override var prefersStatusBarHidden: Bool { true }; var a = view.constraints }\n",
  ])
  func aClassThatMayArrangeItsViewsLeavesThemOpen(swift: String) throws {
    let views = Self.label("name", "Moored at the northern quay") + Self.value("Since yesterday evening")
    let app = try Self.app(views, Self.row, swift: swift)
    #expect(try Self.findings(in: app, of: ["element-text-cut", "content-outside-safe-area"]).isEmpty)
  }

  @Test func aViewThatCodeAddsLeavesTheOthersWhereTheyAre() throws {
    let views = Self.label("name", "Moored at the northern quay") + Self.value("Since yesterday evening")
    let swift = "class Berths: UIViewController { func f() { view.addSubview(spinner) } }\n"
    let found = try Self.findings(in: Self.app(views, Self.row, swift: swift), of: ["element-text-cut"])
    #expect(found.count == 1, "\(found)")
  }

  @Test func namedDevicesAndTextSizesTakeThePlaceOfOurChoice() throws {
    let views = Self.label("name", "Moored at the northern quay") + Self.value("Since yesterday evening")
    let options = ["--device", "iphone-16-pro-max,iphone-se-3", "--orientation", "landscape", "--category", "XL,L"]
    let result = try Binary.run(["check", ".", "--format", "json"] + options, in: Self.app(views, Self.row))
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let notes = try #require(json?["notes"] as? [String], "\(result.error)")
    let devices = "iPhone 16 Pro Max (landscape), iPhone SE (3rd generation) (landscape)"
    #expect(notes.contains { $0.hasPrefix("1 screen of storyboards and xibs was solved on \(devices);") }, "\(notes)")
    let upright = try Binary.run(
      ["check", ".", "--device", "iphone-se-1", "--category", "XL", "--format", "json"], in: Self.app(views, Self.row))
    let cut = try JSONSerialization.jsonObject(with: Data(upright.output.utf8)) as? [String: Any]
    let finding = (cut?["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == "element-text-cut" }
    let environments = (finding?["layout"] as? [String: Any])?["environments"] as? [String] ?? []
    #expect(
      !environments.isEmpty
        && environments.allSatisfy { $0.hasPrefix("iPhone SE (1st generation") && $0.contains("XL") })
  }

  @Test func aScreenWithoutKnownTextsIsSolvedAtTheSizeThatIsNamed() throws {
    let place = [
      Self.pin("name", "top", "safe", "top"), Self.pin("tap", "leading", "safe", "leading", 16),
      Self.pin("tap", "top", "safe", "top", 80), Self.pin("tap", "width", nil, nil, 20),
      Self.pin("tap", "height", nil, nil, 20),
    ]
    let app = try Self.app(
      Self.label("name", "Quay") + Self.button, place.joined(),
      outlets: "<outlet property=\"name\" destination=\"name\" id=\"o\"/>",
      swift: "class Berths: UIViewController { @IBOutlet var name: UILabel!; func f() { name.frame = rect } }\n")
    let result = try Binary.run(
      ["check", ".", "--device", "iphone-se-3", "--category", "AX3", "--format", "json"], in: app)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let rules = (json?["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules?.contains("touch-target-too-small") == true, "\(result.error)")
  }

  @Test func theReportCountsScreensAndViews() throws {
    let outlet = "<outlet property=\"name\" destination=\"name\" id=\"o\"/>"
    let swift = "class Berths: UIViewController { @IBOutlet var name: UILabel!; func f() { name.frame = rect } }\n"
    let app = try Self.app(
      Self.label("name", "Quay"), Self.pin("name", "top", "safe", "top"), outlets: outlet, swift: swift)
    let result = try Binary.run(["check", ".", "--notes"], in: app)
    let text = (result.output + result.error).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("1 screen of storyboards and xibs was solved on iPhone"), "\(text)")
    #expect(text.contains("1 of 1 view on screens of storyboards and xibs was not checked, because code may move it"))
  }
}
