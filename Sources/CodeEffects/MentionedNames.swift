internal import SwiftTrees

/// The names with a meaning for layouts that some files mention, in Swift or with the names of Objective-C.
struct MentionedNames: Sendable {
  /// The names that were looked for and found, as Swift writes them.
  private var found: Set<String> = []
  /// Those of them that Objective-C mentions.
  private(set) var inObjectiveC: Set<String> = []

  /// Whether files mention a notification of the keyboard, or its guide.
  private(set) var hasKeyboard = false

  /// Finds names, given as Swift writes them.
  init(_ names: Set<String>, in trees: [SourceTree]) {
    let forms = Dictionary(
      names.lazy.flatMap { name in Self.forms(inObjectiveC: name).map { ($0, name) } },
      uniquingKeysWith: { one, _ in one })
    for tree in trees {
      for name in tree.names {
        if names.contains(name) { found.insert(name) }
        hasKeyboard = hasKeyboard || EffectFinder.isOfKeyboard(name)
      }
      for word in tree.words {
        if let name = forms[word] { inObjectiveC.insert(name) }
        hasKeyboard = hasKeyboard || EffectFinder.isOfKeyboard(word)
      }
    }
    found.formUnion(inObjectiveC)
  }

  /// Returns whether files mention one of some names.
  func contains(oneOf names: some Sequence<String>) -> Bool { names.contains(where: found.contains) }

  /// The words of Objective-C for a name of Swift.
  ///
  /// Source: Apple documentation of UIKit, whose pages state the names in both languages: setters begin with `set`,
  /// properties have no `is`, labels are in the names of methods, and constants begin with their type.
  private static func forms(inObjectiveC swift: String) -> [String] {
    let isQuestion = swift.hasPrefix("is") && swift.dropFirst(2).first?.isUppercase == true
    let capital = isQuestion ? String(swift.dropFirst(2)) : swift.prefix(1).uppercased() + swift.dropFirst()
    let name = isQuestion ? capital.prefix(1).lowercased() + capital.dropFirst() : swift
    let ends = [
      "", "IndexPath", "Window", "WithIdentifier", "ViewController", "ForChildViewController", "Notification",
    ]
    let property = swift.hasPrefix("set") ? [swift.dropFirst(3).prefix(1).lowercased() + swift.dropFirst(4)] : []
    return property + ends.map { name + $0 }
      + ["set", "UIControlEvent", "UITextField", "UITextView"].map { $0 + capital }
  }
}
