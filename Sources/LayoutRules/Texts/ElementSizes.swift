internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// The font sizes of one element in the environments of its screen.
struct ElementSizes {
  /// The font size in one environment.
  struct Entry {
    /// The index of the screen in the set.
    var screen: Int
    /// The index of the element on the screen.
    var index: Int
    var category: ContentSizeCategory
    var size: Double
  }

  /// The element as described in the first environment.
  var element: LayoutElement
  /// One entry per environment in which the size is known.
  ///
  /// The list is never empty.
  var entries: [Entry]

  /// Returns the font sizes of the elements selected by a closure, in order of first appearance.
  ///
  /// Elements without a known size are skipped, and so are elements in bars.
  static func all(in set: ScreenSet, where isAsked: (LayoutElement) -> Bool) -> [ElementSizes] {
    var all: [ElementSizes] = []
    var places: [String: Int] = [:]
    for (screen, measured) in set.screens.enumerated() {
      let category = measured.layout.environment.category
      let elements = measured.layout.elements
      /// The expected index of the next element.
      ///
      /// Most environments list elements in the same order.
      var next = 0
      for index in elements.indices {
        guard elements[index].sharedContent != nil, elements[index].role != .barItem else { continue }
        let outline = measured.outline.entries[index]
        guard outline.isShown, outline.bar == nil, !elements[index].flags.contains(.decorative),
          isAsked(elements[index]), let size = elements[index].fontSize(at: category)
        else { continue }
        let entry = Entry(screen: screen, index: index, category: category, size: size)
        let id = elements[index].id
        let place = next < all.count && all[next].element.id == id ? next : places[id]
        next = (place ?? all.count) + 1
        if let place {
          all[place].entries.append(entry)
        } else {
          places[id] = all.count
          all.append(ElementSizes(element: elements[index], entries: [entry]))
        }
      }
    }
    return all
  }

  /// Whether the font size follows the text size, or nil if that is unknown.
  var followsTextSize: Bool? {
    if element.flags.contains(.fixedSize) { return false }
    if element.flags.contains(.scalesWithTextSize) || element.sharedContent?.value.size == nil { return true }
    guard let first = entries.first, Set(entries.map(\.category)).count > 1 else { return nil }
    return entries.contains { abs($0.size - first.size) > 0.001 }
  }
}

extension ScreenSet {
  /// Returns the screens that some font sizes are from.
  func screens(of entries: [ElementSizes.Entry]) -> [ScreenMeasurement] { entries.map { screens[$0.screen] } }

  /// Reports the texts selected by a closure that have the same size at every text size.
  ///
  /// Secondary texts are exempt.
  func reportFixedSizes(
    to outcome: inout OutcomeBuilder, remedy: String, where isAsked: (LayoutElement) -> Bool
  ) {
    for sizes in ElementSizes.all(in: self, where: { !$0.flags.contains(.secondary) && isAsked($0) }) {
      outcome.checked()
      let follows = sizes.followsTextSize
      guard follows != true else { continue }
      let (first, screens) = (sizes.entries[0], screens(of: sizes.entries))
      let font = sizes.element.sharedContent?.value.family.map { " in \(Quotation($0))" } ?? ""
      let name = sizes.element.shownName + font
      if follows == false {
        outcome.add(
          .warning, first.index, on: screens, "\(name) stays at \(Points(first.size)) at every text size",
          remedy: remedy)
      } else {
        outcome.needsReview(
          first.index, on: screens, .notDescribed,
          "the layouts do not state whether \(name) at \(Points(first.size)) follows the text size")
      }
    }
  }
}
