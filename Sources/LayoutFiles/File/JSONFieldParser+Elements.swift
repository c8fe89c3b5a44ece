import Adaptivity
import AuditModel
import Documents
import DynamicType
import Vocabulary

extension JSONFieldParser {
  /// Reads the fields of an element or placement, and returns whether they include a valid frame.
  ///
  /// Missing fields keep their value.
  mutating func read(_ members: JSONMembers, into element: inout LayoutElement) -> Bool {
    let frame = rect(members["frame"])
    if let frame { element.frame = frame }
    element.hitFrame = rect(members["hitFrame"]) ?? element.hitFrame
    if let member = members["flags"], member.value.isSomething { element.flags = flags(member) }
    readContent(members, into: &element)
    return frame != nil
  }

  /// Reads the placement of an element in one layout, and returns whether the element has a frame there.
  ///
  /// A placement is a frame, or an object with the fields that differ. Without a frame in the layout, the element keeps
  /// its default frame if it has one (`hadFrame`). Null removes the element from the layout.
  mutating func place(_ value: LocatedJSON, _ element: inout LayoutElement, hadFrame: Bool) -> Bool {
    switch value.content {
    case .null: return false
    case .object:
      let id = element.id
      guard let members = object(value, "a placement", LayoutFields.placement) else { return hadFrame }
      if let role = self.value(members["role"], "a role", as: LayoutElement.Role.self) { element.role = role }
      if read(members, into: &element) { return true }
      if members["frame"]?.value.isSomething == true { return false }
      if hadFrame { return true }
      notes.error(
        value.place, "\(Quotation(id)) has no frame in this layout and is not read",
        "write \"frame\": [x, y, width, height]")
      return false
    default:
      let id = element.id
      guard let frame = rect(value, "the frame of \(Quotation(id))") else { return false }
      element.frame = frame
      return true
    }
  }

  private mutating func readContent(_ members: JSONMembers, into element: inout LayoutElement) {
    guard members.counting.contains(where: { Self.contentFields.contains($0.key) }) else { return }
    var content = element.content ?? LayoutElement.Content()
    content.text = string(members["text"]) ?? content.text
    content.key = string(members["key"]) ?? content.key
    content.table = string(members["table"]) ?? content.table
    content.locale = string(members["locale"]) ?? content.locale
    content.style = named(members["style"], TextStyle.init(name:)) ?? content.style
    content.family = string(members["font"]) ?? content.family
    content.size = number(members["size"], in: 0.1...1000, " points") ?? content.size
    content.weight = named(members["weight"], FontWeight.init(name:)) ?? content.weight
    content.lines = whole(members["lines"], in: 0...Double(Slot.mostLines)) ?? content.lines
    content.minimumScale = number(members["minimumScale"], in: 0...1) ?? content.minimumScale
    content.maxCategory = named(members["maxCategory"], ContentSizeCategory.init(name:)) ?? content.maxCategory
    content.color = string(members["color"]) ?? content.color
    content.background = string(members["background"]) ?? content.background
    content.cornerRadius = number(members["cornerRadius"], in: 0...Self.farthest, " points") ?? content.cornerRadius
    content.picture = picture(members["picture"]) ?? content.picture
    element.content = content
  }

  private static let contentFields: Set<String> = [
    "text", "key", "table", "locale", "style", "font", "size", "weight", "lines", "minimumScale", "maxCategory",
    "color", "background", "cornerRadius", "picture",
  ]

  private mutating func picture(_ member: LocatedJSON.Member?) -> LayoutElement.Picture? {
    guard let member, member.value.isSomething, let members = object(member.value, "a picture", LayoutFields.picture)
    else { return nil }
    guard let size = size(members["size"]), size.width > 0, size.height > 0 else {
      return notes.refused(
        member.value.place, "this picture has no size, so how it is scaled is not known",
        "write \"size\": [width, height] in its own points")
    }
    let mode = value(members["mode"], "a content mode", as: LayoutElement.Picture.Mode.self)
    var picture = LayoutElement.Picture(size: size, mode: mode ?? .scaleToFill)
    picture.focus = rect(members["focus"])
    picture.textSize = number(members["textSize"], in: 0.1...1000, " points")
    return picture
  }

  private mutating func flags(_ member: LocatedJSON.Member) -> LayoutElement.Flags {
    let names = values(member, of: "flags", "the flag", "a flag", as: LayoutFlagName.self)
    var flags = LayoutElement.Flags(names.map(\.flag))
    for (one, other) in LayoutFlagName.contradictions where flags.contains([one.flag, other.flag]) {
      notes.error(
        member.value.place, "an element cannot be \(one.rawValue) and \(other.rawValue); neither is used",
        "remove one of the two")
      flags.subtract([one.flag, other.flag])
    }
    return flags
  }
}
