public import AuditModel
import DynamicType

/// Writes a baseline: a first line that says what it is, then one finding a line, sorted, so that two people's changes
/// meet as rarely as can be and a review shows what was accepted.
public struct BaselineWriter: Sendable {
  /// Creates a writer.
  public init() {}

  /// Writes a baseline.
  ///
  /// - Parameters:
  ///   - baseline: The accepted findings.
  ///   - output: Gets the file.
  public func write(_ baseline: Baseline, to output: inout some TextOutputStream) {
    var json = JSONWriter(capacity: 1 << 16)
    json.object { $0.field("typecheckBaseline", 1) }
    json.append("\n")
    for (key, extent) in baseline.entries.sorted(by: { $0.key < $1.key }) {
      json.object { json in
        json.field("file", key.file)
        if let from = extent.from { json.field("from", from.rawValue) }
        json.field("key", key.key)
        json.field("locale", key.locale)
        json.field("over", (extent.over * 10).rounded() / 10)
        json.field("rule", key.rule)
        json.field("slot", key.slot)
        if !key.table.isEmpty { json.field("table", key.table) }
      }
      json.append("\n")
    }
    output.write(String(decoding: json.bytes, as: UTF8.self))
  }
}
