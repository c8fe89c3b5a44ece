/// The transformation a viewer applies to a picture: the Exif orientation (Exif 2.32, tag 0x0112).
///
/// Pixels are read and written in stored order. Writers copy the orientation, so that the output is displayed
/// like its source.
package enum PictureOrientation: UInt16, CaseIterable, Hashable, Sendable {
  /// Shown as stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored
  /// Rotated by 180°.
  case down
  /// Rotated by 180° and mirrored: the first row is at the bottom.
  case downMirrored
  /// Transposed: the first row is on the left, starting at the top.
  case leftMirrored
  /// Rotated by 90° clockwise for display.
  case right
  /// Transposed along the other diagonal: the first row is on the right, starting at the bottom.
  case rightMirrored
  /// Rotated by 90° anticlockwise for display.
  case left

  /// Reads the orientation from an Exif block that starts with the TIFF header.
  ///
  /// The result is nil if the block has no orientation or is malformed.
  init?(exif: UnsafeRawBufferPointer) {
    guard exif.count >= 8, exif.count < 1 << 24 else { return nil }
    let isBig: Bool
    switch (exif[0], exif[1]) {
    case (0x4D, 0x4D): isBig = true
    case (0x49, 0x49): isBig = false
    default: return nil
    }
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset + bytes <= exif.count else { return nil }
      let digits = exif[offset..<offset + bytes]
      return isBig ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let count = number(at: directory, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: entry + 2, bytes: 2) == 3, let value = number(at: entry + 8, bytes: 2) else { return nil }
      self.init(rawValue: UInt16(value))
      return
    }
    return nil
  }

  /// An Exif block that contains only this orientation.
  var exif: [UInt8] {
    [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8,  // big-endian TIFF, directory at 8
      0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(rawValue), 0, 0,  // one entry of type SHORT
      0, 0, 0, 0,  // no further directory
    ]
  }
}
