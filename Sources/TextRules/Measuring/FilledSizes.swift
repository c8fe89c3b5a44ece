import TextEngine

/// The line counts of one text at several sizes: for the measured widths and for both ends of the error margin.
///
/// Used by one thread. The buffers, with one number per size, are reused for the next text. They are raw memory because
/// every size of every text is read from them.
final class FilledSizes {
  /// The sizes.
  let scales: [SizeScale]
  /// The width of the text on one line at each size, in points.
  let naturals: UnsafeMutablePointer<Double>
  /// The error margin (±) of the text's width at each size, in points.
  let uncertainties: UnsafeMutablePointer<Double>
  /// The error margin as a share of the width.
  let errors: UnsafeMutablePointer<Double>
  /// The lines at each size.
  let counts: UnsafeMutablePointer<Int32>
  /// The lines at each size if every width were at the upper end of its error margin.
  let wideCounts: UnsafeMutablePointer<Int32>
  /// The lines at each size if every width were at the lower end of its error margin.
  let narrowCounts: UnsafeMutablePointer<Int32>
  private let filler: LineFiller
  private let rooms: UnsafeMutablePointer<Double>

  /// The limit for ``errors``.
  ///
  /// With 1, the width at the lower end would be 0.
  private static let largestError = 0.99

  /// Creates an object for the given sizes, ideally in ascending order, which is fastest.
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

  /// Loads a text's widths and error margins.
  func load(_ layout: TextLayout) {
    filler.load(layout)
    filler.naturalWidths(into: naturals)
    layout.uncertainties(at: scales, into: uncertainties)
    for index in scales.indices {
      let natural = naturals[index]
      errors[index] = natural > 0 ? min(uncertainties[index] / natural, Self.largestError) : 0
    }
  }

  /// The width of the text's widest word at a size, in points.
  func widestWord(_ index: Int) throws -> Double { try filler.widestWord(index) }

  /// Counts the lines at every size.
  ///
  /// - Parameters:
  ///   - limit: The available width of a line, in points.
  ///   - withEnds: Whether to count lines for both ends of the error margin too.
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
