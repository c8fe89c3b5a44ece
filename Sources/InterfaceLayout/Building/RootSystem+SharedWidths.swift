import Adaptivity
import AutoLayout
package import InterfaceBuilder

/// The shares that UIKit gives multi-line labels in a horizontal stack view.
///
/// Apple does not document these shares. Up to iOS 14, each such label requests an equal share, more strongly than
/// texts resist compression. From iOS 15, different priorities decide instead.
///
/// Source: openradar 39275811 and 41192642 (the constraint `UISV-text-width-disambiguation`, its constant and
/// priority); useyourloaf.com, "Stack View Changes In iOS 15".
package enum SharedWidths {
  /// The difference between the priority of the share and the label's compression resistance.
  static let abovePriority = 10.0

  /// Returns the given views, in document order, that are in a stack view with possible shares.
  package static func objects(among views: [Int], in document: InterfaceDocument) -> Set<Int> {
    let arranged = Dictionary(grouping: views.filter { document.objects[$0].key == nil }) {
      document.objects[$0].parent
    }
    let stacks = arranged.filter { stack, views in
      stack.map { mayExist(in: document.objects[$0], arranging: views.map { document.objects[$0] }) } ?? false
    }
    return views.reduce(into: []) { shared, view in
      let parent = document.objects[view].parent
      if stacks[parent] != nil || parent.map(shared.contains) == true { shared.insert(view) }
    }
  }

  /// Returns whether a stack view may give shares to its views: it is horizontal, fills its width, and arranges a
  /// multi-line label next to another view.
  private static func mayExist(in stack: InterfaceObject, arranging views: [InterfaceObject]) -> Bool {
    guard let facts = StackFacts(stack), facts.distribution == "fill", views.count > 1 else { return false }
    // A size class may change the axis.
    let mayBeHorizontal = !facts.isVertical || stack.variations.contains { $0.element["axis"] != nil }
    return mayBeHorizontal && views.contains(where: isWrapped)
  }

  /// Whether an object is a multi-line label.
  static func isWrapped(_ object: InterfaceObject) -> Bool { object.tag == "label" && (object.statedLines ?? 1) != 1 }
}

extension RootSystem {
  /// Adds the shares of multi-line labels.
  mutating func shareWidth(of node: Int, among views: [Int], _ rules: StackRules) {
    // The canvas in Xcode 13 and later does not apply shares.
    guard rules.axis == .horizontal, views.count > 1, !conditions.isCanvas, conditions.relaxation?.sharesWidths ?? true
    else { return }
    let count = Double(views.count)
    let margins = rules.usesMargins ? areas.margins[node] : Insets()
    let taken = rules.spacing * (count - 1) + margins.left + margins.right
    for view in views where SharedWidths.isWrapped(tree.object(of: view)) {
      let resistance = tree.object(of: view).element.number("horizontalCompressionResistancePriority")
      guard let priority = Priority((resistance ?? Priority.high.value) + SharedWidths.abovePriority) else { continue }
      add(
        LayoutConstraint(
          boxes[view][.width], .equal, boxes[node][.width], multiplier: 1 / count, constant: -taken / count,
          priority: priority))
    }
  }
}
