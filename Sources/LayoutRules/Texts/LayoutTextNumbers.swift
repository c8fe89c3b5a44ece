internal import Adaptivity
internal import AuditModel
internal import Bytes
internal import DynamicType

/// The numbers of texts and environments; equal ones have the same number.
struct LayoutTextNumbers {
  /// The properties of an environment that affect texts.
  private struct Setting: Hashable {
    var category: ContentSizeCategory
    var locale: String?
    var scale: Double?
    var slack: Double
  }

  /// The content of an element, and the file that states it.
  private struct Key: Hashable {
    var content: LayoutElement.Content
    var file: String
  }

  private var settings = Interner<Setting>()
  private var contents = Interner<Key>()
  /// The numbers by object identity.
  ///
  /// An element usually shares one content object across environments.
  private var kept: [ObjectIdentifier: Int] = [:]

  /// Returns the number of the environment of a screen.
  mutating func number(of screen: ScreenMeasurement) -> Int {
    let environment = screen.layout.environment
    return settings.number(
      of: Setting(
        category: environment.category, locale: environment.locale, scale: environment.device?.scale,
        slack: screen.slack))
  }

  /// Returns the number of an element's content.
  ///
  /// The object has to stay alive as long as these numbers.
  mutating func number(of content: Shared<LayoutElement.Content>, in file: @autoclosure () -> String) -> Int {
    if let known = kept[ObjectIdentifier(content)] { return known }
    var key = Key(content: content.value, file: file())
    // These properties do not affect the text's measurements.
    (key.content.color, key.content.background) = (nil, nil)
    (key.content.cornerRadius, key.content.picture) = (nil, nil)
    let number = contents.number(of: key)
    kept[ObjectIdentifier(content)] = number
    return number
  }
}
