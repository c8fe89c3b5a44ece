import Foundation
import TestSupport
import Testing

/// The findings of `typecheck check` on cells whose labels UIKit lays out.
@Suite struct StandardCellsTests {
  /// An app with a table; `rows` are its cells.
  private static func app(
    _ rows: String, style: String = "plain", isStatic: Bool = true, table: String = "rowHeight=\"-1\"",
    swift: String = "class Berths: UITableViewController {}\n"
  ) throws -> TemporaryFolder {
    let cells =
      isStatic
      ? "<sections><tableViewSection id=\"section\"><cells>\(rows)</cells></tableViewSection></sections>"
      : "<prototypes>\(rows)</prototypes>"
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/Base.lproj/Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="controller">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects>
          <tableViewController title="Berths" id="controller" customClass="Berths">
            <tableView key="view" style="\(style)" estimatedRowHeight="-1" \(table) id="table">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              \(cells)
            </tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """)
    try scratch.file("App/Berths.swift", "import UIKit\n" + swift)
    return scratch
  }

  /// A cell with a style of the system.
  private static func cell(_ style: String, _ labels: String, width: Double = 414, height: Double = 51) -> String {
    """
    <tableViewCell style="IBUITableViewCellStyle\(style)" preservesSuperviewLayoutMargins="YES" \
    reuseIdentifier="berth" textLabel="name" detailTextLabel="value" id="cell">
      <rect key="frame" x="0" y="28" width="\(width)" height="\(height)"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
    insetsLayoutMarginsFromSafeArea="NO" id="content">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews>\(labels)</subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func label(_ id: String, _ text: String, x: Double, width: Double, height: Double = 51) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    adjustsFontForContentSizeCategory="YES" id="\(id)">
      <rect key="frame" x="\(x)" y="0" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
    """
  }

  private static let rules: Set = [
    "text-truncated", "text-clipped", "word-broken", "element-text-cut", "elements-overlap",
    "content-outside-safe-area",
    "touch-target-too-small", "touch-targets-crowded", "row-cannot-grow", "layout-ambiguous", "constraints-conflict",
  ]

  private func findings(_ app: TemporaryFolder) throws -> [SolvedScreensTests.Reported] {
    try SolvedScreensTests.findings(in: app, of: Self.rules)
  }

  @Test func aBasicCellOfAnAutomaticRowGrows() throws {
    let row = Self.cell("Default", Self.label("name", "Open Log", x: 20, width: 334), width: 374)
    #expect(try findings(Self.app(row, style: "insetGrouped")).isEmpty)
  }

  @Test(arguments: ["Value1", "Value2", "Subtitle"]) func storedFramesOfLabelsMeanNothing(style: String) throws {
    // UIKit gives both labels more than the 10 pt that the document stores, and places them within the row.
    let labels =
      Self.label("name", "Berth", x: -8, width: 10, height: 12) + Self.label("value", "Open", x: 410, width: 10)
    #expect(try findings(Self.app(Self.cell(style, labels))).isEmpty)
  }

  @Test func aTitleLongerThanItsRowIsCut() throws {
    let text = "Open the log of the harbour master of the northern quay"
    let row = Self.cell("Default", Self.label("name", text, x: 20, width: 334))
    let found = try findings(Self.app(row))
    #expect(found.map(\.rule) == ["text-truncated"] && found.map(\.severity) == ["error"], "\(found)")
    // 375 pt without two margins of 16 pt, and on a card without two insets too
    #expect(found.first?.message.contains("has at most 343 pt") == true, "\(found)")
    let card = try findings(Self.app(row, style: "insetGrouped"))
    #expect(card.first?.message.contains("has at most 311 pt") == true, "\(card)")
  }

  @Test func aRowOfAStatedHeightCutsLargeText() throws {
    let row = Self.cell("Default", Self.label("name", "Open Log", x: 20, width: 374, height: 44), height: 44)
    let table = "rowHeight=\"44\""
    let app = try Self.app(row, table: table)
    let file = app.url.appending(path: "App/Base.lproj/Main.storyboard")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try findings(app).isEmpty)
    try text.replacingOccurrences(of: "estimatedRowHeight=\"-1\"", with: "estimatedRowHeight=\"44\"")
      .write(to: file, atomically: true, encoding: .utf8)
    let found = Set(try findings(app).map(\.rule))
    #expect(found.contains("text-clipped") && found.contains("row-cannot-grow"), "\(found)")
  }

  @Test func aPlaceholderThatCodeReplacesIsNotChecked() throws {
    let text = "Title of the row of the northern quay and its many berths"
    let row = Self.cell("Default", Self.label("name", text, x: 20, width: 334))
    let swift = """
      class Berths: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "berth", for: path)
          cell.textLabel?.text = names[path.row]
          return cell
        }
      }

      """
    #expect(try findings(Self.app(row, isStatic: false, swift: swift)).isEmpty)
    // Nothing replaces the text of a static cell that another class fills.
    let other = swift.replacingOccurrences(of: "class Berths", with: "class Piers")
    let kept = try findings(Self.app(row, swift: "class Berths: UITableViewController {}\n" + other))
    #expect(kept.map(\.rule) == ["text-truncated"], "\(kept)")
  }

  /// A row with a button between its margins, or 60 pt beyond the end.
  private static func row(with button: String) -> String {
    let pins = [
      SolvedScreensTests.pin("leave", "leading", "content", "leadingMargin"),
      SolvedScreensTests.pin("content", "trailingMargin", "leave", "trailing", button == "beyond" ? -60 : 0),
      SolvedScreensTests.pin("leave", "top", "content", "topMargin"),
      SolvedScreensTests.pin("content", "bottomMargin", "leave", "bottom"),
    ]
    return """
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
        <rect key="frame" x="20" y="28" width="374" height="66"/>
        <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" id="content">
          <rect key="frame" x="0" y="0" width="374" height="66"/>
          <subviews><button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="leave">
            <rect key="frame" x="20" y="11" width="334" height="44"/><color key="backgroundColor" red="0" \
      green="0.2" blue="0.5" alpha="1" colorSpace="custom"/><state key="normal" title="Leave the berth"/>
            <connections><action selector="leave" destination="controller" eventType="touchUpInside" id="act"/></connections>
          </button></subviews>
          <constraints>\(pins.joined())\(SolvedScreensTests.pin("leave", "height", nil, nil, 44))</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  @Test func aButtonFromMarginToMarginIsOnItsCard() throws {
    let inside = try findings(Self.app(Self.row(with: "inside"), style: "insetGrouped"))
    #expect(!inside.contains { $0.rule == "content-outside-safe-area" }, "\(inside)")
    let beyond = try findings(Self.app(Self.row(with: "beyond"), style: "insetGrouped"))
    #expect(beyond.contains { $0.rule == "content-outside-safe-area" }, "\(beyond)")
  }
}
