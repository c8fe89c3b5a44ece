extension SourceScanner {
  // MARK: Strings and directives

  /// Scans a string up to its end or to its next interpolation.
  mutating func string(_ string: SourceString, weight: Int = 1) {
    if isAtLineStart { endStatement() }
    var string = string
    let isInterpolated = string.skip(in: bytes)
    count(string.position - position, weight: weight)
    isAfterOperand = true
    if isInterpolated { open(UInt8(ascii: "("), string: string) }
  }

  mutating func pound() -> String? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    if pounds > SourceLimits.pounds { return "has more than \(SourceLimits.pounds) number signs in a row" }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      string(SourceString(at: end, in: bytes, pounds: pounds))
    } else if end < bytes.count, bytes[end] == UInt8(ascii: "/"), skipExtendedExpression(from: end, pounds: pounds) {
      isAfterOperand = true
    } else {
      directive(end)
    }
    return nil
  }

  mutating func directive(_ start: Int) {
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    let name = bytes[start..<end]
    if name.elementsEqual("if".utf8) {
      open(UInt8(ascii: "#"))
    } else if name.elementsEqual("endif".utf8) {
      count(1)
      if let partner = levels.lastIndex(where: { $0.opener == UInt8(ascii: "#") }),
        levels[partner...].allSatisfy({ $0.string == nil })
      {
        while levels.count > partner { pop() }
      }
      isAfterOperand = true
    } else {
      if isAtLineStart { endStatement() }
      count(1)
    }
    position = max(position, end)
  }

  /// Ends a line: strings of one line end with it, also in the middle of an interpolation.
  mutating func newLine() {
    position += 1
    isAtLineStart = true
    guard interpolations > 0 else { return }
    for index in levels.indices.reversed() {
      guard let string = levels[index].string else { continue }
      if string.isMultiline { return }
      levels[index].string = nil
      interpolations -= 1
    }
  }
}
