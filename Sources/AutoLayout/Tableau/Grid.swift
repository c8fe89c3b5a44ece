/// A row-major table of numbers.
///
/// Only this type accesses memory without bounds checks, because pivots spend most of their time here.
struct Grid {
  /// The number of columns.
  let width: Int
  private(set) var height: Int
  private var cells: [Double]
  /// The number of cells read or written so far: a measure of time that does not depend on the machine.
  private(set) var work = 0
  /// The nonzero columns of the pivot row, kept to avoid allocations.
  private var filled: [Int] = []

  /// The magnitude below which a sum is a rounding error.
  private static let zero = 1e-12

  /// Creates a table of zeros, with memory for more rows.
  init(width: Int, height: Int, capacity: Int) {
    self.width = width
    self.height = height
    cells = []
    cells.reserveCapacity(width * max(capacity, height))
    cells.append(contentsOf: repeatElement(0, count: width * height))
  }

  subscript(row: Int, column: Int) -> Double {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  /// Appends a row of zeros.
  mutating func appendRow() {
    work += width * cost
    cells.append(contentsOf: repeatElement(0, count: width))
    height += 1
  }

  /// Removes the last row.
  mutating func removeLastRow() {
    cells.removeLast(width)
    height -= 1
  }

  /// Sets all numbers of a row to zero.
  mutating func clear(row: Int) {
    for cell in row * width..<(row + 1) * width { cells[cell] = 0 }
  }

  /// Adds a multiple of one row to another one.
  mutating func add(_ factor: Double, of source: Int, to target: Int) {
    let width = width
    work += width * cost
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      Self.add(factor, start + source * width, start + target * width, width)
    }
  }

  /// The number of cells beyond which memory is slower than the processor (our own estimate: 8 MB).
  private static let cached = 1 << 20
  /// The time per cell, relative to a small table.
  private var cost: Int { cells.count > Self.cached ? 4 : 1 }

  /// Counts cells that other code reads.
  mutating func count(_ cells: Int) { work += cells }

  /// Adds a multiple of one column to the first column, which contains the constants.
  mutating func addToConstants(_ factor: Double, ofColumn column: Int) {
    work += height
    for row in 0..<height {
      let coefficient = self[row, column]
      if coefficient != 0 { self[row, 0] += factor * coefficient }
    }
  }

  /// Solves a row for a column, and substitutes the result in all other rows.
  mutating func pivot(row pivotRow: Int, column: Int) {
    let (width, height) = (width, height)
    var changed = 0
    var isSparse = false
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      let pivot = start + pivotRow * width
      let scale = -1 / pivot[column]
      for index in 0..<width { pivot[index] *= scale }
      pivot[column] = -scale
      isSparse = width >= Self.wide && Self.collect(&filled, of: pivot, width)
      for row in 0..<height where row != pivotRow {
        let target = start + row * width
        let factor = target[column]
        guard factor != 0 else { continue }
        target[column] = 0
        changed += 1
        if isSparse { Self.add(factor, pivot, target, at: filled) } else { Self.add(factor, pivot, target, width) }
      }
    }
    work += (2 * width + height + changed * (isSparse ? filled.count : width)) * cost
  }

  /// The divisor of the width that limits the nonzero cells of a row added cell by cell; processors add other rows
  /// faster as a whole.
  private static let sparsity = 4
  /// The minimum width at which looking for sparse rows pays off.
  private static let wide = 64

  /// Collects the nonzero columns of a row; returns false if there are too many.
  private static func collect(_ filled: inout [Int], of row: UnsafePointer<Double>, _ width: Int) -> Bool {
    filled.removeAll(keepingCapacity: true)
    let most = width / sparsity
    for index in 0..<width where row[index] != 0 {
      if filled.count == most { return false }
      filled.append(index)
    }
    return true
  }

  @inline(__always)
  private static func add(
    _ factor: Double, _ source: UnsafePointer<Double>, _ target: UnsafeMutablePointer<Double>, at places: [Int]
  ) {
    for index in places {
      let sum = target[index] + factor * source[index]
      target[index] = sum.magnitude < zero ? 0 : sum
    }
  }

  @inline(__always)
  private static func add(
    _ factor: Double, _ source: UnsafePointer<Double>, _ target: UnsafeMutablePointer<Double>, _ width: Int
  ) {
    for index in 0..<width {
      let sum = target[index] + factor * source[index]
      target[index] = sum.magnitude < zero ? 0 : sum
    }
  }
}
