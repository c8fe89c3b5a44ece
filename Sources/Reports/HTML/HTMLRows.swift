internal import AuditModel

/// The findings that have room in the page as they stand there, by group: the worst of each language and then of all
/// groups first come in.
struct HTMLRows {
  /// How a finding is told.
  enum Place {
    case pictured, full, short
  }

  /// The rows of each group, worst first.
  private(set) var rows: [[String]]
  /// How each finding is told, in the order of the report; nil for those without room.
  private(set) var places: [Place?]
  /// The fingerprints of findings whose picture is in the page.
  private(set) var pictured: Set<String> = []
  /// How many findings have a row.
  private(set) var count = 0
  /// How many rows are short.
  private(set) var short = 0
  /// What their pictures use, by its place among the report's shapes.
  private(set) var shapes: [Int] = []

  /// What a group may take besides its rows: the two ends of a section.
  private static let groupEnd = 300
  /// How many short rows are made to know how long they are.
  private static let samples = 200

  init(_ report: AuditReport, _ groups: HTMLGroups, _ limits: HTMLReporter.Limits, command: [String], room: Int) {
    let findings = report.findings
    rows = Array(repeating: [], count: groups.all.count)
    places = Array(repeating: nil, count: findings.count)
    var maker = RowMaker(report, limits, command)
    var texts: [Int: String] = [:]
    var left = room
    var known: Set<Int> = []
    /// What the first row of a group takes besides.
    func bytesOfGroup(_ index: Int) -> Int {
      let group = groups.numbers[index]
      return known.contains(group)
        ? 0 : HTMLTemplate.groupTop.text(groups.all[group].values).utf8.count + Self.groupEnd
    }
    // The worst are told in full as long as the others have room for a short row; of very many findings some must do.
    let shortRow = maker.lengthOfShortRows(Self.samples)
    let shortRoom = room / 5 * 2
    var shares = LanguageShares(findings, of: limits.pictures)
    var first: [Int] = []
    for index in findings.indices where !shares.areFull && shares.takes(findings[index]) { first.append(index) }
    for index in first + findings.indices where places[index] == nil {
      let row = maker.full(index)
      let bytes = row.text.utf8.count + (row.picture?.bytesOfShapes ?? 0) + bytesOfGroup(index)
      guard bytes + min((findings.count - texts.count - 1) * shortRow, shortRoom) <= left else { break }
      left -= bytes
      known.insert(groups.numbers[index])
      texts[index] = row.text
      places[index] = row.picture == nil ? .full : .pictured
      if let picture = row.picture {
        maker.album.add(picture)
        pictured.insert(row.fingerprint)
      }
    }
    for index in findings.indices where places[index] == nil {
      let text = maker.short(index)
      let bytes = text.utf8.count + bytesOfGroup(index)
      guard bytes <= left else { break }
      left -= bytes
      known.insert(groups.numbers[index])
      texts[index] = text
      places[index] = .short
      short += 1
    }
    for index in texts.keys.sorted() { rows[groups.numbers[index]].append(texts[index] ?? "") }
    (count, shapes) = (texts.count, maker.album.shapes.sorted())
  }
}

/// Makes the rows of findings.
private struct RowMaker {
  /// A finding that is told in full.
  struct Row {
    var text: String
    var fingerprint: String
    var picture: HTMLAlbum.Picture?
  }

  var album: HTMLAlbum
  private let report: AuditReport
  private let command: [String]
  private let previews: [String: Preview]
  private let rules: Set<String>
  private var names: [String: Int] = [:]

  init(_ report: AuditReport, _ limits: HTMLReporter.Limits, _ command: [String]) {
    (self.report, self.command) = (report, command)
    album = HTMLAlbum(report, limits)
    previews = Dictionary(report.previews.map { ($0.fingerprint, $0) }) { first, _ in first }
    rules = Set(report.rules.map(\.id))
  }

  mutating func full(_ index: Int) -> Row {
    var row = row(index)
    // A picture is of one form of a text, and stands there alone.
    let picture =
      row.name.utf8.count > row.fingerprint.utf8.count + 2
      ? nil : previews[row.fingerprint].flatMap { album.picture(of: $0) }
    row.picture = picture?.figure
    return Row(text: HTMLTemplate.finding.text(row.values), fingerprint: row.fingerprint, picture: picture)
  }

  mutating func short(_ index: Int) -> String { HTMLTemplate.shortFinding.text(row(index).shortValues) }

  /// How long short rows are, in bytes, by some of all; a sixteenth more, as those that are short in the end may have
  /// longer names than those that were tried.
  func lengthOfShortRows(_ samples: Int) -> Int {
    let count = report.findings.count
    let chosen = stride(from: 0, to: count, by: max(1, count / samples))
    var copy = self
    var (bytes, number) = (0, 0)
    for index in chosen {
      bytes += copy.short(index).utf8.count
      number += 1
    }
    return number == 0 ? 0 : (bytes + bytes / 16) / number + 1
  }

  private mutating func row(_ index: Int) -> HTMLFinding {
    let finding = report.findings[index]
    let fingerprint = finding.fingerprint
    var row = HTMLFinding(finding, fingerprint: fingerprint, command: command)
    // Two forms of a text may share a fingerprint; a page may not have two elements of one name.
    let owner = names[fingerprint] ?? index
    names[fingerprint] = owner
    row.name = owner == index ? "f-\(fingerprint)" : "f-\(fingerprint)-\(index)"
    row.hasHelp = rules.contains(finding.rule)
    return row
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
