import Documents

extension JSONItem {
  /// A field that an item may have.
  enum Field: String, CaseIterable {
    case text, key, role, style, weight, width, lines, height, maxCategory, minimumScale, locale, source, comment
    case file, line

    /// Whether only items on a separate line may have it; in a file, it is a key like any other.
    var isOfLines: Bool { self == .file || self == .line }

    /// The field with a name in UTF-8; nil if there is none.
    ///
    /// Length and first letter leave at most one candidate.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
      guard let first = name.first else { return nil }
      switch (name.count, first) {
      case (3, UInt8(ascii: "k")): self = .key
      case (4, UInt8(ascii: "t")): self = .text
      case (4, UInt8(ascii: "r")): self = .role
      case (4, UInt8(ascii: "f")): self = .file
      case (4, UInt8(ascii: "l")): self = .line
      case (5, UInt8(ascii: "s")): self = .style
      case (5, UInt8(ascii: "w")): self = .width
      case (5, UInt8(ascii: "l")): self = .lines
      case (6, UInt8(ascii: "l")): self = .locale
      case (6, UInt8(ascii: "s")): self = .source
      case (6, UInt8(ascii: "w")): self = .weight
      case (6, UInt8(ascii: "h")): self = .height
      case (7, UInt8(ascii: "c")): self = .comment
      case (11, UInt8(ascii: "m")): self = .maxCategory
      case (12, UInt8(ascii: "m")): self = .minimumScale
      default: return nil
      }
      guard name.elementsEqual(rawValue.utf8) else { return nil }
    }

    /// The field with a name; nil if there is none.
    init?(_ name: String) {
      var name = name
      guard let field = name.withUTF8({ Field($0) }) else { return nil }
      self = field
    }
  }

  /// A set of fields, stored as bits.
  struct FieldSet {
    private var bits: UInt16 = 0

    /// Adds a field; returns false if it was already in the set.
    mutating func insert(_ field: Field) -> Bool {
      let bit: UInt16 = 1 << field.bit
      defer { bits |= bit }
      return bits & bit == 0
    }
  }
}

extension JSONItem.Field {
  /// Its bit in a set: its index among the cases.
  fileprivate var bit: UInt16 {
    switch self {
    case .text: 0
    case .key: 1
    case .role: 2
    case .style: 3
    case .weight: 4
    case .width: 5
    case .lines: 6
    case .height: 7
    case .maxCategory: 8
    case .minimumScale: 9
    case .locale: 10
    case .source: 11
    case .comment: 12
    case .file: 13
    case .line: 14
    }
  }
}
