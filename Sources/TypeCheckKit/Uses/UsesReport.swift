public import AuditModel

/// The uses of an app's keys in its code.
public struct UsesReport: Sendable {
  /// A key of the source language.
  public struct Key: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The name of its table, such as `Localizable`.
    public var table: String
  }

  /// A mention of a key that was not followed to a place on the screen.
  public struct Mention: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The name of its table.
    public var table: String
    /// The location of the mention.
    public var location: SourceLocation
    /// The reason, such as `argument` or `property`.
    public var cause: String
  }

  /// The keys, in the order of the files.
  public internal(set) var keys: [Key] = []
  /// The places that draw or speak texts, in the order of the sources.
  public internal(set) var uses: [TextUse] = []
  /// The mentions that lead to no place, in the order of the sources.
  public internal(set) var mentions: [Mention] = []
  /// The number of Swift files that were read.
  public internal(set) var files = 0
  /// The problems of the files.
  public internal(set) var inputIssues: [InputIssue] = []

  /// Creates an empty report.
  init() {}

  /// The keys with at least one use.
  public var joined: Set<Key> { Set(uses.map { Key(key: $0.key, table: $0.table) }) }

  /// The keys that the code mentions, with or without a use.
  public var mentioned: Set<Key> {
    joined.union(mentions.map { Key(key: $0.key, table: $0.table) })
  }

  /// The keys that the code does not mention, in order.
  ///
  /// A key that the code puts together at run time is one of them.
  public var unused: [Key] {
    let mentioned = mentioned
    return keys.filter { !mentioned.contains($0) }
  }

  /// The number of keys per way from the place to the key; a key counts for each of its ways.
  public var keysByWay: [TextUse.Way: Int] {
    Dictionary(grouping: uses, by: \.way).mapValues { Set($0.map { Key(key: $0.key, table: $0.table) }).count }
  }

  /// The number of keys without a use per cause; a key counts for each of its causes.
  public var keysByCause: [String: Int] {
    let joined = joined
    let open = mentions.filter { !joined.contains(Key(key: $0.key, table: $0.table)) }
    return Dictionary(grouping: open, by: \.cause).mapValues { Set($0.map { Key(key: $0.key, table: $0.table) }).count }
  }
}
