/// How wide one emoji is at each size: the manifest's table, linear between its rows.
struct EmojiAdvances: Sendable {
  private let table: PiecewiseLinear?
  private let fromSize: Double
  private let share: Double

  /// Reads the manifest's emoji rule.
  ///
  /// - Parameter manifest: The manifest.
  init(manifest: FontManifest) {
    let rule = manifest.rule("emoji")
    let limit = rule?.fromSizeEm ?? []
    fromSize = limit.count == 2 ? limit[0] : 0
    share = limit.count == 2 ? limit[1] : 1
    var rows = rule?.advancePt ?? [:]
    rows["\(fromSize)"] = fromSize * share
    table = PiecewiseLinear(rows)
  }

  /// One emoji's advance.
  ///
  /// Below the smallest row it shrinks in proportion.
  ///
  /// - Parameter size: A point size, above 0.
  /// - Returns: The advance in points.
  func advance(at size: Double) -> Double {
    guard size < fromSize, let table else { return size * share }
    let first = table.first
    return size < first.size ? size * first.value / first.size : table.value(at: size)
  }
}
