import TextEngine

/// How one text fills lines at some sizes: as it is measured, and at both ends of its error bar.
///
/// An object of one thread; its memory is used again for the next text.
final class FilledSizes {
  /// The sizes.
  let scales: [SizeScale]
  /// The width of the text on one line at each size, in points.
  private(set) var naturals: [Double]
  /// Half the error bar of the text's width at each size, in points.
  private(set) var uncertainties: [Double]
  /// The same as a share of the width.
  private(set) var errors: [Double]
  /// The lines at each size.
  private(set) var counts: [Int32]
  /// The lines at each size if every width were at the upper end of its error bar.
  private(set) var wideCounts: [Int32]
  /// The lines at each size if every width were at the lower end of its error bar.
  private(set) var narrowCounts: [Int32]
  private let filler: LineFiller
  private var rooms: [Double]

  /// An error bar of all of a width would leave nothing.
  private static let largestError = 0.99

  /// Creates an object for some sizes.
  ///
  /// - Parameter scales: The sizes; in ascending order it is quickest.
  init(scales: [SizeScale]) {
    self.scales = scales
    filler = LineFiller(scales: scales)
    uncertainties = scales.map { _ in 0 }
    errors = uncertainties
    naturals = uncertainties
    rooms = uncertainties
    counts = scales.map { _ in 1 }
    wideCounts = counts
    narrowCounts = counts
  }

  /// Takes a text up: its widths and error bars.
  ///
  /// - Parameter layout: The text.
  func load(_ layout: TextLayout) {
    filler.load(layout)
    filler.naturalWidths(into: &naturals)
    layout.uncertainties(at: scales, into: &uncertainties)
    let (naturals, uncertainties) = (naturals, uncertainties)
    errors.withUnsafeMutableBufferPointer { errors in
      for index in errors.indices {
        let natural = naturals[index]
        errors[index] = natural > 0 ? min(uncertainties[index] / natural, Self.largestError) : 0
      }
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
    try count(limit, times: 0, into: &counts)
    guard withEnds else { return }
    try count(limit, times: 1, into: &wideCounts)
    try count(limit, times: -1, into: &narrowCounts)
  }

  /// Counts lines with every width a multiple of its error bar wider.
  private func count(_ limit: Double, times part: Double, into counts: inout [Int32]) throws {
    let errors = errors
    rooms.withUnsafeMutableBufferPointer { rooms in
      for index in rooms.indices { rooms[index] = limit / (1 + part * errors[index]) }
    }
    try filler.countLines(rooms, into: &counts)
  }
}

@available(*, unavailable)
extension FilledSizes: Sendable {}
