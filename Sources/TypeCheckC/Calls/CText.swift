internal import CTypeCheck

/// A text for C: UTF-8 bytes at a fixed address, followed by a NUL.
///
/// Unchecked, because a text never changes.
final class CText: @unchecked Sendable {
  /// The address of the first byte.
  let bytes: CString
  /// The number of bytes before the final NUL.
  let count: Int

  init(_ text: String) {
    var text = text
    (bytes, count) = text.withUTF8 { Self.copied(UnsafeRawBufferPointer($0)) }
  }

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, count) = bytes.withUnsafeBytes { Self.copied($0) } }

  /// Creates a text from many texts, each followed by a NUL.
  init(_ block: CTextBlock) {
    let target = UnsafeMutablePointer<CChar>.allocate(capacity: block.count + 1)
    var next = target
    for var text in block.texts { text.withUTF8 { next = Self.put(UnsafeRawBufferPointer($0), at: next) } }
    next.pointee = 0
    (bytes, count) = (UnsafePointer(target), block.count)
  }

  deinit { bytes.deallocate() }

  /// A copy of the text as a Swift string.
  var string: String { String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self) }

  /// Stores the address and the length through the caller's pointers.
  ///
  /// `length` may be nil.
  func put(_ text: TextTarget, _ length: CountTarget?) {
    text.pointee = bytes
    length?.pointee = count
  }

  private static func copied(_ source: UnsafeRawBufferPointer) -> (CString, Int) {
    let target = UnsafeMutablePointer<CChar>.allocate(capacity: source.count + 1)
    _ = put(source, at: target)
    return (UnsafePointer(target), source.count)
  }

  /// Writes a text and a NUL, and returns the address after the NUL.
  private static func put(
    _ source: UnsafeRawBufferPointer, at target: UnsafeMutablePointer<CChar>
  ) -> UnsafeMutablePointer<CChar> {
    UnsafeMutableRawBufferPointer(start: target, count: source.count).copyMemory(from: source)
    target[source.count] = 0
    return target + source.count + 1
  }
}

/// Many texts for C in one allocation, which is much faster than separate allocations.
struct CTextBlock {
  private(set) var texts: [String] = []
  /// The size of all texts in bytes, with a NUL after each.
  private(set) var count = 0

  /// Adds a text and returns the range of its bytes in the block.
  mutating func add(_ text: String) -> Range<Int> {
    let place = count..<count + text.utf8.count
    texts.append(text)
    count = place.upperBound + 1
    return place
  }
}

/// The texts that callers requested from an object, each created once.
struct CTexts<Key: Hashable> {
  private var texts: [Key: CText] = [:]

  /// Returns whether the text for a key has been created.
  func has(_ key: Key) -> Bool { texts[key] != nil }

  /// Returns the text for a key, and creates it on the first request.
  ///
  /// The text lives as long as the object and is never replaced, because a caller may hold its address.
  @discardableResult
  mutating func text(_ key: Key, _ make: () throws -> CText) rethrows -> CText {
    if let known = texts[key] { return known }
    let made = try make()
    texts[key] = made
    return made
  }
}

/// An object with texts that C can request.
protocol Texted: Handled {
  associatedtype TextKey: Hashable
  var texts: CTexts<TextKey> { get set }
}

extension Texted {
  /// Answers a call with a text, which is created on the first request.
  ///
  /// `text` receives the address of the first byte. `length` receives the length and may be nil.
  static func answer(
    _ handle: Handle?, _ key: @autoclosure () throws -> TextKey, _ text: TextTarget?, _ length: CountTarget?,
    _ make: (Self) throws -> CText
  ) -> tc_status_t {
    TypeCheckC.answer {
      let object = try Self.of(handle)
      guard let text else { throw Failure.null("text") }
      try object.texts.text(try key()) { try make(object) }.put(text, length)
    }
  }
}
