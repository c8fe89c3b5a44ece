import Adaptivity
import AutoLayout
import InterfaceBuilder

/// Measures the size that a root allows for its texts in one window.
struct RoomProbe {
  /// The available size of a text, in points.
  struct Space {
    /// The largest width.
    var width: Double
    /// The largest height.
    var height: Double
    /// Whether the text has this width for all contents of all views.
    var isWidthFixed: Bool
  }

  private let outline: LayoutOutline
  private let root: LayoutRoot
  private let conditions: LayoutConditions
  private let relaxation: LayoutRelaxation
  /// The views of the root, including those that code may hide.
  private let tree: RootTree
  /// The frames by object for contents of minimum and maximum size; nil if not requested.
  private var small: [Int: Rect]?
  private let large: [Int: Rect]?
  /// The objects whose frames the constraints do not determine.
  private var open: Set<Int> = []
  /// The systems by the views that stay although code may hide them.
  private var systems: [Set<Int>: RootSystem] = [:]
  /// The systems whose required constraints conflict, regardless of text sizes.
  private var contradictory: Set<Set<Int>> = []

  /// A length that no window reaches, in points.
  static let unlimited = 10_000.0
  /// The priority of the measured text: higher than every optional constraint.
  private static let importance = Priority(999.9)
  private static let tolerance = 0.01

  /// Lays out the root; `isExact` also finds out whether widths depend on contents, which takes longer.
  init(
    _ outline: LayoutOutline, _ root: LayoutRoot, _ conditions: LayoutConditions, _ relaxation: LayoutRelaxation,
    isExact: Bool
  ) {
    (self.outline, self.root, self.conditions, self.relaxation) = (outline, root, conditions, relaxation)
    tree = RootTree(root, in: outline, conditions)
    guard isExact else {
      large = nil
      return
    }
    let solver = RootSolver(outline)
    let layouts = [0, Self.unlimited].map { length in
      solver.layout(root, conditions, content: UniformSizes(document: outline.document, length: length))
    }
    (small, large) = (Self.frames(of: layouts[0]), Self.frames(of: layouts[1]))
    // An unknown part may affect any frame.
    let isComplete = layouts.allSatisfy(\.isComplete)
    open = Set(layouts.flatMap(\.elements).filter { $0.isUndetermined || !isComplete }.map(\.object))
    open.formUnion(openWithoutContents())
  }

  private static func frames(of layout: SceneLayout) -> [Int: Rect] {
    Dictionary(layout.elements.map { ($0.object, $0.frame) }) { first, _ in first }
  }

  /// Returns the objects whose widths are not determined by required constraints alone.
  ///
  /// In layouts with uniform contents, neighbours share the same width if one of them has both the larger resistance
  /// and the smaller hugging. Other contents may divide it differently.
  private func openWithoutContents() -> Set<Int> {
    var required = conditions
    required.relaxation = LayoutRelaxation()
    var system = RootSystem(tree, required, frames: storedFrames(of: tree), contents: tree.nodes.map { _ in nil })
    let dimensions = system.solve { $0.ambiguousDimensions() }
    let nodes = Dictionary(system.boxes.enumerated().map { ($1, $0) }) { first, _ in first }
    let widths = dimensions.filter { $0.isSize && $0.axis == .horizontal }
    return Set(widths.compactMap { nodes[$0.box] }.map { tree.nodes[$0].object })
  }

  /// Returns the frames of views without contents by object, for the margins and safe areas of stored frames.
  private func framesWithoutContents() -> [Int: Rect] {
    let content = UniformSizes(document: outline.document, length: 0)
    let contents = tree.nodes.map { content.size(of: $0.object, width: nil) }
    var system = RootSystem(tree, conditions, frames: storedFrames(of: tree), contents: contents)
    let solution = system.solve { $0.solve() }
    let frames = zip(tree.nodes, system.boxes).map { ($0.object, Rect(solution[$1])) }
    return Dictionary(frames) { first, _ in first }
  }

  /// Returns the available size of a text; nil if its object does not exist in these size classes.
  mutating func space(of object: Int) -> Space? {
    let chain = outline.document.chain(from: object)
    let kept = relaxation.hidden.intersection(chain)
    var system = systems[kept] ?? makeSystem(keeping: kept)
    // With a reference in the dictionary, each change would copy the whole system.
    systems[kept] = nil
    if systems.count >= Self.mostSystems(of: tree) { systems = [:] }
    defer { systems[kept] = system }
    guard let node = system.tree.nodeOfObject[object], let importance = Self.importance else { return nil }
    let unknown = Space(width: Self.unlimited, height: Self.unlimited, isWidthFixed: false)
    if contradictory.contains(kept) { return unknown }
    let box = system.boxes[node]
    let asked = IntrinsicSize(Self.unlimited, hugging: .low, compressionResistance: importance)
    let axes = Axis.allCases
    for axis in axes { try? system.solver.setIntrinsicSize(asked, of: box, along: axis) }
    let solution = system.solve { $0.solve() }
    let frame = solution[box]
    for axis in axes { try? system.solver.setIntrinsicSize(nil, of: box, along: axis) }
    // UIKit may break a different constraint than the solver.
    guard solution.conflicts.isEmpty else {
      contradictory.insert(kept)
      return unknown
    }
    guard solution.isSettled else { return unknown }
    let isFixed = [small, large].allSatisfy { frames in
      frames?[object].map { ($0.width - frame.width).magnitude < Self.tolerance } ?? false
    }
    return Space(width: frame.width, height: frame.height, isWidthFixed: isFixed && !open.contains(object))
  }

  /// The maximum number of systems in memory (our own limit: those of a large root take up to 80 MB each).
  private static func mostSystems(of tree: RootTree) -> Int { max(1, 200_000 / (tree.nodes.count * tree.nodes.count)) }

  private mutating func makeSystem(keeping kept: Set<Int>) -> RootSystem {
    var conditions = conditions
    var relaxation = relaxation
    relaxation.hidden.subtract(kept)
    conditions.relaxation = relaxation
    let tree = relaxation.hidden.isEmpty ? tree : RootTree(root, in: outline, conditions)
    let contents: [ContentSize?] = tree.nodes.map { _ in nil }
    var frames = storedFrames(of: tree)
    // The width of the root determines its readable content guide.
    frames[0].width = conditions.width
    let system = RootSystem(tree, conditions, frames: frames, contents: contents)
    guard system.usesInnerAreas else { return system }
    let known = small ?? framesWithoutContents()
    small = known
    frames = zip(tree.nodes, frames).map { node, stored in known[node.object].map { Frame($0) } ?? stored }
    return RootSystem(tree, conditions, frames: frames, contents: contents)
  }

  private func storedFrames(of tree: RootTree) -> [Frame] {
    tree.nodes.map { $0.stored ?? Frame(width: 0, height: 0) }
  }
}
