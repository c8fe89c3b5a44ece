import Documents

/// The texts that own the findings of a page of version 1, whose members the findings do not repeat.
///
/// Since version 2, findings have all their members.
struct PageOwners {
  /// A text with one of its slots.
  struct Text {
    /// The members of the text.
    var text: JSONMembers
    /// The members of the slot, which several texts may share; nil for a finding without a slot.
    var slot: JSONMembers?
  }

  /// The text of each finding, by the index of the finding.
  private(set) var texts: [Int: Text] = [:]

  /// Creates the owners of a report that is not a page.
  init() {}

  /// Reads the owners from the members of a page's data.
  init(_ page: JSONMembers) {
    let shared = Self.elements(page["slots"])
    for element in Self.elements(page["texts"]) {
      guard let text = JSONMembers(element) else { continue }
      for element in Self.elements(text["slots"]) {
        guard let slot = JSONMembers(element) else { continue }
        let number = slot.number("slot").flatMap(Int.init(exactly:)) ?? -1
        let members = shared.indices.contains(number) ? JSONMembers(shared[number]) : nil
        for finding in Self.elements(slot["findings"]) {
          guard case .number(let index) = finding.content, let index = Int(exactly: index), texts[index] == nil
          else { continue }
          texts[index] = Text(text: text, slot: members)
        }
      }
    }
  }

  private static func elements(_ value: LocatedJSON?) -> [LocatedJSON] {
    if case .array(let elements)? = value?.content { elements } else { [] }
  }
}
