import AuditModel
import DynamicType
import Testing

@testable import Reports

@Suite struct WordingTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_284_000, "1,284,000"), (-12_345, "-12,345")])
  func numbers(_ number: Int, expected: String) { #expect(Wording.number(number) == expected) }

  @Test func oneIsSingular() {
    #expect(Wording.count(1, "text") == "1 text")
    #expect(Wording.count(2, "text") == "2 texts")
  }

  @Test(arguments: [(nil, "body, 288 pt wide, 1 line"), (15, "fixed 15 pt, 288 pt wide, 1 line")])
  func theFontComesFirst(_ size: Double?, expected: String) {
    var result = Samples.result("Save", key: "save", locale: "en")
    result.slot.size = size
    let finding = Samples.finding(result, .error)
    #expect(Wording.room(finding.fields) == expected)
  }

  /// A tab has a font of its own, whatever style its slot has.
  @Test func theFontOfAPlaceComesFirst() {
    func finding(_ role: TextRole, _ size: Double, _ weight: FontWeight, sizes: Int) -> Finding {
      var result = Samples.result("Save", key: "save", locale: "en")
      (result.slot.role, result.sizeAtLarge) = (role, size)
      result.measurements[0].weight = weight
      result.measurements = Array(result.measurements.prefix(sizes))
      var finding = Finding(rule: "text-truncated", severity: .error, subject: result, message: "cut")
      finding.firstCategory = .extraSmall
      finding.worst = Finding.Worst(category: .extraSmall, overBy: 12, visibleText: nil)
      return finding
    }
    let tab = finding(.tabLabel, 10, .medium, sizes: 1).fields
    #expect(Wording.room(tab) == "10 pt medium, 288 pt wide, 1 line, tabLabel")
    #expect(Wording.failingSizes(tab) == "at its fixed size, over by 12 pt")
    let title = finding(.navigationTitle, 17, .semibold, sizes: 12).fields
    #expect(Wording.room(title)?.hasPrefix("17 pt semibold at Large, 288 pt wide") == true)
    #expect(Wording.failingSizes(title) == "from XS, worst at XS, over by 12 pt")
  }

  @Test func nothingVisibleIsNamedInWords() {
    #expect(Wording.visible("", limit: 10) == "nothing" && Wording.visible(" ", limit: 10) == "nothing")
    #expect(Wording.visible("Sa…", limit: 10) == "\"Sa…\"")
  }
}
