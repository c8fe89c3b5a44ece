/// A table of values by size, interpolated linearly between its rows and constant beyond both ends.
struct PiecewiseLinear: Hashable, Decodable, Sendable {
  private(set) var sizes: [Double]
  private(set) var values: [Double]

  /// Creates a table from a JSON object, or returns nil if it is empty or a key is not a finite number.
  init?(_ rows: [String: Double]) {
    let pairs = rows.compactMap { key, value in Double(key).map { ($0, value) } }.sorted { $0.0 < $1.0 }
    guard !pairs.isEmpty, pairs.count == rows.count, pairs.allSatisfy({ $0.0.isFinite }) else { return nil }
    sizes = pairs.map(\.0)
    values = pairs.map(\.1)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let table = PiecewiseLinear(try container.decode([String: Double].self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a row's size is not a number")
    }
    self = table
  }

  /// The smallest size in the table and its value.
  var first: (size: Double, value: Double) { (sizes.first ?? 0, values.first ?? 0) }

  /// The largest size in the table and its value.
  var last: (size: Double, value: Double) { (sizes.last ?? 0, values.last ?? 0) }

  /// Returns the value at a size.
  func value(at size: Double) -> Double {
    guard let upper = sizes.firstIndex(where: { $0 >= size }) else { return last.value }
    guard upper > 0, size < sizes[upper] else { return values[upper] }
    let share = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return values[upper - 1] + share * (values[upper] - values[upper - 1])
  }
}
