public import DynamicType

/// Accepted findings, which do not fail a run until they get worse.
///
/// Entries have no line numbers, so edits elsewhere in a file do not invalidate them.
public struct Baseline: Hashable, Sendable {
  /// The identity of a finding; findings with equal keys count as the same finding.
  public struct Key: Sendable, Comparable {
    /// The file's path relative to the baseline's folder.
    public var file: String
    /// The text's key.
    ///
    /// It is not compared if ``object`` is known, so that an object may be renamed.
    public var key: String
    /// The identifier of the object in a storyboard or xib; empty for other findings, and in earlier baselines.
    public var object: String
    /// The table that the text belongs to, if its file has several; otherwise empty.
    public var table: String
    /// The text's language.
    public var locale: String
    /// The rule's identifier.
    public var rule: String
    /// The slot, identified by its role, Bold Text, and the place in code that draws the text.
    ///
    /// It does not depend on the style and size, so that an accepted finding stays accepted if they change.
    public var slot: String

    /// The ``slot`` of an entry that accepts a finding in any slot, as all entries of version 1 do.
    public static let anySlot = "*"

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - file: The file's path relative to the baseline's folder.
    ///   - key: The text's key.
    ///   - locale: The text's language.
    ///   - rule: The rule's identifier.
    ///   - slot: The slot among those of the text.
    ///   - table: The table that the text belongs to, if its file has several; otherwise empty.
    ///   - object: The identifier of the object in a storyboard or xib; empty for other findings.
    public init(
      file: String, key: String, locale: String, rule: String, slot: String, table: String = "", object: String = ""
    ) {
      self.table = table
      self.object = object
      self.file = file
      self.key = key
      self.locale = locale
      self.rule = rule
      self.slot = slot
    }

    /// Returns the key for another slot of the text.
    package func `in`(_ slot: String) -> Key {
      var key = self
      key.slot = slot
      return key
    }

    /// Orders keys by file, table, key, language, rule, slot and object.
    ///
    /// - Parameters:
    ///   - left: A key.
    ///   - right: Another key.
    /// - Returns: Whether `left` comes first.
    public static func < (left: Key, right: Key) -> Bool {
      // The name of an object may change.
      let (name, otherName) = (left.object.isEmpty ? left.key : "", right.object.isEmpty ? right.key : "")
      let one = (left.file, left.table, name, left.locale, left.rule, left.slot)
      let other = (right.file, right.table, otherName, right.locale, right.rule, right.slot)
      return one == other ? left.object < right.object : one < other
    }
  }

  /// The extent of a finding: the first failing size category and the excess over the available width.
  public struct Extent: Hashable, Sendable {
    /// The first size category that failed; nil if the finding does not depend on the text size.
    public var from: ContentSizeCategory?
    /// The largest excess over the available width, in points.
    public var over: Double
    /// The style and width of the slot, such as `body, 288 pt`; nil without a slot, or if they are not known.
    public var container: String?

    /// Creates an extent.
    ///
    /// - Parameters:
    ///   - from: The first size category that failed.
    ///   - over: The largest excess over the available width, in points.
    ///   - container: The style and width of the slot.
    public init(from: ContentSizeCategory?, over: Double, container: String? = nil) {
      self.from = from
      self.over = over
      self.container = container
    }

    /// The largest increase of the excess at which a finding counts as unchanged, in points.
    ///
    /// One point is invisible to a reader and more than rounding causes.
    public static let tolerance = 1.0

    /// Returns whether a finding is worse than when it was accepted.
    ///
    /// It is worse if it fails at a smaller size category, or if its excess grew by more than one point and more than
    /// the error margin. Within the error margin, two versions of a font or of typecheck may measure the same text
    /// differently. In a slot with another style or width, it is not worse: the app or its analysis changed, not the
    /// text.
    ///
    /// - Parameters:
    ///   - accepted: The extent when the finding was accepted.
    ///   - uncertainty: The error margin of the width, in points.
    /// - Returns: True if this extent is worse than `accepted`.
    public func isWorse(than accepted: Extent, uncertainty: Double) -> Bool {
      guard container == accepted.container else { return false }
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

  /// Accepts a finding; an existing entry keeps the smaller size category and the larger excess of both.
  ///
  /// If the containers differ, the extents cannot be compared, and the one with the larger excess remains.
  ///
  /// - Parameters:
  ///   - extent: The extent of the finding.
  ///   - key: The identity of the finding.
  public mutating func accept(_ extent: Extent, at key: Key) {
    guard let before = entries[key] else {
      entries[key] = extent
      return
    }
    guard extent.container == before.container else {
      entries[key] = before.isLarger(than: extent) ? before : extent
      return
    }
    let from = [extent.from, before.from].compactMap { $0 }.min()
    entries[key] = Extent(from: from, over: max(extent.over, before.over), container: extent.container)
  }

  /// Returns the entries that accept a finding, its own or those for any slot; nil if there are none.
  ///
  /// `keys` has at least one key. The extent is that of the first entry with the container, or else of the first one.
  package func entry(forAny keys: [Key], in container: String?) -> (keys: [Key], extent: Extent)? {
    let known = (keys + keys.prefix(1).map { $0.in(Key.anySlot) }).filter { entries[$0] != nil }
    let extents = known.compactMap { entries[$0] }
    return (extents.first { $0.container == container } ?? extents.first).map { (known, $0) }
  }

  /// Whether an entry is from version 1, which has no containers.
  package var isOfVersion1: Bool { entries.keys.contains { $0.slot == Key.anySlot } }
}

extension Baseline.Key: Hashable {
  /// Returns whether two keys identify the same finding.
  ///
  /// - Parameters:
  ///   - left: A key.
  ///   - right: Another key.
  /// - Returns: Whether they are equal, apart from the names of an object with an identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.object == right.object && (!left.object.isEmpty || left.key == right.key)
      && (left.file, left.table, left.locale, left.rule, left.slot)
        == (right.file, right.table, right.locale, right.rule, right.slot)
  }

  /// Hashes everything that `==` compares.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    for word in [file, table, locale, rule, slot] { hasher.combine(word) }
    hasher.combine(object.isEmpty ? key : object)
  }
}

extension Baseline.Extent {
  /// Returns whether the excess is larger; if it is equal, the container decides, so that line order does not matter.
  fileprivate func isLarger(than other: Self) -> Bool {
    over != other.over ? over > other.over : (container ?? "") < (other.container ?? "")
  }
}
