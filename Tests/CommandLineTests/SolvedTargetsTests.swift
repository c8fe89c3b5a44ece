import TestSupport
import Testing

/// The touch targets on solved screens, by what decides their sizes and touch areas.
@Suite struct SolvedTargetsTests {
  private static let picture = "<state key=\"normal\" image=\"anchor\"/>"
  private static let symbol = "<state key=\"normal\" image=\"xmark\" catalog=\"system\"/>"
  private static let title = "<state key=\"normal\" title=\"Moor\"/>"
  private static let filled =
    "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"xmark\" catalog=\"system\"/>"

  /// A constraint of a button on its own side.
  private static func side(_ name: String, _ points: Double, _ traits: String = "") -> String {
    "<constraint firstAttribute=\"\(name)\" constant=\"\(points)\" \(traits)/>"
  }

  private static let square = side("width", 20) + side("height", 20)

  /// A button with the frame that Xcode stores.
  private static func button(
    _ contents: String, _ constraints: String = square, size: (Double, Double) = (20, 20), byFrame: Bool = false
  ) -> String {
    """
    <button \(byFrame ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\" ")id="tap">
      <rect key="frame" x="16" y="139" width="\(size.0)" height="\(size.1)"/>
      <constraints>\(constraints)</constraints>
      \(contents)
      <connections><action selector="moor" destination="controller" eventType="touchUpInside" id="act"/></connections>
    </button>
    """
  }

  private static func pin(_ item: String, _ attribute: String, _ other: String, _ constant: Double = 0) -> String {
    SolvedScreensTests.pin(item, attribute, other, attribute, constant)
  }

  private static let place = pin("tap", "leading", "safe", 16) + pin("tap", "top", "safe", 80)

  /// A view of 20 by 20 points that a button fills.
  private static let filledView = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="16" y="139" width="20" height="20"/>
      <subviews>
        \(button(symbol, "").replacing("x=\"16\" y=\"139\"", with: "x=\"0.0\" y=\"0.0\""))
      </subviews>
      <constraints>
        \(square)\(["top", "bottom", "leading", "trailing"].map { pin("tap", $0, "box") }.joined())
      </constraints>
    </view>
    """

  private func severities(
    _ views: String, _ constraints: String = place, _ swift: String = "class Berths: UIViewController {}\n"
  ) throws -> [String] {
    let outlet = "<outlet property=\"tap\" destination=\"tap\" id=\"o\"/>"
    let app = try SolvedScreensTests.app(views, constraints, outlets: outlet, swift: swift)
    return try SolvedScreensTests.findings(in: app, of: ["touch-target-too-small"]).map(\.severity)
  }

  @Test(arguments: [
    button(picture), button(symbol), button(filled), button(title),
    button(picture, side("height", 20), size: (60, 20)), button(picture, "", byFrame: true),
  ])
  func aSizeThatTheDocumentStatesIsThatOfTheApp(button: String) throws {
    #expect(try severities(button) == ["warning"], "\(button)")
  }

  @Test func aSizeThatAViewAroundStatesIsThatOfTheApp() throws {
    let place = Self.place.replacing("tap", with: "box")
    #expect(try severities(Self.filledView, place) == ["warning"])
  }

  @Test func aTitleAsHighAsTheDocumentStatesIsReported() throws {
    #expect(try severities(Self.button(Self.title, Self.side("height", 30), size: (46, 30))) == ["note"])
  }

  @Test(arguments: [
    button(picture, ""), button(symbol, ""), button(filled, ""), button(title, "", size: (46, 30)),
    button(picture, side("width", 20, "placeholder=\"YES\"") + side("height", 20, "placeholder=\"YES\"")),
    button(title, side("width", 200), size: (200, 30)),
  ])
  func aSizeOfTheContentsIsThatOfTheSystem(button: String) throws {
    #expect(try severities(button).isEmpty, "\(button)")
  }

  private static let override = "open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }"

  @Test(arguments: [
    ("", "extension UIButton { \(override) }", false),
    ("", "extension UIControl { \(override) }", false),
    ("", "extension UIView { open override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil } }", false),
    ("", "extension UILabel { \(override) }", true),
    ("", "class Wide: UIButton { \(override) }", true),
    ("tap.isUserInteractionEnabled = false", "", false),
    ("tap.isUserInteractionEnabled = ready", "", false),
    ("tap.isUserInteractionEnabled = true", "", true),
    ("tap.isEnabled = false", "", true),
  ])
  func codeMayChangeTheAreaThatIsTouched(body: String, more: String, isReported: Bool) throws {
    let swift = "import UIKit\nclass Berths: UIViewController { @IBOutlet var tap: UIButton!; func f() { \(body) } }\n"
    let found = try severities(Self.button(Self.picture), Self.place, swift + more + "\n")
    #expect(found == (isReported ? ["warning"] : []), "\(body)\(more)")
  }

  /// A button that reacts to nothing is drawn as a decoration.
  @Test(arguments: [
    ("", "", false), ("", "@IBOutlet var tap: UIButton!", false),
    ("", "@IBOutlet var tap: UIButton!; func f() { tap.addTarget(self, action: #selector(f), for: .touchDown) }", true),
    // Code that names it may pass it to a library.
    ("", "@IBOutlet var tap: UIButton!; func f() -> Bool { tap.isEnabled }", true),
    ("menu", "", true), ("tag", "", true), ("class", "", true), ("switch", "", true),
  ])
  func aButtonThatReactsToNothingIsNotATarget(what: String, members: String, isReported: Bool) throws {
    let parts = Self.button(Self.picture).split(separator: "\n").filter { !$0.contains("<connections>") }
    var button = parts.joined(separator: "\n")
    switch what {
    case "menu": button.replace("</button>", with: "<menu key=\"menu\" id=\"m\"/></button>")
    case "tag": button.replace("<button ", with: "<button tag=\"7\" ")
    case "class": button.replace("<button ", with: "<button customClass=\"Cleat\" ")
    case "switch": button.replace("<button ", with: "<button changesSelectionAsPrimaryAction=\"YES\" ")
    default: break
    }
    let swift = "import UIKit\nclass Berths: UIViewController { \(members) }\nclass Cleat: UIButton {}\n"
    #expect(try severities(button, Self.place, swift) == (isReported ? ["warning"] : []), "\(what)\(members)")
  }
}
