import AuditModel
import ColorContrast
import Documents
import DynamicType
import Vocabulary

extension PaletteFileDocument {
  /// The fields with a colour, and the appearance of each; nil means any.
  private static let slots: [(field: String, isDark: Bool?, isHighContrast: Bool?)] = [
    ("value", nil, nil), ("light", false, nil), ("dark", true, nil), ("lightHighContrast", false, true),
    ("darkHighContrast", true, true),
  ]

  /// Reads a colour: a string, or an object with roles and a colour for each appearance.
  mutating func readColor(_ entry: LocatedJSON.Member) -> NamedColor? {
    var color = NamedColor(
      name: entry.key, variants: [], location: fields.notes.location(entry.keyPlace), origin: .palette)
    if case .string(let text) = entry.value.content {
      guard let value = value(text, at: entry.value.place) else { return nil }
      color.variants = [ColorVariant(value, location: fields.notes.location(entry.value.place))]
      return color
    }
    guard let members = fields.object(entry.value, "a color", PaletteFields.color) else { return nil }
    readRoles(members, into: &color)
    color.style = fields.named(members["style"], TextStyle.init(name:))
    color.weight = fields.named(members["weight"], FontWeight.init(name:))
    color.cues = fields.strings(members["cues"], of: "cues").map(\.text)
    color.comment = fields.string(members["comment"])
    var isSaid = false
    for slot in Self.slots {
      guard let member = members[slot.field], member.value.isSomething else { continue }
      isSaid = true
      let location = fields.notes.location(member.value.place)
      guard let text = fields.string(member), let value = value(text, at: member.value.place) else {
        color.isComplete = false
        continue
      }
      color.variants.append(
        ColorVariant(value, isDark: slot.isDark, isHighContrast: slot.isHighContrast, location: location))
    }
    if !isSaid {
      fields.notes.error(
        entry.value.place, "the color \(Quotation(entry.key)) has no value",
        "write value for every appearance, or light and dark")
    }
    return color.variants.isEmpty ? nil : color
  }

  private mutating func readRoles(_ members: JSONMembers, into color: inout NamedColor) {
    for field in ["role", "roles"] {
      color.roles.formUnion(fields.values(members[field], of: "roles", "the role", "a role", as: ColorRole.self))
    }
  }

  private mutating func value(_ text: String, at place: LocatedJSON.Place) -> ColorVariant.Value? {
    do throws(ColorParsingError) {
      return try ColorText.value(text)
    } catch {
      return fields.notes.refused(
        place, "the colour \(Quotation(text)) cannot be read: \(error.message)", "write \(Self.notations)")
    }
  }
}
