/// A 3 × 3 matrix.
public struct Matrix3: Hashable, Codable, Sendable {
  /// The first row.
  public var row0: SIMD3<Double>
  /// The second row.
  public var row1: SIMD3<Double>
  /// The third row.
  public var row2: SIMD3<Double>

  /// Creates a matrix from its rows.
  ///
  /// - Parameters:
  ///   - row0: The first row.
  ///   - row1: The second row.
  ///   - row2: The third row.
  public init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
    self.row0 = row0
    self.row1 = row1
    self.row2 = row2
  }

  /// The identity matrix.
  public static let identity = Matrix3([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// Multiplies a matrix by a column vector.
  ///
  /// - Parameters:
  ///   - matrix: The matrix.
  ///   - column: The column vector.
  /// - Returns: The product.
  public static func * (matrix: Matrix3, column: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.row0 * column).sum(), (matrix.row1 * column).sum(), (matrix.row2 * column).sum())
  }

  /// Returns a linear interpolation between this matrix and another.
  ///
  /// - Parameters:
  ///   - other: The matrix at share 1.
  ///   - share: The position between the matrices, 0…1.
  /// - Returns: The interpolated matrix, component by component.
  public func interpolated(to other: Matrix3, share: Double) -> Matrix3 {
    Matrix3(
      row0 * (1 - share) + other.row0 * share, row1 * (1 - share) + other.row1 * share,
      row2 * (1 - share) + other.row2 * share)
  }
}
