internal import CICU

/// The direction of each part of a text (UAX 9) and the order in which a line of it is drawn.
///
/// An object works on one text after the other and belongs to one thread at a time. Offsets count UTF-16 code units.
public final class BidiParagraph {
  /// Which way a paragraph runs.
  public enum BaseDirection: Int32, CaseIterable, Hashable, Sendable {
    /// As its first strong character says; left to right when it has none.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// A part of a line that is drawn in one direction.
  public struct VisualRun: Hashable, Sendable {
    /// The UTF-16 offsets of the part in the text.
    public var range: Range<Int>
    /// The embedding level, 0…126; odd is drawn right to left.
    ///
    /// On a line that needs no reordering ICU gives one run with the paragraph's level, even where parts of it are two
    /// levels deeper (digits in Arabic order); the direction is right in any case.
    public var level: UInt8

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - range: The UTF-16 offsets of the part in the text.
    ///   - level: The embedding level, 0…126.
    public init(range: Range<Int>, level: UInt8) {
      self.range = range
      self.level = level
    }
  }

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer? = cicu_bidi_open()

    deinit { cicu_bidi_close(pointer) }
  }

  private let handle = Handle()
  private var length = 0
  /// Whether the text runs left to right throughout, so that ICU was not asked.
  private var isPlain = true

  /// The level of the first paragraph of the text set last: 0 left to right, 1 right to left.
  public private(set) var paragraphLevel: UInt8 = 0

  /// Creates an object without a text.
  public init() {}

  /// Takes a text and resolves its levels.
  ///
  /// A text with paragraph separators is several paragraphs; with ``BaseDirection/automatic`` each has its own level.
  /// Text without a right-to-left character or bidi control costs one scan.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - baseDirection: Which way its paragraphs run.
  /// - Returns: The embedding level of each code unit, 0…126.
  public func levels(of text: UnsafeBufferPointer<UInt16>, baseDirection: BaseDirection) -> [UInt8] {
    length = text.count
    isPlain = baseDirection != .rightToLeft && !Self.needsReordering(text)
    paragraphLevel = baseDirection == .rightToLeft ? 1 : 0
    guard !isPlain, let count = Int32(exactly: text.count) else {
      isPlain = true
      return Array(repeating: paragraphLevel, count: text.count)
    }
    return Array(unsafeUninitializedCapacity: text.count) { levels, initialized in
      levels.initialize(repeating: paragraphLevel)
      initialized = text.count
      let level = cicu_bidi_set(
        handle.pointer, text.baseAddress, count, baseDirection.rawValue, levels.baseAddress)
      if level >= 0 { paragraphLevel = UInt8(level) }
    }
  }

  /// Takes a text and resolves its levels.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - baseDirection: Which way its paragraphs run.
  /// - Returns: The embedding level of each code unit, 0…126.
  public func levels(of text: [UInt16], baseDirection: BaseDirection) -> [UInt8] {
    text.withUnsafeBufferPointer { levels(of: $0, baseDirection: baseDirection) }
  }

  /// The level of the paragraph that contains an offset of the text set last.
  ///
  /// - Parameter offset: A UTF-16 offset; one outside the text means the first paragraph.
  /// - Returns: 0 for left to right, 1 for right to left.
  public func paragraphLevel(at offset: Int) -> UInt8 {
    guard !isPlain, offset >= 0, offset < length else { return paragraphLevel }
    return UInt8(exactly: cicu_bidi_paragraph_level(handle.pointer, Int32(offset))) ?? paragraphLevel
  }

  /// The parts of one line of the text set last, from left to right (UAX 9, L1 and L2).
  ///
  /// Spaces at the end of the line take the paragraph's level, so every line has to be asked for on its own.
  ///
  /// - Parameter line: The UTF-16 offsets of the line; what lies outside the text is left out.
  /// - Returns: The runs from left to right; none for an empty line.
  public func visualOrder(_ line: Range<Int>) -> [VisualRun] {
    let line = line.clamped(to: 0..<length)
    guard !line.isEmpty else { return [] }
    guard !isPlain else { return [VisualRun(range: line, level: paragraphLevel)] }
    var starts = [Int32](repeating: 0, count: line.count)
    var lengths = starts
    var levels = [UInt8](repeating: 0, count: line.count)
    let count = cicu_bidi_visual_runs(
      handle.pointer, Int32(line.lowerBound), Int32(line.upperBound), &starts, &lengths, &levels, Int32(line.count))
    guard count > 0 else { return [VisualRun(range: line, level: paragraphLevel)] }
    return (0..<Int(count)).map { run in
      let start = Int(starts[run])
      return VisualRun(range: start..<start + Int(lengths[run]), level: levels[run])
    }
  }

  /// Whether a text may hold anything but level 0 in a left-to-right paragraph.
  ///
  /// True when a code unit lies in a block that has characters of Bidi_Class R, AL or AN, or is an embedding, override
  /// or isolate control. The blocks are those of Unicode 15.0's DerivedBidiClass, including the ranges it reserves.
  static func needsReordering(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    for unit in text where unit >= 0x0590 {
      switch unit {
      case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      // First halves of U+10800…10FFF and U+1E800…1EFFF.
      case 0xD802...0xD803, 0xD83A...0xD83B: return true
      default: continue
      }
    }
    return false
  }
}

@available(*, unavailable)
extension BidiParagraph: Sendable {}
