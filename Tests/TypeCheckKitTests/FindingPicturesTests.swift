import AuditModel
import DynamicType
import Testing
import TextFiles

@testable import TypeCheckKit

/// Pictures that cannot be drawn.
@Suite struct FindingPicturesTests {
  @Test func reportsADrawingErrorOnce() async throws {
    var catalog = Catalog()
    catalog.strings = ["a", "b"].map { key in
      LocalizedString(
        location: SourceLocation(file: "en.json", line: 1, column: 1), key: key, text: "Save \(key)", locale: "en",
        group: "en")
    }
    let auditor = try MeasurePipeline().auditor()
    var report = auditor.emptyReport(version: "", widthSource: "")
    let requests = try await auditor.audit(catalog).results.map { result in
      var subject = result
      subject.slot.font = Slot.CustomFont(path: "/none/there.ttf", size: 17)
      return FindingPictures.Request(
        fingerprint: result.string.key, subject: subject, place: 0, displayScale: 3, colors: nil, palette: nil)
    }
    try #require(requests.count == 2)
    await FindingPictures(auditor: auditor, fontDirectories: []).draw(requests, into: &report)
    #expect(report.previews.isEmpty)
    #expect(report.notes.count == 1 && report.notes[0].hasPrefix("of 2 pictures: a picture could not be drawn: "))
    #expect(report.notes.first?.contains("there.ttf") == true, "\(report.notes)")
  }
}
