package import AuditModel
import DynamicType

extension Baseline {
  /// Writes the baseline: a header line, then one finding per line.
  ///
  /// Sorted lines keep merge conflicts rare, and a review shows which findings were accepted.
  package func write(to output: inout some TextOutputStream) {
    var json = JSONWriter(capacity: 1 << 16)
    json.object { $0.field("typecheckBaseline", 2) }
    json.append("\n")
    for (key, extent) in entries.sorted(by: { $0.key < $1.key }) {
      json.object { json in
        if let container = extent.container { json.field("container", container) }
        json.field("file", key.file)
        if let from = extent.from { json.field("from", from.rawValue) }
        json.field("key", key.key)
        json.field("locale", key.locale)
        if !key.object.isEmpty { json.field("object", key.object) }
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
