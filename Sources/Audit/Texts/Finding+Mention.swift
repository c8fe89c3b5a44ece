import AuditModel

extension Finding {
  /// Lowers the severity of a finding on a translation whose key no code of the app mentions, and says why.
  ///
  /// An error must be about a text that people see. If some code was not read, such as Objective-C, which is read by
  /// tokens only, a mention may have been missed.
  ///
  /// - Parameter mention: What is known about the key.
  mutating func lower(for mention: Plan.Mention) {
    let most: Severity
    switch mention {
    case .possible: return
    case .unlikely: most = .warning
    case .none: most = .note
    }
    self.severity = min(self.severity, most)
    self.message = Message(stringLiteral: "\(self.message.text); no code of the app mentions the key")
  }
}
