import TestSupport
import Testing

/// The differences between the shapes of devices on which a screen is solved: the home indicator and the camera.
@Suite struct SolvedShapesTests {
  private typealias Screens = SolvedScreensTests
  private static let rules: Set<String> = ["under-home-indicator", "behind-sensor-housing"]

  private static func button(_ title: String, background: Bool = true) -> String {
    let color =
      "<color key=\"backgroundColor\" red=\"0\" green=\"0.2\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\"/>"
    return """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
      id="save">
        <rect key="frame" x="100" y="700" width="120" height="44"/>
        \(background ? color : "")
        <state key="normal" title="\(title)"/>
        <connections><action selector="moor" destination="controller" eventType="touchUpInside" id="act"/></connections>
      </button>
      """
  }

  /// A button at the bottom of the view or of its safe area.
  private static func bottom(of item: String) -> String {
    Screens.pin("save", "centerX", item) + Screens.pin("save", "height", nil, nil, 44)
      + Screens.pin("save", "width", nil, nil, 120) + Screens.pin(item, "bottom", "save", "bottom")
  }

  @Test func aButtonAtTheBottomEdgeIsUnderTheHomeIndicator() throws {
    let found = try Screens.findings(in: Screens.app(Self.button("Moor"), Self.bottom(of: "root")), of: Self.rules)
    #expect(found.map(\.rule) == ["under-home-indicator"] && found.first?.severity == "error", "\(found)")
    let places = found.first?.environments ?? []
    #expect(!places.isEmpty && places.allSatisfy { !$0.contains("SE") }, "\(places)")
    #expect(try Screens.findings(in: Screens.app(Self.button("Moor"), Self.bottom(of: "safe")), of: Self.rules).isEmpty)
  }

  @Test func aButtonThatCodeMayMoveIsNotReported() throws {
    let code =
      "class Berths: UIViewController { @IBOutlet var save: UIButton!\n func f() { save.frame.origin.y = 9 } }\n"
    let outlet = "<outlet property=\"save\" destination=\"save\" id=\"o\"/>"
    let app = try Screens.app(Self.button("Moor"), Self.bottom(of: "root"), outlets: outlet, swift: code)
    #expect(try Screens.findings(in: app, of: Self.rules).isEmpty)
  }

  @Test func aTextAtTheSideOfTheWindowIsBehindTheCamera() throws {
    let place = Screens.pin("name", "top", "safe", "top", 8)
    let label = Screens.label("name", "Northern quay")
    let side = Screens.pin("name", "leading", "root", "leading", 16)
    let middle = Screens.pin("name", "centerY", "root") + side
    let found = try Screens.findings(in: Screens.app(label, middle), of: Self.rules)
    #expect(found.map(\.rule) == ["behind-sensor-housing"] && found.first?.severity == "error", "\(found)")
    #expect(
      found.first?.environments.allSatisfy { $0.contains("iPhone 16") && $0.contains("landscape") } == true, "\(found)")
    // Above the camera, it is only outside of the safe area.
    let above = try Screens.app(label, place + side)
    #expect(try Screens.findings(in: above, of: Self.rules).isEmpty)
    let outside = try Screens.findings(in: above, of: ["content-outside-safe-area"])
    #expect(outside.map(\.severity) == ["warning"], "\(outside)")
    let safe = place + Screens.pin("name", "leading", "safe", "leading", 16)
    #expect(try Screens.findings(in: Screens.app(label, safe), of: Self.rules).isEmpty)
    // The letters of a centred text are not behind the camera, though its frame is.
    let centred = label.replacing("<label ", with: "<label textAlignment=\"center\" ")
    let wide = place + Screens.pin("name", "leading", "root") + Screens.pin("root", "trailing", "name", "trailing")
    #expect(try Screens.findings(in: Screens.app(centred, wide), of: Self.rules).isEmpty)
  }

  @Test func oneDeviceThatIsNamedIsSolvedAlone() throws {
    let app = try Screens.app(Self.button("Moor"), Self.bottom(of: "root"))
    let result = try Binary.run(["check", ".", "--device", "iphone-se-3", "--verbose"], in: app)
    #expect(!result.output.contains("home indicator"), "\(result.output)")
  }
}
