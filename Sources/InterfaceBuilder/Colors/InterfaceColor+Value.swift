internal import AuditModel
internal import ColorContrast
import Foundation

extension InterfaceColor {
  /// The colour as the value of a pair; nil for no colour, and for an unknown colour space.
  func value(in resources: DocumentResources) -> CodeColorPair.Value? {
    switch self {
    case .none: nil
    case .components(let numbers, let space): Self.color(numbers, space: space).map { .color($0) }
    case .system(let name): Self.system(name, in: resources)
    case .named(let name):
      .stored(name, resources.namedColors[name].flatMap { $0.stored })
    }
  }

  /// Whether the colour draws nothing.
  var isClear: Bool {
    switch self {
    case .none: true
    case .system(let name): name == "clearColor"
    case .named: false
    case .components(let numbers, _): numbers.last == 0
    }
  }

  /// Whether the colour hides everything below it; colour sets usually do.
  var isOpaque: Bool {
    switch self {
    case .none: false
    case .named: true
    case .components(let numbers, _): numbers.last ?? 0 >= 1
    case .system(let name): (Self.systemColor(name)?.color).map(\.isOpaque) ?? true
    }
  }

  /// The components; nil for a name.
  private var stored: Color? {
    if case .components(let numbers, let space) = self { Self.color(numbers, space: space) } else { nil }
  }

  /// Legacy names in documents for current UIKit names and fixed colours.
  ///
  /// Source: Apple documentation of UIKit, "Standard colors" and "UI element colors", and the values that Xcode stores.
  private static let names = [
    "groupTableViewBackgroundColor": "systemGroupedBackground", "darkTextColor": "darkText",
    "lightTextColor": "lightText", "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
  ]
  private static let fixed: [String: Color] = ["whiteColor": .white, "blackColor": .black]

  private static func systemColor(_ name: String) -> SystemColor? {
    SystemColors.color(names[name] ?? name, .light, .ios26) ?? SystemColors.color(names[name] ?? name, .light, .ios13)
  }

  /// A system colour by its name, or else the value that Xcode stored for it.
  private static func system(_ name: String, in resources: DocumentResources) -> CodeColorPair.Value? {
    if let color = fixed[name] { return .color(color) }
    if let known = systemColor(name) { return .system(known.name) }
    return resources.systemColors[name]?.stored.map { .color($0) }
  }

  /// Returns the colour from components of 0…1.
  private static func color(_ numbers: [Double], space: String) -> Color? {
    guard let alpha = numbers.last, numbers.allSatisfy((-1...2).contains) else { return nil }
    let isGrey = numbers.count == 2
    let components = isGrey ? SIMD3(repeating: numbers[0]) : SIMD3(numbers[0], numbers[1], numbers[2])
    switch space {
    case "sRGB", "deviceRGB", "deviceWhite", "extendedSRGB": return Color(.sRGB, components, alpha: alpha)
    case "displayP3": return Color(.displayP3, components, alpha: alpha)
    case "genericGamma22GrayColorSpace", "extendedGray":
      return Color(.grayGamma22, SIMD3(numbers[0], 0, 0), alpha: alpha)
    case "calibratedRGB", "calibratedWhite":
      let exact = Color(.linearSRGB, GenericRGB.linearSRGB(components)).sRGB
      // The matrix has only eight digits.
      return Color(.sRGB, (exact * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6, alpha: alpha)
    default: return nil
    }
  }
}

/// The colour space of old documents, which Xcode converts to sRGB when compiling them.
///
/// Source: primaries and gamma of Apple's profile "Generic RGB". They give the values that people read on devices:
/// 85 becomes 104, and 84, 124, 224 becomes 102, 146, 230 (keyboardfuel.com, 2018-06-09).
private enum GenericRGB {
  private static let gamma = 1.8
  /// The rows of the matrix to linear sRGB, both with the white point D65.
  private static let rows = [
    SIMD3(1.02473164, -0.02752822, 0.00279658), SIMD3(0.02063842, 0.94874733, 0.03061426),
    SIMD3(-0.00203238, -0.00203073, 1.00406312),
  ]

  static func linearSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    // Negative components have no real power.
    let own = components.clamped(lowerBound: .zero, upperBound: .one)
    let linear = SIMD3(pow(own.x, gamma), pow(own.y, gamma), pow(own.z, gamma))
    func sum(_ row: SIMD3<Double>) -> Double { min(max((row * linear).sum(), 0), 1) }
    return SIMD3(sum(rows[0]), sum(rows[1]), sum(rows[2]))
  }
}
