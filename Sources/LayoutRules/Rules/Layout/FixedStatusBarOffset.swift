internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports content that begins at the same height on phones with different status bars and is covered on some.
///
/// The rule checks the highest text or control in portrait that does not scroll and is not in a bar.
struct FixedStatusBarOffset: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "fixed-status-bar-offset", title: "The layout assumes one status bar height for every phone",
    rationale:
      "Status bars are 20 to 68 points high; an offset that suits one phone puts content under the bar of another",
    severity: "error", criteria: [.layout], guidelines: [33],
    turnOffIf: "the app shows content under the status bar on purpose, at the same height on every phone")

  private static func title(_ device: String, _ y: Double) -> ScreenMeasurement {
    .showing("title", .text, (16, y, 300, 40), on: device)
  }

  static let examples: [Example<ScreenSet>] = [
    Example("each title below its status bar", .set(title("iphone-se-3", 36), title("iphone-16", 75)), .pass),
    Example("36 points on both", .set(title("iphone-se-3", 36), title("iphone-16", 36)), .fail, .error),
    Example("low enough for both", .set(title("iphone-se-3", 90), title("iphone-16", 90)), .pass),
    Example("only one phone", .set(title("iphone-16", 36)), .notApplicable),
  ]

  /// A screen with its highest element.
  private struct Top {
    var screen: ScreenMeasurement
    var index: Int
    var inset: Double
    var minY: Double

    var id: String { screen.layout.elements[index].id }
    var isCovered: Bool { minY < inset - screen.slack }

    /// Returns whether another screen has the same element at the same height.
    func isLike(_ other: Top) -> Bool { id == other.id && abs(minY - other.minY) <= screen.slack }
  }

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    let tops = subject.screens.compactMap(Self.top)
    let low = tops.filter { $0.inset <= Self.oldBar }
    let high = tops.filter { $0.inset >= Self.newBar }
    guard !low.isEmpty, !high.isEmpty else { return }
    outcome.checked()
    // Each element gets one finding, for its first pair of screens.
    var known: Set<String> = []
    for one in high where one.isCovered {
      guard let same = low.first(where: one.isLike), known.insert(one.id).inserted else { continue }
      outcome.add(
        .error, one.index, on: high.filter(one.isLike).map(\.screen) + [same.screen], by: one.inset - one.minY,
        """
        \(one.screen.name(one.index)) starts at \(Points(one.minY)) on phones with a short and with a tall status bar; \
        the tall one covers it
        """, remedy: "pin it to the top of the safe area instead of using a constant")
    }
  }

  /// The height of the status bar on phones with a Home button, and the smallest on others, in points (`devices.csv`).
  private static let oldBar = 20.0
  private static let newBar = 44.0

  private static func top(_ screen: ScreenMeasurement) -> Top? {
    guard screen.isOnPhone, !screen.isLandscape, screen.layout.chrome.hidesStatusBar != true,
      let inset = screen.geometry.safeArea?.value.top
    else { return nil }
    let elements = screen.layout.elements
    let fixed = screen.outline.essentials.filter { index in
      let entry = screen.outline.entries[index]
      return entry.bar == nil && !entry.scrollsVertically && elements[index].role != .image
    }
    guard let index = fixed.min(by: { elements[$0].frame.minY < elements[$1].frame.minY }) else { return nil }
    return Top(screen: screen, index: index, inset: inset, minY: elements[index].frame.minY)
  }
}
