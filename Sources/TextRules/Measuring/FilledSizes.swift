import TextEngine

/// How one text fills lines at some sizes: as it is measured, and at both ends of its error bar.
///
/// An object of one thread. Its memory, a number a size, is used again for the next text; it is plain memory, so that
/// what judges every size asks for nothing but the number.
final class FilledSizes {
  /// The sizes.
  let scales: [SizeScale]
  /// The width of the text on one line at each size, in points.
  let naturals: UnsafeMutablePointer<Double>
  /// Half the error bar of the text's width at each size, in points.
  let uncertainties: UnsafeMutablePointer<Double>
  /// The same as a share of the width.
  let errors: UnsafeMutablePointer<Double>
  /// The lines at each size.
  let counts: UnsafeMutablePointer<Int32>
  /// The lines at each size if every width were at the upper end of its error bar.
  let wideCounts: UnsafeMutablePointer<Int32>
  /// The lines at each size if every width were at the lower end of its error bar.
  let narrowCounts: UnsafeMutablePointer<Int32>
  private let filler: LineFiller
  private let rooms: UnsafeMutablePointer<Double>

  /// An error bar of all of a width would leave nothing.
  private static let largestError = 0.99

  /// Creates an object for some sizes.
  ///
  /// - Parameter scales: The sizes; in ascending order it is quickest.
  init(scales: [SizeScale]) {
    self.scales = scales
    let filler = LineFiller(scales: scales)
    self.filler = filler
    func numbers<Number>(_ number: Number) -> UnsafeMutablePointer<Number> {
      let start = UnsafeMutablePointer<Number>.allocate(capacity: filler.laneCount)
      start.initialize(repeating: number, count: filler.laneCount)
      return start
    }
    naturals = numbers(0)
    uncertainties = numbers(0)
    errors = numbers(0)
    rooms = numbers(0)
    counts = numbers(1)
    wideCounts = numbers(1)
    narrowCounts = numbers(1)
  }

  deinit {
    for numbers in [naturals, uncertainties, errors, rooms] { numbers.deallocate() }
    for numbers in [counts, wideCounts, narrowCounts] { numbers.deallocate() }
  }

  /// Takes a text up: its widths and error bars.
  ///
  /// - Parameter layout: The text.
  func load(_ layout: TextLayout) {
    filler.load(layout)
    filler.naturalWidths(into: naturals)
    layout.uncertainties(at: scales, into: uncertainties)
    for index in scales.indices {
      let natural = naturals[index]
      errors[index] = natural > 0 ? min(uncertainties[index] / natural, Self.largestError) : 0
    }
  }

  /// The width of its widest word at a size, in points.
  func widestWord(_ index: Int) throws -> Double { try filler.widestWord(index) }

  /// Fills the lines.
  ///
  /// - Parameters:
  ///   - limit: The room for one line, in points.
  ///   - withEnds: Whether both ends of the error bar are looked at too.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  func fill(_ limit: Double, withEnds: Bool) throws {
    rooms.update(repeating: limit, count: filler.laneCount)
    try filler.countLines(rooms, into: counts)
    guard withEnds else { return }
    for index in scales.indices { rooms[index] = limit / (1 + errors[index]) }
    try filler.countLines(rooms, into: wideCounts)
    for index in scales.indices { rooms[index] = limit / (1 - errors[index]) }
    try filler.countLines(rooms, into: narrowCounts)
  }
}

@available(*, unavailable)
extension FilledSizes: Sendable {}
