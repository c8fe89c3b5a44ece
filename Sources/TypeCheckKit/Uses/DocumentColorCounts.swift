import AuditModel

/// The counts of texts of storyboards and xibs by the state of their colours.
package struct DocumentColorCounts: Sendable {
  /// The texts with a pair of colours that the rules check.
  private var checked: Set<SourceLocation> = []
  /// The texts whose colours code that was not read may set.
  private var unread: Set<SourceLocation> = []
  /// The texts in a system colour on a background that no document shows.
  private var hidden: Set<SourceLocation> = []
  /// The texts with a colour set that several targets have with different values.
  private var ambiguous: Set<SourceLocation> = []
  /// The texts with a colour that has no value.
  private var unknown: Set<SourceLocation> = []
  /// The number of texts whose colours code sets.
  var setInCode = 0
  /// The number of texts whose colours are not understood.
  var open = 0

  /// Adds a pair of colours; `made` is nil if one of them is not known.
  mutating func add(_ pair: CodeColorPair, _ made: ColorPair?, isAmbiguous: Bool) {
    guard pair.object != nil else { return }
    switch made {
    case nil where isAmbiguous: ambiguous.insert(pair.location)
    case nil: unknown.insert(pair.location)
    case let made? where made.isLeftOpen:
      if made.doubt == .unreadCode { unread.insert(pair.location) } else { hidden.insert(pair.location) }
    case .some: checked.insert(pair.location)
    }
  }

  /// The counts as a sentence; nil if the documents have no text.
  var note: String? {
    let rest = [
      (setInCode, "whose colours code sets"), (unread.count, "whose colours code that was not read may set"),
      (hidden.count, "in a system colour on a background that no document sets"),
      (ambiguous.count, "with a colour set that has different values in several targets"),
      (open + unknown.count, "whose colours typecheck cannot read, such as attributed text"),
    ].filter { $0.0 > 0 }
    guard !checked.isEmpty || !rest.isEmpty else { return nil }
    let texts = checked.count.counted("text")
    let sentence = "contrast of \(texts) of storyboards and xibs checked"
    return rest.isEmpty ? sentence : "\(sentence), not of \(Listing(rest.map { "\($0.0.grouped) \($0.1)" }))"
  }
}
