import AuditModel
import DynamicType
import TextEngine
import TextRules

/// The real fonts and a measurer, as tests use them.
struct Bench {
  let stack: FontStack
  var options: MeasureOptions

  init(platform: Platform = .ios) throws {
    stack = try FontStack(locator: FontLocator(fontDirectories: []))
    options = MeasureOptions(platform: platform)
  }

  /// A catalog of texts: key, language, text.
  static func catalog(_ texts: [(key: String, locale: String, text: String)]) -> Catalog {
    var catalog = Catalog()
    catalog.strings = texts.enumerated().map { index, text in
      LocalizedString(
        location: SourceLocation(file: "\(text.locale).json", line: index + 1, column: 1), key: text.key,
        text: text.text, locale: text.locale, group: "*.json")
    }
    return catalog
  }

  /// One text in one slot at every category.
  func measure(
    _ text: String, locale: String = "en", lineLimit: Int? = 1, placeholders: Bool = false,
    _ change: (inout Slot) -> Void = { _ in }
  ) throws -> [TextMeasurement] {
    var slot = options.slot
    change(&slot)
    return try Measurer(options: options, stack: stack).measure(
      MeasurementItem(text: text, hasPlaceholders: placeholders, locale: locale, slot: slot, lineLimit: lineLimit)
    ).measurements
  }
}

extension [TextMeasurement] {
  /// The measurement at a category.
  subscript(_ category: ContentSizeCategory) -> TextMeasurement? { first { $0.category == category } }
}
