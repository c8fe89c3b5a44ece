internal import CTypeCheck

/// A text as C gets it: UTF-8 that stays where it is, with a NUL after its last byte.
///
/// Unchecked: nothing of it ever changes.
final class CText: @unchecked Sendable {
  /// Its first byte.
  let bytes: UnsafePointer<CChar>
  /// How many bytes there are before the last NUL.
  let count: Int

  init(_ text: String) {
    var text = text
    (bytes, count) = text.withUTF8 { Self.copied(UnsafeRawBufferPointer($0)) }
  }

  init(_ bytes: [UInt8]) { (self.bytes, count) = bytes.withUnsafeBytes { Self.copied($0) } }

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, count) = bytes.withUnsafeBytes { Self.copied($0) } }

  /// Many texts, each with a NUL after it.
  init(_ block: CTextBlock) {
    let target = UnsafeMutablePointer<CChar>.allocate(capacity: block.count + 1)
    var next = target
    for var text in block.texts { text.withUTF8 { next = Self.put(UnsafeRawBufferPointer($0), at: next) } }
    next.pointee = 0
    (bytes, count) = (UnsafePointer(target), block.count)
  }

  deinit { bytes.deallocate() }

  /// The text again.
  var string: String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Puts it where pointers of a caller lead.
  ///
  /// - Parameters:
  ///   - text: Takes the first byte.
  ///   - length: Takes the count; nil where nobody asks.
  func put(_ text: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ length: UnsafeMutablePointer<Int>?) {
    text.pointee = bytes
    length?.pointee = count
  }

  private static func copied(_ source: UnsafeRawBufferPointer) -> (UnsafePointer<CChar>, Int) {
    let target = UnsafeMutablePointer<CChar>.allocate(capacity: source.count + 1)
    _ = put(source, at: target)
    return (UnsafePointer(target), source.count)
  }

  /// Writes a text and a NUL after it.
  ///
  /// - Returns: Where the next one begins.
  private static func put(
    _ source: UnsafeRawBufferPointer, at target: UnsafeMutablePointer<CChar>
  ) -> UnsafeMutablePointer<CChar> {
    UnsafeMutableRawBufferPointer(start: target, count: source.count).copyMemory(from: source)
    target[source.count] = 0
    return target + source.count + 1
  }
}

/// Many texts for C that will be in one piece of memory, which costs far less than a piece for each.
struct CTextBlock {
  private(set) var texts: [String] = []
  /// How many bytes they take, with a NUL after each.
  private(set) var count = 0

  /// Adds a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Where it is, and how long.
  mutating func add(_ text: String) -> Range<Int> {
    let place = count..<count + text.utf8.count
    texts.append(text)
    count = place.upperBound + 1
    return place
  }
}

/// The texts that were asked of an object, each made once.
struct CTexts<Key: Hashable> {
  private var texts: [Key: CText] = [:]

  /// Whether the text of a key was made.
  func has(_ key: Key) -> Bool { texts[key] != nil }

  /// The text of a key; it lasts as long as the object, and one that was made before stays, as a caller may have it.
  @discardableResult
  mutating func text(_ key: Key, _ make: () throws -> CText) rethrows -> CText {
    if let known = texts[key] { return known }
    let made = try make()
    texts[key] = made
    return made
  }
}

/// An object with texts that C may ask for.
protocol Texted: Handled {
  associatedtype TextKey: Hashable
  var texts: CTexts<TextKey> { get set }
}

extension Texted {
  /// Answers a call with a text, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - handle: What a caller says is a handle of the object.
  ///   - key: Which text.
  ///   - text: Takes its first byte.
  ///   - length: Takes its count; nil where nobody asks.
  ///   - make: Makes the text.
  /// - Returns: How the call ended.
  static func answer(
    _ handle: OpaquePointer?, _ key: @autoclosure () throws -> TextKey,
    _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
    _ make: (Self) throws -> CText
  ) -> tc_status_t {
    TypeCheckC.answer {
      let object = try Self.of(handle)
      guard let text else { throw Failure.null("text") }
      try object.texts.text(try key()) { try make(object) }.put(text, length)
    }
  }
}
