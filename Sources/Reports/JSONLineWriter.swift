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
    let answer = JSONAnswer(result, findings, measurements: measurements)
    var record = result
    record.keep(measurements)
    json.write(record, answer: answer, layout: .compact)
    json.append("\n")
  }

  /// Writes an error for a line that cannot be measured.
  ///
  /// The column is omitted, and so are an empty key and the id of an item that has neither.
  package mutating func write(
    error: String, at location: SourceLocation, key: String, id: TextDetails.Identifier? = nil
  ) {
    json.object { json in
      json.field("error", error)
      json.field("file", location.file)
      if id != nil || !key.isEmpty { json.write(id: id, otherwise: key) }
      if !key.isEmpty { json.field("key", key) }
      json.field("line", location.line)
    }
    json.append("\n")
  }

  /// Empties the buffer.
  package mutating func removeAll() { json.removeAll() }
}
