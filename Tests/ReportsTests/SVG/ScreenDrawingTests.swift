import Adaptivity
import Foundation
import FoundationXML
import Testing

@testable import Reports

@Suite struct ScreenDrawingTests {
  /// The elements of a drawing by class, each with its numbers; nil if it is not XML.
  private final class Reading: NSObject, XMLParserDelegate {
    var shapes: [String: [[String: Double]]] = [:]
    var words: [String] = []
    private var isText = false

    init?(_ svg: String) {
      super.init()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      isText = name == "text"
      if isText { words.append("") }
      guard name == "rect", let kind = attributes["class"] else { return }
      shapes[kind, default: []].append(attributes.compactMapValues(Double.init))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isText, !words.isEmpty { words[words.count - 1] += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      isText = false
    }

    /// The first shape of a class: x, y, width, height.
    func rect(_ kind: String) -> Rect? {
      shapes[kind]?.first.map {
        Rect(x: $0["x"] ?? 0, y: $0["y"] ?? 0, width: $0["width"] ?? 0, height: $0["height"] ?? 0)
      }
    }
  }

  private func geometry(
    _ id: String, _ change: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> LayoutGeometry {
    var environment = LayoutEnvironment(device: try DeviceTable.standard.device(id))
    change(&environment)
    return try LayoutGeometry(environment)
  }

  private func reading(_ geometry: LayoutGeometry) throws -> Reading {
    try #require(Reading(ScreenDrawing(geometry).svg))
  }

  @Test(arguments: Orientation.allCases)
  func drawsEveryElementAtItsPosition(orientation: Orientation) throws {
    let geometry = try geometry("iphone-16-pro") { $0.orientation = orientation }
    let drawn = try reading(geometry)
    #expect(drawn.rect("display")?.size == geometry.screen)
    #expect(drawn.shapes["display"]?.first?["rx"] == geometry.cornerRadius?.value)
    let safe = try #require(geometry.safeArea?.value)
    #expect(drawn.rect("safe") == Rect(geometry.screen).inset(by: safe))
    #expect(drawn.rect("content") == geometry.contentRect)
    #expect(drawn.rect("indicator") == geometry.homeIndicatorRect)
    // The islands, and the one of the legend.
    #expect(drawn.shapes["island"]?.count == geometry.sensorRects.count + 1)
    #expect(drawn.rect("island") == geometry.sensorRects.first)
    let available = try #require(geometry.roomForText?.value)
    let ending = ": \(Int(available)) (derived)"
    #expect(drawn.words.contains { $0.contains("available width for text") && $0.hasSuffix(ending) })
  }

  @Test func drawsAWindowOnTheWholeScreen() throws {
    let geometry = try geometry("ipad-pro-11-4") {
      ($0.orientation, $0.window, $0.systemVersion) = (.landscape, .half, SystemVersion(18))
    }
    let drawn = try reading(geometry)
    #expect(drawn.rect("window")?.size == geometry.windowSize.value)
    #expect(drawn.rect("display")?.size == Size(width: 1194, height: 834))
    #expect(drawn.words.contains("the rest of the screen"))
  }

  @Test func doesNotDrawUnpublishedParts() throws {
    let geometry = try LayoutGeometry(
      LayoutEnvironment(device: nil, window: .custom(Size(width: 400, height: 600))))
    let drawn = try reading(geometry)
    #expect(drawn.shapes["safe"] == nil && drawn.shapes["display"] == nil && drawn.shapes["keyboard"] == nil)
    #expect(drawn.words.contains { $0.contains("the safe area is not known here") })
  }

  /// Every device, window and orientation there is.
  @Test func drawsEveryEnvironment() throws {
    for device in DeviceTable.standard.devices {
      for orientation in Orientation.allCases {
        for window in Window.named {
          let environment = LayoutEnvironment(device: device, orientation: orientation, window: window)
          guard let geometry = try? LayoutGeometry(environment) else { continue }
          let drawn = try reading(geometry)
          #expect(!drawn.words.contains { $0.contains("nan") || $0.contains("inf") })
          let safe = try #require(drawn.rect("window"))
          #expect(Rect(geometry.screen).contains(safe, tolerance: 0.01), "\(device.id) \(orientation) \(window)")
        }
      }
    }
  }

  @Test func labelsNextToTheScreenDoNotOverlap() throws {
    for device in DeviceTable.standard.devices {
      let drawing = ScreenDrawing(try LayoutGeometry(LayoutEnvironment(device: device)))
      for (one, next) in zip(drawing.calloutPlaces, drawing.calloutPlaces.dropFirst()) {
        #expect(next - one >= drawing.font * 1.4)
      }
    }
  }
}
