/// A histogram of 8-bit colours.
///
/// Memory use stays below 70 MB for any number of colours. A page of 256 counts is allocated when the first of its
/// colours is counted. The count of a colour saturates at 4,294,967,295 pixels.
public struct ColorCounts: Sendable {
  private static let pageSize = 256

  /// The counts by blue, in pages by red and green; a page without pixels is empty.
  private var pages = [[UInt32]](repeating: [], count: 1 << 16)
  /// The number of pixels counted.
  public private(set) var total = 0

  /// Creates an empty histogram.
  public init() {}

  /// Counts a pixel.
  ///
  /// - Parameter rgb: A colour, `0xRRGGBB`; higher bits are ignored.
  /// - Returns: Whether this is the first pixel of the colour.
  @discardableResult
  public mutating func add(_ rgb: UInt32) -> Bool {
    let page = Int(rgb >> 8 & 0xFFFF)
    let place = Int(rgb & 0xFF)
    total += 1
    if pages[page].isEmpty { pages[page] = [UInt32](repeating: 0, count: Self.pageSize) }
    let known = pages[page][place]
    if known < .max { pages[page][place] = known + 1 }
    return known == 0
  }

  /// Calls a closure for each counted colour, in ascending order.
  ///
  /// - Parameter body: Receives a colour, such as `0xFF3B30`, and its number of pixels, above 0.
  public func forEach(_ body: (_ rgb: UInt32, _ count: Int) -> Void) {
    for (page, counts) in pages.enumerated() {
      for (place, count) in counts.enumerated() where count > 0 { body(UInt32(page << 8 | place), Int(count)) }
    }
  }
}
