internal import CICU

/// A resolver of the direction of each part of a text (UAX 9), and of the visual order of its lines.
///
/// An instance processes one text at a time. Use it from one thread at a time. Offsets are in UTF-16 code units.
package final class BidiParagraph {
  /// The base direction of paragraphs.
  package enum BaseDirection: Int32, CaseIterable, Hashable, Sendable {
    /// The direction of the first strong character; left to right if there is none.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// A part of a line with one direction.
  package struct VisualRun: Hashable, Sendable {
    /// The UTF-16 range in the text.
    package var range: Range<Int>
    /// The embedding level, 0…126; odd levels are right to left.
    ///
    /// If a line needs no reordering, ICU returns one run with the paragraph's level. Parts of the run, such as
    /// digits in Arabic text, may then be two levels deeper. The direction is always correct.
    package var level: UInt8
  }

  private let handle: OpaquePointer? = cicu_bidi_open()
  private var length = 0
  /// Whether the whole text is left to right, so that ICU is not used.
  private var isPlain = true

  /// The level of the first paragraph of the current text: 0 is left to right, 1 right to left.
  package private(set) var paragraphLevel: UInt8 = 0

  /// Creates an instance without a text.
  package init() {}

  deinit { cicu_bidi_close(handle) }

  /// Sets the current text and returns the embedding level of each code unit, 0…126.
  ///
  /// With ``BaseDirection/automatic``, each paragraph has its own level. Text without right-to-left characters or
  /// bidi controls takes only a single scan.
  package func levels(of text: [UInt16], baseDirection: BaseDirection) -> [UInt8] {
    length = text.count
    isPlain = baseDirection != .rightToLeft && !text.withUnsafeBufferPointer(Self.needsReordering)
    paragraphLevel = baseDirection == .rightToLeft ? 1 : 0
    guard !isPlain, let count = Int32(exactly: text.count) else {
      isPlain = true
      return Array(repeating: paragraphLevel, count: text.count)
    }
    return Array(unsafeUninitializedCapacity: text.count) { levels, initialized in
      levels.initialize(repeating: paragraphLevel)
      initialized = text.count
      let level = cicu_bidi_set(handle, text, count, baseDirection.rawValue, levels.baseAddress)
      if level >= 0 { paragraphLevel = UInt8(level) }
    }
  }

  /// Returns the level of the paragraph at a UTF-16 offset: 0 for left to right, 1 for right to left.
  ///
  /// Outside the text, the first paragraph is used.
  package func paragraphLevel(at offset: Int) -> UInt8 {
    guard !isPlain, offset >= 0, offset < length else { return paragraphLevel }
    return UInt8(exactly: cicu_bidi_paragraph_level(handle, Int32(offset))) ?? paragraphLevel
  }

  /// Returns the parts of one line of the current text, from left to right (UAX 9, L1 and L2).
  ///
  /// Each line must be requested separately, because spaces at its end take the paragraph's level. The range is clipped
  /// to the text; an empty line has no parts.
  package func visualOrder(_ line: Range<Int>) -> [VisualRun] {
    let line = line.clamped(to: 0..<length)
    guard !line.isEmpty else { return [] }
    guard !isPlain else { return [VisualRun(range: line, level: paragraphLevel)] }
    var starts = [Int32](repeating: 0, count: line.count)
    var lengths = starts
    var levels = [UInt8](repeating: 0, count: line.count)
    let count = cicu_bidi_visual_runs(
      handle, Int32(line.lowerBound), Int32(line.upperBound), &starts, &lengths, &levels, Int32(line.count))
    guard count > 0 else { return [VisualRun(range: line, level: paragraphLevel)] }
    return (0..<Int(count)).map { run in
      let start = Int(starts[run])
      return VisualRun(range: start..<start + Int(lengths[run]), level: levels[run])
    }
  }

  /// Returns whether a text may contain levels other than 0 in a left-to-right paragraph.
  ///
  /// It may if a code unit is in a block with characters of Bidi_Class R, AL or AN, or is a bidi control. The blocks
  /// are those of Unicode 15.0's DerivedBidiClass, including reserved ranges.
  static func needsReordering(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    for unit in text where unit >= 0x0590 {
      switch unit {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      // High surrogates of U+10800…10FFF and U+1E800…1EFFF.
      case 0xD802...0xD803, 0xD83A...0xD83B: return true
      default: continue
      }
    }
    return false
  }
}
