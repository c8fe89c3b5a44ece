internal import AuditModel

/// The findings that have room in the page as they stand there, by group: the worst of all groups first come in.
struct HTMLRows {
  /// The rows of each group, worst first.
  private(set) var rows: [[String]]
  /// How many findings have a row.
  private(set) var count = 0
  /// How many of them have a picture.
  private(set) var pictures = 0

  /// What a group may take besides its rows: the two ends of a section.
  private static let groupEnd = 300

  init(_ report: AuditReport, _ groups: HTMLGroups, _ limits: HTMLReporter.Limits, room: Int) {
    rows = Array(repeating: [], count: groups.all.count)
    let previews = Dictionary(report.previews.map { ($0.fingerprint, $0) }) { first, _ in first }
    let rules = Set(report.rules.map(\.id))
    var names: Set<String> = []
    var left = room
    var pictureRoom = limits.pictureBytes
    for (index, finding) in report.findings.enumerated() {
      let group = groups.numbers[index]
      if rows[group].isEmpty {
        left -= HTMLTemplate.groupTop.text(groups.all[group].values).utf8.count + Self.groupEnd
      }
      let fingerprint = finding.fingerprint
      var row = HTMLFinding(finding, fingerprint: fingerprint, platform: report.platform)
      // Two forms of a text may share a fingerprint; a page may not have two elements of one name.
      row.name = names.insert(fingerprint).inserted ? "f-\(fingerprint)" : "f-\(fingerprint)-\(index)"
      row.hasHelp = rules.contains(finding.rule)
      if pictures < limits.pictures, let preview = previews[fingerprint], preview.svg.utf8.count <= pictureRoom {
        row.picture = (SVGNames.unique(in: preview.svg, prefix: "p\(pictures)-"), preview.description)
      }
      let text = HTMLTemplate.finding.text(row.values)
      guard text.utf8.count <= left else { break }
      left -= text.utf8.count
      if let picture = row.picture {
        pictures += 1
        pictureRoom -= picture.svg.utf8.count
      }
      rows[group].append(text)
      count += 1
    }
  }
}
