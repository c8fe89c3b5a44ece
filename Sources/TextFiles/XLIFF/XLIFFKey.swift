import AuditModel
import Documents

/// A key and the steps to one of its forms, parsed from an identifier that Xcode generates.
struct XLIFFKey {
  /// A step from the text to one of its forms.
  enum Step: Hashable {
    /// A step to the text of a variable.
    case variable(String)
    /// A step to one of the texts of a choice.
    case choice(TextForm.Choice.Kind, String)
  }

  /// The key, without the steps.
  private(set) var key: String
  /// The steps from the text to the form; empty for the text itself.
  private(set) var steps: [Step] = []

  /// Parses an identifier; `original` is the file that the texts are from.
  ///
  /// Keys may contain `/` and `:` too, so steps are parsed from the end.
  init(_ id: String, original: String) {
    key = id
    if original.lowercased().hasSuffix(".stringsdict") { readDictionary(id) } else { readCatalog(id) }
  }

  /// Parses `/KEY:dict/NAME:dict/one:dict/:string`.
  private mutating func readDictionary(_ id: String) {
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return }
    var parts = id.dropFirst().dropLast(end.count).split(separator: ":dict/", omittingEmptySubsequences: false)
    var steps: [Step] = []
    if parts.last == "NSStringLocalizedFormatKey", parts.count > 1 {
      parts.removeLast()
    } else if parts.count > 2 {
      let value = String(parts.removeLast())
      let name = String(parts.removeLast())
      steps = Self.rules[name].map { [.choice($0, value)] } ?? [.variable(name), .choice(.plural, value)]
    }
    // Choices of devices or widths may enclose the form.
    while parts.count > 2, steps.count < Self.mostSteps, let kind = Self.rules[String(parts[parts.count - 2])] {
      steps.insert(.choice(kind, String(parts.removeLast())), at: 0)
      parts.removeLast()
    }
    key = parts.joined(separator: ":dict/")
    self.steps = steps
  }

  /// The maximum number of steps; Xcode never writes more.
  private static let mostSteps = 8

  private static let rules: [String: TextForm.Choice.Kind] = [
    "NSStringDeviceSpecificRuleType": .device, "NSStringVariableWidthRuleType": .width,
  ]

  /// Parses `KEY|==|substitutions.NAME.plural.one`.
  private mutating func readCatalog(_ id: String) {
    let parts = id.split(separator: "|==|", omittingEmptySubsequences: false)
    guard parts.count > 1, let way = parts.last else { return }
    var words = way.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var steps: [Step] = []
    while words.count >= 2, steps.count < Self.mostSteps, let kind = Self.kinds[words[words.count - 2]] {
      steps.insert(.choice(kind, words[words.count - 1]), at: 0)
      words.removeLast(2)
    }
    if words.count >= 2, words[0] == "substitutions" {
      steps.insert(.variable(words.dropFirst().joined(separator: ".")), at: 0)
      words = []
    }
    guard words.isEmpty, !steps.isEmpty else { return }
    key = parts.dropLast().joined(separator: "|==|")
    self.steps = steps
  }

  private static let kinds: [String: TextForm.Choice.Kind] = ["plural": .plural, "device": .device, "width": .width]
}
