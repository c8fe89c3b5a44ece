/// A field of a slot, named as in `.typecheck.yml`.
///
/// ``SlotDescriptor/all`` describes the fields in this order.
public enum SlotField: String, CaseIterable, Codable, Sendable {
  case role, style, weight, width, devices, inset, lines, height
  case maxCategory = "max_category"
  case minimumScale = "minimum_scale"
  case truncation, tighten, uppercase, characters
  case boldText = "bold_text"
  case framework, markup, font
  case fontSize = "size"
}

/// The surfaces on which slot fields can be set.
public struct SlotSurfaces: OptionSet, Hashable, Sendable {
  /// The bits, one per surface.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The slots of `.typecheck.yml`.
  public static let configuration = SlotSurfaces(rawValue: 1 << 0)
  /// The `typecheck:` comments of texts, and the columns of spreadsheets.
  public static let comment = SlotSurfaces(rawValue: 1 << 1)
  /// The items of JSON files and JSON lines.
  public static let item = SlotSurfaces(rawValue: 1 << 2)
  /// The options of the command line.
  public static let option = SlotSurfaces(rawValue: 1 << 3)
  /// The interfaces for C and Python.
  public static let library = SlotSurfaces(rawValue: 1 << 4)
}

extension SlotField {
  /// Returns the name of the field on a surface.
  ///
  /// - Parameter surface: One surface.
  /// - Returns: The name in the spelling of the surface: `max_category`, `maxCategory` or `--max-category`.
  public func name(on surface: SlotSurfaces) -> String {
    let words = rawValue.split(separator: "_")
    switch surface {
    case .option: return "--" + words.joined(separator: "-")
    case .comment, .item:
      return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    default: return rawValue
    }
  }
}
