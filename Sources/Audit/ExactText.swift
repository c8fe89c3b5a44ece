/// A text that is compared by its bytes, not by what Unicode holds to be equal: other bytes may be shaped otherwise.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  func hash(into hasher: inout Hasher) { hasher.combine(Self.hash(of: text, in: 0)) }

  static func == (left: ExactText, right: ExactText) -> Bool { areEqual(left.text, right.text) }

  /// The hash of a text's bytes and a number that goes with it.
  static func hash(of text: String, in number: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(number)
    withBytes(of: text) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }

  /// Whether two texts have the same bytes.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    withBytes(of: left) { left in
      withBytes(of: right) { left.count == $0.count && left.elementsEqual($0) }
    }
  }

  private static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    // A string of another system, whose bytes have to be made first.
    var copy = text
    return copy.withUTF8(body)
  }
}
