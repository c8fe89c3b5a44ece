import AuditModel
import Documents
import DynamicType
import TextRules
import Vocabulary

/// Reads one entry of `slots`.
struct SlotReader {
  /// The keys of a slot.
  static let known = SlotField.allCases.map(\.rawValue) + ["size"] + RoomReader.known.dropFirst()

  /// The folder that font paths are relative to.
  let folder: String
  /// Whether to open fonts and report those that cannot be used.
  let opensFonts: Bool

  func read(_ node: ConfigurationNode) -> SlotChoice {
    var slot = SlotChoice()
    var font: ConfigurationNode?
    var size: Double?
    var rooms = RoomReader()
    var width: ConfigurationNode?
    for (key, value) in node.entries("write what the slot is, such as {style: headline, width: 200, lines: 1}") {
      guard let text = key.text else { continue }
      if text == "size" {
        size = value.number(0...1_000, above: true)
        continue
      }
      if RoomReader.known.contains(text) {
        rooms.read(key, value)
        continue
      }
      guard let field = SlotField(rawValue: text) else {
        key.unknown(text, "a key of a slot", Self.known)
        continue
      }
      switch field {
      case .role: slot.fields.role = value.named("a role")
      case .style: slot.fields.style = value.named(TextStyle.init(name:))
      case .weight: slot.fields.weight = value.named(FontWeight.init(name:))
      case .width:
        slot.fields.width = value.number(0...Slot.largestLength, above: true)
        width = key
      case .devices: break
      case .inset: slot.inset = value.number(0...Slot.largestLength)
      case .height: slot.fields.height = value.number(0...Slot.largestLength, above: true)
      case .lines: slot.fields.lines = value.lines
      case .maxCategory: slot.fields.maxCategory = value.named(ContentSizeCategory.init(name:))
      case .minimumScale: slot.fields.minimumScale = value.number(0...1)
      case .truncation: slot.fields.truncation = value.named("a truncation")
      case .tighten: slot.tighten = value.flag
      case .uppercase: slot.fields.uppercase = value.flag
      case .characters: slot.fields.characters = value.whole(1...1_000_000)
      case .boldText: slot.boldText = value.boldText
      case .framework: slot.framework = value.named("a framework")
      case .markup: slot.markup = value.named("a kind of marks")
      case .font: font = value
      }
    }
    slot.rooms = rooms.rooms()
    if let width { rooms.refuse(width: width) }
    let name = font?.text
    if let font, let name, let size {
      slot.font = Slot.CustomFont(path: path(of: name, font), size: size)
    } else if font != nil, size == nil {
      node.problem("\(node.name) has a font without its size", "add size, the font's size at Large in points")
    } else if font == nil, size != nil {
      node.problem(
        "\(node.name) has a size without a font", "add font, or remove size: text styles have their own sizes")
    }
    return slot
  }

  /// The path of a font.
  ///
  /// Reports a font that cannot be used.
  private func path(of name: String, _ node: ConfigurationNode) -> String {
    let path = FilePath.joined(folder, name)
    if opensFonts, let problem = AppFont.problem(with: path) {
      node.problem("the font \(Quotation(name)) cannot be used: \(problem.what)", problem.remedy)
    }
    return path
  }
}

extension ConfigurationNode {
  /// Reports an unknown key.
  func unknown(_ text: String, _ kind: String, _ known: [String]) {
    let advice = UnknownName(text, kind: kind, known: known).advice
    problem(
      "\(Quotation(text)) is not \(kind)", advice.isEmpty ? "known: \(known.joined(separator: ", "))" : advice)
  }

  /// A line limit; nil means `auto`.
  fileprivate var lines: Int? {
    if word == "auto" { return nil }
    return whole(0...Slot.mostLines)
  }

  /// The Bold Text settings to measure.
  fileprivate var boldText: [Bool]? {
    if word == "both" { return [false, true] }
    return flag.map { [$0] }
  }
}
