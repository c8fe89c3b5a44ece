internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The font sizes of one element in the environments of its screen.
struct ElementSizes {
  /// The font size in one environment.
  struct Entry {
    var place: SetVerdict.Place
    var category: ContentSizeCategory
    var size: Double
  }

  /// The element as described in the first environment.
  var element: LayoutElement
  /// One entry per environment in which the size is known.
  ///
  /// Never empty.
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
        let entry = Entry(place: .init(screen: screen, element: index), category: category, size: size)
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
