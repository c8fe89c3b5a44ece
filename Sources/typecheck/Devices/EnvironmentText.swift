import TypeCheckKit

/// An environment as text: a line per figure, with its source.
struct EnvironmentText {
  private struct Line {
    var name: String
    var value: String
    var origin: String
  }

  private let lines: [Line]
  private let notes: [String]
  private let title: String

  init(_ geometry: LayoutGeometry) {
    let asked = geometry.environment
    var title = [asked.device?.name ?? "no device", asked.orientation.rawValue, asked.window.description]
    title += ["iOS \(asked.systemVersion)", asked.category.shortName]
    if asked.isDisplayZoomed { title.append("Display Zoom") }
    self.title = title.joined(separator: ", ")
    let row = asked.device.map { $0.sources.joined(separator: " + ") } ?? Self.unpublished
    let zoomed = asked.isDisplayZoomed ? "derived: by Display Zoom" : row
    lines = [
      Line(name: "screen", value: geometry.screen.shown, origin: asked.device == nil ? "as asked for" : zoomed),
      Line(name: "scale", value: geometry.scale?.shown ?? "-", origin: row),
      Line(name: "native scale", value: geometry.nativeScale?.shown ?? "-", origin: zoomed),
      Self.line("window", geometry.windowSize, \.shown),
      Self.line("safe area", geometry.safeArea, \.shown),
      Self.line("width class", geometry.horizontalSizeClass, \.rawValue),
      Self.line("height class", geometry.verticalSizeClass, \.rawValue),
      Self.line("margin", geometry.margin, \.shown),
      Self.line("margin of other views", geometry.subviewMargin, \.shown),
      Self.line("width for text", geometry.roomForText, \.shown),
      Self.line("width for reading", geometry.readableWidth, \.shown),
      Self.line("status bar", geometry.statusBarHeight, \.shown),
      Self.line("navigation bar", geometry.navigationBarHeight, \.shown),
      Self.line("tab bar", geometry.tabBarHeight, \.shown),
      Self.line("tool bar", geometry.toolbarHeight, \.shown),
      Self.line("keyboard", geometry.keyboardHeight, \.shown),
      Self.line("corner radius", geometry.cornerRadius, \.shown),
    ]
    notes = geometry.notes
  }

  /// The sources of the figures as they are printed.
  var origins: [String] { lines.map(\.origin) }

  /// The whole text.
  var text: String {
    var table = TextTable(["in points", "", "source"])
    for line in lines { table.append([line.name, line.value, line.origin]) }
    var parts = [title, "", table.text]
    if !notes.isEmpty { parts += [""] + notes.map { "Note: \($0)" } }
    let keys = SourceList.standard.keys(in: origins)
    if !keys.isEmpty { parts += ["", "Sources:"] + keys.map { "\($0): \(SourceList.standard[$0] ?? $0)" } }
    return parts.joined(separator: "\n")
  }

  private static func line<Value: Hashable & Sendable>(
    _ name: String, _ value: Sourced<Value>?, _ shown: (Value) -> String
  ) -> Line {
    guard let value else { return Line(name: name, value: "-", origin: unpublished) }
    return Line(name: name, value: shown(value.value), origin: value.origin.description)
  }

  private static let unpublished = "not published"
}

extension Insets {
  /// The four insets, as tables show them.
  var shown: String { "top \(top.shown) left \(left.shown) bottom \(bottom.shown) right \(right.shown)" }
}
