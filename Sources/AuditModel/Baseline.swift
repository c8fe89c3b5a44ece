public import DynamicType

/// Findings that were accepted before: they fail no run until they get worse.
///
/// An entry names no line, so that it survives whatever moves in its file.
public struct Baseline: Hashable, Sendable {
  /// What makes two findings the same one.
  public struct Key: Hashable, Sendable, Comparable {
    /// The file's path from the baseline's folder on.
    public var file: String
    /// The text's key.
    public var key: String
    /// Which of several tables of its file the text is of; empty where the file has one.
    public var table: String
    /// The text's language.
    public var locale: String
    /// The rule's identifier.
    public var rule: String
    /// What the room is called, see ``Slot/label``.
    public var slot: String

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - file: The file's path from the baseline's folder on.
    ///   - key: The text's key.
    ///   - locale: The text's language.
    ///   - rule: The rule's identifier.
    ///   - slot: What the room is called.
    ///   - table: Which of several tables of its file the text is of; empty where the file has one.
    public init(file: String, key: String, locale: String, rule: String, slot: String, table: String = "") {
      self.table = table
      self.file = file
      self.key = key
      self.locale = locale
      self.rule = rule
      self.slot = slot
    }

    /// Whether a key stands before another: by file, table, key, language, rule and room.
    ///
    /// - Parameters:
    ///   - left: A key.
    ///   - right: Another key.
    /// - Returns: Whether `left` comes first.
    public static func < (left: Key, right: Key) -> Bool {
      if left.file != right.file { return left.file < right.file }
      if left.table != right.table { return left.table < right.table }
      if left.key != right.key { return left.key < right.key }
      if left.locale != right.locale { return left.locale < right.locale }
      return (left.rule, left.slot) < (right.rule, right.slot)
    }
  }

  /// How bad a finding was when it was accepted.
  public struct Extent: Hashable, Sendable {
    /// The first size category at which it broke; nil where it does not depend on size.
    public var from: ContentSizeCategory?
    /// By how many points it was over where it was worst.
    public var over: Double

    /// Creates an extent.
    ///
    /// - Parameters:
    ///   - from: The first size category at which it broke.
    ///   - over: By how many points it was over where it was worst.
    public init(from: ContentSizeCategory?, over: Double) {
      self.from = from
      self.over = over
    }

    /// How much more than before is not yet worse, in points.
    ///
    /// One point is what a reader cannot see, and more than rounding makes.
    public static let tolerance = 1.0

    /// Whether a finding is worse than when it was accepted.
    ///
    /// It is where it breaks at a smaller size, or where it is over by more than before: by more than a point, and by
    /// more than the error bar, because within it two versions of a font or of this program may differ though the text
    /// is the same.
    ///
    /// - Parameters:
    ///   - accepted: How bad it was.
    ///   - uncertainty: The error bar of the width, in points.
    /// - Returns: Whether it is worse.
    public func isWorse(than accepted: Extent, uncertainty: Double) -> Bool {
      if let from, let before = accepted.from, from < before { return true }
      return over > accepted.over + max(Self.tolerance, uncertainty)
    }
  }

  /// The accepted findings.
  public var entries: [Key: Extent]

  /// Creates a baseline.
  ///
  /// - Parameter entries: The accepted findings.
  public init(entries: [Key: Extent] = [:]) { self.entries = entries }

  /// Accepts one more finding; of two with the same key the worse.
  ///
  /// - Parameters:
  ///   - extent: How bad it is.
  ///   - key: What it is.
  public mutating func accept(_ extent: Extent, at key: Key) {
    guard let before = entries[key] else {
      entries[key] = extent
      return
    }
    let from = [extent.from, before.from].compactMap { $0 }.min()
    entries[key] = Extent(from: from, over: max(extent.over, before.over))
  }
}

extension Slot {
  /// What the room is called where it has to be told from others of the same text, whatever its width.
  public var label: String {
    let kind = name ?? (role == .text ? style.rawValue : role.rawValue)
    return boldText ? "\(kind) bold" : kind
  }
}
