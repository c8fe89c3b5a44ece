/// The tables that the inner loops of the kernel read.
///
/// It is Sendable although it contains pointers: all memory is written in the initialiser, then only read, and freed
/// with the last reference.
final class KernelTables: @unchecked Sendable {
  /// The contribution of one code of one channel to the scaled rows of a matrix, and to the separator.
  struct Part {
    var pair: SIMD2<Double>
    var third: Double
    var separator: Double
  }

  /// ``CodeBoundaries/lows``, offset so that index 0 is bucket 0.
  let lows: UnsafePointer<UInt8>
  /// ``CodeBoundaries/next``.
  let next: UnsafePointer<Double>
  /// The contributions of each code: 256 each for red, green and blue, followed by those of a second matrix.
  let parts: UnsafePointer<Part>
  /// The third rows only, for loops that need nothing else.
  let thirds: UnsafePointer<Double>
  /// The output code of two equal rows, indexed by both input codes, the first in the high byte; empty without such
  /// rows.
  let shared: UnsafePointer<UInt8>

  private let blocks: [UnsafeMutableRawPointer]

  /// Fills the tables.
  ///
  /// - Parameters:
  ///   - matrices: One matrix, or two for half-planes.
  ///   - separator: The vector that chooses between two matrices.
  ///   - sharing: The two channels used by the first two rows of the matrix, if those are equal.
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
      }, "a vision leaves the range of the kernel's tables")

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

  /// Returns the code of a scaled value, which may be below 0 or above 1.
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
