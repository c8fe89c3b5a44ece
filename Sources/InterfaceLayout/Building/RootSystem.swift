import Adaptivity
import AuditModel
import AutoLayout
import InterfaceBuilder

/// The boxes and constraints of a root under some conditions.
///
/// Margins and safe areas depend on frames, so the frames of the last pass are an input.
struct RootSystem {
  let tree: RootTree
  let conditions: LayoutConditions
  let contents: [ContentSize?]
  let areas: ViewAreas
  var solver: LayoutSolver
  /// The box of each node.
  var boxes: [Box] = []
  /// The box of the content of each scroll view, by node.
  var scrollContents: [Int: Box] = [:]
  /// The boxes of guides that only their constraints position, by the index of the object.
  var guideBoxes: [Int: Box] = [:]
  /// The constraints of the document, as indices, with the solver's identifiers.
  var constraintIDs: [(id: ConstraintID, constraint: Int)] = []
  /// Whether a constraint depends on areas of inner views, and thus on frames, not only on the root's width.
  var usesInnerAreas = false
  /// The parts that are not understood.
  private(set) var unresolved: [UnresolvedElement] = []
  private var noted: Set<UnresolvedElement> = []

  /// Creates the system from the frames of the last pass and the content sizes of each node.
  init(_ tree: RootTree, _ conditions: LayoutConditions, frames: [Frame], contents: [ContentSize?]) {
    self.init(tree, conditions, ViewAreas(tree, conditions, frames: frames), contents: contents)
  }

  /// Creates the system from the areas and content sizes of all nodes.
  init(_ tree: RootTree, _ conditions: LayoutConditions, _ areas: ViewAreas, contents: [ContentSize?]) {
    self.tree = tree
    self.conditions = conditions
    self.contents = contents
    self.areas = areas
    solver = LayoutSolver(direction: conditions.direction)
    for node in tree.nodes.indices { addBox(node) }
    for node in tree.nodes.indices {
      setContentSize(of: node)
      if isPlacedByFrame(node) { addFrame(of: node) }
      if tree.object(of: node).tag == "stackView" { addStack(node) }
    }
    addCell()
    for index in tree.ownConstraints { addConstraint(index) }
  }

  // MARK: Boxes

  private mutating func addBox(_ node: Int) {
    let object = tree.object(of: node)
    var traits = BoxTraits()
    traits.insets = insets(of: node)
    if ViewContents.of(object) == nil { note(.kind, object) }
    traits.firstBaseline = (contents[node]?.firstBaseline ?? traits.insets.top) - traits.insets.top
    traits.lastBaseline = (contents[node]?.lastBaseline ?? traits.insets.bottom) - traits.insets.bottom
    let box = newBox(node, traits)
    boxes.append(box)
    if node == 0, conditions.height == nil { addFreeRoot(box) }
    if RootTree.scrolls(object) {
      let content = solver.addBox()
      scrollContents[node] = content
      add(LayoutConstraint(content[.left], .equal, box[.left]))
      add(LayoutConstraint(content[.top], .equal, box[.top]))
    }
  }

  /// The distances from the frame of a view to its alignment rectangle.
  func insets(of node: Int) -> AlignmentInsets { ViewContents.insets(of: tree.object(of: node), conditions.generation) }

  private mutating func newBox(_ node: Int, _ traits: BoxTraits) -> Box {
    do {
      guard node == 0, let height = conditions.height else { return try solver.addBox(traits) }
      return try solver.addFixedBox(Frame(width: conditions.width, height: height), traits)
    } catch {
      note(.number, tree.object(of: node))
      return solver.addBox()
    }
  }

  /// The priority with which a table row stays as low as possible (UIKit, `UILayoutPriority.fittingSizeLevel`).
  private static let fittingSize = Priority(50)

  private mutating func addFreeRoot(_ box: Box) {
    add(LayoutConstraint(box[.left], .equal))
    add(LayoutConstraint(box[.top], .equal))
    add(LayoutConstraint(box[.width], .equal, constant: conditions.width))
    if let priority = Self.fittingSize { add(LayoutConstraint(box[.height], .equal, priority: priority)) }
  }

  private mutating func setContentSize(of node: Int) {
    let object = tree.object(of: node)
    guard let size = contents[node] ?? placeholder(of: object), node != 0 || conditions.height == nil else { return }
    let insets = insets(of: node)
    for axis in Axis.allCases {
      guard let length = axis == .horizontal ? size.width : size.height else { continue }
      let name = axis == .horizontal ? "horizontal" : "vertical"
      let own = IntrinsicSize(
        max(0, length - insets.sum(axis)),
        hugging: object.element.number("\(name)HuggingPriority").flatMap(Priority.init) ?? .low,
        compressionResistance: object.element.number("\(name)CompressionResistancePriority").flatMap(Priority.init)
          ?? cellResistance(of: node, along: axis) ?? .high)
      do { try solver.setIntrinsicSize(own, of: boxes[node], along: axis) } catch { note(.number, object) }
    }
  }

  /// The size of a view without contents, only on the canvas; nil for none.
  private func placeholder(of object: InterfaceObject) -> ContentSize? {
    guard conditions.isCanvas else { return nil }
    let (width, height) =
      (object.element.number("placeholderIntrinsicWidth"), object.element.number("placeholderIntrinsicHeight"))
    return width == nil && height == nil ? nil : ContentSize(width: width, height: height)
  }

  /// Adds a constraint; returns nil if one of its numbers is unusable.
  @discardableResult mutating func add(_ constraint: LayoutConstraint) -> ConstraintID? {
    let countsAll = conditions.relaxation?.keepsOptional ?? true
    guard countsAll || constraint.priority == .required else { return nil }
    return try? solver.add(constraint)
  }

  mutating func note(_ cause: UnresolvedElement.Cause, _ object: InterfaceObject) {
    note(UnresolvedElement(cause, object))
  }

  mutating func note(_ part: UnresolvedElement) {
    if noted.insert(part).inserted { unresolved.append(part) }
  }
}
