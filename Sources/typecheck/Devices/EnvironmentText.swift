import TypeCheckKit

/// An environment as a table of figures, each with its source.
struct EnvironmentText {
  /// The name, value and source of each figure.
  private let rows: [[String]]
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
    rows = [
      ["screen", geometry.screen.shown, asked.device == nil ? "as asked for" : zoomed],
      ["scale", geometry.scale?.shown ?? "-", row],
      ["native scale", geometry.nativeScale?.shown ?? "-", zoomed],
      Self.row("window", geometry.windowSize, \.shown),
      Self.row("safe area", geometry.safeArea, \.shown),
      Self.row("width class", geometry.horizontalSizeClass, \.rawValue),
      Self.row("height class", geometry.verticalSizeClass, \.rawValue),
      Self.row("margin", geometry.margin, \.shown),
      Self.row("margin of other views", geometry.subviewMargin, \.shown),
      Self.row("available width", geometry.roomForText, \.shown),
      Self.row("readable width", geometry.readableWidth, \.shown),
      Self.row("status bar", geometry.statusBarHeight, \.shown),
      Self.row("navigation bar", geometry.navigationBarHeight, \.shown),
      Self.row("tab bar", geometry.tabBarHeight, \.shown),
      Self.row("toolbar", geometry.toolbarHeight, \.shown),
      Self.row("keyboard", geometry.keyboardHeight, \.shown),
      Self.row("corner radius", geometry.cornerRadius, \.shown),
    ]
    notes = geometry.notes
  }

  /// The sources of the figures, as the table shows them.
  var origins: [String] { rows.map { $0[2] } }

  /// The table, the notes and the list of sources.
  var text: String {
    var table = TextTable(["in points", "", "source"])
    rows.forEach { table.append($0) }
    var parts = [title, "", table.text]
    if !notes.isEmpty { parts += [""] + notes.map { "Note: \($0)" } }
    let keys = SourceList.standard.keys(in: origins)
    if !keys.isEmpty { parts += ["", "Sources:"] + keys.map { "\($0): \(SourceList.standard[$0] ?? $0)" } }
    return parts.joined(separator: "\n")
  }

  private static func row<Value: Hashable & Sendable>(
    _ name: String, _ value: Sourced<Value>?, _ shown: (Value) -> String
  ) -> [String] {
    value.map { [name, shown($0.value), $0.origin.description] } ?? [name, "-", unpublished]
  }

  private static let unpublished = "not published"
}

extension Insets {
  /// The four insets as tables show them.
  var shown: String { "top \(top.shown) left \(left.shown) bottom \(bottom.shown) right \(right.shown)" }
}
