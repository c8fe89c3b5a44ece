import RuleKit
import TextRules

/// Reads `samples`.
struct SampleReader {
  static let known = ["texts", "integer", "digits", "keys"]

  func read(_ node: ConfigurationNode) -> SampleOptions {
    var options = SampleOptions()
    for (text, key, value) in node.fields("write the values of placeholders, such as {texts: [Ana], integer: 1234567}")
    {
      switch text {
      case "texts": options.texts = value.texts
      case "integer": options.integer = value.whole(Int.min...Int.max)
      case "digits": if let digits: SampleOptions.Digits = value.named("a choice of digits") { options.digits = digits }
      case "keys":
        for (key, value) in value.entries("write pattern: text, or pattern: {1: text, 2: text}") {
          if let pattern = key.pattern { options.overrides += overrides(value, of: Glob(name: pattern)) }
        }
      default: key.unknown(text, "a key of samples", Self.known)
      }
    }
    return options
  }

  /// One or several texts for all arguments, or for each argument by its name or number.
  private func overrides(_ node: ConfigurationNode, of keys: Glob) -> [SampleOptions.Override] {
    guard node.isMapping else { return [SampleOptions.Override(keys: keys, texts: node.texts)] }
    return node.fields().map { SampleOptions.Override(keys: keys, argument: $0.name, texts: $0.value.texts) }
  }
}
