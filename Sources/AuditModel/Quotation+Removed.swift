extension Quotation {
  /// Returns a message with `…` in place of its quotations, which differ between problems of one kind.
  ///
  /// It replaces everything from the first to the last quotation mark, because a quoted text may contain one.
  package static func removed(from message: String) -> String {
    let mark = UInt8(ascii: "\"")
    guard let first = message.utf8.firstIndex(of: mark), let last = message.utf8.lastIndex(of: mark) else {
      return message
    }
    return "\(message[..<first])…\(message[message.utf8.index(after: last)...])"
  }
}
