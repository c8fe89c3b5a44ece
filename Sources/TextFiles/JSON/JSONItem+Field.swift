import AuditModel
import Documents

extension JSONItem {
  /// A field that an item may have.
  enum Field: Sendable {
    case text, key
    case slot(SlotDescriptor)
    case locale, source, comment, file, line

    /// The name.
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
      }
    }

    /// Whether only items on a separate line may have it; in a file, it is a key like any other.
    var isOfLines: Bool {
      switch self {
      case .file, .line: true
      default: false
      }
    }

    /// All fields, `text` first.
    static let all: [Field] =
      [.text, .key] + SlotDescriptor.all(on: .item).map(Field.slot) + [.locale, .source, .comment, .file, .line]

    /// The names of ``all`` as numbers, which are quick to compare.
    private static let keys: [UInt128] = all.map { field in
      precondition(field.name.utf8.count <= longestName, "\(field.name) does not fit in a number")
      return key(of: field.name.utf8)
    }

    /// The number of bytes in a number, less the one that counts them.
    private static let longestName = 15

    private static func key(of name: some Sequence<UInt8>) -> UInt128 {
      // The one in front keeps a NUL at the start.
      name.reduce(into: 1) { $0 = $0 << 8 | UInt128($1) }
    }

    /// The index in ``all`` of the field with a name in UTF-8; nil if there is none.
    static func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
      name.count > longestName ? nil : keys.firstIndex(of: key(of: name))
    }

    /// The field with a name; nil if there is none.
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
