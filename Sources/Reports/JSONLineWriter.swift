public import AuditModel

/// Writes results as JSON lines into a buffer that is used again and again.
public struct JSONLineWriter: ~Copyable {
  private var json = JSONWriter(capacity: 1 << 13)
  private let measurements: MeasurementChoice

  /// Creates a writer with nothing in its buffer.
  ///
  /// - Parameter measurements: Which sizes of each text are written.
  public init(measurements: MeasurementChoice = .all) { self.measurements = measurements }

  /// What was written, in UTF-8.
  public var bytes: [UInt8] { json.bytes }

  /// Writes one result with its own findings on one line.
  ///
  /// - Parameters:
  ///   - result: One text with its measurements.
  ///   - findings: What the rules found on this text.
  public mutating func write(_ result: SlotMeasurement, findings: [Finding]) {
    if measurements == .all {
      json.write(result, findings: findings, layout: .compact)
    } else {
      json.write(result, measurements, findings: findings)
    }
    json.append("\n")
  }

  /// Writes the answer to a line that is not measured.
  ///
  /// - Parameters:
  ///   - error: What is wrong and what to do about it.
  ///   - location: Where the item was found; its column is not told.
  ///   - key: The item's key; an empty one is not told.
  public mutating func write(error: String, at location: SourceLocation, key: String) {
    json.object { json in
      json.field("error", error)
      json.field("file", location.file)
      if !key.isEmpty { json.field("key", key) }
      json.field("line", location.line)
    }
    json.append("\n")
  }

  /// Empties the buffer.
  public mutating func removeAll() { json.removeAll() }
}
