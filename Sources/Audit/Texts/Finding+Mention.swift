import AuditModel

extension Finding {
  /// Lowers the severity of a finding on a translation whose key no code mentions, and adds the reason to its message.
  ///
  /// An error must be about a text that people see. If code was not read, or only as tokens like Objective-C, a mention
  /// may have been missed. The message is then limited to the code that was read.
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
