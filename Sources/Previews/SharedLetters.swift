import AuditModel

/// The tables of letters, changes and outlines under construction; equal entries are stored once.
struct SharedLetters {
  /// An outline placed in a letter, not yet numbered.
  struct Outline: Hashable {
    /// The path; nil for a box.
    var path: String?
    var x = 0
    var y = 0
  }

  private(set) var glyphs = PageGlyphs()
  /// The estimated size of the tables as JSON, in bytes.
  private(set) var bytes = 0
  /// The size of the outlines, in bytes.
  private(set) var outlineBytes = 0
  /// Whether new outlines are stored; otherwise their letters become boxes.
  var drawsOutlines = true
  /// The number of outlines that were not stored.
  var leftOut = 0

  private var letters: [PageGlyphs.Letter: Int] = [:]
  private var changes: [PageGlyphs.Change: Int] = [:]
  private var paths: [String: Int] = [:]

  /// The approximate size of a letter or change as JSON, in bytes.
  private static let entryBytes = 20

  /// Returns the number of a letter.
  mutating func letter(_ advance: PageGlyphs.Advance, _ outlines: [Outline]) -> Int {
    var placed = outlines.map { outline in
      PageGlyphs.Placed(glyph: outline.path.flatMap { glyph($0) }, x: outline.x, y: outline.y)
    }
    if placed.contains(where: { $0.glyph == nil }) { placed = [PageGlyphs.Placed(glyph: nil)] }
    let letter = PageGlyphs.Letter(advance: advance, outlines: placed)
    if let known = letters[letter] { return known }
    let number = glyphs.letters.count
    letters[letter] = number
    glyphs.letters.append(letter)
    bytes += Self.entryBytes
    return number
  }

  /// Returns the number of a change at a line break.
  mutating func change(_ change: PageGlyphs.Change) -> Int {
    if let known = changes[change] { return known }
    let number = glyphs.changes.count
    changes[change] = number
    glyphs.changes.append(change)
    bytes += Self.entryBytes
    return number
  }

  private mutating func glyph(_ path: String) -> Int? {
    if let known = paths[path] { return known }
    guard drawsOutlines else {
      leftOut += 1
      return nil
    }
    let number = glyphs.glyphs.count
    paths[path] = number
    glyphs.glyphs.append(path)
    let size = path.utf8.count + 3
    (bytes, outlineBytes) = (bytes + size, outlineBytes + size)
    return number
  }
}
