import InterfaceBuilder
import Testing

@testable import InterfaceLayout

/// The screens that fill the window of the app.
@Suite struct WindowTests {
  /// A storyboard whose last scene is a screen; `scenes` are the controllers before it, with their segues.
  private func fills(
    _ scenes: String..., initial: String = "start", file: String = "Main.storyboard", main: Set<String> = []
  ) throws -> Bool {
    let all = scenes + [#"<viewController id="screen"><view key="view" id="root"/></viewController>"#]
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
        <scenes>\(all.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined())</scenes>
      </document>
      """
    let document = try #require(InterfaceLoader.read(Array(text.utf8), file: "App/\(file)").document)
    let outline = LayoutOutline(document)
    let root = try #require(outline.roots.last)
    #expect(document.objects[root.view].id == "root")
    return outline.fillsWindow(root, mainStoryboards: main)
  }

  /// A controller with one segue.
  private static func scene(_ id: String, _ tag: String = "viewController", to target: String, _ kind: String) -> String
  {
    """
    <\(tag) id="\(id)"><connections>
      <segue destination="\(target)" kind="\(kind)" id="\(id)-\(target)"\
    \(kind == "relationship" ? " relationship=\"rootViewController\"" : "")/>
    </connections></\(tag)>
    """
  }

  private static let navigation = scene("start", "navigationController", to: "list", "relationship")

  @Test func theFirstScreenOfTheMainStoryboardFillsIt() throws {
    #expect(try fills(initial: "screen"))
    // Code shows the first screen of another storyboard.
    #expect(try !fills(initial: "screen", file: "Settings.storyboard"))
    #expect(try !fills(initial: "other"))
  }

  /// Each screen of a long path is asked once, and a circle ends.
  @Test(arguments: [true, false]) func longPathsOfSeguesAreQuick(_ isCircle: Bool) throws {
    let count = InterfaceLoader.mostScenes - 1
    let scenes = (0..<count).map { index in
      let next = index + 1 < count ? index + 1 : isCircle ? 0 : index
      return """
        <scene sceneID="s\(index)"><objects><viewController id="c\(index)"><view key="view" id="v\(index)"/>\
        <connections><segue destination="c\(next)" kind="show" id="g\(index)"/></connections></viewController>\
        </objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="bar"><scenes>\(scenes.joined())\
      <scene sceneID="n"><objects>\(Self.scene("bar", "navigationController", to: "c0", "relationship"))</objects></scene>
      </scenes></document>
      """
    let document = try #require(InterfaceLoader.read(Array(text.utf8), file: "App/Main.storyboard").document)
    let clock = ContinuousClock()
    var (filling, barred) = (0, 0)
    let time = clock.measure {
      let outline = LayoutOutline(document)
      filling = outline.roots.count { outline.fillsWindow($0) }
      let controllers = document.objects.indices.filter { document.objects[$0].tag == "viewController" }
      barred = controllers.count { BarContainment(of: $0, in: outline).hasNavigationBar }
    }
    #expect(filling == count && barred == count && time < .seconds(300))
  }

  @Test func theAppMayNameItsMainStoryboard() throws {
    #expect(try fills(initial: "screen", file: "Settings.storyboard", main: ["Settings"]))
    #expect(try fills(initial: "screen", file: "Settings~ipad.storyboard", main: ["Settings"]))
    #expect(try !fills(initial: "screen", main: ["Settings"]))
  }

  @Test func containersGiveTheirWindowOn() throws {
    #expect(try fills(Self.scene("start", "navigationController", to: "screen", "relationship")))
    #expect(try fills(Self.scene("start", "tabBarController", to: "screen", "relationship")))
    #expect(try !fills(Self.scene("start", "splitViewController", to: "screen", "relationship")))
  }

  @Test func pushedScreensFillTheWindow() throws {
    #expect(try fills(Self.navigation, Self.scene("list", to: "screen", "show")))
    // Without a navigation controller, it is a sheet.
    #expect(try !fills(Self.scene("start", to: "screen", "show")))
    // A circle of screens ends.
    let back = #"<segue destination="list" kind="show" id="back"/>"#
    let list = Self.scene("list", to: "screen", "show").replacing("<connections>", with: "<connections>\(back)")
    #expect(try fills(Self.navigation, list))
  }

  @Test(arguments: ["presentation", "modal", "popoverPresentation", "embed"])
  func otherSeguesDoNot(_ kind: String) throws {
    #expect(try !fills(Self.navigation, Self.scene("list", to: "screen", kind)))
    // Neither do the controllers in a container that is presented.
    let sheet = Self.scene("sheet", "navigationController", to: "screen", "relationship")
    #expect(try !fills(Self.navigation, Self.scene("list", to: "sheet", kind), sheet))
  }
}
