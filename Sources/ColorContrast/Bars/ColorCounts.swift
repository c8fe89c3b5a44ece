/// How many pixels have each eight-bit colour.
///
/// However many colours there are, the counts need no more than 70 MB; a page of 256 colours is made when one of them
/// comes. Up to 4,294,967,295 pixels of one colour are counted.
public struct ColorCounts: Sendable {
  private static let pageSize = 256

  /// Counts by blue, in pages by red and green; a page without pixels is empty.
  private var pages = [[UInt32]](repeating: [], count: 1 << 16)
  /// How many pixels were counted.
  public private(set) var total = 0

  /// Creates counts without pixels.
  public init() {}

  /// Counts a pixel.
  ///
  /// - Parameter rgb: Eight bits each of red, green and blue; what is above them does not count.
  /// - Returns: Whether it is the first of its colour.
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

  /// Walks through the colours that have pixels, in the order of their numbers.
  ///
  /// - Parameter body: Gets a colour, such as `0xFF3B30`, and the number of its pixels, above 0.
  public func forEach(_ body: (_ rgb: UInt32, _ count: Int) -> Void) {
    for (page, counts) in pages.enumerated() {
      for (place, count) in counts.enumerated() where count > 0 { body(UInt32(page << 8 | place), Int(count)) }
    }
  }
}
