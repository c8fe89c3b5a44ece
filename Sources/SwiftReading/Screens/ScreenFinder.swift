internal import AuditModel
internal import CodeValues
internal import Documents
internal import SwiftTrees

/// Finds the SwiftUI views that fill a window, sheet or tab, or that have a preview.
struct ScreenFinder: Sendable {
  let index: SourceIndex
  let components: Components
  let callers: ViewCallers
  /// The slots of view arguments that the configuration describes.
  let views: [String: [String: SlotFields]]
  let keys: ScreenKeys

  /// A view with the ways that lead to it.
  private struct Root {
    var name: String
    var location: SourceLocation
    var body: SourceNode
    var reachedBy: [CodeScreen.Reach]
  }

  /// The maximum number of elements in all screens together (our own limit); further screens have no outline.
  private static let mostElements = 200_000

  /// Returns the screens of all sources, by file and line.
  func screens(in trees: [SourceTree]) -> [CodeScreen] {
    let roots = roots(in: trees)
    let bodies = Set(roots.map(\.body))
    var count = 0
    var screens: [CodeScreen] = []
    // With groups, hostile sources cannot exhaust the memory before the limit applies.
    for start in stride(from: 0, to: roots.count, by: 64) {
      let group = Array(roots[start..<min(start + 64, roots.count)])
      let isFull = count > Self.mostElements
      let found = group.concurrentMap { root in
        var screen = CodeScreen(root.name, at: root.location, reachedBy: root.reachedBy)
        if isFull {
          screen.unresolved.append(.init(root.name, .limit, at: root.location))
        } else {
          var walk = ScreenWalk(finder: self, screens: bodies, of: root.body)
          walk.run()
          (screen.elements, screen.unresolved) = (walk.outline, walk.unresolved)
        }
        return screen
      }
      count += found.reduce(0) { $0 + $1.elements.count }
      screens += found
    }
    return screens
  }

  /// The views that are screens, by file and line.
  private func roots(in trees: [SourceTree]) -> [Root] {
    var reached: [SourceNode: [CodeScreen.Reach]] = [:]
    for tree in trees {
      for previewed in tree.previewed {
        guard let type = index.types.resolve(previewed.name, in: ""), index.types.inherits(type, from: "View"),
          let body = callers.bodies.body(of: type, seenFrom: tree.file)
        else { continue }
        reached[body, default: []].append(.init(.preview, at: previewed.location))
      }
    }
    for (body, uses) in callers.uses where body.name == "body" {
      for use in uses { reached[body, default: []] += ways(around: use, depth: 0) }
    }
    let order = Dictionary(uniqueKeysWithValues: CodeScreen.Way.allCases.enumerated().map { ($1, $0) })
    let roots = reached.compactMap { body, found -> Root? in
      guard !found.isEmpty else { return nil }
      let type = index.types.scope(of: body)
      let ways = Set(found).sorted { ((order[$0.way] ?? 0), $0.location) < ((order[$1.way] ?? 0), $1.location) }
      return Root(name: type, location: declaration(of: type, body).location, body: body, reachedBy: ways)
    }
    return roots.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  /// The declaration of the type around a body; the body itself if it is in an extension in another file.
  private func declaration(of type: String, _ body: SourceNode) -> SourceNode {
    if let around = body.parent, around.kind == .type { return around }
    let declared = index.types.entries[type]?.declarations ?? []
    return declared.first { $0.tree === body.tree } ?? (declared.count == 1 ? declared[0] : body)
  }

  // MARK: Ways

  /// The maximum number of properties and functions to follow between a view and its container (our own limit).
  private static let deepest = 4

  /// Returns the ways in which the code around a use presents the view separately.
  private func ways(around use: SourceNode, depth: Int) -> [CodeScreen.Reach] {
    var found: [CodeScreen.Reach] = []
    for (node, parent) in use.outwardSteps {
      switch parent.kind {
      case .argument, .trailing, .closure, .block, .choice, .result: break
      case .member: guard parent.first?.index == node.index else { return found }
      case .call:
        // A modifier shows its view in the same place.
        if node.kind == .member { break }
        guard let step = Self.step(outOf: node, parent) else { return found }
        if let way = step.way { found.append(.init(way, at: parent.nameLocation)) }
        if step.isLast { return found }
      case .property, .function:
        guard depth < Self.deepest, !parent.isLocal, parent.returnsView, parent.name != "body" else { return found }
        return found + (callers.uses[parent] ?? []).flatMap { ways(around: $0, depth: depth + 1) }
      default: return found
      }
    }
    return found
  }

  /// The modifiers that present their content separately.
  ///
  /// Source: Apple documentation of SwiftUI, Modal presentations.
  static let presentations: [String: CodeScreen.Way] = [
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
  ]

  /// Containers that show their content in place.
  static let transparent = APIList.placeContainers.names

  /// Returns how a call presents one of its parts; nil if the content is not presented separately.
  private static func step(outOf part: SourceNode, _ call: SourceNode) -> (way: CodeScreen.Way?, isLast: Bool)? {
    if let way = presentations[call.name] {
      return call.first?.kind == .member && part.label != "onDismiss" ? (way, true) : nil
    }
    guard call.first?.kind == .name else { return nil }
    switch call.name {
    case "NavigationStack", "NavigationView": return part.label == "path" ? nil : (.root, false)
    case "WindowGroup": return (.root, true)
    case "TabView", "Tab": return ["selection", "label"].contains(part.label) ? nil : (.tab, true)
    case "Group", "AnyView": return (nil, false)
    case "ForEach": return part.kind == .trailing ? (nil, false) : nil
    default: return nil
    }
  }
}
