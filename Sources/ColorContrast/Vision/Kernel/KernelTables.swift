/// The tables that the inner loops of the kernel read.
///
/// Unchecked, because the memory behind the pointers is written in the initialiser, only read after that, and freed
/// with the last reference.
final class KernelTables: @unchecked Sendable {
  /// The contribution of one channel's code to the scaled matrix rows and to the separator.
  struct Part {
    var pair: SIMD2<Double>
    var third: Double
    var separator: Double
  }

  /// The values of ``CodeBoundaries/lows``, offset so that index 0 is bucket 0.
  let lows: UnsafePointer<UInt8>
  /// The values of ``CodeBoundaries/next``.
  let next: UnsafePointer<Double>
  /// The contributions of each code: 256 each for red, green and blue, then the same for a second matrix.
  let parts: UnsafePointer<Part>
  /// The contributions to the third row only, for loops that need no other rows.
  let thirds: UnsafePointer<Double>
  /// The output codes of two equal rows, indexed by both input codes; empty without such rows.
  ///
  /// The first code is in the high byte of the index.
  let shared: UnsafePointer<UInt8>

  private let blocks: [UnsafeMutableRawPointer]

  /// Fills the tables for one matrix, or for two half-plane matrices and their separator.
  ///
  /// `sharing` contains the two channels that the first two rows of the matrix use, if these rows are equal.
  init(_ matrices: [Matrix3], separator: SIMD3<Double> = .zero, sharing: (first: Int, second: Int)? = nil) {
    let linear = (0...255).map { SRGB.decode(Double($0) / 255) }
    let columns = matrices.flatMap { matrix in
      (0..<3).flatMap { channel in
        linear.map { light in
          SIMD3(matrix.row0[channel] * light, matrix.row1[channel] * light, matrix.row2[channel] * light)
            * CodeBoundaries.scale
        }
      }
    }
    let rows = matrices.flatMap { [$0.row0, $0.row1, $0.row2] }
    precondition(
      rows.allSatisfy { row in
        let (least, most) = (0..<3).reduce((0.0, 0.0)) { ($0.0 + min(row[$1], 0), $0.1 + max(row[$1], 0)) }
        return least > -0.99 && most < 1.99
      }, "a vision matrix exceeds the range of the kernel's tables")

    var blocks: [UnsafeMutableRawPointer] = []
    func copied<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
      let pointer = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
      for (index, element) in elements.enumerated() { (pointer + index).initialize(to: element) }
      blocks.append(UnsafeMutableRawPointer(pointer))
      return UnsafePointer(pointer)
    }
    lows = copied(CodeBoundaries.lows) + CodeBoundaries.below
    next = copied(CodeBoundaries.next)
    parts = copied(
      columns.enumerated().map { index, column in
        let side = separator[index / 256 % 3] * linear[index % 256]
        return Part(pair: SIMD2(column.x, column.y), third: column.z, separator: side)
      })
    thirds = copied(columns.map(\.z))

    var codes: [UInt8] = []
    if let sharing {
      codes.reserveCapacity(65536)
      for first in 0..<256 {
        for second in 0..<256 {
          let sum = columns[sharing.first * 256 + first].x + columns[sharing.second * 256 + second].x
          codes.append(Self.code(sum, lows, next))
        }
      }
    }
    shared = copied(codes)
    self.blocks = blocks
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Returns the code of a scaled value, which may be below black or above white.
  @inline(__always)
  static func code(_ value: Double, _ lows: UnsafePointer<UInt8>, _ next: UnsafePointer<Double>) -> UInt8 {
    code(value, bucket: (value + CodeBoundaries.rounder).bitPattern, lows, next)
  }

  /// Returns the code of a value whose bucket is known.
  @inline(__always)
  static func code(
    _ value: Double, bucket: UInt64, _ lows: UnsafePointer<UInt8>, _ next: UnsafePointer<Double>
  ) -> UInt8 {
    let low = lows[Int(truncatingIfNeeded: bucket &- CodeBoundaries.rounder.bitPattern)]
    return low &+ (value >= next[Int(low)] ? 1 : 0)
  }
}
