public import Vocabulary

/// The part of the screen that an app occupies.
public enum Window: Hashable, Sendable, CustomStringConvertible {
  /// The whole screen.
  case full
  /// The larger part of a Split View.
  case twoThirds
  /// One of two equal parts of a Split View.
  case half
  /// The smaller part of a Split View.
  case oneThird
  /// A narrow window that floats above another app.
  case slideOver
  /// A window of any size, in points, such as an iPadOS 26 window or a popover.
  case custom(Size)

  /// The windows with a name, which are all except ``custom(_:)``.
  public static let named: [Window] = [.full, .twoThirds, .half, .oneThird, .slideOver]

  /// Creates a window from its name, in any case.
  ///
  /// - Parameter name: `full`, `two-thirds`, `half`, `one-third`, `slide-over`, or a size such as `400x600`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) {
    let key = name.lowercased().filter { !$0.isWhitespace }
    if let window = Self.named.first(where: { $0.description == key }) {
      self = window
    } else if let size = Self.size(key) {
      self = .custom(size)
    } else {
      throw UnknownName(name, kind: "a window", known: Self.named.map(\.description) + ["WIDTHxHEIGHT"])
    }
  }

  /// The name used on the command line and in layout files.
  public var description: String {
    switch self {
    case .full: "full"
    case .twoThirds: "two-thirds"
    case .half: "half"
    case .oneThird: "one-third"
    case .slideOver: "slide-over"
    case .custom(let size): "\(Self.short(size.width))x\(Self.short(size.height))"
    }
  }

  /// The maximum length of a side of a window, in points.
  ///
  /// It is five times that of any display in the tables.
  static let longestSide = 10_000.0

  private static func size(_ text: String) -> Size? {
    let parts = text.split(whereSeparator: { $0 == "x" || $0 == "×" })
    let plain = text.allSatisfy { ($0.isASCII && $0.isNumber) || $0 == "." || $0 == "x" || $0 == "×" }
    guard plain, parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    guard width > 0, height > 0, width <= longestSide, height <= longestSide else { return nil }
    return Size(width: width, height: height)
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }
}
