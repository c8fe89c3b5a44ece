internal import CTypeCheck
import Foundation
import TypeCheckKit

/// A namespace for the validation of arguments from C callers.
enum Argument {
  /// The maximum length of a text in bytes, `TC_LONGEST_TEXT` in the header.
  static let longestText = LocalizedString.longestText
  /// The maximum length of an item in bytes, `TC_LONGEST_ITEM` in the header.
  static let longestItem = 64 << 20
  /// The maximum length of a document in bytes, `TC_LONGEST_DOCUMENT` in the header.
  static let longestDocument = 1 << 30

  /// Returns the bytes of a text without copying them.
  ///
  /// `text` may be NULL if the length is 0. `length` is in bytes, or `TC_NUL_TERMINATED`.
  ///
  /// - Throws: ``Failure`` for a NULL pointer, and for a text longer than `limit` bytes.
  static func bytes(
    _ text: CString?, _ length: Int, upTo limit: Int = longestText, _ name: StaticString
  ) throws -> UnsafeRawBufferPointer {
    if length == 0 { return UnsafeRawBufferPointer(start: nil, count: 0) }
    guard let text else { throw Failure.null(name) }
    // The search for the NUL stops at the limit, so that an unterminated text is not read any further.
    let count = length == -1 ? strnlen(text, limit + 1) : length
    guard 0...limit ~= count else {
      let size = length == -1 ? "more" : "\(UInt(bitPattern: length)) bytes, more"
      throw Failure(
        TC_STATUS_TOO_LARGE, "\(name) has \(size) than the limit of \(limit) bytes; split it or check its length")
    }
    return UnsafeRawBufferPointer(start: text, count: count)
  }

  /// Returns a text; NULL is allowed if the length is 0.
  static func text(_ text: CString?, _ length: Int, _ name: StaticString) throws -> String {
    try string(of: bytes(text, length, name), name)
  }

  /// Returns a text whose pointer must not be NULL.
  static func given(_ text: CString?, _ length: Int, _ name: StaticString) throws -> String {
    guard text != nil else { throw Failure.null(name) }
    return try self.text(text, length, name)
  }

  /// Returns a text, or nil if the pointer is NULL.
  static func optionalText(_ text: CString?, _ length: Int, _ name: StaticString) throws -> String? {
    text == nil ? nil : try self.text(text, length, name)
  }

  /// Decodes a text from bytes, which must be valid UTF-8.
  static func string(of bytes: UnsafeRawBufferPointer, _ name: StaticString) throws -> String {
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw Failure(TC_STATUS_INVALID_UTF8, "\(name) is not UTF-8; convert it first")
    }
    return string
  }

  /// Returns the canonical form of a BCP 47 language tag.
  static func locale(_ text: CString?, _ length: Int, _ name: StaticString) throws -> String {
    let tag = try self.text(text, length, name)
    guard let known = LanguageName.canonical(tag) else {
      throw Failure.invalid(
        "\(name) \(Quotation(tag)) is not a language tag; write a BCP 47 tag such as de, pt-BR or zh-Hans")
    }
    return known
  }

  /// Returns a path, which must not be empty.
  ///
  /// A path with a NUL is rejected, because the system would cut the path there.
  static func path(_ text: CString?, _ length: Int, _ name: StaticString) throws -> String {
    let path = try self.text(text, length, name)
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure.invalid("\(name) is empty or contains a NUL; pass the path of a file or folder")
    }
    return path
  }

  /// Returns the paths in an array of NUL-terminated strings.
  static func paths(
    _ list: UnsafePointer<CString?>?, _ count: Int, in range: ClosedRange<Int>, _ name: StaticString
  ) throws -> [String] {
    guard range ~= count else {
      throw Failure.invalid(
        "there are \(UInt(bitPattern: count)) \(name); give from \(range.lowerBound) to \(range.upperBound)")
    }
    if count == 0 { return [] }
    guard let list else { throw Failure.null(name) }
    return try (0..<count).map { index in
      guard let path = list[index] else { throw Failure.null(name) }
      return try self.path(path, -1, name)
    }
  }

  /// Throws an error if a capacity is too small.
  ///
  /// A negative capacity is a `size_t` above `Int.max`, and therefore large enough.
  static func room(_ capacity: Int, for needed: Int, _ rows: StaticString) throws {
    guard capacity < 0 || capacity >= needed else {
      throw Failure(
        TC_STATUS_TOO_LARGE, "there are \(needed) \(rows) but space for only \(capacity); pass a larger buffer")
    }
  }

  /// Returns a number within a range; `isAbove` excludes the lower bound.
  static func number(
    _ value: Double, _ name: StaticString, in range: ClosedRange<Double>, isAbove: Bool = false
  ) throws -> Double {
    guard range ~= value, !isAbove || value > range.lowerBound else {
      let least = "\(isAbove ? "above" : "from") \(range.lowerBound)"
      throw Failure.invalid("\(name) \(value) is not a usable number; give one \(least) to \(range.upperBound)")
    }
    return value
  }
}

extension CaseIterable where Self: Equatable {
  /// The index in `allCases`, which is the number that C uses.
  var number: Int32 { Int32(Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1) }
}
