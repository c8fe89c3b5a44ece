import AuditModel
import RuleKit
import TextRules

/// Reads `keys`: a mapping from patterns to slots, or a list whose elements can also name a table or files.
struct SlotPatternReader {
  static let known = ["key", "table", "file", "slot"]

  func read(_ node: ConfigurationNode) -> [SlotPattern] {
    if node.isEmpty { return [] }
    if node.isList { return node.elements("").compactMap(element) }
    return node.entries("write pattern: slot, or a list of {key: …, table: …, slot: …}").compactMap { key, value in
      guard let pattern = key.pattern, let slot = value.text else { return nil }
      return SlotPattern(key: Glob(name: pattern), slot: slot, location: key.location)
    }
  }

  private func element(_ node: ConfigurationNode) -> SlotPattern? {
    guard node.isMapping else {
      node.problem("\(node.name) is not a mapping", "write {key: \"*.title\", slot: title}")
      return nil
    }
    var pattern = SlotPattern(key: Glob(name: "*"), slot: "", location: node.location)
    var saysWhich = false
    for (text, key, value) in node.fields() {
      switch text {
      case "key": if let name = value.pattern { pattern.key = Glob(name: name) }
      case "table": pattern.table = value.pattern.map(Glob.init(name:))
      case "file": pattern.file = value.pattern.map(Glob.init(path:))
      case "slot": if let name = value.text { pattern.slot = name }
      default: key.unknown(text, "a key of a pattern", Self.known)
      }
      saysWhich = saysWhich || text != "slot"
    }
    if pattern.slot.isEmpty || !saysWhich {
      node.problem(
        pattern.slot.isEmpty ? "a pattern has no slot" : "a pattern has neither key, table nor file",
        "write {key: \"*.title\", slot: title}; for all other texts there is default_slot")
      return nil
    }
    return pattern
  }
}
