import AuditModel

extension Finding {
  /// Lowers the severity of a finding on a translation whose key no code uses, and adds the removal of the key to the
  /// fix.
  ///
  /// An error must be about a text that people see. If code was not read, or only as tokens like Objective-C, a use may
  /// have been missed, and data may name a key. The words then say so. An error about a key that data may name becomes a
  /// warning.
  mutating func lower(for mention: Plan.Mention) {
    let words: String
    switch mention {
    case .possible: return
    case .byData: words = "no code that was read uses this key, so it may be removed unless data names it"
    case .unlikely: words = "no code that was read uses this key, so it may be removed"
    case .none: words = "no code uses this key, so it may be removed"
    }
    self.severity = mention == .byData && self.severity == .error ? .warning : .note
    self.remedy = self.remedy.map { "\($0); \(words)" } ?? words
  }
}
