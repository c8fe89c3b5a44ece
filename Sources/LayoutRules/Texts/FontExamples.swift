internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Screens with one text, for the examples of rules on fonts.
struct FontExamples {
  /// Returns a screen on a phone at several text sizes, with one text whose size may grow.
  static func set(
    at categories: [ContentSizeCategory], _ flags: LayoutElement.Flags = [],
    _ content: @escaping (inout LayoutElement.Content) -> Void, grow: (Double) -> Double? = { _ in nil }
  ) -> ScreenSet {
    let screens = categories.enumerated().map { step, category in
      let size = grow(Double(step))
      return ScreenExamples.on(
        "iphone-16", .portrait, category: category,
        [
          ScreenExamples.element("note", .text, (16, 100, 300, 80), flags) {
            content(&$0)
            if let size { $0.size = size }
          }
        ])
    }
    return ScreenSet(name: "Beds", screens: screens)
  }
}
