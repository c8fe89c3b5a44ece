internal import AuditModel

/// The findings that have room in the page as they stand there, by group: the worst of all groups first come in.
struct HTMLRows {
  /// The rows of each group, worst first.
  private(set) var rows: [[String]]
  /// How many findings have a row: so many of the worst.
  private(set) var count = 0
  /// Which of them have a picture.
  private(set) var pictured: [Bool] = []
  /// How many rows are short.
  private(set) var short = 0
  /// What their pictures use, by its place among the report's shapes.
  private(set) var shapes: [Int] = []

  /// What a group may take besides its rows: the two ends of a section.
  private static let groupEnd = 300
  /// About what a short row takes.
  private static let shortRow = 580

  init(_ report: AuditReport, _ groups: HTMLGroups, _ limits: HTMLReporter.Limits, command: [String], room: Int) {
    rows = Array(repeating: [], count: groups.all.count)
    var previews = Dictionary(report.previews.map { ($0.fingerprint, $0) }) { first, _ in first }
    let rules = Set(report.rules.map(\.id))
    var names: Set<String> = []
    var left = room
    var album = HTMLAlbum(report, limits)
    // The worst are told in full as long as the others have room for a short row; of very many findings some must do.
    let shortRoom = room / 5 * 2
    for (index, finding) in report.findings.enumerated() {
      let group = groups.numbers[index]
      if rows[group].isEmpty {
        left -= HTMLTemplate.groupTop.text(groups.all[group].values).utf8.count + Self.groupEnd
      }
      let fingerprint = finding.fingerprint
      var row = HTMLFinding(finding, fingerprint: fingerprint, command: command)
      // Two forms of a text may share a fingerprint; a page may not have two elements of one name.
      row.name = names.insert(fingerprint).inserted ? "f-\(fingerprint)" : "f-\(fingerprint)-\(index)"
      row.hasHelp = rules.contains(finding.rule)
      let preview = previews.removeValue(forKey: fingerprint)
      let picture = short > 0 ? nil : preview.flatMap { album.picture(of: $0) }
      row.picture = picture?.figure
      var text = ""
      if short == 0 {
        text = HTMLTemplate.finding.text(row.values)
        let bytes = text.utf8.count + (picture?.bytesOfShapes ?? 0)
        let reserve = min((report.findings.count - index - 1) * Self.shortRow, shortRoom)
        if bytes + reserve <= left {
          left -= bytes
          if let picture { album.add(picture) }
        } else {
          text = ""
        }
      }
      if text.isEmpty {
        text = HTMLTemplate.shortFinding.text(row.shortValues)
        guard text.utf8.count <= left else { break }
        left -= text.utf8.count
        short += 1
      }
      rows[group].append(text)
      pictured.append(picture != nil && short == 0)
      count += 1
    }
    shapes = album.shapes.sorted()
  }
}

/// The pictures of a page as they come in, and how much room they take.
private struct HTMLAlbum {
  /// A picture that is tried.
  struct Picture {
    var figure: HTMLFinding.Figure
    /// Shapes that no picture before it uses.
    var shapes: [Int]
    var bytesOfShapes: Int
  }

  private(set) var shapes: Set<Int> = []
  private var count = 0
  private var left: Int
  private let most: Int
  private let all: [String]

  init(_ report: AuditReport, _ limits: HTMLReporter.Limits) {
    (most, left, all) = (limits.pictures, limits.pictureBytes, report.previewShapes)
  }

  /// A picture as it stands in the page; nil where there is no room for it.
  func picture(of preview: Preview) -> Picture? {
    guard count < most, preview.shapes.allSatisfy(all.indices.contains) else { return nil }
    let new = preview.shapes.filter { !shapes.contains($0) }
    let bytes = new.reduce(0) { $0 + all[$1].utf8.count }
    guard preview.svg.utf8.count + bytes <= left else { return nil }
    let svg = preview.shapes.isEmpty ? SVGNames.unique(in: preview.svg, prefix: "p\(count)-") : preview.svg
    return Picture(figure: HTMLFinding.Figure(preview, svg: svg), shapes: new, bytesOfShapes: bytes)
  }

  mutating func add(_ picture: Picture) {
    count += 1
    left -= picture.figure.svg.utf8.count + picture.bytesOfShapes
    shapes.formUnion(picture.shapes)
  }
}
