internal import Vocabulary

/// What a vision does to linear light, before anything is clipped.
///
/// The order of the sums is fixed, since the kernel repeats it bit by bit.
enum VisionFilter: Hashable, Sendable {
  /// One matrix for every colour.
  case matrix(Matrix3)
  /// The positive matrix where the separator times the colour is 0 or more, the negative one elsewhere.
  case halfPlanes(positive: Matrix3, negative: Matrix3, separator: SIMD3<Double>)

  /// The filtered colour; may be outside 0…1.
  func apply(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = matrix(for: linear)
    return SIMD3(
      Self.dot(matrix.row0, linear), Self.dot(matrix.row1, linear), Self.dot(matrix.row2, linear))
  }

  /// The part of the way from leaving colours alone to this filter, in linear light.
  func mixed(severity: Double) -> VisionFilter {
    let share = min(max(severity, 0), 1)
    func mixed(_ matrix: Matrix3) -> Matrix3 { Matrix3.identity.interpolated(to: matrix, share: share) }
    return switch self {
    case .matrix(let matrix): .matrix(mixed(matrix))
    case .halfPlanes(let positive, let negative, let separator):
      .halfPlanes(positive: mixed(positive), negative: mixed(negative), separator: separator)
    }
  }

  /// Three products added from the left.
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
  /// The matrix in the columns `r_r` to `b_b` of a row of a table.
  init(_ row: TableDecoder.Row) {
    self.init(
      SIMD3(row.number("r_r"), row.number("r_g"), row.number("r_b")),
      SIMD3(row.number("g_r"), row.number("g_g"), row.number("g_b")),
      SIMD3(row.number("b_r"), row.number("b_g"), row.number("b_b")))
  }
}
