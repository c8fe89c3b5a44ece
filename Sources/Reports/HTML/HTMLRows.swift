internal import AuditModel

/// The rows of the HTML page, by group.
///
/// The worst findings of each language come first, then the worst of all, until the page is full.
struct HTMLRows {
  /// The form in which a finding appears.
  enum Place {
    case pictured, full, short
  }

  /// The rows of each group, worst first.
  private(set) var rows: [[String]]
  /// The form of each finding, in the order of the report; nil for findings without a row.
  private(set) var places: [Place?]
  /// The fingerprints of findings whose picture is in the page.
  private(set) var pictured: Set<String> = []
  /// The number of findings with a row.
  private(set) var count = 0
  /// The number of short rows.
  private(set) var short = 0
  /// The shapes that the pictures use, as indexes into the report's shapes.
  private(set) var shapes: [Int] = []

  /// The maximum size of the end of a group's section, in bytes.
  private static let groupEnd = 300
  /// The number of short rows that are rendered to estimate their length.
  private static let samples = 200

  init(_ report: AuditReport, _ groups: HTMLGroups, _ limits: HTMLReporter.Limits, command: [String], room: Int) {
    let findings = report.findings
    rows = Array(repeating: [], count: groups.all.count)
    places = Array(repeating: nil, count: findings.count)
    var maker = RowMaker(report, limits, command)
    var texts: [Int: String] = [:]
    var left = room
    var known: Set<Int> = []
    /// Adds a row if at least `reserve` bytes remain after it; the first row of a group adds its section too.
    func add(_ index: Int, _ text: String, _ place: Place, bytesOfShapes: Int = 0, reserve: Int = 0) -> Bool {
      let group = groups.numbers[index]
      let section =
        known.contains(group) ? 0 : HTMLTemplate.groupTop.text(groups.all[group].values).utf8.count + Self.groupEnd
      let bytes = text.utf8.count + bytesOfShapes + section
      guard bytes + reserve <= left else { return false }
      left -= bytes
      known.insert(group)
      texts[index] = text
      places[index] = place
      return true
    }
    // A finding gets a full row if the rest still fits as short rows. These may reserve two fifths of the page.
    let shortRow = maker.lengthOfShortRows(Self.samples)
    let shortRoom = room / 5 * 2
    var shares = LanguageShares(findings, of: limits.pictures)
    var first: [Int] = []
    for index in findings.indices where !shares.areFull && shares.takes(findings[index]) { first.append(index) }
    for index in first + findings.indices where places[index] == nil {
      let row = maker.full(index)
      let isAdded = add(
        index, row.text, row.picture == nil ? .full : .pictured, bytesOfShapes: row.picture?.bytesOfShapes ?? 0,
        reserve: min((findings.count - texts.count - 1) * shortRow, shortRoom))
      guard isAdded else { break }
      if let picture = row.picture {
        maker.album.add(picture)
        pictured.insert(row.fingerprint)
      }
    }
    for index in findings.indices where places[index] == nil {
      guard add(index, maker.short(index), .short) else { break }
      short += 1
    }
    for index in texts.keys.sorted() { rows[groups.numbers[index]].append(texts[index] ?? "") }
    (count, shapes) = (texts.count, maker.album.shapes.sorted())
  }
}

/// A renderer of the rows of findings.
private struct RowMaker {
  /// A full row, with a picture if one fits.
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
    // A picture shows one form of a text, so only the first finding with a fingerprint gets it.
    let picture =
      row.name.utf8.count > row.fingerprint.utf8.count + 2
      ? nil : previews[row.fingerprint].flatMap { album.picture(of: $0) }
    row.picture = picture?.figure
    return Row(text: HTMLTemplate.finding.text(row.values), fingerprint: row.fingerprint, picture: picture)
  }

  mutating func short(_ index: Int) -> String { HTMLTemplate.shortFinding.text(row(index).shortValues) }

  /// Returns the mean length of short rows in bytes, estimated from a sample.
  ///
  /// The result includes a sixteenth more, because other findings may have longer names than those of the sample.
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
    var row = HTMLFinding(finding: finding, fingerprint: fingerprint, command: command)
    // Two forms of a text may share a fingerprint, but an `id` must be unique in a page.
    let owner = names[fingerprint] ?? index
    names[fingerprint] = owner
    row.name = owner == index ? "f-\(fingerprint)" : "f-\(fingerprint)-\(index)"
    row.hasHelp = rules.contains(finding.rule)
    return row
  }
}

/// The pictures of a page so far, and the number of bytes left for more.
private struct HTMLAlbum {
  /// A picture that may be added.
  struct Picture {
    var figure: HTMLFinding.Figure
    /// The indexes of the shapes that no earlier picture uses.
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

  /// Returns the picture for the page, or nil if it exceeds a limit.
  func picture(of preview: Preview) -> Picture? {
    guard count < most, preview.shapes.allSatisfy(all.indices.contains) else { return nil }
    let new = preview.shapes.filter { !shapes.contains($0) }
    let bytes = new.reduce(0) { $0 + all[$1].utf8.count }
    guard preview.svg.utf8.count + bytes <= left else { return nil }
    let svg = preview.shapes.isEmpty ? SVGNames.unique(in: preview.svg, prefix: "p\(count)-") : preview.svg
    return Picture(figure: HTMLFinding.Figure(preview: preview, svg: svg), shapes: new, bytesOfShapes: bytes)
  }

  mutating func add(_ picture: Picture) {
    count += 1
    left -= picture.figure.svg.utf8.count + picture.bytesOfShapes
    shapes.formUnion(picture.shapes)
  }
}
