import InterfaceBuilder

/// The paths of segues to the controllers of a document.
///
/// One pass covers all controllers: separate searches would each follow a long path as a whole.
struct ControllerPaths: Sendable {
  /// The segues with which a controller may fill the window; others present it in a sheet, a popover or another view.
  private static let windowSegues: Set<String> = ["relationship", "show", "push"]

  /// The containers that give each of their controllers the whole window.
  private static let containers: Set<String> = ["navigationController", "tabBarController"]

  /// The segues that keep the navigation bar.
  private static let pushes: Set<String> = ["show", "push", "showDetail"]

  /// The bars around a controller.
  struct Bars: OptionSet, Hashable {
    let rawValue: Int

    static let navigationBar = Bars(rawValue: 1)
    static let largeTitle = Bars(rawValue: 2)
    static let tabBar = Bars(rawValue: 4)
  }

  /// A segue between two controllers, with the identifier of the destination.
  private struct Path {
    var from: Int
    var source: String?
    var destination: String
    var segue: InterfaceConnection
  }

  /// The identifiers of the destinations of all segues.
  private(set) var shown: Set<String?> = []
  /// The identifiers of the controllers that an embed segue places in a container view.
  private(set) var embedded: Set<String?> = []
  /// The identifiers of the controllers that some path shows in a part of the window, by whether the document is shown
  /// at launch.
  private var partial: [Bool: Set<String?>] = [:]
  private var bars: [Bars: Set<String?>] = [:]

  /// Follows the segues of a document.
  init(of document: InterfaceDocument) {
    var paths: [Path] = []
    var controllers: [Int: Int?] = [:]
    var leadsNowhere: Set<String?> = []
    for segue in document.connections where segue.kind == .segue {
      shown.insert(segue.destination)
      if segue.name == "embed" { embedded.insert(segue.destination) }
      let from = segue.owner.flatMap { owner in
        if let known = controllers[owner] { return known }
        let found = document.chain(from: owner).first { document.objects[$0].kind == .controller }
        controllers[owner] = .some(found)
        return found
      }
      guard let from else {
        leadsNowhere.insert(segue.destination)
        continue
      }
      paths.append(
        Path(from: from, source: document.objects[from].id, destination: segue.destination, segue: segue))
    }
    findPartial(paths, leadsNowhere, in: document)
    findBars(paths, in: document)
  }

  /// Whether a controller fills the window on every path to it.
  func fillsWindow(_ id: String?, isMain: Bool) -> Bool { partial[isMain]?.contains(id) == false }

  /// Returns the bars that the ancestors of a controller show.
  func bars(around id: String?) -> Bars {
    bars.reduce(into: []) { all, found in
      if found.value.contains(id) { all.insert(found.key) }
    }
  }

  private mutating func findPartial(_ paths: [Path], _ leadsNowhere: Set<String?>, in document: InterfaceDocument) {
    // Outside of a navigation controller, a shown controller is a sheet.
    let rooted = paths.filter {
      $0.segue.name == "relationship" && document.objects[$0.from].tag == "navigationController"
    }
    let pushed = Self.reached(from: Set(rooted.map(\.destination)), along: paths) {
      $0.segue.name != "relationship" && Self.windowSegues.contains($0.segue.name)
    }
    var starts = leadsNowhere
    for path in paths {
      let isRelationship = path.segue.name == "relationship"
      let stays =
        isRelationship
        ? Self.containers.contains(document.objects[path.from].tag) : pushed.contains(path.source)
      if !stays || !Self.windowSegues.contains(path.segue.name) { starts.insert(path.destination) }
    }
    let unshown = document.objects.filter { $0.kind == .controller }.map(\.id).filter { !shown.contains($0) }
    for isMain in [false, true] {
      // Code presents the initial screen of another storyboard, possibly in a sheet.
      let unshown = unshown.filter { !(isMain && $0 == document.settings.initialController) }
      // A cycle of segues shows nothing that no other path shows.
      partial[isMain] = Self.reached(from: starts.union(unshown), along: paths) { _ in true }
    }
  }

  private mutating func findBars(_ paths: [Path], in document: InterfaceDocument) {
    let rooted = paths.filter { $0.segue.relationship == "rootViewController" }
    let titled = rooted.filter { path in
      document.objects[path.from].element.child("navigationBar")?.flag("largeTitles") == true
    }
    let tabs = paths.filter {
      $0.segue.relationship == "viewControllers" && document.objects[$0.from].tag == "tabBarController"
    }
    for (bar, starts) in [(Bars.navigationBar, rooted), (.largeTitle, titled), (.tabBar, tabs)] {
      bars[bar] = Self.reached(from: Set(starts.map(\.destination)), along: paths) { path in
        switch path.segue.relationship {
        case "rootViewController": true
        case nil: Self.pushes.contains(path.segue.name)
        default: false
        }
      }
    }
  }

  /// Returns the controllers that are reachable through matching segues, including the starts.
  private static func reached(
    from starts: Set<String?>, along paths: [Path], where isMeant: (Path) -> Bool
  ) -> Set<String?> {
    let following = Dictionary(grouping: paths.filter(isMeant), by: \.source).mapValues { $0.map(\.destination) }
    var found = starts
    var open = Array(starts)
    while let next = open.popLast() {
      // A controller without an identifier can be the start of a path, but not its end.
      for destination in following[next] ?? [] where found.insert(destination).inserted { open.append(destination) }
    }
    return found
  }
}
