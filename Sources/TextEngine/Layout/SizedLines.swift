/// The line counts of one text at several sizes: at the measured widths and at both ends of the error margin.
///
/// Keep one instance and use it from one thread; its memory is reused for the next text.
package final class SizedLines {
  /// A point of a width's error margin.
  package enum Margin {
    /// The measured width, and the lower and the upper end of its margin.
    case measured, lower, upper

    /// Returns the factor for a measured width whose error margin is `error`, a share of the width.
    package func factor(_ error: Double) -> Double {
      switch self {
      case .measured: 1
      case .lower: 1 - error
      case .upper: 1 + error
      }
    }
  }

  /// The sizes.
  package let scales: [SizeScale]
  private let filler: LineFiller
  /// The width on one line and its error margin per size, in points, and the margin as a share of the width.
  @usableFromInline let naturals: UnsafeMutablePointer<Double>
  @usableFromInline let uncertainties: UnsafeMutablePointer<Double>
  @usableFromInline let errors: UnsafeMutablePointer<Double>
  private let counts: [UnsafeMutablePointer<Int32>]
  private let limits: UnsafeMutablePointer<Double>
  /// The text and the container that the counts are about.
  private var layout: TextLayout?
  private var filled: (limit: Double, countsMargins: Bool)?

  /// The limit for ``error(at:)``, since with 1 the width at the lower end would be 0.
  private static let largestError = 0.99

  /// Creates an object for the given sizes; ascending order is fastest.
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
    counts = [numbers(1), numbers(1), numbers(1)]
  }

  deinit {
    for numbers in [naturals, uncertainties, errors, limits] { numbers.deallocate() }
    for numbers in counts { numbers.deallocate() }
  }

  /// Lays a text out in a container, unless it is laid out there already.
  ///
  /// - Parameters:
  ///   - layout: The text, which is retained until the next one is laid out.
  ///   - limit: The available width of a line, in points.
  ///   - countsMargins: Whether to count the lines at both ends of the error margin too.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func fill(_ layout: TextLayout, limit: Double, countsMargins: Bool) throws {
    if layout !== self.layout { load(layout) }
    if let filled, filled.limit == limit, filled.countsMargins || !countsMargins { return }
    filled = nil
    limits.update(repeating: limit, count: filler.laneCount)
    try filler.countLines(limits, into: counts[0])
    for (end, counts) in zip([Margin.lower, .upper], counts.dropFirst()) where countsMargins {
      for index in scales.indices { limits[index] = limit / end.factor(errors[index]) }
      try filler.countLines(limits, into: counts)
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

  /// The width of the text on one line at a size, in points.
  @inlinable package func naturalWidth(at index: Int) -> Double { naturals[index] }

  /// The error margin (±) of the text's width at a size, in points.
  @inlinable package func uncertainty(at index: Int) -> Double { uncertainties[index] }

  /// The error margin at a size as a share of the width.
  @inlinable package func error(at index: Int) -> Double { errors[index] }

  /// The width of the text's widest word at a size, in points.
  package func widestWord(at index: Int) throws -> Double { try filler.widestWord(index) }

  /// The lines at a size if every width were at a point of its error margin.
  package func lineCount(at index: Int, _ margin: Margin = .measured) -> Int {
    switch margin {
    case .measured: Int(counts[0][index])
    case .lower: Int(counts[1][index])
    case .upper: Int(counts[2][index])
    }
  }
}

@available(*, unavailable)
extension SizedLines: Sendable {}
