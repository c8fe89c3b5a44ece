public import AuditModel
import ColorContrast
import Pictures

/// The part of a picture that a bar lies over, counted by colour.
public struct BackdropPicture: Sendable {
  /// Which part of a picture a bar covers.
  public enum Part: Hashable, Sendable {
    /// So many rows from the top.
    case top(Int)
    /// So many rows from the bottom.
    case bottom(Int)
  }

  /// Why a picture cannot serve as a backdrop.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem.
    public var message: String
    /// What to do about it.
    public var remedy: String

    /// The problem and the remedy in one sentence, without a final full stop.
    public var description: String { "\(message); \(remedy)" }
  }

  /// How often a colour occurs, and where first.
  private struct Occurrence {
    var count: Int
    var x: Int
    var y: Int
  }

  /// The most different colours that are kept at once; photographs have some hundred thousand.
  private static let mostColors = 1 << 22

  /// Where the picture is.
  public let location: SourceLocation
  /// The part that was counted.
  public let strip: BackdropMeasurement.Strip
  private let occurrences: [UInt32: Occurrence]

  /// Reads and counts a part of a picture; translucent pixels lie on white.
  ///
  /// - Parameters:
  ///   - path: A PNG or JPEG.
  ///   - part: The part that the bar covers; nil is all of it.
  /// - Throws: `PictureError`, or ``Failure`` where the part is not in the picture.
  public init(path: String, part: Part?) throws {
    let reader = try PictureReader(path: path, depth: .eight)
    let rows = try Self.rows(of: part, height: reader.height, path)
    var occurrences: [UInt32: Occurrence] = [:]
    try reader.forEachRow(in: PixelArea(columns: 0..<reader.width, rows: rows)) { row in
      let channels = row.format.channels
      for index in 0..<row.count {
        let first = index * channels
        var rgb = SIMD3<UInt32>(UInt32(row.bytes[first]), UInt32(row.bytes[first + 1]), UInt32(row.bytes[first + 2]))
        if row.format.hasAlpha {
          let alpha = UInt32(row.bytes[first + 3])
          rgb = (rgb &* alpha &+ (255 - alpha) &* 255 &+ 127) / 255
        }
        let key = rgb.x << 16 | rgb.y << 8 | rgb.z
        occurrences[key, default: Occurrence(count: 0, x: row.x + index, y: row.y)].count += 1
      }
      guard occurrences.count <= Self.mostColors else {
        throw Failure(
          message: "\(path) has more than \(Self.mostColors) different colours there",
          remedy: "name a smaller part with --strip, or give a smaller picture")
      }
    }
    self.occurrences = occurrences
    location = SourceLocation(file: path, line: 1, column: 1)
    strip = BackdropMeasurement.Strip(x: 0, y: rows.lowerBound, width: reader.width, height: rows.count)
  }

  /// An item of a bar over this part.
  ///
  /// - Parameters:
  ///   - reading: The item and the bar's layers.
  ///   - ratio: The ratio that is asked for.
  /// - Returns: What it comes to; nil where the bar is not measured.
  public func measurement(of reading: BarMeasurement.Reading, requiring ratio: Double) -> BackdropMeasurement? {
    guard reading.bounds != nil else { return nil }
    let histogram = occurrences.sorted { $0.key < $1.key }.lazy.map {
      (color: Color(rgb: $0.key), count: $0.value.count)
    }
    guard let statistics = BackdropStatistics(item: reading.color, layers: reading.layers, histogram: histogram)
    else { return nil }
    let bytes = statistics.worstBackdrop.bytes
    let worst = occurrences[UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)]
    return BackdropMeasurement(
      location: location, strip: strip, reading: reading, requiredRatio: ratio,
      fifthPercentile: statistics.fifthPercentile, minimum: statistics.minimum, maximum: statistics.maximum,
      worstX: worst?.x ?? 0, worstY: worst?.y ?? 0, worstColor: statistics.worstBackdrop,
      failingShare: statistics.share(below: ratio))
  }

  private static func rows(of part: Part?, height: Int, _ path: String) throws(Failure) -> Range<Int> {
    let wanted: Int
    switch part {
    case nil: return 0..<height
    case .top(let rows), .bottom(let rows): wanted = rows
    }
    guard wanted <= height else {
      throw Failure(
        message: "\(path) has \(height) rows, less than the strip of \(wanted)",
        remedy: "give --strip in pixels of the picture")
    }
    if case .bottom = part { return (height - wanted)..<height }
    return 0..<wanted
  }
}
