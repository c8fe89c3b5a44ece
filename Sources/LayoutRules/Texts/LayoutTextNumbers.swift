internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Gives numbers to what is said of texts and to environments, the same to what comes to the same.
struct LayoutTextNumbers {
  /// The environment as far as texts depend on it.
  private struct Setting: Hashable {
    var category: ContentSizeCategory
    var locale: String?
    var scale: Double?
    var slack: Double
  }

  /// What is said of a text, and the file that says it.
  private struct Key: Hashable {
    var content: LayoutElement.Content
    var file: String
  }

  private var settings: [Setting: Int] = [:]
  private var contents: [Key: Int] = [:]
  /// The numbers of contents by where they are kept: the same element keeps it in one place for all environments.
  private var kept: [ObjectIdentifier: Int] = [:]

  /// The number of the environment of a screen.
  mutating func number(of screen: ScreenMeasurement) -> Int {
    let environment = screen.layout.environment
    let setting = Setting(
      category: environment.category, locale: environment.locale, scale: environment.device?.scale,
      slack: screen.slack)
    return Self.number(of: setting, in: &settings)
  }

  /// The number of what is said of a text.
  ///
  /// - Parameters:
  ///   - content: What is said, which has to be kept as long as these numbers.
  ///   - file: The file that says it.
  /// - Returns: The number.
  mutating func number(of content: Shared<LayoutElement.Content>, in file: @autoclosure () -> String) -> Int {
    if let known = kept[ObjectIdentifier(content)] { return known }
    var key = Key(content: content.value, file: file())
    // Nothing of the text's own.
    (key.content.color, key.content.background) = (nil, nil)
    (key.content.cornerRadius, key.content.picture) = (nil, nil)
    let number = Self.number(of: key, in: &contents)
    kept[ObjectIdentifier(content)] = number
    return number
  }

  private static func number<Value: Hashable>(of value: Value, in known: inout [Value: Int]) -> Int {
    if let number = known[value] { return number }
    known[value] = known.count
    return known.count - 1
  }
}
