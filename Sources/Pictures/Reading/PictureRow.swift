/// A row of pixels while it is in memory.
public struct PictureRow {
  /// How many rows are above it in the picture.
  public let y: Int
  /// How many pixels of the picture are left of it.
  public let x: Int
  /// How many pixels it has.
  public let count: Int
  /// How the pixels lie in memory.
  public let format: PixelFormat
  /// The pixels; valid only while the closure that was given the row runs.
  public let bytes: UnsafeRawBufferPointer

  /// A pixel's sRGB-encoded red, green, blue and its alpha, each 0…1.
  ///
  /// - Parameter index: Which pixel of the row, from 0.
  public subscript(index: Int) -> SIMD4<Double> {
    precondition(index >= 0 && index < count, "the row has no such pixel")
    let first = index * format.channels
    func value(_ channel: Int) -> Double {
      switch format.depth {
      case .eight: Double(bytes[first + channel]) / 255
      case .sixteen: Double(bytes.load(fromByteOffset: (first + channel) * 2, as: UInt16.self)) / 65535
      }
    }
    return SIMD4(value(0), value(1), value(2), format.hasAlpha ? value(3) : 1)
  }
}

extension PictureReader {
  /// Walks through the rows that have not been read yet, from top to bottom.
  ///
  /// - Parameters:
  ///   - area: Which part; nil for all. What lies outside the picture is left out; rows below the area are not read.
  ///   - body: Looks at one row.
  /// - Throws: ``PictureError`` when the file is cut off or corrupt, or what the closure throws.
  public func forEachRow(in area: PixelArea? = nil, _ body: (PictureRow) throws -> Void) throws {
    let columns = (area?.columns ?? 0..<width).clamped(to: 0..<width)
    let rows = (area?.rows ?? 0..<height).clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let part = columns.lowerBound * rowFormat.bytesPerPixel..<columns.upperBound * rowFormat.bytesPerPixel
    try rowFormat.withRow(width: width) { memory in
      while rowsRead < rows.upperBound {
        let y = rowsRead
        _ = try readRow(into: memory)
        guard rows.contains(y) else { continue }
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[part])
        try body(PictureRow(y: y, x: columns.lowerBound, count: columns.count, format: rowFormat, bytes: bytes))
      }
    }
  }
}
