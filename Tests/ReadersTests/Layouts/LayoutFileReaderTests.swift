import Adaptivity
import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

@Suite struct LayoutFileReaderTests {
  @Test(arguments: [("beds", "Beds", 14, 7), ("new-bed", "New bed", 7, 6), ("harvest", "Harvest", 7, 6)])
  func readsOurOwnScreensCompletely(_ file: String, _ name: String, _ elements: Int, _ layouts: Int) throws {
    let source = LayoutSource(path: "\(file).layout.json", bytes: try LayoutSamples.bytes("\(file).layout.json"))
    let catalog = LayoutFileReader().read(source)
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(catalog.screens.count == layouts && catalog.screens.allSatisfy { $0.name == name })
    for screen in catalog.screens {
      #expect(screen.elements.count == elements)
      let window = Rect(try LayoutGeometry(screen.environment).windowSize.value)
      for (index, element) in screen.elements.enumerated() {
        #expect(window.contains(element.frame), "\(element.id)")
        if let parent = element.parent {
          #expect(parent < index)
          #expect(screen.elements[parent].frame.contains(element.frame), "\(element.id)")
        }
      }
    }
  }

  @Test func everyFieldIsRead() throws {
    let catalog = LayoutSamples.layout(
      """
      {"typecheckLayout": 1, "screens": [{
        "name": "Trip", "kind": "game", "hidesStatusBar": true, "deferredEdges": ["bottom", "left"],
        "environment": {"device": "iPhone 13 mini", "orientation": "landscapeRight", "os": 18, "category": "AX2",
          "appearance": "dark", "contrast": "high", "gamut": "p3", "locale": "he"},
        "elements": [
          {"id": "list", "role": "scrollView", "frame": [0, 0, 812, 375], "flags": "scrollsVertically", "elements": [
            {"id": "text", "role": "text", "frame": [66, 20.5, 600, 41], "key": "trip.title", "table": "Trips",
              "locale": "ar", "style": "title2", "font": "Inter", "size": 28, "weight": "bold", "lines": 2,
              "minimumScale": 0.8, "maxCategory": "AX1", "color": "ink", "background": "#FFF", "cornerRadius": 4,
              "flags": ["primary", "fixedSize"]},
            {"id": "map", "role": "image", "frame": [66, 70, 600, 200],
              "picture": {"size": [900, 300], "mode": "scaleAspectFit", "focus": [10, 10, 80, 80], "textSize": 12}}]},
          {"id": "go", "role": "button", "text": "Go", "parent": "list", "frame": [700, 20, 40, 40],
            "hitFrame": [698, 18, 44, 44], "comment": "small"}]}]}
      """)
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    let screen = try #require(catalog.screens.first)
    #expect(screen.kind == .game && screen.chrome.hidesStatusBar == true)
    #expect(screen.chrome.deferredEdges == [.bottom, .left] && screen.chrome.showsKeyboard == nil)
    #expect(screen.interfaceOrientation == .landscapeRight && screen.rounding == 0 && screen.note == nil)
    let environment = screen.environment
    #expect(environment.device?.id == "iphone-13-mini" && environment.orientation == .landscape)
    #expect(environment.systemVersion == SystemVersion(18) && environment.category == .accessibilityLarge)
    #expect(environment.style == .dark && environment.contrast == .high && environment.gamut == .p3)
    #expect(environment.locale == "he" && environment.direction == .rightToLeft && environment.window == .full)
    #expect(screen.elements.map(\.id) == ["list", "text", "map", "go"])
    #expect(screen.elements.map(\.parent) == [nil, 0, 0, 0])
    #expect(screen.elements[0].flags == .scrollsVertically && screen.elements[0].content == nil)
    #expect(screen.elements[1].frame == Rect(x: 66, y: 20.5, width: 600, height: 41))
    #expect(screen.elements[1].location == SourceLocation(file: "a.layout.json", line: 7, column: 7))
    #expect(screen.elements[1].flags == [.primary, .fixedSize])
    let text = try #require(screen.elements[1].content)
    #expect(text.key == "trip.title" && text.table == "Trips" && text.locale == "ar" && text.text == nil)
    #expect(text.style == .title2 && text.family == "Inter" && text.size == 28 && text.weight == .bold)
    #expect(text.lines == 2 && text.minimumScale == 0.8 && text.maxCategory == .accessibilityMedium)
    #expect(text.color == "ink" && text.background == "#FFF" && text.cornerRadius == 4)
    let picture = try #require(screen.elements[2].content?.picture)
    #expect(picture.size == Size(width: 900, height: 300) && picture.mode == .scaleAspectFit && picture.textSize == 12)
    #expect(picture.focus == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(screen.elements[3].touchFrame == Rect(x: 698, y: 18, width: 44, height: 44))
  }

  @Test func aLayoutPlacesAndOverridesElements() throws {
    let catalog = LayoutSamples.layout(
      """
      {"typecheckLayout": 1, "environments": {"small": {"device": "iphone-se-3", "os": "18.5"}}, "screens": [{
        "name": "Trip", "showsKeyboard": true,
        "elements": [
          {"id": "box", "role": "container", "elements": [
            {"id": "a", "role": "text", "text": "Long title", "lines": 1, "frame": [16, 40, 100, 20]},
            {"id": "b", "role": "text", "text": "More", "frame": [16, 70, 100, 20]},
            {"id": "c", "role": "button"}]}],
        "layouts": [
          {"environment": "small", "frames": {"a": {"text": "Title", "flags": ["hidden"]}, "b": null}},
          {"environment": {"window": "400x300"}, "showsKeyboard": false,
            "frames": {"box": [0, 0, 400, 300], "a": {"frame": [20, 20, 360, 20], "lines": 2}, "c": [20, 60, 90, 44]}}]}]}
      """)
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    try #require(catalog.screens.count == 2)
    let (small, wide) = (catalog.screens[0], catalog.screens[1])
    #expect(LayoutSamples.frames(small) == ["a text 16,40,100,20"])
    #expect(small.elements[0].content?.text == "Title" && small.elements[0].content?.lines == 1)
    #expect(small.elements[0].flags == .hidden && small.elements[0].parent == nil)
    #expect(small.chrome.showsKeyboard == true && wide.chrome.showsKeyboard == false)
    #expect(small.environment.systemVersion == SystemVersion("18.5"))
    #expect(
      LayoutSamples.frames(wide) == [
        "box container 0,0,400,300", "a text 20,20,360,20", "b text 16,70,100,20", "c button 20,60,90,44",
      ])
    #expect(wide.elements.map(\.parent) == [nil, 0, 0, 0] && wide.elements[1].content?.text == "Long title")
    #expect(wide.elements[1].content?.lines == 2 && wide.environment.device == nil)
    #expect(wide.environment.orientation == .landscape && wide.location.line == 10)
  }

  @Test func optionsFillInMissingValues() throws {
    var conditions = LayoutConditions()
    conditions.device = DeviceTable.standard["ipad-10"]
    conditions.window = .oneThird
    conditions.systemVersion = SystemVersion(18)
    conditions.category = .extraLarge
    conditions.locale = "ur"
    let text = "{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\", \"elements\": []}]}"
    let screen = try #require(LayoutSamples.layout(text, conditions).screens.first)
    #expect(screen.environment.device?.id == "ipad-10" && screen.environment.window == .oneThird)
    #expect(screen.environment.category == .extraLarge && screen.environment.direction == .rightToLeft)
    let own = text.replacingOccurrences(
      of: "\"A\"", with: "\"A\", \"environment\": {\"device\": \"ipad-9\", \"window\": \"full\", \"locale\": \"de\"}")
    let stated = try #require(LayoutSamples.layout(own, conditions).screens.first)
    #expect(stated.environment.device?.id == "ipad-9" && stated.environment.window == .full)
    #expect(stated.environment.locale == "de" && stated.environment.direction == .leftToRight)
  }

  @Test func theSchemaKnowsTheSameFields() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LayoutFiles/Schemas/layout.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func fields(_ object: [String: Any]?) -> Set<String> {
      #expect(object?["additionalProperties"] as? Bool == false)
      return Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    func names(_ object: [String: Any]?, _ key: String? = nil) -> [String] {
      guard let key else { return object?["enum"] as? [String] ?? [] }
      return (object?["properties"] as? [String: [String: Any]])?[key]?["enum"] as? [String] ?? []
    }
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(fields(schema) == Set(LayoutFields.root))
    #expect(fields(parts["environment"]) == Set(LayoutFields.environment))
    #expect(fields(parts["screen"]) == Set(LayoutFields.screen))
    #expect(fields(parts["layout"]) == Set(LayoutFields.layout))
    #expect(fields(parts["element"]) == Set(LayoutFields.element))
    #expect(fields(parts["placement"]) == Set(LayoutFields.placement))
    #expect(fields(parts["picture"]) == Set(LayoutFields.picture))
    #expect(names(parts["role"]) == LayoutElement.Role.allCases.map(\.rawValue))
    #expect(names(parts["flag"]) == LayoutFlagName.allCases.map(\.rawValue))
    #expect(names(parts["edge"]) == Screen.Edge.allCases.map(\.rawValue))
    #expect(names(parts["category"]) == ContentSizeCategory.allCases.map(\.rawValue).filter { $0 != "default" })
    #expect(names(parts["screen"], "kind") == Screen.Kind.allCases.map(\.rawValue))
    #expect(names(parts["picture"], "mode") == LayoutElement.Picture.Mode.allCases.map(\.rawValue))
    #expect(names(parts["placement"], "weight") == FontWeight.allCases.map(\.rawValue))
    #expect(
      Set(names(parts["environment"], "orientation"))
        == Set(LayoutFileDocument.Holding.allCases.map(\.rawValue)))
    #expect(names(parts["environment"], "appearance") == UserInterfaceStyle.allCases.map(\.rawValue))
    #expect(names(parts["environment"], "contrast") == AccessibilityContrast.allCases.map(\.rawValue))
    #expect(names(parts["environment"], "gamut") == DisplayGamut.allCases.map(\.rawValue))
    #expect(names(parts["environment"], "direction") == LayoutDirection.allCases.map(\.rawValue))
    // Styles of other platforms' scales.
    let others: Set<String> = ["subtitle1", "footnote1", "footnote2"]
    #expect(Set(TextStyle.allCases.map(\.rawValue)).subtracting(names(parts["element"], "style")) == others)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func survivesTruncationAndMutation(_ seed: UInt64) throws {
    let original = try LayoutSamples.bytes("new-bed.layout.json")
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      var bytes = original
      if round < 200 {
        bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count - 1, using: &random)))
      } else {
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let catalog = LayoutFileReader().read(LayoutSource(path: "a.layout.json", bytes: bytes))
      #expect(!catalog.screens.isEmpty || catalog.issues.contains { $0.severity == .error })
    }
  }
}
