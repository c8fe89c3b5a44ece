import Foundation
import TestSupport
import Testing

/// `Reports/accuracy/pictures.md`: texts in pictures that iOS drew, against the program's answers.
///
/// `make examples` writes it again.
@Suite struct PictureReadingsTests {
  private static let golden = Golden(
    suite: "accuracy", names: ["pictures.md"], root: Binary.package.appending(path: "Reports"))

  private struct Row {
    var reading: PictureReading
    var answer: PictureAnswer.Measurement

    /// The number of lines that the program expects on the screen.
    var lines: Int {
      let limit = reading.slot["lines"].flatMap { Int($0) } ?? 0
      return limit == 0 || reading.slot["minimum_scale"] != nil && answer.visibleText == nil
        ? min(answer.lineCount, max(1, limit == 0 ? .max : limit)) : min(limit, answer.lineCount)
    }
    /// Whether the picture shows the width that the text may have.
    var hasWidth: Bool { reading.slot["width"] != nil }
    var hasVerdict: Bool { hasWidth && answer.outcome != "needsReview" }
    var isCut: Bool { answer.outcome == "fail" }
    var agreesOnCut: Bool { !hasVerdict || isCut == reading.isCut }
    var agreesOnLines: Bool { !hasWidth || lines == reading.lines.count }
    /// The letters by which the visible texts differ before the ellipsis; nil if neither is cut.
    var difference: Int? {
      guard hasWidth, reading.isCut, let own = answer.visibleText?.filter({ !$0.isWhitespace }).lowercased() else {
        return nil
      }
      let parts = [own, reading.visible].map { $0.split(separator: "…", omittingEmptySubsequences: false) }
      guard parts[0].count == parts[1].count else { return own.count }
      return zip(parts[0], parts[1]).map { abs($0.count - $1.count) }.max()
    }
  }

  /// A width that the picture shows, with the program's.
  private struct Width {
    var drawn: Double
    var own: Double
    var margin: Double

    var error: Double { abs(own - drawn) / drawn * 100 }
    /// Whether any width that has this ink is within the error margin; ink is read to 0.3 points.
    var isInside: Bool { abs(own - drawn) <= margin + 0.3 }
  }

  /// The widths of texts on one line, by script.
  ///
  /// Latin and numbers are predicted without each text, with the side bearings of Inter. Arabic ink lacks the side
  /// bearings, whose median is added.
  private static func widths(_ rows: [Row]) throws -> [(script: String, widths: [Width])] {
    let labels = try HeldOutLabel.all().filter(\.isInPicture)
    func latin(_ isIn: (HeldOutLabel) -> Bool) -> [Width] {
      labels.filter(isIn).map { Width(drawn: $0.width, own: $0.heldOut, margin: $0.margin) }
    }
    let arabic = rows.filter { row in
      row.reading.ink != nil && row.reading.text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
    }
    let lacking = arabic.map { ($0.answer.naturalWidth - ($0.reading.ink ?? 0)) / $0.answer.size }.sorted()
    let sides = lacking[lacking.count / 2]
    return [
      ("Latin", latin { $0.hasLetters }), ("numbers", latin { !$0.hasLetters }),
      (
        "Arabic",
        arabic.map { row in
          Width(
            drawn: (row.reading.ink ?? 0) + sides * row.answer.size, own: row.answer.naturalWidth,
            margin: row.answer.uncertainty)
        }
      ),
    ]
  }

  private static func table(of widths: [(script: String, widths: [Width])]) -> [String] {
    ["| script | texts | mean error | within the error margin |", "| --- | ---: | ---: | ---: |"]
      + widths.map { script, members in
        let mean = members.reduce(0) { $0 + $1.error } / Double(members.count)
        return """
          | \(script) | \(members.count) | \(String(format: "%.2f", mean)) % | \
          \(members.count(where: \.isInside)) of \(members.count) |
          """
      }
  }

  private static func rows() throws -> [Row] {
    let readings = try PictureReading.all()
    return zip(readings, try PictureAnswer.all(of: readings)).map { Row(reading: $0, answer: $1) }
  }

  private static func share(_ part: Int, of all: Int) -> String {
    all == 0 ? "–" : "\(part) of \(all)"
  }

  private static func summary(_ rows: [Row]) -> [String] {
    let groups = Dictionary(grouping: rows) { "\($0.reading.repository), \($0.reading.place)" }
    return [
      "| pictures | texts | cut or whole | lines | visible text, ± 1 letter |", "| --- | ---: | ---: | ---: | ---: |",
    ]
      + groups.sorted { $0.key < $1.key }.map { name, members in
        let (certain, wrapped) = (members.filter(\.hasVerdict), members.filter(\.hasWidth))
        let cut = members.compactMap(\.difference)
        return """
          | \(name) | \(members.reduce(0) { $0 + $1.reading.systems.count }) | \
          \(share(certain.count(where: \.agreesOnCut), of: certain.count)) | \
          \(share(wrapped.count(where: \.agreesOnLines), of: wrapped.count)) | \
          \(share(cut.count { $0 <= 1 }, of: cut.count)) |
          """
      }
  }

  private static func differences(_ rows: [Row]) -> [String] {
    let differing = rows.filter { !$0.agreesOnCut || !$0.agreesOnLines || ($0.difference ?? 0) > 1 }
    guard !differing.isEmpty else { return ["None."] }
    return ["| picture | iOS drew | typecheck says |", "| --- | --- | --- |"]
      + differing.map { row in
        let seen = row.reading.lines.suffix(2).joined(separator: " ¶ ").suffix(60)
        let own = row.answer.visibleText.map { "…\($0.suffix(50))" } ?? "whole"
        return "| \(row.reading.picture) | \(row.reading.lines.count) lines: \(seen) | \(row.lines) lines: \(own) |"
      }
  }

  @Test func thePageMatchesTheAnswers() throws {
    let rows = try Self.rows()
    let known = rows.filter { !$0.reading.breaksLetters }
    let page = """
      # Texts in pictures that iOS drew

      Made by `make examples`, compared by the tests. `Tests/Fixtures/accuracy/pictures.csv` has the readings, each with its
      repository, commit and picture. `Tests/Oracles/pictures` finds the ink in a picture; a person read each text.

      \(Self.summary(known).joined(separator: "\n"))

      \(rows.count - known.count) more texts break between any two letters (`byCharWrapping`). typecheck does not lay them out, and
      says that they are clipped.

      ## Widths of one line

      Latin and numbers are predicted without each text, as in [text.md](text.md). Arabic ink lacks the side bearings of the ends;
      their median is added.

      \(try Self.table(of: Self.widths(rows)).joined(separator: "\n"))

      ## Differences

      \(Self.differences(known).joined(separator: "\n"))

      """
    try Self.golden.compare(page, with: "pictures.md")
  }

  /// The figures that must hold also if the page is recorded again.
  @Test func theAnswersAgreeWithThePictures() throws {
    let rows = try Self.rows().filter { !$0.reading.breaksLetters }
    let certain = rows.filter(\.hasVerdict)
    #expect(certain.count > 400 && certain.allSatisfy(\.agreesOnCut))
    let wrapped = rows.filter(\.hasWidth)
    #expect(wrapped.count(where: \.agreesOnLines) * 100 >= wrapped.count * 95)
    let cut = rows.compactMap(\.difference)
    #expect(cut.count > 40 && cut.count { $0 <= 1 } * 100 >= cut.count * 90)
    for (script, widths) in try Self.widths(rows) where widths.count >= 15 {
      #expect(widths.count(where: \.isInside) * 100 >= widths.count * 95, "\(script)")
      let mean = widths.reduce(0) { $0 + $1.error } / Double(widths.count)
      #expect(mean <= (["Latin": 0.5, "numbers": 0.7][script] ?? 2), "\(script): \(mean)")
    }
  }
}
