/// The line counts of one text at several sizes: at the measured widths and at both ends of the error margin.
///
/// Keep one instance and use it from one thread; its memory is reused for the next text.
package final class SizedLines {
  /// A point within a width's error margin: the measured width, or the lower or upper end.
  package enum Margin {
    case measured, lower, upper
  }

  /// The sizes.
  package let scales: [SizeScale]
  private let filler: LineFiller
  /// Per size, the width on one line and its error margin, in points, and the margin as a share of the width.
  @usableFromInline let naturals: UnsafeMutablePointer<Double>
  @usableFromInline let uncertainties: UnsafeMutablePointer<Double>
  @usableFromInline let errors: UnsafeMutablePointer<Double>
  /// The number of lines per size, at the measured width and at both ends of its error margin.
  @usableFromInline let counts: UnsafeMutablePointer<Int32>
  @usableFromInline let lowerCounts: UnsafeMutablePointer<Int32>
  @usableFromInline let upperCounts: UnsafeMutablePointer<Int32>
  private let limits: UnsafeMutablePointer<Double>
  /// The text and the container that the counts apply to.
  private var layout: TextLayout?
  private var filled: (limit: Double, countsMargins: Bool)?

  /// The upper limit of ``error(at:)``; with a share of 1, the width at the lower end would be 0.
  private static let largestError = 0.99

  /// Creates an instance for the given sizes; ascending order is fastest.
  package init(scales: [SizeScale]) {
    self.scales = scales
    let filler = LineFiller(scales: scales)
    self.filler = filler
    func numbers<Number>(_ number: Number) -> UnsafeMutablePointer<Number> {
      let start = UnsafeMutablePointer<Number>.allocate(capacity: filler.laneCount)
      start.initialize(repeating: number, count: filler.laneCount)
      return start
    }
    (naturals, uncertainties, errors, limits) = (numbers(0), numbers(0), numbers(0), numbers(0))
    (counts, lowerCounts, upperCounts) = (numbers(1), numbers(1), numbers(1))
  }

  deinit {
    for numbers in [naturals, uncertainties, errors, limits] { numbers.deallocate() }
    for numbers in [counts, lowerCounts, upperCounts] { numbers.deallocate() }
  }

  /// Computes the widths and line counts of a text in a container, unless they are already known.
  ///
  /// The text is retained until another text is passed. The limit is the available width of a line, in points. If
  /// `countsMargins` is true, the lines are also counted at both ends of the error margin.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func fill(_ layout: TextLayout, limit: Double, countsMargins: Bool) throws {
    if layout !== self.layout { load(layout) }
    if let filled, filled.limit == limit, filled.countsMargins || !countsMargins { return }
    filled = nil
    limits.update(repeating: limit, count: filler.laneCount)
    try filler.countLines(limits, into: counts)
    if countsMargins {
      for index in scales.indices { limits[index] = limit / (1 - errors[index]) }
      try filler.countLines(limits, into: lowerCounts)
      for index in scales.indices { limits[index] = limit / (1 + errors[index]) }
      try filler.countLines(limits, into: upperCounts)
    }
    filled = (limit, countsMargins)
  }

  private func load(_ layout: TextLayout) {
    (self.layout, filled) = (layout, nil)
    filler.load(layout)
    filler.naturalWidths(into: naturals)
    layout.uncertainties(at: scales, into: uncertainties)
    for index in scales.indices {
      let natural = naturals[index]
      errors[index] = natural > 0 ? min(uncertainties[index] / natural, Self.largestError) : 0
    }
  }

  /// Returns the width of the text on one line at a size, in points.
  @inlinable @inline(__always)
  package func naturalWidth(at index: Int) -> Double { naturals[index] }

  /// Returns the error margin (±) of the text's width at a size, in points.
  @inlinable @inline(__always)
  package func uncertainty(at index: Int) -> Double { uncertainties[index] }

  /// Returns the error margin at a size as a share of the width, 0…0.99.
  @inlinable @inline(__always)
  package func error(at index: Int) -> Double { errors[index] }

  /// Returns the width of the text's widest word at a size, in points.
  package func widestWord(at index: Int) throws -> Double { try filler.widestWord(index) }

  /// Returns the number of lines at a size, with every width at the given point of its error margin.
  @inlinable @inline(__always)
  package func lineCount(at index: Int, _ margin: Margin = .measured) -> Int {
    switch margin {
    case .measured: Int(counts[index])
    case .lower: Int(lowerCounts[index])
    case .upper: Int(upperCounts[index])
    }
  }
}

@available(*, unavailable)
extension SizedLines: Sendable {}
