/// The constraints of a document that limit the width of texts, found once for all of them.
struct WidthLimits: Sendable {
  /// The constraints with a constant width by the identifier of the view, as indices.
  private var constants: [String: [Int]] = [:]
  /// The scroll views whose content is as wide as they are.
  private(set) var verticalScrollViews: Set<Int> = []
  /// The identifiers of the subviews and constraints that a size class adds or removes.
  private var varied: Set<String> = []

  init(of document: DocumentWalk, elements: some Sequence<InterfaceElement>) {
    for element in elements where element.name == "include" || element.name == "exclude" {
      if let id = element["reference"] { varied.insert(id) }
    }
    for (index, constraint) in document.constraints.enumerated() where constraint.first.attribute == "width" {
      guard constraint.relation != .greaterThanOrEqual, constraint.priority == InterfaceConstraint.required,
        !constraint.isPlaceholder
      else { continue }
      let owner = constraint.owner.flatMap { document.objects[$0].id }
      guard let first = constraint.first.id ?? owner else { continue }
      if let second = constraint.second {
        guard second.attribute == "width", constraint.multiplier <= 1, let other = second.id ?? owner else { continue }
        addScrollViews(of: document, first, other)
        addScrollViews(of: document, other, first)
      } else if constraint.constant > 0, constraint.variations.isEmpty {
        constants[first, default: []].append(index)
      }
    }
  }

  /// Adds the scroll views around an object if another object that is as wide is the scroll view or around it.
  private mutating func addScrollViews(of document: DocumentWalk, _ inner: String, _ other: String) {
    guard let inside = Self.view(inner, in: document), let outside = Self.view(other, in: document) else { return }
    var around = document.objects[inside].parent
    while let index = around, index != document.objects[outside].parent {
      if document.objects[index].tag == "scrollView", Self.isAround(outside, index, document) {
        verticalScrollViews.insert(index)
      }
      around = document.objects[index].parent
    }
  }

  /// Returns whether an object is another one or around it.
  private static func isAround(_ outer: Int, _ inner: Int, _ document: DocumentWalk) -> Bool {
    var index: Int? = inner
    while let current = index {
      if current == outer { return true }
      index = document.objects[current].parent
    }
    return false
  }

  /// Returns the view with an identifier or a guide of it; nil for the content of a scroll view, which has another size.
  private static func view(_ id: String, in document: DocumentWalk) -> Int? {
    guard let index = document.byID[id] else { return nil }
    guard document.objects[index].tag == "viewLayoutGuide" else { return index }
    return document.objects[index].key == "contentLayoutGuide" ? nil : document.objects[index].parent
  }

  /// Returns the only constraint that gives a view a constant width in every size class; nil if there is none.
  func constantWidth(of id: String, in constraints: [InterfaceConstraint]) -> InterfaceConstraint? {
    guard let own = constants[id], own.count == 1 else { return nil }
    let found = constraints[own[0]]
    return found.id.map(varied.contains) == true ? nil : found
  }
}
