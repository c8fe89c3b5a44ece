internal import AuditModel

/// Findings and notices that have a place, sorted by file, line and column, for formats that group by file.
struct FilesInOrder {
  /// A finding or a notice.
  enum Entry {
    /// An index into ``AuditReport/findings``.
    case finding(Int)
    /// An index into the list of notices.
    case notice(Int)
  }

  /// The entries in order; those of one file are adjacent.
  let entries: [Entry]

  init(_ findings: [Finding], _ notices: [ReportNotice]) {
    var numbered: [(file: Int, line: Int, column: Int, entry: Entry)] = []
    numbered.reserveCapacity(findings.count + notices.count)
    var files = NameNumbers()
    func add(_ location: SourceLocation, _ entry: Entry) {
      numbered.append((files.number(location.file), location.line, location.column, entry))
    }
    for index in notices.indices {
      if let location = notices[index].location { add(location, .notice(index)) }
    }
    for index in findings.indices { add(findings[index].fields.value.location, .finding(index)) }
    let ranks = files.ranks
    let places = numbered.indices.sorted { one, other in
      let (left, right) = (numbered[one], numbered[other])
      if left.file != right.file { return ranks[left.file] < ranks[right.file] }
      return (left.line, left.column, one) < (right.line, right.column, other)
    }
    entries = places.map { numbered[$0].entry }
  }
}
