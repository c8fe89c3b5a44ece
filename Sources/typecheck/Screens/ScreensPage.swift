import TypeCheckKit

/// The output of `typecheck screens` as text and JSON.
struct ScreensPage {
  let report: ScreensReport

  // MARK: Text

  /// The output as text without a final line break.
  var text: String {
    (report.screens.map { StandardStreams.joined(block(of: $0)) } + [summary]).joined(separator: "\n\n")
  }

  private func block(of screen: CodeScreen) -> [String] {
    var ways: [String] = []
    for reach in screen.reachedBy where !ways.contains(reach.way.words) { ways.append(reach.way.words) }
    let file = screen.location.file
    var lines = ["\(screen.name) (\(ways.joined(separator: ", ")))  \(file):\(screen.location.line)"]
    var depths: [Int] = []
    for element in screen.elements {
      depths.append(element.parent.map { depths[$0] + 1 } ?? 1)
      let outer = element.parent.map { screen.elements[$0].location.file } ?? file
      lines.append(String(repeating: "  ", count: depths.last ?? 1) + line(of: element, in: outer))
    }
    if !screen.isComplete { lines.append("  Not understood:") }
    for part in screen.unresolved {
      lines.append("    \(part.name), \(part.cause.words)  \(Self.place(part.location, in: file))")
    }
    return lines
  }

  /// Returns the line of an element; `outer` is its parent's file.
  private func line(of element: CodeElement, in outer: String) -> String {
    let place = Self.place(element.location, in: outer)
    guard let text = element.text else {
      return element.kind == .screen
        ? "\(element.name)  \(place)  a screen of its own" : "\(element.name)  \(place)"
    }
    let shown = report.shown(text).map { "\(Quotation($0))" }
    let several = text.keys.count > 1 ? "one of \(text.keys.count.grouped) keys" : nil
    let name = shown ?? several ?? text.expression.map { "(\($0))" } ?? "(not known)"
    return (["\(element.name) \(name)  \(place)  \(text.use.role.rawValue)"] + properties(of: text))
      .joined(separator: ", ")
  }

  /// Returns the style, line limit and width of a text, except those that the system decides.
  private func properties(of text: CodeElement.Text) -> [String] {
    var words: [String] = []
    let use = text.use
    if let size = use.fixedSize {
      words.append(size.value.map { "fixed size \($0.shown) pt" } ?? "unknown size")
    } else if let style = report.style(of: text) {
      let size = report.size(of: text).map { " \($0.shown) pt" } ?? ""
      words.append("\(style.rawValue)\(size)\(use.style.certainty == .assumed ? " assumed" : "")")
    } else if use.style.origin != nil {
      words.append("unknown style")
    }
    if let lines = use.lines.value {
      words.append(Self.words(lineLimit: lines))
    } else if use.lines.origin != nil {
      words.append("unknown line limit")
    }
    return words + [width(of: text)]
  }

  private func width(of text: CodeElement.Text) -> String {
    guard let width = report.width(of: text) else { return "unknown width" }
    return "\(text.use.width.value?.isFixed == true ? "" : "at most ")\(width.shown) pt"
  }

  /// Returns the place of an element, without the file if that is the parent's.
  private static func place(_ location: SourceLocation, in outer: String) -> String {
    "\(location.file == outer ? "" : location.file):\(location.line)"
  }

  private var summary: String {
    let screens = report.screens
    if report.files == 0 { return "No Swift file was read." }
    let files = report.files.counted("Swift file")
    guard !screens.isEmpty else {
      return "No screen was found in \(files): no view has a preview, or is the root of a navigation container or "
        + "window, a tab, or the content of a sheet."
    }
    let elements = screens.reduce(0) { $0 + $1.elements.count }
    let texts = screens.reduce(0) { $0 + $1.elements.count { $0.text != nil } }
    let open = screens.count { !$0.isComplete }
    let window = report.windowWidth.map { ", a window of \($0.shown) pt" } ?? ""
    let count = screens.count.counted("screen")
    return "\(count) in \(files) on \(report.environment.words())\(window): \(elements.grouped) elements, "
      + "\(texts.grouped) of them with a text. Not complete: \(open.grouped)."
  }

  // MARK: JSON

  /// The screens as JSON.
  var json: [JSONObject] { report.screens.map(json) }

  private func json(_ screen: CodeScreen) -> JSONObject {
    let environment = report.environment
    return Self.located(
      screen.location,
      [
        "name": screen.name, "source": "swiftui",
        "reachedBy": screen.reachedBy.map { Self.located($0.location, ["way": $0.way.rawValue]) },
        "environment": JSONObject(of: environment),
        "isComplete": screen.isComplete,
        "notUnderstood": screen.unresolved.map {
          Self.located($0.location, ["name": $0.name, "cause": $0.cause.rawValue])
        },
        "elements": screen.elements.enumerated().map { json($1, id: $0) },
      ])
  }

  private func json(_ element: CodeElement, id: Int) -> JSONObject {
    let text = element.text
    return Self.located(
      element.location,
      [
        "id": id, "parent": element.parent, "class": element.name,
        "kind": text?.use.role.rawValue ?? element.kind.rawValue, "text": text.flatMap(report.shown),
        "key": text.flatMap { $0.keys.count == 1 ? $0.keys[0].key : nil },
        "style": text.flatMap(report.style)?.rawValue, "size": text.flatMap(report.size),
        "lines": text?.use.lines.value, "width": text.flatMap(report.width),
        "certainty": text?.use.width.certainty.rawValue,
      ])
  }

  /// Returns a line limit in words; 0 is unlimited.
  static func words(lineLimit lines: Int) -> String {
    lines == 0 ? "no line limit" : lines.counted("line")
  }

  static func located(_ location: SourceLocation, _ members: [String: (any Encodable)?]) -> JSONObject {
    JSONObject(omittingNil: members.merging(["file": location.file, "line": location.line]) { first, _ in first })
  }
}

extension JSONObject {
  /// Creates the object for a screen's environment.
  init(of environment: LayoutEnvironment) {
    self.init([
      "device": environment.device?.id, "orientation": environment.orientation.rawValue,
      "window": environment.window.description, "os": environment.systemVersion.description,
      "category": environment.category.rawValue, "locale": environment.locale,
    ])
  }

  /// Creates the output of the command `screens`.
  init(screens code: ScreensReport?, _ documents: InterfaceScreensPipeline.Result) {
    let own = code.map { ScreensPage(report: $0).json } ?? []
    self.init(output: ["screens": own + documents.screens.map(InterfaceScreensPage.json)])
  }
}

extension CodeScreen.Way {
  /// The way to the screen, for headings.
  fileprivate var words: String {
    switch self {
    case .preview: "preview"
    case .root: "root"
    case .tab: "tab"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    }
  }
}
