import Foundation
import TestSupport
import Testing

/// `Reports/accuracy/text.md`: widths and heights that iOS drew against those that the program reports.
///
/// `make examples` writes it again.
@Suite struct AccuracyPageTests {
  /// A label that fits its text, as iOS laid it out; see the file's first lines.
  struct Reading: Sendable {
    var text: String
    var style: String
    var category: String
    var scale: Double
    var width: Double
    var height: Double
    var file: String
    var commit: String
  }

  /// The program's report on one text at one size.
  struct Answer: Decodable, Sendable {
    struct Measurement: Decodable, Sendable {
      var size: Double
      var weight: String
      var naturalWidth: Double
      var uncertainty: Double
      var height: Double
    }

    var text: String
    var locale: String
    var fonts: [String]
    var measurements: [Measurement]
  }

  private struct Report: Decodable {
    var results: [Answer]
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let golden = Golden(
    suite: "accuracy", names: ["text.md"], root: package.appending(path: "Reports"))

  private static func readings() throws -> [Reading] {
    let table = package.appending(path: "Tests/Fixtures/accuracy/san-francisco.csv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: ",").map(String.init)
      try #require(cells.count == 8, "\(line)")
      return Reading(
        text: cells[0], style: cells[1], category: cells[2], scale: try #require(Double(cells[3])),
        width: try #require(Double(cells[4])), height: try #require(Double(cells[5])), file: cells[6], commit: cells[7])
    }
  }

  private static func measure(_ arguments: [String], in folder: URL? = nil) throws -> [Answer] {
    let result = try Binary.run(
      ["measure"] + arguments + ["--format", "json", "--fail-on", "never"], in: folder,
      environment: ["TYPECHECK_FONTS": ""])
    #expect(result.status == 0, "\(result.error)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).results
  }

  private static func answer(_ reading: Reading) throws -> Answer.Measurement {
    let scratch = try TemporaryFolder()
    let item = ["text": reading.text, "style": reading.style]
    try scratch.file("en.json", try JSONSerialization.data(withJSONObject: ["label": item]))
    let options = ["--category", reading.category, "--lines", "0", "--display-scale", "\(reading.scale)"]
    return try withExtendedLifetime(scratch) {
      try #require(try measure(["en.json"] + options, in: scratch.url).first?.measurements.first)
    }
  }

  // MARK: The page

  private struct Row {
    var reading: Reading
    var answer: Answer.Measurement

    /// The middle of what the width may be: iOS rounds up to a pixel.
    var width: Double { reading.width - 0.5 / reading.scale }
    var difference: Double { answer.naturalWidth - width }
    /// Whether any width that rounds up to the value of iOS is within the error margin.
    var isInside: Bool { abs(difference) <= answer.uncertainty + 0.5 / reading.scale }
    /// Heights are read with four decimals.
    var hasHeight: Bool { abs(answer.height - reading.height) < 1e-3 }
  }

  private static func number(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }

  private static func widths(_ rows: [Row]) -> [String] {
    [
      "| text | style | drawn at | width on iOS | typecheck | difference | error margin | | height on iOS | typecheck |",
      "| --- | --- | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |",
    ]
      + rows.map { row in
        let answer = row.answer
        return """
          | \(row.reading.text) | \(row.reading.style), \(number(answer.size, 0)) pt \(answer.weight) | \(row.reading.file), @\(number(row.reading.scale, 0))x | \(number(row.width)) ± \(number(0.5 / row.reading.scale)) | \
          \(number(answer.naturalWidth)) | \(number(row.difference)) | ± \(number(answer.uncertainty)) | \
          \(row.isInside ? "inside" : "**outside**") | \(number(row.reading.height)) | \(number(answer.height)) |
          """
      }
  }

  private static let repository = "https://github.com/pointfreeco/swift-snapshot-testing"
  private static let folder = "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/"

  /// The files that were read, each once.
  private static func sources(_ rows: [Row]) -> [String] {
    var seen: Set<String> = []
    return rows.map(\.reading).filter { seen.insert($0.file).inserted }.map { reading in
      "- \(reading.file): <\(repository)/blob/\(reading.commit)/\(folder)testTraits.\(reading.file).txt>"
    }
  }

  /// The errors of labels that were held out of the fit, group by group.
  private static func summary(of labels: [HeldOutLabel]) -> [String] {
    let groups: [(String, (HeldOutLabel) -> Bool)] = [
      ("Latin words, labels", { $0.language == "en" && $0.hasLetters && !$0.isInPicture }),
      ("Latin words, pictures", { $0.language == "en" && $0.hasLetters && $0.isInPicture }),
      ("numbers", { !$0.hasLetters && $0.text.contains(where: \.isNumber) }),
      ("lone question marks", { $0.text == "?" }),
      ("Japanese, iOS 26", { $0.language == "ja" }),
    ]
    return [
      "| labels | count | mean error | 95th percentile | error margin, mean |", "| --- | ---: | ---: | ---: | ---: |",
    ]
      + groups.map { name, isIn in
        let members = labels.filter(isIn)
        let errors = members.map(\.error).sorted()
        func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }
        let place = 0.95 * Double(errors.count - 1)
        let (low, high) = (errors[Int(place)], errors[Int(place.rounded(.up))])
        let ninetyFive = low + (high - low) * (place - place.rounded(.down))
        return """
          | \(name) | \(members.count) | \(number(mean(errors))) % | \(number(ninetyFive)) % | \
          ± \(number(mean(members.map { $0.margin / $0.width * 100 }))) % |
          """
      }
  }

  private static func table(of labels: [HeldOutLabel]) -> [String] {
    [
      "| text | size | width on iOS | predicted | difference | error margin | |",
      "| --- | --- | ---: | ---: | ---: | ---: | --- |",
    ]
      + labels.map { label in
        """
        | \(label.text) | \(number(label.size, 0)) pt, \(label.weight) | \(number(label.width)) ± \(number(label.halfPixel)) | \
        \(number(label.heldOut)) | \(number(label.heldOut - label.width)) | ± \(number(label.margin)) | \
        \(label.isInside ? "inside" : "**outside**") |
        """
      }
  }

  /// The error margins of a whole app, language by language.
  private static func languages(_ answers: [Answer]) -> [String] {
    let byLanguage = Dictionary(grouping: answers, by: \.locale).sorted { $0.key < $1.key }
    return [
      "| language | texts | width at Large, all together | error margin, mean | largest | measured with |",
      "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
      + byLanguage.map { locale, answers in
        let measured = answers.compactMap(\.measurements.first)
        let shares = measured.map { $0.uncertainty / $0.naturalWidth * 100 }
        let fonts = Set(answers.flatMap(\.fonts)).sorted().joined(separator: ", ")
        return """
          | \(locale) | \(measured.count) | \(number(measured.reduce(0) { $0 + $1.naturalWidth }, 0)) pt | \
          ± \(number(shares.reduce(0, +) / Double(max(1, shares.count)), 1)) % | ± \(number(shares.max() ?? 0, 1)) % | \(fonts) |
          """
      }
  }

  @Test func thePageMatchesTheMeasurements() throws {
    let rows = try Self.readings().map { Row(reading: $0, answer: try Self.answer($0)) }
    let heldOut = try HeldOutLabel.all()
    let sample = Self.package.appending(path: "Tests/Fixtures/sample")
    let answers = try Self.measure(["App", "--category", "L"], in: sample)
    let natural = rows.filter { $0.reading.text != "?" }
    let mean = natural.reduce(0) { $0 + abs($1.difference) / $1.width } / Double(max(1, natural.count)) * 100
    let page =
      """
      # Widths and heights against iOS

      Made by `make examples`, compared by the tests.

      ## Labels that were left out of the fit

      `Fonts/fit-widths` corrects Inter's letters, and the fixed advances of Japanese on iOS 26, to labels that iOS drew
      (`Fonts/widths/readings.csv`, with their sources), and to texts in pictures (`Tests/Fixtures/accuracy/pictures.csv`).
      The width of a text in a picture is that of its ink and of Inter's side bearings. Each label is predicted without any
      reading of the same text:

      \(Self.summary(of: heldOut).joined(separator: "\n"))

      \(heldOut.count(where: \.isInside)) of \(heldOut.count) labels are inside of their error margin. Readings of one text
      differ by up to 2 % between releases of iOS and screens.

      \(Self.table(of: heldOut.filter { !$0.isInPicture }).joined(separator: "\n"))

      ## Labels of one app, with their heights

      \(rows.count) labels that iOS laid out around their texts (`Tests/Fixtures/accuracy/san-francisco.csv`), on versions whose
      tracking differs by up to half a per cent. They are among the readings of the fit. iOS prints a width rounded up to a
      pixel, so the width that was drawn is known to half a pixel on either side.

      \(Self.widths(rows).joined(separator: "\n"))

      \(rows.filter(\.isInside).count) of \(rows.count) widths are inside of the error margin, and words are off by \
      \(Self.number(mean, 1)) % on average.
      \(rows.filter(\.hasHeight).count) of \(rows.count) heights are the same.

      The labels are from these snapshots:

      \(Self.sources(rows).joined(separator: "\n"))

      ## How wide the error margins are

      All texts of the sample app (`Tests/Fixtures/sample`) at Large. `Fonts/manifest.json` has the source of each margin. No
      widths of Apple's fonts are known for Arabic and Thai, so theirs is the spread of open fonts. The version of iOS is not
      named, so the margin of Japanese covers all.

      \(Self.languages(answers).joined(separator: "\n"))

      """
    try Self.golden.compare(page, with: "text.md")
  }

  /// Fails also if the page would be recorded again: a change for the worse is not just recorded.
  @Test func labelsAreWithinTheMarginAndHeightsMatch() throws {
    let rows = try Self.readings().map { Row(reading: $0, answer: try Self.answer($0)) }
    #expect(rows.count == 20)
    for row in rows {
      #expect(row.hasHeight, "\(row)")
      #expect(row.isInside, "\(row)")
      #expect(abs(row.difference) < 0.015 * row.width || row.reading.text == "?", "\(row)")
    }
  }
}
