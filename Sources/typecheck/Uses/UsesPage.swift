import TypeCheckKit

/// The output of `typecheck uses` as text and JSON.
struct UsesPage {
  let report: AppUses
  /// The key to show; nil for all.
  let key: String?
  var listsUnused = false
  var listsMentions = false

  // MARK: Text

  /// The output as text without a final line break.
  var text: String {
    var lines: [String] = []
    if let key {
      lines = details(of: key)
    } else if listsUnused {
      lines = report.unused.map { "\(Quotation($0.key)) (\($0.table))" }
    } else if listsMentions {
      lines = blockers
    }
    return StandardStreams.joined(lines + (key == nil ? summary : []))
  }

  private func details(of key: String) -> [String] {
    // Places are also known for keys that no table has.
    let uses = (report.uses + report.unknown).filter { $0.key.key == key }
    let mentions = report.mentions.filter { $0.key.key == key }
    var lines = answer(key, uses, mentions)
    for use in uses { lines += details(of: use) }
    if !mentions.isEmpty { lines.append("  Not followed:") }
    for mention in mentions {
      lines.append("    \(Self.place(mention.location))  \(mention.ending.words)")
    }
    if uses.isEmpty, mentions.isEmpty { lines += notFound(key) }
    return lines
  }

  private func details(of use: TextUse, named name: String = "") -> [String] {
    let part = use.isPart ? ", part of a text" : ""
    return ["  \(name)\(Self.place(use.location))  \(use.place), \(use.role.rawValue)\(part)"]
      + properties(of: use).map { "    \($0)" } + use.steps.map { "    ← \(Self.place($0))" }
  }

  /// Returns lines about uses and mentions at matching places.
  func lines(where counts: (SourceLocation) -> Bool) -> [String] {
    let uses = (report.uses + report.unknown).filter { counts($0.location) || $0.steps.contains(where: counts) }
    let mentions = report.mentions.filter { counts($0.location) }
    return uses.flatMap { details(of: $0, named: "\(Quotation($0.key.key)) ") }
      + mentions.map { "  \(Quotation($0.key.key)) \(Self.place($0.location))  not followed: \($0.ending.words)" }
  }

  /// Returns the limits of the search for a key without a use or mention.
  private func notFound(_ key: String) -> [String] {
    guard report.keys.contains(where: { $0.key == key }) else { return [] }
    let sites = runTimeSites
    var lines = [
      "  A key that code builds at run time cannot be found" + (sites.isEmpty ? "." : "; it builds some\(sites).")
    ]
    if objectiveCFiles > 0 { lines.append("  Objective-C is read only as tokens, so some mentions are not found.") }
    if !report.isComplete, objectiveCFiles == 0 { lines.append("  Some source files were not read.") }
    return lines
  }

  /// The number of Objective-C files that were read.
  var objectiveCFiles: Int { report.paths.count - report.files }

  private func properties(of use: TextUse) -> [String] {
    guard ![.spoken, .notDrawn].contains(use.role) else { return [] }
    var lines = ["style: \(shown(use.style, of: use) { $0.rawValue })"]
    if !use.fonts.isEmpty {
      lines[0] = "style: \(use.shownFonts)"
    } else if let size = use.fixedSize {
      lines[0] = "style: fixed size \(Self.shown(size) { "\($0.shown) pt" })"
    }
    if let weight = use.weight { lines.append("weight: \(Self.shown(weight) { $0.rawValue })") }
    lines.append("line limit: \(shown(use.lines, of: use) { $0 == 0 ? "none" : "\($0)" })")
    lines.append("width: \(width(of: use, in: window(of: use)))")
    if let height = use.height {
      lines.append("height: at most \(Self.shown(height) { "\($0.shown) pt" })")
    } else if use.isHeightBounded {
      lines.append("height: at most the window's")
    }
    if let scale = use.minimumScale { lines.append("minimum scale: \(Self.shown(scale) { $0.shown })") }
    if let category = use.minCategory {
      lines.append("smallest size category: \(Self.shown(category) { $0.rawValue })")
    }
    if let category = use.maxCategory { lines.append("largest size category: \(Self.shown(category) { $0.rawValue })") }
    if let truncation = use.truncation { lines.append("truncation: \(Self.shown(truncation) { $0.rawValue })") }
    if let capitals = use.uppercase { lines.append("capitals: \(Self.shown(capitals) { $0 ? "yes" : "no" })") }
    return lines
  }

  /// Returns a property in words, or the reason why nothing is known of it.
  private func shown<Value>(
    _ value: TextUse.Value<Value>, of use: TextUse, _ words: (Value) -> String
  ) -> String {
    guard value.value == nil, value.origin == nil else { return Self.shown(value, words) }
    switch use.absence {
    case .system: return "not set; the system decides here"
    case .objectiveC: return "not read (Objective-C)"
    case .notFound: return "not known: no statement found that sets it"
    }
  }

  private static func shown<Value>(_ value: TextUse.Value<Value>, _ words: (Value) -> String) -> String {
    let shown = value.value.map(words) ?? "unknown"
    if let origin = value.origin { return "\(shown) (\(place(origin)))" }
    return value.certainty == .assumed ? "\(shown) (assumed: no code nearby sets it)" : shown
  }

  /// Returns the window in which the text of a use is measured.
  func window(of use: TextUse) -> AppWindows.Window { report.windows.window(from: use.latestSystem) }

  private func width(of use: TextUse, in window: AppWindows.Window) -> String {
    let width = use.width
    let device = window.devices.isEmpty ? "" : " (\(window.devices.words))"
    let bound = width.certainty == .exact ? "" : "at most "
    if width.value == OfferedWidth() { return "\(bound)the window's" }
    return shown(width, of: use) { offered in
      let points = "\(bound)\(offered.width(in: window.width).shown) pt"
      return offered.isFixed ? points : "\(points) in a window of \(window.width.shown) pt\(device)"
    }
  }

  /// Returns a place with its line.
  static func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }

  private var summary: [String] {
    let (keys, joined, mentioned) = (report.keys.count, report.joined.count, report.mentioned.count)
    var lines = [
      "\(keys.counted("key")), \(report.files.counted("Swift file")).",
      "With a use: \(joined.grouped). Mentioned but not followed: \((mentioned - joined).grouped). "
        + "Not mentioned: \((keys - mentioned).grouped).",
    ]
    if keys > mentioned { lines.append(searched) }
    func listed(_ counts: [(String, Int)]) -> String {
      counts.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { "\($0.0) \($0.1.grouped)" }.joined(separator: ", ")
    }
    if joined > 0 {
      lines.append("Keys by way: \(listed(report.keysByWay.map { ($0.key.rawValue, $0.value) })).")
      let roles = Dictionary(grouping: report.uses, by: \.role).map { ($0.key.rawValue, $0.value.count) }
      lines.append("Uses by role: \(listed(roles)).")
    }
    let causes = report.keysByEnding
    if !causes.isEmpty {
      lines.append("Keys not followed, by cause: \(listed(causes.map { ($0.key.rawValue, $0.value) })).")
    }
    return lines + (listsMentions ? [] : firstBlockers)
  }

  /// The extent of the search for keys that are not mentioned.
  private var searched: String {
    var places = [report.files.counted("Swift file")]
    if objectiveCFiles > 0 { places.append("the literals of \(objectiveCFiles.counted("Objective-C file"))") }
    if report.documents > 0 {
      places.append("\(report.documents.grouped) storyboard\(report.documents.form(" or xib", "s and xibs"))")
    }
    let built = report.builtAtRunTime
    return "Searched for the others: \(Listing(places))."
      + (report.readsAllFiles ? "" : " Some source files were not read.")
      + (built > 0 ? " Code may build \(built.grouped) of them at run time\(runTimeSites)." : "")
  }

  /// The maximum number of lines to name (our own choice).
  private static let mostSites = 3

  /// The lines that build keys at run time, in a sentence; empty if there are none.
  private var runTimeSites: String {
    let sites = report.runTimeSites.map(Self.place)
    return sites.isEmpty ? "" : " at \(Listing(naming: sites, upTo: Self.mostSites))"
  }

  // MARK: JSON

  /// The output as JSON.
  var json: JSONObject {
    let uses = report.uses.filter { key == nil || $0.key.key == key }
    let mentions = report.mentions.filter { key == nil || $0.key.key == key }
    return JSONObject(output: [
      "project": JSONObject(["targets": report.targets.map(Self.json)]),
      "uses": uses.map(json),
      "notFollowed": mentions.map { mention in
        Self.located(
          mention.location,
          [
            "key": mention.key.key, "table": mention.key.table, "cause": mention.ending.rawValue,
            "blockedAt": mention.blockedAt.map { Self.located($0, [:]) }, "blockedBy": mention.blockedBy,
          ])
      },
      "blockers": report.blockers.map(Self.json),
      "keys": JSONObject([
        "total": report.keys.count, "joined": report.joined.count, "inCode": report.mentioned.count,
        "byWay": Dictionary(uniqueKeysWithValues: report.keysByWay.map { ($0.key.rawValue, $0.value) }),
        "notFollowed": Dictionary(uniqueKeysWithValues: report.keysByEnding.map { ($0.key.rawValue, $0.value) }),
        "unused": report.unused,
      ]),
    ])
  }

  private static func json(_ target: AppUses.Target) -> JSONObject {
    JSONObject(omittingNil: [
      "name": target.name, "platforms": target.platforms, "deploymentTarget": target.deploymentTarget,
    ])
  }

  private static func located(_ location: SourceLocation, _ members: [String: (any Encodable)?]) -> JSONObject {
    let place: [String: (any Encodable)?] = [
      "file": location.file, "line": location.line, "column": location.column,
    ]
    return JSONObject(omittingNil: members.merging(place) { first, _ in first })
  }

  private func json(_ use: TextUse) -> JSONObject {
    Self.located(
      use.location,
      [
        "key": use.key.key, "table": use.key.table, "kind": use.role.rawValue, "place": use.place,
        "way": use.way.rawValue,
        "steps": use.steps.map { Self.located($0, [:]) }, "localizedKey": use.isLocalizedKey, "part": use.isPart,
        "framework": use.framework?.rawValue, "width": Self.json(width: use.width, in: window(of: use)),
        "height": use.height.map { Self.json($0) }, "heightBounded": use.isHeightBounded,
        "style": Self.json(use.style), "fixedSize": use.fixedSize.map { Self.json($0) },
        "fonts": use.fonts.isEmpty ? nil : use.fonts.map(Self.json),
        "weight": use.weight.map { Self.json($0) }, "followsSetting": use.followsSetting.map { Self.json($0) },
        "lines": Self.json(use.lines), "minimumScale": use.minimumScale.map { Self.json($0) },
        "minCategory": use.minCategory.map { Self.json($0) }, "maxCategory": use.maxCategory.map { Self.json($0) },
        "truncation": use.truncation.map { Self.json($0) }, "uppercase": use.uppercase.map { Self.json($0) },
      ])
  }

  private static func json(
    width: TextUse.Value<OfferedWidth>, in window: AppWindows.Window
  ) -> JSONObject {
    let offered = width.value
    return JSONObject(omittingNil: [
      "value": offered?.width(in: window.width), "window": window.width,
      "device": window.devices.first?.name,
      "share": offered?.share, "taken": offered?.taken, "least": offered?.least, "most": offered?.most,
      "certainty": width.certainty.rawValue,
      "origin": width.origin.map { JSONObject(["file": $0.file, "line": $0.line]) },
    ])
  }

  private static func json<Value: Encodable>(_ value: TextUse.Value<Value>) -> JSONObject {
    JSONObject(omittingNil: [
      "value": value.value, "certainty": value.certainty.rawValue,
      "origin": value.origin.map { JSONObject(["file": $0.file, "line": $0.line]) },
    ])
  }
}
