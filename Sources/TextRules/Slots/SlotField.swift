/// One of the things that make up a room, named as `.typecheck.yml` names it.
public enum SlotField: String, CaseIterable, Codable, Sendable {
  case role, style, weight, width, devices, inset, height, lines
  case maxCategory = "max_category"
  case minimumScale = "minimum_scale"
  case truncation, tighten, uppercase, characters
  case boldText = "bold_text"
  case framework, markup, font
}
