public import AuditModel

/// A pattern of names: `*` stands for any run of characters, `?` for any one, `\` takes the next as it is.
///
/// Keys and languages are one piece, in which `*` stands for dots and slashes too. Paths are pieces between slashes: `*`
/// stays within one, `**` stands for any number of them, as in a `.gitignore`.
public struct Glob: Hashable, Sendable {
  /// The most bytes a pattern may have, so that matching takes no longer than reading the name some hundred times (our
  /// own limit).
  public static let longestPattern = 1_000

  /// One character of a pattern, or what stands for characters.
  private enum Part: Hashable {
    case byte(UInt8), anyCharacter, anyRun
  }

  /// The pattern as it was written.
  public let pattern: String
  /// Where it was written; nil where no file says it.
  public var location: SourceLocation?
  private let pieces: [[Part]]
  private let isPath: Bool

  /// Creates a pattern of names without pieces.
  ///
  /// - Parameter pattern: The pattern; of one that is too long only the beginning is taken.
  public init(name pattern: String) {
    self.pattern = pattern
    isPath = false
    pieces = [Self.parts(of: Array(pattern.utf8.prefix(Self.longestPattern))[...])]
  }

  /// Creates a pattern of paths.
  ///
  /// A pattern that starts with no `/` and has none inside is that of a file or folder at any depth; a folder stands for
  /// all that is in it.
  ///
  /// - Parameter pattern: The pattern; of one that is too long only the beginning is taken.
  public init(path pattern: String) {
    self.pattern = pattern
    isPath = true
    var pieces = Array(pattern.utf8.prefix(Self.longestPattern)).split(separator: UInt8(ascii: "/"))
    pieces.removeAll { $0.elementsEqual([UInt8(ascii: ".")]) }
    let isAnywhere = pieces.count == 1 && !pattern.hasPrefix("/") && !pattern.hasPrefix("./")
    self.pieces = (isAnywhere ? [[.anyRun, .anyRun]] : []) + pieces.map(Self.parts)
  }

  /// Whether a name, a path or a folder above the path is one of the pattern's.
  ///
  /// - Parameter name: The name or the path, slashes between its pieces.
  /// - Returns: Whether it is.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard isPath else { return Self.matches(pieces[0], bytes[...]) }
      return matches(path: bytes.split(separator: UInt8(ascii: "/")))
    }
  }

  /// What every name of a pattern without slashes starts and ends with; both are all of it where it has no stars.
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

  /// Pieces are matched as characters are: the last `**` is tried again one piece further on.
  private func matches(path: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    var (piece, place) = (0, 0)
    var retry: (piece: Int, place: Int)?
    while true {
      // All of the pattern is used up: what is left lies in the folder that matches.
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

  /// Past the bytes that go on with a character of UTF-8.
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

  /// Whether two patterns are written the same.
  ///
  /// - Parameters:
  ///   - left: A pattern.
  ///   - right: Another pattern.
  /// - Returns: Whether they are.
  public static func == (left: Glob, right: Glob) -> Bool {
    left.pattern == right.pattern && left.isPath == right.isPath
  }

  /// Adds the pattern to a hash.
  ///
  /// - Parameter hasher: Gets the pattern.
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
