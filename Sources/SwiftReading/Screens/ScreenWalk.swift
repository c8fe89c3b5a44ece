internal import AuditModel
internal import SwiftTrees

/// Creates the outline of a screen by walking its code from the outside inwards.
struct ScreenWalk {
  let finder: ScreenFinder
  /// The bodies of all screens.
  let screens: Set<SourceNode>
  /// The body of this screen.
  private let root: SourceNode
  private(set) var elements: [CodeElement] = []
  private(set) var unresolved: [UnresolvedElement] = []
  private var known: Set<UnresolvedElement> = []
  /// The numbers of the boxes for views that the sources do not declare.
  private var foreign: Set<Int> = []
  /// The numbers of the boxes without content.
  private var dropped: Set<Int> = []
  private var steps = 0
  private var depth = 0
  private var isFull = false

  /// The maximum number of elements in a screen (our own limit).
  private static let mostElements = 2_000
  /// The maximum number of expressions to visit in a screen (our own limit).
  private static let mostSteps = 100_000
  /// The maximum nesting of expressions (our own limit).
  private static let deepest = 200
  /// The maximum nesting of the app's own views (our own limit).
  private static let deepestViews = 16

  /// Starts at the body of a screen.
  init(finder: ScreenFinder, screens: Set<SourceNode>, of body: SourceNode) {
    (self.finder, self.screens, root) = (finder, screens, body)
  }

  /// Walks the whole screen.
  mutating func run() {
    let frame = ScreenFrame(root, context: finder.callers.context(of: root))
    walk(body: root, ScreenPosition(frame: frame))
  }

  /// The elements without empty boxes.
  var outline: [CodeElement] {
    var numbers: [Int] = []
    var kept: [CodeElement] = []
    for (number, element) in elements.enumerated() {
      guard !dropped.contains(number) else {
        // The contents of a dropped box move to the enclosing box.
        numbers.append(element.parent.map { numbers[$0] } ?? -1)
        continue
      }
      numbers.append(kept.count)
      var element = element
      element.parent = element.parent.map { numbers[$0] }.flatMap { $0 < 0 ? nil : $0 }
      kept.append(element)
    }
    return kept
  }

  // MARK: Elements

  /// Adds a box or text; returns its number, or nil if the outline is full.
  mutating func add(
    _ name: String, _ kind: CodeElement.Kind, at node: SourceNode, _ position: ScreenPosition,
    text: CodeElement.Text? = nil
  ) -> Int? {
    guard !isFull, elements.count < Self.mostElements else {
      stop(at: node)
      return nil
    }
    elements.append(CodeElement(name, kind, at: node.nameLocation, in: position.parent, text: text))
    return elements.count - 1
  }

  /// Sets the text of a box.
  mutating func set(_ text: CodeElement.Text, of box: Int) { elements[box].text = text }

  /// Whether a box has its own text.
  func hasText(_ box: Int) -> Bool { elements[box].text != nil }

  /// Adds a box with the content that a closure adds, unless the content is empty.
  mutating func box(
    _ name: String, at node: SourceNode, _ position: ScreenPosition, isAlone: Bool = false,
    _ content: (inout ScreenWalk, ScreenPosition) -> Void
  ) {
    guard let box = add(name, .container, at: node, position) else { return }
    content(&self, position.inside(box, isAlone: isAlone))
    if elements[box].text == nil, (box + 1..<elements.count).allSatisfy(dropped.contains) { drop(box) }
  }

  /// Records code that may draw more than the outline shows.
  mutating func note(_ name: String, _ cause: UnresolvedElement.Cause, at node: SourceNode) {
    let part = UnresolvedElement(name, cause, at: node.nameLocation)
    if known.insert(part).inserted { unresolved.append(part) }
  }

  private mutating func stop(at node: SourceNode) {
    guard !isFull else { return }
    isFull = true
    note(finder.index.types.scope(of: root), .limit, at: node)
  }

  /// Whether a box is for a view that the sources do not declare.
  func isForeign(_ box: Int) -> Bool { foreign.contains(box) }

  /// Marks a box as a view that the sources do not declare.
  mutating func markForeign(_ box: Int, at node: SourceNode) {
    foreign.insert(box)
    note(elements[box].name, .view, at: node)
  }

  /// The elements after a box, without dropped boxes.
  func content(of box: Int) -> some Sequence<CodeElement> {
    (box + 1..<elements.count).lazy.filter { !dropped.contains($0) }.map { elements[$0] }
  }

  /// Removes a box but keeps its contents.
  mutating func drop(_ box: Int) { dropped.insert(box) }

  /// Whether the last recorded problem is at a call.
  func isStopped(at call: SourceNode) -> Bool { unresolved.last?.location == call.nameLocation }

  // MARK: Expressions

  /// Walks the statements or the value of a declaration.
  mutating func walk(body: SourceNode, _ position: ScreenPosition) {
    for part in body.children where ![.attribute, .typeName, .parameter, .inherited].contains(part.kind) {
      walk(part, position)
    }
  }

  /// Walks the statements of a closure, or an expression.
  mutating func walk(_ node: SourceNode, _ position: ScreenPosition) {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard !isFull, steps < Self.mostSteps, depth < Self.deepest else { return stop(at: node) }
    switch node.kind {
    case .call: chain(node, position)
    case .name, .member: named(node, position)
    case .choice: choice(node, position)
    case .result, .argument: if node.name.isEmpty, let value = node.first { walk(value, position) }
    case .block, .closure, .trailing, .sum: for child in node.children { walk(child, position) }
    case .element: if position.isSure { note(node.first?.shownPath ?? "[]", .content, at: node) }
    default: break
    }
  }

  /// Walks the branches of a choice, each in its own box.
  private mutating func choice(_ node: SourceNode, _ position: ScreenPosition) {
    let parts = node.children.filter { ![.condition, .property].contains($0.kind) }
    switch node.name {
    case "switch":
      for part in parts { box("case", at: part, position, isAlone: position.isAlone) { $0.walk(part, $1) } }
    case "if":
      var name = "if"
      var next: SourceNode? = node
      while let current = next {
        next = nil
        for part in current.children where ![.condition, .property].contains(part.kind) {
          if part.kind == .choice {
            (next, name) = (part, "else if")
          } else {
            box(name, at: part, position, isAlone: position.isAlone) { $0.walk(part, $1) }
            name = "else"
          }
        }
      }
    case "?":
      for (part, name) in zip(parts, ["if", "else"]) {
        box(name, at: part, position, isAlone: position.isAlone) { $0.walk(part, $1) }
      }
    case "guard", "do": break
    default: for part in parts { walk(part, position) }
    }
  }

  // MARK: The app's own views

  /// Adds a box with the content of one of the app's own bodies, and returns its number; nil if there is none.
  ///
  /// `isKnown` means that ``ViewCallers/uses`` has the same use, so that the code around it affects the texts in the
  /// body. `slots` are the expressions in the body that draw views of the calling code.
  @discardableResult
  mutating func enter(
    _ body: SourceNode, named name: String, from site: SourceNode, isKnown: Bool, slots: [SourceNode: ScreenSlot] = [:],
    _ position: ScreenPosition
  ) -> Int? {
    if position.isAlone, body != root, screens.contains(body) { return add(name, .screen, at: site, position) }
    guard let box = add(name, .view, at: site, position) else { return nil }
    guard !position.frame.isIn(body) else {
      note(name, .recursion, at: site)
      return box
    }
    guard position.frame.depth < Self.deepestViews else {
      note(name, .limit, at: site)
      return box
    }
    let outer = position.frame
    var context = finder.callers.context(of: body)
    if isKnown {
      context = ViewContext(of: site, role: .text, finder.components, isBody: true)
      if let around = outer.context { context?.inherit(around) }
    }
    let passed = outer.passed.union(site.arguments.compactMap { $0.first?.location })
    let frame = ScreenFrame(body, context: context, passed: passed, slots: slots, in: outer, from: site)
    walk(body: body, ScreenPosition(frame: frame, parent: box))
    return box
  }

  /// Walks the views of a slot that the body draws here.
  mutating func draw(_ slot: ScreenSlot, _ position: ScreenPosition) {
    // Several branches of a body may draw the same views; only the first shows them.
    guard !slot.isDrawn else { return }
    slot.isDrawn = true
    walk(slot.content, ScreenPosition(frame: slot.frame, parent: position.parent))
  }
}

extension SourceNode {
  /// The expression as a path such as `item.title`; nil for any other expression.
  var shownPath: String? {
    let callee = kind == .call ? first : self
    guard let names = callee?.path, !names.isEmpty else { return nil }
    return names.joined(separator: ".") + (kind == .call ? "()" : "")
  }
}
