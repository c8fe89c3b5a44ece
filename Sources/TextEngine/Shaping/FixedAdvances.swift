/// The manifest's rules for characters that all have one advance: Han, kana, Hangul, fullwidth punctuation.
struct FixedAdvances: Sendable {
  private struct Advance: Sendable {
    let id: String
    let em: Double
    let share: Double
  }

  private let scripts: [Script: Advance]
  private let ranges: [(codePoints: ClosedRange<UInt32>, advance: Advance)]
  private let first: UInt32

  /// Reads the rules that give an advance in em.
  ///
  /// - Parameter manifest: The manifest.
  init(manifest: FontManifest) {
    var scripts: [Script: Advance] = [:]
    var ranges: [(codePoints: ClosedRange<UInt32>, advance: Advance)] = []
    for rule in manifest.rules {
      guard let em = rule.advanceEm else { continue }
      for name in rule.scripts {
        guard let script = Script(name) else { continue }
        scripts[script] = Advance(id: rule.id, em: em, share: rule.uncertainty(script: name))
      }
      let other = Advance(id: rule.id, em: em, share: rule.uncertainty)
      ranges += rule.codePoints.map { (codePoints: $0, advance: other) }
    }
    self.scripts = scripts
    self.ranges = ranges
    // Hangul Jamo, the first East Asian block, starts here: everything before it is told apart by one comparison.
    first = 0x1100
  }

  /// The rule for a character.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Its advance and error bar; nil when it needs a font.
  func selection(for scalar: Unicode.Scalar) -> FontSelector.Selection? {
    guard scalar.value >= first else { return nil }
    let advance =
      ranges.first { $0.codePoints.contains(scalar.value) }?.advance ?? scripts[UnicodeProperties.script(scalar)]
    return advance.map { .init(choice: .fixed(em: $0.em, rule: $0.id), errorClass: .share($0.share)) }
  }
}
