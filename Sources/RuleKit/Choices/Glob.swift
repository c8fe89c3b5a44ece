public import AuditModel

/// A pattern of names, in which `*` matches any characters and `?` any single character.
///
/// `\` makes the next character literal.
///
/// In keys and languages, `*` also matches dots and slashes. In paths, `*` matches within a path component, and `**`
/// matches any number of components, as in `.gitignore`.
public struct Glob: Hashable, Sendable {
  /// The maximum length of a pattern, in bytes.
  ///
  /// With this limit, a match takes at most as long as reading the name several hundred times (our own limit).
  public static let longestPattern = 1_000

  /// A byte of a pattern, or a wildcard.
  private enum Part: Hashable {
    case byte(UInt8), anyCharacter, anyRun
  }

  /// The pattern as it was written.
  public let pattern: String
  /// The location of the pattern, or nil if it is not from a file.
  public var location: SourceLocation?
  private let pieces: [[Part]]
  private let isPath: Bool

  /// Creates a pattern of names without components.
  ///
  /// - Parameter pattern: The pattern. If it is too long, only its beginning is used.
  public init(name pattern: String) {
    self.pattern = pattern
    isPath = false
    pieces = [Self.parts(of: Array(pattern.utf8.prefix(Self.longestPattern))[...])]
  }

  /// Creates a path pattern.
  ///
  /// A pattern without a slash matches a file or folder at any depth. A match of a folder includes everything in it.
  ///
  /// - Parameter pattern: The pattern. If it is too long, only its beginning is used.
  public init(path pattern: String) {
    self.pattern = pattern
    isPath = true
    var pieces = Array(pattern.utf8.prefix(Self.longestPattern)).split(separator: UInt8(ascii: "/"))
    pieces.removeAll { $0.elementsEqual([UInt8(ascii: ".")]) }
    let isAnywhere = pieces.count == 1 && !pattern.hasPrefix("/") && !pattern.hasPrefix("./")
    self.pieces = (isAnywhere ? [[.anyRun, .anyRun]] : []) + pieces.map(Self.parts)
  }

  /// Returns whether the pattern matches a name, a path or one of the path's parent folders.
  ///
  /// - Parameter name: The name, or the path with slashes between its components.
  /// - Returns: True if the pattern matches.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard isPath else { return Self.matches(pieces[0], bytes[...]) }
      return matches(path: bytes.split(separator: UInt8(ascii: "/")))
    }
  }

  /// The literal bytes with which every match starts and ends.
  ///
  /// They are empty for paths. Without wildcards, both are the whole pattern.
  package var fixedEnds: (start: [UInt8], end: [UInt8]) {
    func bytes(_ parts: some Sequence<Part>) -> [UInt8] {
      var bytes: [UInt8] = []
      for case .byte(let byte) in parts.prefix(while: { if case .byte = $0 { true } else { false } }) {
        bytes.append(byte)
      }
      return bytes
    }
    guard !isPath, let parts = pieces.first else { return ([], []) }
    return (bytes(parts), bytes(parts.reversed()).reversed())
  }

  /// Returns whether the pattern matches the components of a path.
  ///
  /// Components are matched like characters: on a mismatch, the last `**` takes one more component.
  private func matches(path: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    var (piece, place) = (0, 0)
    var retry: (piece: Int, place: Int)?
    while true {
      // The whole pattern matches, and the rest of the path is inside the matching folder.
      if piece == pieces.count { return true }
      if pieces[piece] == [.anyRun, .anyRun] {
        retry = (piece, place)
        piece += 1
        continue
      }
      if place < path.count, Self.matches(pieces[piece], path[place]) {
        (piece, place) = (piece + 1, place + 1)
      } else if let last = retry, last.place < path.count {
        retry = (last.piece, last.place + 1)
        (piece, place) = (last.piece + 1, last.place + 1)
      } else {
        return false
      }
    }
  }

  private static func matches(_ parts: [Part], _ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var part = 0
    var place = name.startIndex
    var retry: (part: Int, place: Int)?
    while part < parts.count || place < name.endIndex {
      if part < parts.count {
        switch parts[part] {
        case .anyRun:
          retry = (part, place)
          part += 1
          continue
        case .anyCharacter where place < name.endIndex:
          place = end(ofCharacterAt: place, in: name)
          part += 1
          continue
        case .byte(let byte) where place < name.endIndex && name[place] == byte:
          (part, place) = (part + 1, place + 1)
          continue
        default: break
        }
      }
      guard let last = retry, last.place < name.endIndex else { return false }
      retry = (last.part, last.place + 1)
      (part, place) = (last.part + 1, last.place + 1)
    }
    return true
  }

  /// Returns the index after the UTF-8 character at an index.
  private static func end(ofCharacterAt place: Int, in name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var end = place + 1
    while end < name.endIndex, name[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func parts(of bytes: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case _ where isEscaped:
        parts.append(.byte(byte))
        isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "*"): parts.append(.anyRun)
      case UInt8(ascii: "?"): parts.append(.anyCharacter)
      default: parts.append(.byte(byte))
      }
    }
    if isEscaped { parts.append(.byte(UInt8(ascii: "\\"))) }
    return parts
  }

  /// Returns whether two patterns have the same text and kind.
  ///
  /// - Parameters:
  ///   - left: A pattern.
  ///   - right: Another pattern.
  /// - Returns: True if the patterns are equal.
  public static func == (left: Glob, right: Glob) -> Bool {
    left.pattern == right.pattern && left.isPath == right.isPath
  }

  /// Hashes the text of the pattern.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
