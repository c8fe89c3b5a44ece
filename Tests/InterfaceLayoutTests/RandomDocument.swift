import AutoLayout
import InterfaceLayout
import TestSupport

/// A random xib of labels in nested views, which follow each other in rows and columns.
///
/// Constraints use leading and trailing edges, so that a layout from right to left mirrors one from left to right.
struct RandomDocument {
  /// A view with the view around it.
  struct View {
    /// The number of the view around it; nil for the root.
    var parent: Int?
    /// The size of a label's text in points; nil for a view without a text.
    var text: (width: Double, height: Double)?
  }

  /// A constraint between two views of one superview, or a view and its superview.
  struct Link {
    var first: Int
    var attribute: String
    var relation: String
    var second: Int?
    var other: String
    var constant: Double
    var priority: Double

    /// The element in the document.
    var element: String {
      let item = second.map { "v\($0)" } ?? "root"
      return Sample.constraint(
        "v\(first).\(attribute) \(relation) \(item).\(other) + \(constant)", "priority=\"\(priority)\"")
    }
  }

  private(set) var views: [View] = []
  private(set) var links: [Link] = []

  init(seed: UInt64, isContradictory: Bool = false) {
    var generator = SeededGenerator(seed: seed)
    addViews(in: nil, depth: 0, &generator)
    guard isContradictory, let link = links.first(where: { $0.relation == "=" && $0.priority == 1000 }) else { return }
    add(link.first, link.attribute, link.relation, link.second, link.other, link.constant + 5)
  }

  private mutating func addViews(in parent: Int?, depth: Int, _ generator: inout SeededGenerator) {
    var before: Int?
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = views.count
      let isContainer = depth < 2 && Int.random(in: 0..<3, using: &generator) == 0
      let text = (
        width: Double(Int.random(in: 0...500, using: &generator)) / 2,
        height: Double(Int.random(in: 10...100, using: &generator)) / 2
      )
      views.append(View(parent: parent, text: isContainer ? nil : text))
      place(index, after: before, in: parent, &generator)
      if isContainer { addViews(in: index, depth: depth + 1, &generator) }
      before = index
    }
  }

  private mutating func place(_ index: Int, after before: Int?, in parent: Int?, _ generator: inout SeededGenerator) {
    let isRow = Bool.random(using: &generator)
    for isHorizontal in [true, false] {
      let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
      let gap = Double(Int.random(in: 0...3, using: &generator)) * 8
      if let before, isRow == isHorizontal {
        add(index, start, "=", before, end, gap)
      } else if Int.random(in: 0..<4, using: &generator) == 0 {
        let center = isHorizontal ? "centerX" : "centerY"
        add(index, center, "=", before ?? parent, center, 0)
      } else {
        add(index, start, "=", before ?? parent, start, before == nil ? gap : 0)
      }
      add(index, end, "<=", parent, end, -gap, Bool.random(using: &generator) ? 1000 : 750)
      // Weaker than hugging: with the same priority, both sizes would be as good.
      if Bool.random(using: &generator) { add(index, end, "=", parent, end, -gap, 200) }
    }
  }

  private mutating func add(
    _ first: Int, _ attribute: String, _ relation: String, _ second: Int?, _ other: String, _ constant: Double,
    _ priority: Double = 1000
  ) {
    links.append(
      Link(
        first: first, attribute: attribute, relation: relation, second: second, other: other, constant: constant,
        priority: priority))
  }

  /// Makes the document, with its constraints in the order of `places`.
  func sample(_ places: [Int]? = nil) throws -> Sample {
    try Sample(
      element(nil), constraints: (places ?? Array(links.indices)).map { links[$0].element }.joined())
  }

  private func element(_ parent: Int?) -> String {
    views.indices.filter { views[$0].parent == parent }.map { index in
      if let text = views[index].text { return Sample.label("v\(index)", text.width, text.height) }
      return Sample.view("v\(index)", "view", "", "<subviews>\(element(index))</subviews>")
    }.joined()
  }
}
