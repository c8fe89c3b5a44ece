internal import Vocabulary

/// The effect of a ``Vision`` on a colour in linear light, before clipping.
///
/// The order of additions is fixed, because the kernel must reproduce the result bit for bit.
enum VisionFilter: Hashable, Sendable {
  /// The same matrix for all colours.
  case matrix(Matrix3)
  /// The positive matrix if the dot product of separator and colour is 0 or more, otherwise the negative matrix.
  case halfPlanes(positive: Matrix3, negative: Matrix3, separator: SIMD3<Double>)

  /// Returns a filtered colour, whose components may be outside 0…1.
  func apply(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = matrix(for: linear)
    return SIMD3(Self.dot(matrix.row0, linear), Self.dot(matrix.row1, linear), Self.dot(matrix.row2, linear))
  }

  /// Returns an interpolation between the identity and this filter, in linear light.
  func mixed(severity: Double) -> VisionFilter {
    let share = min(max(severity, 0), 1)
    func mixed(_ matrix: Matrix3) -> Matrix3 { Matrix3.identity.interpolated(to: matrix, share: share) }
    return switch self {
    case .matrix(let matrix): .matrix(mixed(matrix))
    case .halfPlanes(let positive, let negative, let separator):
      .halfPlanes(positive: mixed(positive), negative: mixed(negative), separator: separator)
    }
  }

  /// Returns the dot product, adding the products from left to right.
  @inline(__always)
  static func dot(_ row: SIMD3<Double>, _ column: SIMD3<Double>) -> Double {
    (row.x * column.x + row.y * column.y) + row.z * column.z
  }

  private func matrix(for linear: SIMD3<Double>) -> Matrix3 {
    switch self {
    case .matrix(let matrix): matrix
    case .halfPlanes(let positive, let negative, let separator):
      Self.dot(separator, linear) >= 0 ? positive : negative
    }
  }
}

extension Matrix3 {
  /// Reads the matrix from the columns `r_r` to `b_b` of a table row.
  init(_ row: TableDecoder.Row) {
    self.init(
      SIMD3(row.number("r_r"), row.number("r_g"), row.number("r_b")),
      SIMD3(row.number("g_r"), row.number("g_g"), row.number("g_b")),
      SIMD3(row.number("b_r"), row.number("b_g"), row.number("b_b")))
  }
}
