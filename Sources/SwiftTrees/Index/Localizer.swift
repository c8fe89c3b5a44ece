/// A function that returns the text of a given key.
package struct Localizer: Hashable, Sendable {
  /// The position of an argument in a call.
  package enum Position: Hashable, Sendable {
    /// The receiver of the method or property, as in `"key".localized`.
    case receiver
    /// An argument with a label.
    case label(String)
    /// An unlabelled argument, by its index among all.
    case number(Int)
  }

  /// The position of the key.
  package var key: Position
  /// The position of the table name, if it is an argument.
  package var table: Position?
  /// The table name, if the function contains it.
  package var fixedTable: String?
  /// The position of the text for a key that no table has, if the app's function passes it on.
  package var fallback: Position?
  /// Whether the result is a key for SwiftUI, or an attributed string from Markdown, not a string.
  package var isKey = false
  /// Whether all functions with the name are static, so that no value has them.
  package var isStatic = false
  /// Whether one of the functions with the name extends views, so that it may be a modifier.
  package var isModifier = false

  /// The functions of Foundation and SwiftUI.
  ///
  /// Source: Apple documentation of Foundation, "Localizing strings", and of SwiftUI, `LocalizedStringKey`.
  package static func standard(_ call: SourceNode) -> Localizer? {
    switch call.name {
    case "NSLocalizedString", "NSLocalizedStringWithDefaultValue":
      Localizer(key: .number(0), table: .label("tableName"))
    case "String", "AttributedString", "NSAttributedString":
      call.argument(at: .label("localized")).map { _ in
        // `AttributedString(localized:)` interprets Markdown.
        Localizer(key: .label("localized"), table: .label("table"), isKey: call.name == "AttributedString")
      }
    case "LocalizedStringResource": Localizer(key: .number(0), table: .label("table"), isKey: true)
    case "LocalizedStringKey": Localizer(key: .number(0), isKey: true)
    case "init" where call.first?.kind == .member && call.first?.first == nil: implicit(call)
    case "localizedString":
      call.argument(at: .label("forKey")).map { _ in Localizer(key: .label("forKey"), table: .label("table")) }
    case "localizedUserNotificationString": Localizer(key: .label("forKey"))
    default: nil
    }
  }
}

extension Localizer {
  /// The initializer of a contextual type, such as `.init("key", defaultValue: "Text")`.
  private static func implicit(_ call: SourceNode) -> Localizer? {
    if call.argument(at: .label("localized")) != nil {
      return Localizer(key: .label("localized"), table: .label("table"))
    }
    // `Text(.init("key"))`: no other initializer of a text takes an implicit value.
    if let place = call.parent?.parent, place.kind == .call, place.first?.kind == .name, place.name == "Text",
      place.arguments.count == 1, call.parent?.label.isEmpty == true, call.arguments.count == 1
    {
      return Localizer(key: .number(0), isKey: true)
    }
    return call.argument(at: .label("defaultValue")) == nil
      ? nil : Localizer(key: .number(0), table: .label("table"), isKey: true)
  }
}

extension SourceNode {
  /// The arguments of a call, without the trailing closures.
  package var arguments: [SourceNode] { children.filter { $0.kind == .argument } }

  /// The expression of an argument of a call, or the receiver of a method.
  package func argument(at position: Localizer.Position) -> SourceNode? {
    switch position {
    case .receiver: kind == .call ? first?.first : first
    case .label(let label): children.first { $0.kind == .argument && $0.label == label }?.first
    case .number(let number):
      arguments.count > number && arguments[number].label.isEmpty ? arguments[number].first : nil
    }
  }

  /// The text of a string literal, with ``KeyLookup/hole`` for each interpolation; nil for anything else.
  package var literal: String? {
    guard kind == .string else { return nil }
    return children.map { $0.kind == .hole ? KeyLookup.hole : $0.name }.joined()
  }

  /// The names of a chain such as `L10n.Settings.title`; nil for anything else.
  ///
  /// The first name is empty for an implicit member.
  package var path: [String]? {
    var names: [String] = []
    var node = self
    while node.kind == .member {
      names.append(node.name)
      guard let base = node.first else { return Array((names + [""]).reversed()) }
      // A path contains at most one call of a generated R.swift function, at its end.
      node = base
    }
    guard node.kind == .name else { return nil }
    return Array((names + [node.name]).reversed())
  }
}
