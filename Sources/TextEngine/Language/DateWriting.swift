internal import CICU

/// Writes dates and times of day as a language does: its order, its words, its calendar (CLDR as the linked ICU has it).
///
/// An object of one thread; it opens one writer for each language and kind it meets and keeps it.
public final class DateWriting {
  /// What is written.
  public enum Kind: Int32, CaseIterable, Hashable, Sendable {
    /// A date of medium length: Feb 28, 2026.
    case date
    /// A short time of day: 10:58 PM.
    case time
  }

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer

    deinit { cicu_dates_close(pointer) }
  }

  private final class Writer {
    private let handle: Handle

    init?(_ language: String, _ kind: Kind) {
      guard let pointer = cicu_dates_open(language, kind.rawValue) else { return nil }
      handle = Handle(pointer: pointer)
    }

    func text(_ seconds: Double) -> String? {
      var units = [UInt16](repeating: 0, count: 256)
      let length = units.withUnsafeMutableBufferPointer {
        cicu_dates_write(handle.pointer, seconds * 1000, $0.baseAddress, Int32($0.count))
      }
      return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : nil
    }
  }

  private struct Key: Hashable {
    let language: String
    let kind: Kind
  }

  private var writers: [Key: Writer?] = [:]

  /// Creates an object that has met no language.
  public init() {}

  /// A moment as readers of a language see it, in UTC.
  ///
  /// - Parameters:
  ///   - seconds: How many seconds it lies after the beginning of 1970.
  ///   - kind: What is written of it.
  ///   - language: A BCP 47 tag; of one that cannot be read, the root locale's writing.
  /// - Returns: The date or the time; nil where ICU has no answer.
  public func text(_ seconds: Double, _ kind: Kind, language: String) -> String? {
    let key = Key(language: language, kind: kind)
    if let known = writers[key] { return known?.text(seconds) }
    let opened = Writer(String(language.map { $0 == "_" ? "-" : $0 }), kind)
    writers[key] = opened
    return opened?.text(seconds)
  }
}

@available(*, unavailable)
extension DateWriting: Sendable {}
