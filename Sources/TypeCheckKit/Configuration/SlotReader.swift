import AuditModel
import Documents
import TextRules
import Vocabulary

/// A reader of the entries of `slots`.
struct SlotReader {
  /// The names of the keys in a slot.
  static let known = SlotDescriptor.names(on: .configuration) + RoomReader.known.dropFirst()

  /// The paths of fonts.
  let paths: ConfigurationPaths

  func read(_ node: ConfigurationNode) -> SlotChoice {
    var slot = SlotChoice()
    var rooms = RoomReader()
    var stated: [SlotField: (key: ConfigurationNode, value: ConfigurationNode)] = [:]
    for (text, key, value) in node.fields("describe the slot, such as {style: headline, width: 200, lines: 1}") {
      if RoomReader.known.contains(text) {
        rooms.read(key, value)
      } else if let field = SlotField(rawValue: text), field.descriptor.surfaces.contains(.configuration) {
        stated[field] = (key, value)
        value.read(field.descriptor, into: &slot.fields)
      } else {
        key.unknown(text, "a key of a slot", Self.known)
      }
    }
    slot.rooms = rooms.rooms()
    if let width = stated[.width] { rooms.refuse(width: width.key) }
    let font = stated[.font]?.value
    if font != nil, slot.fontSize == nil {
      node.problem("\(node.name) has a font without its size", "add size, the font's size at Large in points")
    } else if font == nil, slot.fontSize != nil {
      node.problem(
        "\(node.name) has a size without a font", "add font, or remove size: text styles have their own sizes")
    }
    slot.font = slot.font.map { Slot.CustomFont(path: paths.font($0.path, font ?? node), size: $0.size) }
    return slot
  }
}

extension ConfigurationNode {
  /// Reports an unknown key, with the nearest known keys.
  func unknown(_ text: String, _ kind: String, _ known: [String]) {
    let advice = UnknownName(text, kind: kind, known: known).advice
    problem("\(Quotation(text)) is not \(kind)", advice.isEmpty ? "known: \(known.joined(separator: ", "))" : advice)
  }

  /// Reads the value of a slot field, or reports a problem.
  func read(_ field: SlotDescriptor, into fields: inout SlotFields) {
    if word == "auto", field.automatic.contains(.configuration) { return }
    let value: SlotValue? =
      switch field.shape {
      case .number(let range, let isAbove, _): number(range, above: isAbove).map(SlotValue.number)
      case .whole(let range, _): whole(range).map { .number(Double($0)) }
      case .flag(let hasBoth): hasBoth && word == "both" ? .word("both") : flag.map(SlotValue.flag)
      case .name, .path, .devices: text.map(SlotValue.word)
      }
    guard let value else { return }
    do throws(SlotRefusal) {
      try field.set(value, in: &fields, isExact: true)
    } catch {
      switch error {
      case .unknown(let error):
        problem("\(name): \(Quotation(error.given)) is not \(error.kind)", error.advice)
      case .unusable(let wanted): problem("\(name) is not usable", "write \(wanted)")
      }
    }
  }
}
