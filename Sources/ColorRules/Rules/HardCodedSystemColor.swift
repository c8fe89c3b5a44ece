internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a value that is an exact copy of one of UIKit's colours but does not adapt as UIKit's does.
///
/// Values are compared with every published generation at eight bits per component. Pure black and white are
/// excluded, translucent or not.
struct HardCodedSystemColor: Rule {
  static let descriptor = RuleDescriptor(
    id: "hard-coded-system-color", title: "A colour is a copy of a system colour",
    rationale: "System colours adapt to the appearance and contrast that people choose, and to iOS; a copy does not",
    severity: "note", criteria: [.color, .darkMode],
    turnOffIf: "the app needs these exact values on every iOS release, for example to match a brand")

  static let examples: [Example<ColorMeasurement>] = [
    Example("a custom colour", .single(.color("brand", 0x123456)), .pass),
    Example("white", .single(.color("paper", 0xFFFFFF)), .pass),
    Example("translucent white", .single(.color("veil", 0xFFFFFF, alpha: 0.6)), .pass),
    Example("systemBlue of iOS 13 in every appearance", .single(.color("tint", 0x007AFF)), .fail, .note),
    Example("a reference to systemBlue", .single(.system("systemBlue")), .notApplicable),
  ]

  func evaluate(_ subject: ColorMeasurement) -> Outcome {
    let color = subject.color
    let written = color.writtenColors
    guard !written.isEmpty else { return .notApplicable }
    for value in written {
      guard let copies = Self.table[value.hex] else { continue }
      let follows = copies.contains { copy in
        Appearance.allCases.allSatisfy { appearance in
          let system = SystemColors.color(copy.name, appearance, copy.generation)
          let own = color.color(in: ColorEnvironment(appearance), subject.conditions.generation)
          return system?.color.hex == own?.hex
        }
      }
      return failure(
        .note, color.name, at: color.location, .isACopy(color, value, copies, follows: follows),
        remedy: "use \(copies[0].name) itself, or choose your own colour for every appearance",
        colors: ColorEvidence(first: color.name, second: copies[0].name))
    }
    return .pass
  }

  /// The name of a system colour and a generation that publishes it.
  fileprivate struct Copy: Hashable {
    let name: String
    let generation: SystemGeneration
  }

  /// The system colours, by hexadecimal value.
  ///
  /// Each list starts with the newest generation and contains each name once.
  private static let table: [String: [Copy]] = {
    var table: [String: [Copy]] = [:]
    for generation in SystemGeneration.allCases.reversed() {
      for name in SystemColors.names(in: generation) {
        for appearance in Appearance.allCases {
          guard let found = SystemColors.color(name, appearance, generation), !found.isCarriedOver else { continue }
          let key = found.color.hex
          guard !key.hasPrefix(Color.white.hex), !key.hasPrefix(Color.black.hex) else { continue }
          if table[key]?.contains(where: { $0.name == name }) != true {
            table[key, default: []].append(Copy(name: name, generation: generation))
          }
        }
      }
    }
    return table
  }()
}

extension Finding.Message {
  fileprivate static func isACopy(
    _ color: NamedColor, _ value: Color, _ copies: [HardCodedSystemColor.Copy], follows: Bool
  ) -> Self {
    let names = Listing(copies.map { "\($0.name) (iOS \($0.generation.rawValue))" }, limit: 3)
    let rest = follows ? "in every appearance, but not in other releases" : "but does not follow it in every appearance"
    return "\(Quotation(color.name)) has the value of \(names), \(value.hex), \(rest)"
  }
}
