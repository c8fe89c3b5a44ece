import AuditModel
import Foundation
import Testing

@testable import TypeCheckKit

/// HTML pages that are named as an earlier report.
@Suite struct EarlierPageTests {
  /// A page of version 1: plain data, in which texts own findings and share the members of slots.
  private static let plain = """
    <!DOCTYPE html>
    <script type="application/json" id="typecheck-data">{"findings":[{"column":7,"fingerprint":"00000000000000aa",
    "message":"cut","outcome":"fail","rule":"text-truncated","severity":"error"}],"reportVersion":1,
    "slots":[{"boldText":true,"role":"label","style":"body"}],"texts":[{"file":"de.json","key":"a","line":3,
    "locale":"de","slots":[{"findings":[0],"slot":0}]},{"file":"fr.json","key":"a","line":3,"locale":"fr","slots":[]}],
    "tool":{"name":"typecheck","version":"0.1.0"}}</script>
    """

  /// The same data of version 2, as the gzip of Python packs it.
  private static let data =
    "H4sIAAAAAAACA41QQU7EMAz8i8+lqpYDUt6x4oJ6SFO3GzaNK8ddUVX9O06ACtgD5OSZjD1jbzD42Ps4JjAvG3QU+jO+CRjhBStw"
    + "FJYpgnmqVBcQDPRYvyaKkIk4Is/so8qh+fGsVcEVV/3IVfBRex+1IGc/xyg9YUp2zNAtopgWcTRlPFgflGAq4mA7LHApUDTgg+aL"
    + "zgr2yie8IXvJbshMnClZi7ajfoW91V6cieUZOXlNb05VGfOx9d1qfyZPgY7e43xNe5f4V4y9OswG/o/ZwN/M2ryHEAUwG0RbDiXr"
    + "jO6C7qq629dy0NSnuoF9fwf4B0ty3gEAAA=="

  private static func page(_ data: String) -> [UInt8] {
    Array("<!DOCTYPE html>\n<script type=\"application/gzip;base64\" id=\"typecheck-data\">\(data)</script>\n".utf8)
  }

  @Test func bothVersionsHaveTheSameFindings() throws {
    let reports = [
      try EarlierReport(Array(Self.plain.utf8), file: "old.html"),
      try EarlierReport(Self.page(Self.data), file: "old.html"),
    ]
    #expect(reports.map(\.version) == ["0.1.0", "0.2.0"])
    for report in reports {
      let finding = try #require(report.findings.first)
      #expect(report.findings.count == 1 && report.files == ["de.json", "fr.json"] && !report.isIncomplete)
      #expect(finding.location == SourceLocation(file: "de.json", line: 3, column: 7))
      #expect(finding.key == "a" && finding.locale == "de" && finding.fingerprint == "00000000000000aa")
      #expect(finding.style == "body" && finding.role == "label" && finding.isBold)
    }
  }

  /// A page whose end is missing is an error at the line of its data, and never half a report.
  @Test func aTruncatedPageIsRefused() throws {
    for count in 0..<Self.data.utf8.count {
      let page = Self.page(String(Self.data.prefix(count))).dropLast("</script>\n".utf8.count)
      let error = #expect(throws: ConfigurationError.self) { try EarlierReport(Array(page), file: "old.html") }
      let words = try #require(error).description
      #expect(words.hasPrefix("old.html:2:1: error: the data of this page is "), "\(count): \(words)")
      #expect(words.contains("make the report again with --report html=PATH"))
    }
  }

  @Test func aPageOfALaterVersionIsRead() throws {
    let later = Self.plain.replacing("\"reportVersion\":1", with: "\"reportVersion\":3")
    #expect(try EarlierReport(Array(later.utf8), file: "old.html").findings.count == 1)
  }
}
