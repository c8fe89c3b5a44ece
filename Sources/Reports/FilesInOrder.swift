internal import AuditModel

/// Findings and notices with a place, file by file in the order of names, from top to bottom: for formats that group by
/// file.
struct FilesInOrder {
  /// One of the two.
  enum Entry {
    /// A place in ``AuditReport/findings``.
    case finding(Int)
    /// A place in the list of notices.
    case notice(Int)
  }

  /// Each with the file it is in; entries of one file stand together.
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
