import TypeCheckKit

/// The screens of storyboards and xibs as text and JSON.
struct InterfaceScreensPage {
  let result: InterfaceScreensPipeline.Result
  let isCanvas: Bool

  // MARK: Text

  /// The screens as text without a final line break.
  var text: String {
    (result.screens.map { StandardStreams.joined(block(of: $0)) } + [summary]).joined(separator: "\n\n")
  }

  private func block(of screen: Screen) -> [String] {
    let file = screen.location.file
    let device = isCanvas ? ", on the canvas of \(screen.environment.device?.name ?? "an unknown device")" : ""
    var lines = ["\(screen.name)\(device)  \(file):\(screen.location.line)"]
    var depths: [Int] = []
    for element in screen.elements {
      depths.append(element.parent.map { depths[$0] + 1 } ?? 1)
      lines.append(String(repeating: "  ", count: depths.last ?? 1) + line(of: element))
    }
    for conflict in screen.solved?.conflicts ?? [] {
      let places = conflict.locations.map { ":\($0.line)" }.joined(separator: ", ")
      lines.append("  Conflicting constraints: \(places)")
    }
    let unresolved = screen.solved?.unresolved ?? []
    if !unresolved.isEmpty { lines.append("  Not understood:") }
    for one in unresolved { lines.append("    \(one.name), \(one.cause.words)  :\(one.location.line)") }
    return lines
  }

  private func line(of element: LayoutElement) -> String {
    guard let view = element.drawn else { return element.id }
    let text = view.text
    var words = ["\(view.className)\(text.map { " \(Quotation($0.text))" } ?? "")  :\(element.location.line)"]
    if let style = text?.style {
      words.append("\(style.rawValue)\(text?.size.map { " \($0.shown) pt" } ?? "")")
    } else if let size = text?.size {
      words.append("fixed size \(size.shown) pt")
    }
    if let lines = text?.lines { words.append(ScreensPage.words(lineLimit: lines)) }
    words.append(Self.words(element.frame))
    words += Self.words(view.doubts)
    if let stored = view.details?.value.storedFrame, Self.differ(stored, element.frame), isCanvas {
      words.append("stored \(Self.words(stored))")
    }
    return words.joined(separator: ", ")
  }

  /// Returns the reasons why a view may differ from the real screen, except `incomplete`, which the screen lists.
  ///
  /// An unknown frame and an unknown position are both "not determined".
  private static func words(_ doubts: [Doubt]) -> [String] {
    let isOpen = doubts.contains(.undetermined) || doubts.contains(.unplaced)
    return (isOpen ? ["not determined"] : [])
      + doubts.filter { ![.undetermined, .unplaced, .incomplete].contains($0) }.map(\.words)
  }

  private static func words(_ frame: Rect) -> String {
    "\(frame.width.rounded2.shown) × \(frame.height.rounded2.shown) at \(frame.x.rounded2.shown), \(frame.y.rounded2.shown)"
  }

  /// The distance in points from which two frames differ; stored frames are rounded to pixels.
  private static let tolerance = 1.0

  private static func differ(_ one: Rect, _ other: Rect) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .contains { $0.magnitude > tolerance }
  }

  private var summary: String {
    let screens = result.screens
    let documents = "\(result.documents.grouped) storyboard\(result.documents.form(" or xib", "s and xibs"))"
    guard !screens.isEmpty else { return "No screen was found in \(documents)." }
    let views = screens.flatMap(\.elements).compactMap(\.drawn)
    let undetermined = views.count { $0.doubts.contains(.undetermined) || $0.doubts.contains(.unplaced) }
    let moved = views.count { $0.doubts.contains(.moved) }
    let open = screens.count { $0.solved?.unresolved.isEmpty == false }
    let count = screens.count.counted("screen")
    let device = isCanvas ? "Xcode's canvas" : screens[0].environment.words()
    return "\(count) in \(documents) on \(device): \(views.count.grouped) views, \(undetermined.grouped) of them not "
      + "determined\(moved > 0 ? ", \(moved.grouped) that code may move" : ""). Not complete: \(open.grouped)."
  }

  // MARK: JSON

  /// Returns a screen as JSON.
  static func json(_ screen: Screen) -> JSONObject {
    let unresolved = screen.solved?.unresolved ?? []
    return ScreensPage.located(
      screen.location,
      [
        "scene": screen.name, "name": screen.name, "source": "interfaceBuilder",
        "environment": JSONObject(of: screen.environment), "isComplete": unresolved.isEmpty,
        "notUnderstood": unresolved.map {
          ScreensPage.located($0.location, ["name": $0.name, "cause": $0.cause.rawValue])
        },
        "conflicts": (screen.solved?.conflicts ?? []).map { $0.locations.map { ScreensPage.located($0, [:]) } },
        "elements": screen.elements.map { json($0, in: screen) },
      ])
  }

  private static func json(_ element: LayoutElement, in screen: Screen) -> JSONObject {
    let (view, text) = (element.drawn, element.drawn?.text)
    return ScreensPage.located(
      element.location,
      [
        "id": view?.object, "parent": element.parent.map { screen.elements[$0].drawn?.object },
        "class": view?.className, "kind": view?.kind, "text": text?.text, "key": text?.key,
        "frame": numbers(element.frame), "storedFrame": view?.details?.value.storedFrame.map(numbers),
        "style": text?.style?.rawValue,
        "size": text?.size, "lines": text?.lines, "certainty": view?.certainty.rawValue,
        "reasons": view?.doubts.map(\.rawValue),
      ])
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map(\.rounded2)
  }
}

extension Double {
  /// The number rounded to hundredths, without a negative zero.
  fileprivate var rounded2: Double { (self * 100).rounded() / 100 + 0 }
}
