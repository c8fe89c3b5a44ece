import AuditModel
import Documents
import DynamicType
import Vocabulary

extension PaletteFileDocument {
  /// Reads a pair of colours; records an error and returns nil if a colour or the relation is missing, ambiguous or
  /// contradictory.
  mutating func readPair(_ value: LocatedJSON) -> ColorPair? {
    guard let members = fields.object(value, "a pair", PaletteFields.pair) else { return nil }
    let firsts = ["text", "icon", "first"].compactMap { members[$0] }
    let seconds = ["background", "second"].compactMap { members[$0] }
    guard firsts.count == 1, seconds.count == 1 else {
      return fields.notes.refused(
        value.place,
        "a pair needs one of text, icon, first and one of background, second; this one has"
          + " \(firsts.count) and \(seconds.count)", "write {\"text\": \"ink\", \"background\": \"paper\"}")
    }
    guard let relation = relation(members, firsts[0]) else { return nil }
    let first = reference(firsts[0])
    let second = reference(seconds[0])
    let layers = references(members["over"])
    guard let first, let second else { return nil }
    var pair = ColorPair(relation, first, second, location: fields.notes.location(value.place))
    pair.layers = layers
    let style = fields.named(members["style"], TextStyle.init(name:))
    pair.style = style ?? first.style
    let weight = fields.named(members["weight"], FontWeight.init(name:))
    pair.weight = weight ?? first.weight
    pair.cues = fields.strings(members["cues"], of: "cues").map(\.text)
    pair.exemption = fields.value(members["exempt"], "an exemption", as: ColorPair.Exemption.self)
    _ = fields.string(members["comment"])
    return pair
  }

  /// Returns a pair's relation: implied by the first colour's field, or stated as `relation`.
  private mutating func relation(_ members: JSONMembers, _ first: LocatedJSON.Member) -> ColorPair.Relation? {
    let implied: ColorPair.Relation? =
      switch first.key {
      case "text": .text
      case "icon": .nonText
      default: nil
      }
    guard let member = members["relation"] else {
      if let implied { return implied }
      return fields.notes.refused(
        first.keyPlace, "a pair with first needs a relation",
        "write \"relation\": one of \(ColorPair.Relation.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let said = fields.value(member, "a relation", as: ColorPair.Relation.self) else { return implied }
    if let implied, implied != said {
      return fields.notes.refused(
        member.value.place, "the relation \(said.rawValue) contradicts the field \(first.key)",
        "write first instead of \(first.key), or remove relation")
    }
    return said
  }

  /// Reads a group of states; returns nil, with an error, unless it has two different colours.
  mutating func readStates(_ value: LocatedJSON) -> Palette.StateGroup? {
    guard let members = fields.object(value, "a group of states", PaletteFields.state) else { return nil }
    let colors = references(members["colors"])
    let name = fields.string(members["name"]) ?? colors.map(\.name).joined(separator: ", ")
    let cues = fields.strings(members["cues"], of: "cues").map(\.text)
    _ = fields.string(members["comment"])
    guard colors.count > 1 else {
      return fields.notes.refused(
        value.place, "a group of states needs at least two colors; this one has \(colors.count)",
        "write {\"name\": \"status\", \"colors\": [\"ok\", \"error\"]}")
    }
    guard Set(colors.map(\.name)).count == colors.count else {
      return fields.notes.refused(
        value.place, "a group of states names one color twice", "give each state a different color")
    }
    return Palette.StateGroup(name: name, colors: colors, cues: cues, location: fields.notes.location(value.place))
  }
}
