import AuditModel
import Documents

extension JSONItem {
  /// A field of an item.
  enum Field: Sendable {
    case text, key
    case slot(SlotDescriptor)
    case locale, source, comment, file, line, id

    /// The name of the field in JSON.
    var name: String {
      switch self {
      case .slot(let descriptor): descriptor.field.name(on: .item)
      case .text: "text"
      case .key: "key"
      case .locale: "locale"
      case .source: "source"
      case .comment: "comment"
      case .file: "file"
      case .line: "line"
      case .id: "id"
      }
    }

    /// Whether only items in standard input may have the field; in a file, it is an ordinary key.
    var isOfLines: Bool {
      switch self {
      case .file, .line, .id: true
      default: false
      }
    }

    /// All fields, `text` first.
    static let all: [Field] =
      [.text, .key] + SlotDescriptor.all(on: .item).map(Field.slot)
      + [.locale, .source, .comment, .file, .line, .id]

    /// The names of ``all``, encoded as numbers for fast comparison.
    private static let keys: [UInt128] = all.map { field in
      precondition(field.name.utf8.count <= longestName, "\(field.name) does not fit in a number")
      return key(of: field.name.utf8)
    }

    /// The maximum length of a name in bytes; the 16th byte marks the start of the name.
    private static let longestName = 15

    private static func key(of name: some Sequence<UInt8>) -> UInt128 {
      // The leading 1 keeps NUL bytes at the start of a name significant.
      name.reduce(into: 1) { $0 = $0 << 8 | UInt128($1) }
    }

    /// Returns the index in ``all`` of the field with the given UTF-8 name, or nil if there is no such field.
    static func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
      name.count > longestName ? nil : keys.firstIndex(of: key(of: name))
    }

    /// Creates the field with a name, if there is one.
    init?(_ name: String) {
      var name = name
      guard let index = name.withUTF8(Self.index) else { return nil }
      self = Self.all[index]
    }
  }

  /// A set of fields, stored as bits.
  struct FieldSet {
    private var bits: UInt64 = 0

    /// Adds the field with an index; returns false if it was already in the set.
    mutating func insert(_ index: Int) -> Bool {
      let bit: UInt64 = 1 << index
      defer { bits |= bit }
      return bits & bit == 0
    }
  }
}
