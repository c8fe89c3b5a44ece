import Testing

@testable import TextEngine

@Suite struct TruncationTests {
  private func cut(
    _ text: String, _ mode: Truncation.Mode = .tail, width: Double, lines: Int = 1, language: String = "en"
  ) throws -> Truncation {
    let bench = try Bench()
    let layout = try bench.layout(text, language: language)
    let scale = bench.scale(17, tracking: -0.43)
    return try layout.truncate(mode, limit: width, lineLimit: lines, at: scale)
  }

  private func width(_ text: String, language: String) throws -> Double {
    let bench = try Bench()
    return try bench.layout(text, language: language).naturalWidth(at: bench.scale(17, tracking: -0.43))
  }

  @Test func tailKeepsAsMuchAsFits() throws {
    let seen = try cut("Einstellungen übernehmen", width: 120, language: "de")
    #expect(seen.visibleText.hasSuffix("…"))
    let kept = String(seen.visibleText.dropLast())
    #expect("Einstellungen übernehmen".hasPrefix(kept))
    #expect(try width(kept, language: "de") + width("…", language: "de") <= 120)
    // iOS draws no space next to the ellipsis.
    #expect(kept.last != " ")
    let rest = "Einstellungen übernehmen".dropFirst(kept.count)
    let next = kept + rest.prefix(rest.first == " " ? 2 : 1)
    #expect(try width(next, language: "de") + width("…", language: "de") > 120)
    #expect(abs(seen.visibleShare - Double(kept.count) / 24) < 1e-9)
    #expect(abs(seen.overBy - (try width("Einstellungen übernehmen", language: "de") - 120)) < 0.01)
  }

  @Test(arguments: Samples.sentences)
  func everyScriptIsCutBetweenGraphemesAndFits(language: String, text: String) throws {
    let seen = try cut(text, width: 100, language: language)
    let kept = String(seen.visibleText.dropLast())
    #expect(seen.visibleText.last == "…")
    #expect(text.hasPrefix(kept))
    #expect(seen.visibleShare < 1)
    #expect(abs(seen.visibleShare - Double(kept.count) / Double(text.count)) < 0.02)
  }

  @Test func headKeepsTheEndAndMiddleKeepsBoth() throws {
    let head = try cut("Documents/Invoices/2024/March.pdf", .head, width: 140)
    #expect(head.visibleText.hasPrefix("…"))
    #expect(head.visibleText.hasSuffix("March.pdf"))
    let middle = try cut("Documents/Invoices/2024/March.pdf", .middle, width: 140)
    // At most half of the line comes before the ellipsis, and the end fills the rest.
    let parts = middle.visibleText.split(separator: "…").map(String.init)
    let room = try 140 - width("…", language: "en")
    #expect(try width(parts[0], language: "en") <= room / 2)
    let longer = String("Documents/Invoices/2024/March.pdf".suffix(parts[1].count + 1))
    #expect(try width(parts[0], language: "en") + width(longer, language: "en") > room)
    #expect(middle.visibleText.hasPrefix("Docu"))
    #expect(middle.visibleText.hasSuffix(".pdf"))
    #expect(try width(middle.visibleText, language: "en") <= 140.5)
  }

  @Test func clippingShowsNoEllipsis() throws {
    let seen = try cut("Einstellungen übernehmen", .clip, width: 120, language: "de")
    #expect(!seen.visibleText.contains("…"))
    #expect("Einstellungen übernehmen".hasPrefix(seen.visibleText))
  }

  @Test func wrappingEndsAfterAWordWithoutAnEllipsis() throws {
    // One line cannot wrap.
    let one = try cut("Einstellungen übernehmen", .wrap, width: 150, language: "de")
    #expect(try one.visibleText == cut("Einstellungen übernehmen", .clip, width: 150, language: "de").visibleText)
    #expect(one.visibleText.hasPrefix("Einstellungen ü"))
    let text = "Apply all the settings of the garden"
    let two = try cut(text, .wrap, width: 100, lines: 2).visibleText
    #expect(text.hasPrefix(two) && text.dropFirst(two.count).first == " " && two.count > 13)
    // A word that is wider than the line breaks between letters.
    let word = try cut("Einstellungen", .wrap, width: 60, language: "de").visibleText
    #expect("Einstellungen".hasPrefix(word) && word.count > 3 && word.count < 13)
  }

  @Test func theEllipsisIsShownOnlyIfItFits() throws {
    #expect(try cut("Save", width: 5).visibleText == "")
    let token = try width("…", language: "en")
    #expect(try cut("Save", width: token + 0.1).visibleText == "…")
  }

  @Test func keepsEarlierLinesAndPutsTheRestOnTheLast() throws {
    let text = "Your changes are saved when you leave this page, even offline."
    let seen = try cut(text, width: 150, lines: 2)
    #expect(seen.visibleText.hasSuffix("…"))
    #expect(seen.visibleText.hasPrefix("Your changes are saved"))
    let single = try cut(text, width: 150)
    #expect(seen.visibleText.count > single.visibleText.count)
  }

  @Test func aLineBreakInTheTextIsNotCrossed() throws {
    #expect(try cut("Yes\nNo", width: 100).visibleText == "Yes…")
  }

  @Test func rightToLeftTextKeepsItsLogicalBeginning() throws {
    let text = "لا يمكن الاتصال بالخادم الآن"
    let seen = try cut(text, width: 100, language: "ar")
    #expect(text.hasPrefix(String(seen.visibleText.dropLast())))
  }
}
