package import AuditModel

/// A writer of results as JSON lines, with a reusable buffer.
package struct JSONLineWriter: ~Copyable {
  private var json = JSONWriter(capacity: 1 << 13)
  private let measurements: MeasurementChoice

  /// Creates a writer with an empty buffer.
  package init(measurements: MeasurementChoice = .all) { self.measurements = measurements }

  /// The buffered text in UTF-8.
  package var bytes: [UInt8] { json.bytes }

  /// Writes a result and its findings on one line.
  package mutating func write(_ result: SlotMeasurement, findings: [Finding]) {
    var record = result
    record.keep(measurements)
    json.write(
      record, findings: findings, layout: .compact, counts: measurements == .all ? nil : result.counts)
    json.append("\n")
  }

  /// Writes an error for a line that cannot be measured.
  ///
  /// The column and an empty key are omitted.
  package mutating func write(error: String, at location: SourceLocation, key: String) {
    json.object { json in
      json.field("error", error)
      json.field("file", location.file)
      if !key.isEmpty { json.field("key", key) }
      json.field("line", location.line)
    }
    json.append("\n")
  }

  /// Empties the buffer.
  package mutating func removeAll() { json.removeAll() }
}
