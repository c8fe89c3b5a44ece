/// A field of a slot, named as in `.typecheck.yml`.
package enum SlotField: String, CaseIterable, Codable, Sendable {
  case role, style, weight, width, devices, inset, height, lines
  case maxCategory = "max_category"
  case minimumScale = "minimum_scale"
  case truncation, tighten, uppercase, characters
  case boldText = "bold_text"
  case framework, markup, font
}
