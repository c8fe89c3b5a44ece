/// A splitter of configuration files into lines without comments.
struct ConfigurationText: LineScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var line = 1

  private var lines: [(number: Int, text: Substring)] = []

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the lines that are not blank, with their numbers.
  ///
  /// A comment begins with `//`; `/*` is part of a value, as in `include/**`.
  ///
  /// Source: swift-build, MacroConfigFileParser.swift, "Grammar".
  static func lines(of text: String) -> [(number: Int, text: Substring)] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = ConfigurationText(bytes: bytes)
      scanner.scan()
      return scanner.lines
    }
  }

  private mutating func scan() {
    var (content, number): ([UInt8], Int) = ([], 1)
    func end(_ lines: inout [(number: Int, text: Substring)]) {
      if !content.isEmpty { lines.append((number, Substring(decoding: content, as: UTF8.self))) }
      content.removeAll(keepingCapacity: true)
    }
    while let byte = peek() {
      if content.isEmpty { number = line }
      if (0x0A...0x0D).contains(byte) {
        end(&lines)
        advance()
      } else if starts(with: "//") {
        while let byte = peek(), !(0x0A...0x0D).contains(byte) { advance() }
      } else {
        content.append(byte)
        advance()
      }
    }
    end(&lines)
  }
}
