/// A text that is compared by its bytes, not by what Unicode holds to be equal: other bytes may be shaped otherwise.
///
/// It keeps its hash, so that tables of a hundred thousand texts look into the one they search for and into no other.
struct ExactText: Hashable, Sendable {
  let text: String
  private let digest: Int

  init(_ text: String) {
    self.text = text
    digest = Self.withBytes(of: text) { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return hasher.finalize()
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.digest == right.digest
      && withBytes(of: left.text) { left in
        withBytes(of: right.text) { left.count == $0.count && left.elementsEqual($0) }
      }
  }

  private static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    // A string of another system, whose bytes have to be made first.
    var copy = text
    return copy.withUTF8(body)
  }
}
