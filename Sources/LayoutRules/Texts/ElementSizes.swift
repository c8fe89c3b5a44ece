internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The sizes of the text of one element over the environments of its screen.
struct ElementSizes {
  /// The size in one environment.
  struct Entry {
    var place: SetVerdict.Place
    var category: ContentSizeCategory
    var size: Double
  }

  /// The element as it is described first.
  var element: LayoutElement
  /// One entry for each environment in which the size is known; never empty.
  var entries: [Entry]

  /// The sizes of elements, in the order in which these are met.
  ///
  /// - Parameters:
  ///   - set: The screen in all its environments.
  ///   - isAsked: Whether an element is asked about.
  /// - Returns: The elements whose sizes are known somewhere; those in bars are left out.
  static func all(in set: ScreenSet, where isAsked: (LayoutElement) -> Bool) -> [ElementSizes] {
    var all: [ElementSizes] = []
    var places: [String: Int] = [:]
    for (screen, measured) in set.screens.enumerated() {
      let category = measured.layout.environment.category
      let elements = measured.layout.elements
      /// Where the next one is looked for: most come in the same order in every environment.
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

  /// Whether the size follows the text size; nil where nobody can tell.
  var followsTextSize: Bool? {
    if element.flags.contains(.fixedSize) { return false }
    if element.flags.contains(.scalesWithTextSize) || element.sharedContent?.value.size == nil { return true }
    guard let first = entries.first, Set(entries.map(\.category)).count > 1 else { return nil }
    return entries.contains { abs($0.size - first.size) > 0.001 }
  }
}
