import AuditModel

extension Finding {
  /// Lowers the severity of a finding on a translation whose key no code of the app mentions, and says why.
  ///
  /// An error must be about a text that people see. If some code was not read, or only by its tokens, as Objective-C, a
  /// mention may have been missed, and the finding says so.
  ///
  /// - Parameter mention: What is known about the key.
  mutating func lower(for mention: Plan.Mention) {
    let code: String
    switch mention {
    case .possible: return
    case .unlikely: code = "no code that was read"
    case .none: code = "no code of the app"
    }
    self.severity = .note
    self.message = Message(stringLiteral: "\(self.message.text); \(code) mentions the key")
  }
}
