import Adaptivity
import Audit
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import Previews
import TextRules

/// The measurers of one thread, by size category, and the writing directions of languages.
final class ScreenMeasurers {
  let auditor: Auditor
  /// Lays out the lines of a text.
  let maker: SceneMaker
  private var made: [ContentSizeCategory: Measurer] = [:]
  private var directions: [String: LayoutDirection] = [:]

  init(_ auditor: Auditor) throws {
    self.auditor = auditor
    maker = try SceneMaker(
      stack: auditor.stack, platform: auditor.options.platform, displayScale: auditor.options.displayScale)
  }

  func measurer(_ category: ContentSizeCategory) throws -> Measurer {
    if let known = made[category] { return known }
    var options = auditor.options
    options.categories = [category]
    let new = try Measurer(options: options, stack: auditor.stack)
    made[category] = new
    return new
  }

  /// Returns the writing direction of a language.
  func direction(of locale: String) -> LayoutDirection {
    if let known = directions[locale] { return known }
    let direction = LayoutDirection(locale: locale)
    directions[locale] = direction
    return direction
  }
}

@available(*, unavailable)
extension ScreenMeasurers: Sendable {}

/// The texts of a document, measured in any language and at any text size.
final class DocumentMeasure {
  let document: InterfaceDocument
  private let uses: [InterfaceUses.Text]
  /// The texts by the object that shows them.
  private let usesByObject: [Int: [InterfaceUses.Text]]
  private let translations: DocumentTranslations
  private let measurers: ScreenMeasurers
  private var made: [Key: MeasuredSizes] = [:]
  /// The sizes as Xcode stored them.
  private(set) lazy var stored = StoredSizes(document)

  private struct Key: Hashable {
    var category: ContentSizeCategory
    var locale: String
  }

  init(
    _ document: InterfaceDocument, _ uses: [InterfaceUses.Text], _ translations: DocumentTranslations,
    _ measurers: ScreenMeasurers
  ) {
    (self.document, self.uses, self.translations, self.measurers) = (document, uses, translations, measurers)
    usesByObject = Dictionary(grouping: uses) { $0.text.object }
  }

  /// Returns the sizes in the language and at the text size of an environment.
  func content(in environment: LayoutEnvironment) throws -> MeasuredSizes {
    let key = Key(category: environment.category, locale: environment.locale ?? translations.source)
    if let known = made[key] { return known }
    let texts = InterfaceTexts(
      document, uses, texts: translations.texts(in: key.locale), category: key.category, locale: key.locale)
    let content = MeasuredSizes(
      document, texts, by: try measurers.measurer(key.category), lines: measurers.maker,
      displayScale: measurers.auditor.options.displayScale)
    made[key] = content
    return content
  }

  /// Returns the writing direction of a language.
  func direction(of locale: String) -> LayoutDirection { measurers.direction(of: locale) }

  /// The language of documents outside language folders.
  var source: String { translations.source }

  /// A text with its font size in points; nil if the size is not known.
  struct SizedText: Hashable {
    var text: String
    var size: Double?
  }

  /// Returns the texts of objects in a language and at a text size, which decide the layout of a screen.
  func signature(of objects: [Int], in environment: LayoutEnvironment) throws -> [SizedText] {
    let texts = try content(in: environment).texts
    return objects.compactMap { object in
      texts[object].map { SizedText(text: $0.text, size: texts.size(of: object)) }
    }
  }

  /// Returns whether an object shows a text.
  func showsText(_ object: Int) -> Bool { usesByObject[object] != nil }

  /// Returns the geometry of an environment; nil if it does not exist.
  func geometry(of environment: LayoutEnvironment) -> LayoutGeometry? {
    var key = environment
    key.locale = nil
    return LayoutGeometry.known(key)
  }

  /// Returns the languages in which the texts of objects differ, the source language first.
  func languages(of objects: [Int]) -> [String] {
    let own = objects.flatMap { usesByObject[$0] ?? [] }
    var seen: Set<[String]> = []
    return translations.locales.filter { locale in
      let texts = translations.texts(in: locale)
      return seen.insert(own.map { texts[$0.use.key] ?? $0.text.text }).inserted
    }
  }
}

@available(*, unavailable)
extension DocumentMeasure: Sendable {}
