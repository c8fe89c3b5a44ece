import AuditModel
import TextRules
import Vocabulary

/// A reader of the section `sources`.
struct SourceSettingsReader {
  /// The names of the keys.
  static let known = ["paths", "excluded", "conditions", "fonts", "views", "neutral", "localizers"]

  /// The fields that a font can have.
  private static let fontFields: Set<SlotField> = [.style, .fontSize, .weight]
  /// The fields that an argument of a view can have.
  private static let viewFields: Set<SlotField> = [
    .role, .style, .weight, .inset, .lines, .maxCategory, .minimumScale, .truncation, .uppercase,
  ]

  /// Reads the section.
  func read(_ node: ConfigurationNode) -> SourceSettings {
    var settings = SourceSettings()
    for (name, key, value) in node.fields("write {paths: [App], fonts: {theme.title: headline}}, for example") {
      switch name {
      case "paths": settings.included = value.paths
      case "excluded": settings.excluded = value.paths
      case "conditions": read(conditions: value, into: &settings.hints)
      case "fonts": settings.hints.fonts = fonts(value)
      case "views": settings.hints.views = views(value)
      case "neutral":
        settings.hints.neutral = Set(value.elements("write a list such as [Card, shimmer]").compactMap(\.text))
      case "localizers":
        settings.hints.localizers = value.elements("write a list such as [tr, String.localized]").compactMap(\.text)
      default: key.unknown(name, "a key of sources", Self.known)
      }
    }
    return settings
  }

  private func read(conditions node: ConfigurationNode, into hints: inout SourceHints) {
    for (name, _, value) in node.fields("write {DEBUG: false, BETA: true}") {
      if name == "os" {
        hints.platform = value.text ?? hints.platform
      } else if let flag = value.flag {
        hints.flags[name] = flag
      }
    }
  }

  /// Reads fonts, as a style alone, or as a style or fixed size with a weight.
  private func fonts(_ node: ConfigurationNode) -> [String: SlotFields] {
    var fonts: [String: SlotFields] = [:]
    for (name, _, value) in node.fields("write {theme.title: headline}, or {theme.title: {weight: bold}}") {
      var fields = SlotFields()
      if value.isMapping {
        fields = value.slotFields(among: Self.fontFields, "a key of a font")
        if fields.style != nil, fields.fontSize != nil {
          value.problem("\(name) has a style and a size", "keep the style if the font follows Dynamic Type")
          fields.fontSize = nil
        }
      } else {
        value.read(SlotField.style.descriptor, into: &fields)
      }
      fonts[name.filter { !$0.isWhitespace }] = fields
    }
    return fonts
  }

  private func views(_ node: ConfigurationNode) -> [String: [String: SlotFields]] {
    var views: [String: [String: SlotFields]] = [:]
    for (name, _, value) in node.fields("write {Row: {title: {style: body, inset: 16}}}") {
      for (label, _, slot) in value.fields("describe each argument, such as {title: {style: body}}") {
        views[name, default: [:]][label] = slot.slotFields(among: Self.viewFields, "a key of a view's argument")
      }
    }
    return views
  }
}

extension ConfigurationNode {
  /// Reads a mapping of slot fields, and reports those that are not in `known`.
  fileprivate func slotFields(among known: Set<SlotField>, _ kind: String) -> SlotFields {
    var fields = SlotFields()
    for (name, key, value) in self.fields("write slot fields such as {style: body}") {
      if let field = SlotField(rawValue: name), known.contains(field) {
        value.read(field.descriptor, into: &fields)
      } else {
        key.unknown(name, kind, SlotField.allCases.filter(known.contains).map(\.rawValue))
      }
    }
    return fields
  }
}
