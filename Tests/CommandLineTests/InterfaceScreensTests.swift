import Foundation
import TestSupport
import Testing

/// The command `typecheck screens` with storyboards and xibs.
@Suite struct InterfaceScreensTests {
  /// A storyboard with a label on the left and a button below it, and its German table.
  private static func app(_ change: (String) -> String = { $0 }) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/Base.lproj/Main.storyboard", change(storyboard))
    try scratch.file("App/de.lproj/Main.strings", "\"title.text\" = \"Anmelden bei der Hafenverwaltung\";\n")
    return scratch
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController title="Sign In" id="controller">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label text="Sign in" lineBreakMode="tailTruncation" numberOfLines="0" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="title">
                    <rect key="frame" x="16" y="67" width="361" height="20.333333333333332"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
                    <rect key="frame" x="16" y="95.333333333333329" width="361" height="1"/>
                  </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                  <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin"/>
                  <constraint firstAttribute="trailingMargin" secondItem="title" secondAttribute="trailing"/>
                  <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8"/>
                  <constraint firstItem="line" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8"/>
                  <constraint firstItem="line" firstAttribute="leading" secondItem="title" secondAttribute="leading"/>
                  <constraint firstItem="line" firstAttribute="trailing" secondItem="title" secondAttribute="trailing"/>
                  <constraint firstItem="line" firstAttribute="height" constant="1"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private func screen(_ arguments: [String], in scratch: TemporaryFolder) throws -> [String: Any] {
    let result = try Binary.run(["screens", "--format", "json"] + arguments, in: scratch)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require((json?["screens"] as? [[String: Any]])?.first, "\(result.error)")
  }

  @Test func theCanvasReproducesTheStoredFrames() throws {
    let screen = try screen(["--canvas"], in: Self.app())
    #expect(screen["scene"] as? String == "Sign In" && screen["source"] as? String == "interfaceBuilder")
    #expect(screen["isComplete"] as? Bool == true && (screen["notUnderstood"] as? [Any])?.isEmpty == true)
    let environment = try #require(screen["environment"] as? [String: String])
    #expect(environment["device"] == "iphone-15" && environment["orientation"] == "portrait")
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.compactMap { $0["id"] as? String } == ["root", "title", "line"])
    for element in elements {
      let (frame, stored) = (element["frame"] as? [Double], element["storedFrame"] as? [Double])
      let pairs = zip(try #require(frame), try #require(stored))
      #expect(pairs.allSatisfy { abs($0 - $1) < 0.01 }, "\(element)")
      #expect(element["certainty"] as? String == "exact")
    }
    #expect(elements[1]["parent"] as? String == "root" && elements[1]["text"] as? String == "Sign in")
    #expect(elements[1]["key"] as? String == "title.text" && elements[1]["style"] as? String == "body")
    #expect(elements[1]["size"] as? Double == 17 && elements[1]["lines"] as? Int == 0)
  }

  @Test func textsGrowOnADevice() throws {
    let scratch = try Self.app()
    let small = try screen(["--device", "iphone-se-3"], in: scratch)
    let large = try screen(["--device", "iphone-se-3", "--category", "AX5", "--locale", "de"], in: scratch)
    func frame(_ id: String, _ screen: [String: Any]) throws -> [Double] {
      let elements = try #require(screen["elements"] as? [[String: Any]])
      return try #require(elements.first { $0["id"] as? String == id }?["frame"] as? [Double])
    }
    let (one, other) = (try frame("title", small), try frame("title", large))
    #expect(one[0] == 16 && one[1] == 28 && one[2] == 343 && one[3] > 20 && one[3] < 21)
    #expect(other[2] == 343 && other[3] > 3 * 60)
    let lines = (try frame("line", small), try frame("line", large))
    #expect(lines.0[1] == one[1] + one[3] + 8 && abs(lines.1[1] - (other[1] + other[3] + 8)) < 0.02)
  }

  @Test func rightToLeftMirrors() throws {
    let scratch = try Self.app {
      $0.replacing("secondAttribute=\"leadingMargin\"", with: "secondAttribute=\"leadingMargin\" constant=\"50\"")
    }
    let screen = try screen(["--device", "iphone-se-3", "--locale", "ar"], in: scratch)
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect((elements[1]["frame"] as? [Double])?.prefix(3) == [16, 28, 293])
  }

  @Test func textAndDrawing() throws {
    let scratch = try Self.app()
    let text = try Binary.run(["screens", "--canvas"], in: scratch)
    #expect(
      text.output == """
        Sign In, on the canvas of iPhone 15  App/Base.lproj/Main.storyboard:5
          view  :8, 393 × 852 at 0, 0
            label "Sign in"  :12, body 17 pt, no line limit, 361 × 20.33 at 16, 67
            view  :16, 361 × 1 at 16, 95.33

        1 screen in 1 storyboard or xib on Xcode's canvas: 3 views, 0 of them not determined. Not complete: 0.

        """)
    let drawing = try Binary.run(["screens", "--canvas", "--format", "svg"], in: scratch)
    #expect(drawing.status == 0 && drawing.output.hasPrefix("<svg"), "\(drawing.error)")
    // The letters of "Sign in" are outlines, and each view is a rectangle.
    #expect(drawing.output.matches(of: /<use href=/).count > 7)
    #expect(drawing.output.matches(of: /<rect/).count == 5)
  }

  @Test func eachElementStatesItsCertaintyAndWhy() throws {
    let outlets = """
      <connections><outlet property="heading" destination="title" id="o1"/>\
      <outlet property="rule" destination="line" id="o2"/></connections></viewController>
      """
    let scratch = try Self.app {
      $0.replacing("id=\"controller\">", with: "id=\"controller\" customClass=\"SignIn\">")
        .replacing("</viewController>", with: outlets)
    }
    func elements(_ body: String) throws -> [[String: Any]] {
      try scratch.file(
        "App/SignIn.swift",
        "class SignIn: UIViewController { @IBOutlet var heading: UILabel!; @IBOutlet var rule: UIView!\n\(body) }\n")
      let screen = try screen(["--device", "iphone-se-3"], in: scratch)
      return try #require(screen["elements"] as? [[String: Any]])
    }
    func facts(_ element: [String: Any]) -> [String] {
      [element["certainty"] as? String ?? "?"] + (element["reasons"] as? [String] ?? ["?"])
    }
    let known = try elements("func f() { heading.accessibilityLabel = nil }")
    #expect(known.map(facts) == [["exact"], ["exact"], ["exact"]], "\(known.map(facts))")
    let filled = try elements("func f() { heading.text = name; rule.isHidden = true }")
    #expect(filled.map(facts)[0] == ["exact"])
    #expect(filled.map(facts)[1] == ["assumed", "filled", "surroundings"])
    // The line is below the label, whose height depends on its text.
    #expect(filled.map(facts)[2] == ["assumed", "hidden", "surroundings"])
    let moved = try elements("func f() { rule.frame = .zero }")
    #expect(moved.map(facts)[2].prefix(2) == ["unknown", "moved"], "\(moved.map(facts))")
    let text = try Binary.run(["screens", "--device", "iphone-se-3"], in: scratch)
    #expect(text.output.contains("code may move it") && text.output.contains("1 that code may move"), "\(text.output)")
  }

  @Test func aDrawingMarksTheProblemsOfACheck() throws {
    let scratch = try Self.app {
      $0.replacing("secondAttribute=\"leadingMargin\"", with: "secondAttribute=\"leadingMargin\" constant=\"-60\"")
    }
    try scratch.file("App/SignIn.swift", "class SignIn: UIViewController {}\n")
    let drawing = try Binary.run(["screens", "--device", "iphone-se-3", "--format", "svg"], in: scratch)
    let sentences = drawing.output.matches(of: /aria-label="(\d+): ([^"]*)"/).map { "\($0.output.2)" }
    #expect(sentences.count == 1 && sentences[0].hasSuffix("[content-outside-safe-area]"), "\(sentences)")
    let clean = try Binary.run(["screens", "--device", "iphone-se-3", "--format", "svg"], in: Self.app())
    #expect(!clean.output.contains("aria-label=\"1: "))
  }

  @Test func problemsAreNamed() throws {
    let empty = try TemporaryFolder()
    let nothing = try Binary.run(["screens", "--canvas"], in: empty)
    #expect(nothing.status == 2 && nothing.error.contains("no storyboard or xib was found"), "\(nothing.error)")
    let both = try Binary.run(["screens", "--canvas", "--device", "iphone-16"], in: empty)
    #expect(both.status == 2 && both.error.contains("--canvas uses the environment of each document"), "\(both.error)")
    let svg = try Binary.run(["screens", "--format", "svg"], in: empty)
    #expect(svg.status == 2 && svg.error.contains("to draw"), "\(svg.error)")
    let wrong = try Binary.run(
      ["screens", "--canvas"], in: Self.app { $0.replacing("constant=\"8\"", with: "constant=\"1e300\"") })
    #expect(wrong.output.contains("constraint, a number that cannot be used"), "\(wrong.output)")
    let broken = try Binary.run(["screens", "--canvas"], in: Self.app { String($0.dropLast(200)) })
    #expect(broken.status == 2 && broken.error.contains("Main.storyboard"), "\(broken.error)")
  }
}
