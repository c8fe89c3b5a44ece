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

  /// Returns a message with `…` in place of its quotations and of numbers, which messages of one kind share.
  package static func kind(of message: String) -> String {
    var kept: [UInt8] = []
    var (isDigit, isOfName) = (false, false)
    let bytes = Array(removed(from: message).utf8)
    for (index, byte) in bytes.enumerated() {
      let wasDigit = isDigit
      isDigit = 0x30...0x39 ~= byte
      // The digits of a name such as UTF-8, and a scale such as 3x, are part of the kind.
      if isDigit, !wasDigit {
        isOfName = kept.last == UInt8(ascii: "-") || (index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "x"))
      }
      if isDigit, !isOfName {
        if !wasDigit { kept += Array("…".utf8) }
      } else {
        kept.append(byte)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
