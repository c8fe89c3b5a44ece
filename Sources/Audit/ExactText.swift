/// A text that is compared by its bytes, not by what Unicode holds to be equal: other bytes may be shaped otherwise.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.withBytes { left in right.withBytes { left.count == $0.count && left.elementsEqual($0) } }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    // A string of another system, whose bytes have to be made first.
    var copy = text
    return copy.withUTF8(body)
  }
}
