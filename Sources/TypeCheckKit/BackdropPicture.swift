import AuditModel
import ColorContrast
import Pictures

/// The part of a picture that a bar covers, with its colours and the place of the worst contrast for each item.
///
/// Positions refer to the picture as viewers show it, rotated by its Exif orientation. The picture is read row by
/// row, and each colour is checked once per item. Large pictures therefore need little memory and time.
package struct BackdropPicture {
  /// The part of a picture that a bar covers.
  package enum Part: Hashable, Sendable {
    /// A number of pixel rows from the top.
    case top(Int)
    /// A number of pixel rows from the bottom.
    case bottom(Int)
  }

  /// An item with the layers below it.
  ///
  /// Many readings share the same item and layers.
  private struct Ground: Hashable {
    var item: Color
    var layers: [Color]

    init(_ reading: BarMeasurement.Reading) { (item, layers) = (reading.color, reading.layers) }
  }

  /// The worst contrast of an item so far, with its place.
  private struct Worst {
    var table: BackdropTable
    var ratio = Double.infinity
    var rgb: UInt32 = 0
    var x = 0
    var y = 0
  }

  private let path: String
  private let readings: [BarMeasurement.Reading]
  /// The part, in coordinates of the picture as viewers show it.
  private var shown = BackdropMeasurement.Strip(x: 0, y: 0, width: 0, height: 0)
  private var counts = ColorCounts()
  private var places: [Ground: Int] = [:]
  private var worst: [Worst] = []

  /// Reads a part of a picture under the measured items of a bar; nil means the whole picture.
  ///
  /// Translucent pixels are composited over white.
  ///
  /// - Throws: `PictureError` if the picture cannot be read or does not contain the part.
  init(path: String, part: Part?, under all: [BarMeasurement.Reading]) throws {
    self.path = path
    readings = all.filter { $0.bounds != nil }
    let first = try PictureReader(path: path, depth: .eight)
    // The part depends on the orientation, which a PNG may state only after the pixels.
    let isLate = part != nil && first.mayTurnLate
    if isLate { try first.forEachRow { _ in } }
    let reader = isLate ? try PictureReader(path: path, depth: .eight) : first
    let (width, height) = (reader.width, reader.height)
    var orientation = first.orientation ?? .up
    let area = try Self.area(of: part, orientation, width: width, height: height, path)
    for reading in readings where places[Ground(reading)] == nil {
      places[Ground(reading)] = worst.count
      worst.append(Worst(table: BackdropTable(item: reading.color, layers: reading.layers)))
    }
    try reader.forEachRow(in: orientation.stored(area, width: width, height: height)) { count($0) }
    if part == nil { orientation = reader.orientation ?? .up }
    let final = try Self.area(of: part, orientation, width: width, height: height, path)
    shown = BackdropMeasurement.Strip(
      x: 0, y: final.rows.lowerBound, width: final.columns.count, height: final.rows.count)
    for index in worst.indices {
      let place = orientation.shown(x: worst[index].x, y: worst[index].y, width: width, height: height)
      (worst[index].x, worst[index].y) = place
    }
  }

  private mutating func count(_ row: PictureRow) {
    let channels = row.format.channels
    for index in 0..<row.count {
      let first = index * channels
      var pixel = SIMD3<UInt32>(UInt32(row.bytes[first]), UInt32(row.bytes[first + 1]), UInt32(row.bytes[first + 2]))
      if row.format.hasAlpha {
        let alpha = UInt32(row.bytes[first + 3])
        pixel = (pixel &* alpha &+ (255 - alpha) &* 255 &+ 127) / 255
      }
      let rgb = pixel.x << 16 | pixel.y << 8 | pixel.z
      guard counts.add(rgb) else { continue }
      for item in worst.indices {
        let ratio = worst[item].table.ratio(over: rgb)
        guard ratio < worst[item].ratio else { continue }
        (worst[item].ratio, worst[item].rgb, worst[item].x, worst[item].y) = (ratio, rgb, row.x + index, row.y)
      }
    }
  }

  /// The measurements of the items over the picture.
  ///
  /// Items with the same colour and layers are only evaluated once.
  var measurements: [BackdropMeasurement] {
    let statistics = worst.map { BackdropStatistics($0.table, counts: counts) }
    var shares: [Int: Double] = [:]
    return readings.compactMap { reading in
      guard let place = places[Ground(reading)], let numbers = statistics[place] else { return nil }
      let share = shares[place] ?? numbers.share(below: reading.requiredRatio)
      shares[place] = share
      return BackdropMeasurement(
        location: SourceLocation(startOf: path), strip: shown, reading: reading, requiredRatio: reading.requiredRatio,
        fifthPercentile: numbers.fifthPercentile, minimum: numbers.minimum, maximum: numbers.maximum,
        worstX: worst[place].x, worstY: worst[place].y, worstColor: Color(rgb: worst[place].rgb), failingShare: share)
    }
  }

  /// Returns a part in coordinates of the picture as viewers show it.
  private static func area(
    of part: Part?, _ orientation: PictureOrientation, width: Int, height: Int, _ path: String
  ) throws(PictureError) -> PixelArea {
    let (width, height) = orientation.swapsSides ? (height, width) : (width, height)
    let wanted: Int
    switch part {
    case nil: wanted = height
    case .top(let rows), .bottom(let rows): wanted = rows
    }
    guard wanted <= height else {
      throw PictureError(
        .unsupported, path, "\(path) is \(height) pixels high as shown, less than the strip of \(wanted)",
        remedy: "give a smaller --strip, in pixels of the picture")
    }
    if case .bottom = part { return PixelArea(columns: 0..<width, rows: (height - wanted)..<height) }
    return PixelArea(columns: 0..<width, rows: 0..<wanted)
  }
}
