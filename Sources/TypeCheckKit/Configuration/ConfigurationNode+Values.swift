import AuditModel
import Documents
import RuleKit
import TextRules
import Vocabulary

extension ConfigurationNode {
  /// The maximum number of path patterns in a list (our own limit: far above any real list).
  ///
  /// Every file is compared with every pattern.
  private static let mostPaths = 1_000

  /// The node's value as a list of path patterns.
  var paths: [Glob] {
    let elements = elements("write a list of patterns such as [\"Sources/**\", \"*.strings\"]")
    guard elements.count <= Self.mostPaths else {
      problem("\(name) has \(elements.count) patterns", "write at most \(Self.mostPaths), such as one for each folder")
      return []
    }
    return elements.compactMap { element in
      guard var glob = element.pattern.map(Glob.init(path:)) else { return nil }
      glob.location = element.location
      return glob
    }
  }

  /// The text of a pattern; nil if it is too long or not a text.
  var pattern: String? {
    guard let text else { return nil }
    guard text.utf8.count <= Glob.longestPattern else {
      problem("a pattern in \(name) has \(text.utf8.count) bytes", "write at most \(Glob.longestPattern)")
      return nil
    }
    return text
  }

  /// The choice of languages, from a list or from a mapping with `include` and `exclude`.
  var locales: LocaleChoice {
    guard isMapping else { return LocaleChoice(included: languages) }
    var choice = LocaleChoice()
    for (text, key, value) in fields() {
      switch text {
      case "include": choice.included = value.languages
      case "exclude": choice.excluded = value.languages
      default: key.unknown(text, "a key of locales", ["include", "exclude"])
      }
    }
    return choice
  }

  private var languages: [Glob] {
    elements("write a list of languages such as [de, pt-BR]").compactMap { element in
      guard let text = element.pattern else { return nil }
      if text.contains("*") { return Glob(name: text) }
      return element.named(LanguageName.known).map(Glob.init(name:))
    }
  }

  /// The canonical form of a language tag; nil for an invalid tag, which is reported.
  ///
  /// A tag of an unknown language causes a warning.
  var language: String? {
    guard let tag = named(LanguageName.known) else { return nil }
    if let text = word, let warning = LanguageName.warning(of: text, at: location) {
      problem(warning.message, warning.remedy, .warning)
    }
    return tag
  }

  /// The address of a web page, which must begin with `https://`.
  var address: String? {
    guard let text else { return nil }
    guard text.hasPrefix("https://"), !text.contains(where: \.isWhitespace) else {
      problem("\(name) is not an address: \(Quotation(text))", "write an address that starts with https://")
      return nil
    }
    return text
  }
}

extension LanguageName {
  /// Returns the canonical form of a BCP 47 language tag.
  static func known(_ tag: String) throws(UnknownName) -> String {
    if let known = canonical(tag) { return known }
    throw UnknownName(tag, kind: "a language tag (BCP 47)", known: [], hint: "write a tag such as de, pt-BR or zh-Hans")
  }
}
