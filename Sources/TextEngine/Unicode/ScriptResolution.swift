internal import CICU

/// The scripts of a text while its common characters are being resolved.
struct ScriptResolution {
  private let text: [UInt16]
  /// The scripts to use if the adjacent text does not determine the script, in order of preference.
  private let preferred: [UInt32]
  /// The script of each code unit, resolved up to the current position.
  private var tags: [UInt32]
  private let flags: [UInt8]
  /// For each code unit, the offset of the next character with a specific script; the text's length if there is none.
  private let nextCertain: [Int32]
  private var current = Script.common.tag
  /// The first specific script in the text; Common if there is none so far.
  private var first = Script.common.tag
  /// The last offset of each script.
  private var lastSeen: [UInt32: Int] = [:]
  /// The expected closing brackets, with the offsets of their opening brackets.
  private var brackets: [(closing: UInt32, offset: Int)] = []

  /// The maximum nesting of brackets in UAX 9 (BD16), which limits time and memory.
  private static let bracketLimit = 63

  init(_ text: [UInt16], preferring preferred: Script?) {
    self.text = text
    self.preferred = ((preferred?.parts ?? []) + [.han]).map(\.tag)
    var tags = [UInt32](repeating: Script.common.tag, count: text.count)
    var flags = [UInt8](repeating: 0, count: text.count)
    _ = cicu_text_scripts(text, Int32(clamping: text.count), &tags, &flags)
    var nextCertain = [Int32](repeating: 0, count: text.count)
    var next = Int32(clamping: text.count)
    for offset in stride(from: text.count - 1, through: 0, by: -1) {
      nextCertain[offset] = next
      if !Script(tag: tags[offset]).isNeutral { next = Int32(clamping: offset) }
    }
    self.tags = tags
    self.flags = flags
    self.nextCertain = nextCertain
  }

  /// Resolves the script of every character and merges adjacent characters of the same script.
  mutating func runs() -> [ScriptItemizer.Run] {
    resolve()
    var runs: [ScriptItemizer.Run] = []
    var start = 0
    for offset in 1...tags.count where offset == tags.count || tags[offset] != tags[start] {
      runs.append(ScriptItemizer.Run(range: start..<offset, script: Script(tag: tags[start])))
      start = offset
    }
    return runs
  }

  private mutating func resolve() {
    for offset in tags.indices {
      let flag = Int32(flags[offset])
      if flag & CICU_SCRIPT_CONTINUATION != 0 {
        tags[offset] = tags[offset - 1]
        continue
      }
      if !Script(tag: tags[offset]).isNeutral {
        current = tags[offset]
      } else if flag & CICU_SCRIPT_EXTENDED != 0 {
        current = extended(at: offset)
      }
      if flag & CICU_SCRIPT_CLOSING != 0 { close(at: offset) }
      if first == Script.common.tag { first = current }
      tags[offset] = current
      lastSeen[current] = offset
      if flag & CICU_SCRIPT_OPENING != 0, brackets.count < Self.bracketLimit {
        brackets.append((cicu_paired_bracket(UInt32(text[offset])), offset))
      }
    }
    adoptStart()
  }

  /// Assigns the first specific script to the neutral characters at the start of the text.
  private mutating func adoptStart() {
    for offset in tags.indices {
      guard tags[offset] == Script.common.tag else { return }
      tags[offset] = first
    }
  }

  /// Returns the script of a character that is limited to certain scripts (Script_Extensions).
  private func extended(at offset: Int) -> UInt32 {
    let scripts = UnicodeProperties.scriptExtensions(text.scalar(at: offset)).map(\.tag)
    if scripts.contains(current) { return current }
    let next = Int(nextCertain[offset])
    if next < tags.count, scripts.contains(tags[next]) { return tags[next] }
    let seen = scripts.filter { lastSeen[$0] != nil }
    if let latest = seen.max(by: { lastSeen[$0, default: 0] < lastSeen[$1, default: 0] }) { return latest }
    if let wanted = preferred.first(where: scripts.contains) { return wanted }
    return scripts.first ?? current
  }

  /// Restores the script of the matching opening bracket at a closing bracket.
  private mutating func close(at offset: Int) {
    let bracket = UInt32(text[offset])
    guard let match = brackets.lastIndex(where: { $0.closing == bracket }) else { return }
    current = tags[brackets[match].offset]
    // An opening bracket at the start of the text will take the first script too.
    if current == Script.common.tag { current = first }
    brackets.removeSubrange(match...)
  }
}

extension Script {
  /// The individual scripts of an ISO 15924 code, which may be a combination or variant of scripts.
  fileprivate var parts: [Script] {
    switch description {
    case "Jpan": [.han, .katakana, .hiragana]
    case "Kore": [.hangul, .han]
    case "Hans", "Hant", "Hanb": [.han, .bopomofo]
    default: [self]
    }
  }
}
