import Adaptivity
import AuditModel
import Documents
import Vocabulary

/// A converter from a layout file to screens.
struct LayoutFileDocument {
  /// An environment, with the exact orientation if the file states it.
  struct Place {
    var environment: LayoutEnvironment
    var orientation: InterfaceOrientation?
  }

  /// The screens in their environments, in the order of the file.
  private(set) var screens: [Screen] = []
  var fields: JSONFieldParser
  /// The named environments; nil for an environment with an error.
  private(set) var environments: [String: Place?] = [:]
  /// The defaults for everything that the file does not state.
  let conditions: LayoutConditions

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { fields.notes.issues }

  private static let sample =
    "{\"\(LayoutFields.mark)\": 1, \"screens\": [{\"name\": \"Trip\", \"environment\": {\"device\": \"iphone-16\"}, "
    + "\"elements\": [{\"id\": \"title\", \"role\": \"text\", \"text\": \"Trip\", \"frame\": [16, 103, 361, 41]}]}]}"

  init(_ source: LayoutSource) {
    conditions = source.conditions
    guard !FileBytes.areBlank(source.bytes) else {
      fields = JSONFieldParser(notes: JSONNotes(file: source.path))
      fields.notes.error(.start, "the file is empty", "write a screen, such as \(Self.sample)")
      return
    }
    let (root, quads, problems) = LocatedJSON.parse(anyEncoding: source.bytes, quadsIn: Self.frames)
    fields = JSONFieldParser(notes: JSONNotes(file: source.path, problems), quads: quads.all)
    guard let root, let members = fields.object(root, "a layout file", LayoutFields.root) else { return }
    checkMark(members, at: root.place)
    readEnvironments(members["environments"])
    guard let list = members["screens"] else {
      guard root.isComplete else { return }
      fields.notes.error(root.place, "missing \"screens\" in this file", "write a screen, such as \(Self.sample)")
      return
    }
    for screen in fields.array(list, of: "screens") ?? [] where screen.isComplete { read(screen) }
    if screens.isEmpty, !fields.notes.hasErrors {
      fields.notes.warning(list.value.place, "this file has no screen", "write one, such as \(Self.sample)")
    }
  }

  /// The key and the depth of the frames, for the parser.
  ///
  /// They are nested in the root object, its screens, a screen, its layouts, a layout and its frames.
  private static let frames = (key: "frames", depth: 6)

  /// Checks the mark, whose value is the version of the format; 1 is the only version.
  private mutating func checkMark(_ members: JSONMembers, at place: LocatedJSON.Place) {
    guard let mark = members[LayoutFields.mark] else {
      return fields.notes.error(
        place, "missing \"\(LayoutFields.mark)\" in this file, which marks it as a layout",
        "write \"\(LayoutFields.mark)\": 1 at its top")
    }
    if case .number(1) = mark.value.content { return }
    fields.notes.error(
      mark.value.place, "\(LayoutFields.mark) is the format version; only 1 is supported", "write 1")
  }

  private mutating func readEnvironments(_ member: LocatedJSON.Member?) {
    guard let member, member.value.isSomething else { return }
    let all = fields.notes.object(
      member.value, "environments is", not: "an object of names and environments",
      "write {\"phone\": {\"device\": \"iphone-16\"}}")
    for entry in all?.counting ?? [] where entry.value.isComplete {
      environments.updateValue(readEnvironment(entry.value), forKey: entry.key)
    }
  }

  /// Reads a screen in all its environments.
  private mutating func read(_ value: LocatedJSON) {
    guard let members = fields.object(value, "a screen", LayoutFields.screen) else { return }
    _ = fields.string(members["comment"])
    guard let name = fields.string(members["name"]) else {
      if members["name"] == nil {
        fields.notes.error(value.place, "this screen has no name", "write \"name\": the same in every environment")
      }
      return
    }
    let kind = fields.value(members["kind"], "a kind of screen", as: Screen.Kind.self) ?? .standard
    let chrome = readChrome(members, over: Screen.Chrome())
    var tree = LayoutElementTree(members["elements"], at: value.place, in: &fields)
    var isPlaced = false
    for layout in layouts(members, of: name, at: value.place) {
      guard let place = environment(layout.environment, of: name, at: layout.place) else { continue }
      var screen = Screen(
        name: name, environment: place.environment, location: fields.notes.location(layout.place))
      screen.kind = kind
      screen.interfaceOrientation = place.orientation
      screen.chrome = layout.members.map { readChrome($0, over: chrome) } ?? chrome
      screen.elements = tree.elements(placed: layout.members?["frames"], in: &fields)
      screens.append(screen)
      isPlaced = true
    }
    if isPlaced { tree.tellOfUnplaced(in: &fields) }
  }

  /// A screen in one environment, before its fields are read.
  private struct Layout {
    var place: LocatedJSON.Place
    var environment: LocatedJSON.Member?
    /// The members of the layout; nil if the screen itself is the layout.
    var members: JSONMembers?
  }

  private mutating func layouts(_ members: JSONMembers, of name: String, at place: LocatedJSON.Place) -> [Layout] {
    guard let list = members["layouts"], list.value.isSomething else {
      return [Layout(place: place, environment: members["environment"], members: nil)]
    }
    if let environment = members["environment"] {
      fields.notes.error(
        environment.keyPlace, "the screen \(Quotation(name)) has an environment and layouts; only the layouts are used",
        "write the environment in each layout")
    }
    let layouts = fields.array(list, of: "layouts") ?? []
    if layouts.isEmpty, !fields.notes.hasErrors {
      fields.notes.warning(
        list.value.place, "the screen \(Quotation(name)) has no layout, so it is not checked",
        "write {\"environment\": {\"device\": \"iphone-16\"}, \"frames\": {…}}")
    }
    return layouts.compactMap { value in
      guard value.isComplete, let members = fields.object(value, "a layout", LayoutFields.layout) else { return nil }
      _ = fields.string(members["comment"])
      return Layout(place: value.place, environment: members["environment"], members: members)
    }
  }

  private mutating func readChrome(_ members: JSONMembers, over general: Screen.Chrome) -> Screen.Chrome {
    var chrome = general
    chrome.hidesStatusBar = fields.bool(members["hidesStatusBar"]) ?? chrome.hidesStatusBar
    chrome.hidesHomeIndicator = fields.bool(members["hidesHomeIndicator"]) ?? chrome.hidesHomeIndicator
    chrome.showsKeyboard = fields.bool(members["showsKeyboard"]) ?? chrome.showsKeyboard
    guard let edges = members["deferredEdges"], edges.value.isSomething else { return chrome }
    chrome.deferredEdges = Set(fields.values(edges, of: "edges", "the edge", "an edge", as: Screen.Edge.self))
    return chrome
  }
}
