import AuditModel
import Foundation
import Testing
import TypeCheckKit

/// Measured texts against the frames that Xcode stored in documents of real apps, in a folder named by `TYPECHECK_CORPORA`.
///
/// Views are counted by the distance that a measured text moves them: not at all, within the error margin of the substitute font, or
/// further, as for texts in a font that the app's own class sets.
@Suite struct MeasuredCanvasTests {
  static let corpora = ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"]
  private static let apps = ["adguard-ios", "simplenote-ios", "corona-warn-app-ios", "home-assistant-ios"]

  /// The error margin of a width: 2 % of the widest text of the screen and 1 pt, as in the accuracy of the font.
  private static let share = 0.02
  private static let rounding = 1.0

  private func screens(measured: Bool, of app: String) async throws -> [Screen] {
    let corpora = try #require(Self.corpora)
    let folder = "\(corpora)/\(app)"
    let check = CheckPipeline(Configuration(), folder: folder, measure: MeasurePipeline())
    var pipeline = InterfaceScreensPipeline(check, .canvas, locale: nil)
    pipeline.measuresCanvas = measured
    return try await pipeline.run(on: check.app([folder])).screens
  }

  @Test(.enabled(if: corpora != nil)) func mostViewsStayWithinTheErrorMarginOfTheirTexts() async throws {
    var counts = (still: 0, within: 0, beyond: 0)
    for app in Self.apps {
      for (stored, measured) in zip(
        try await screens(measured: false, of: app), try await screens(measured: true, of: app))
      {
        #expect(stored.elements.map(\.id) == measured.elements.map(\.id))
        // A font of the app's own class says nothing about the font engine.
        let isOpen = stored.elements.compactMap(\.drawn).contains {
          $0.text != nil && $0.className.first?.isUppercase == true
        }
        guard !isOpen, stored.elements.contains(where: { $0.drawn?.text != nil }) else { continue }
        let widest = stored.elements.filter { $0.drawn?.text != nil }.map(\.frame.width).max() ?? 0
        let margin = Self.share * widest + Self.rounding
        for (one, other) in zip(stored.elements, measured.elements) where one.drawn?.certainty != .unknown {
          let (frame, moved) = (one.frame, other.frame)
          let distance =
            [frame.x - moved.x, frame.y - moved.y, frame.width - moved.width, frame.height - moved.height]
            .map(\.magnitude).max() ?? 0
          if distance < 0.01 {
            counts.still += 1
          } else if distance <= margin {
            counts.within += 1
          } else {
            counts.beyond += 1
          }
        }
      }
    }
    let moved = counts.within + counts.beyond
    #expect(counts.still > 0 && moved > 0)
    #expect(Double(counts.within) >= 0.8 * Double(moved), "\(counts)")
  }
}
