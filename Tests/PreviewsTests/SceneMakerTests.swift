import AuditModel
import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Previews
@testable import TextEngine

/// Lines, cuts and places in the picture are those of the measurement.
@Suite struct SceneMakerTests {
  private let bench: PreviewBench

  init() throws { bench = try PreviewBench() }

  private func layout(_ scene: PreviewScene, _ measured: TextMeasurement) throws -> (TextLayout, SizeScale) {
    let shaper = try TextShaper(stack: bench.stack)
    let shaped = try shaper.shape(scene.text, language: scene.locale, weight: measured.weight.cssWeight)
    let scale = SizeScale(
      size: measured.size, tracking: Tracking(platform: .ios).points(at: measured.size), stack: bench.stack,
      displayScale: 3)
    return (TextLayout(shaped, shaper: shaper), scale)
  }

  @Test(arguments: PreviewBench.samples)
  func linesMatchTheMeasurement(_ sample: PreviewBench.Sample) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: 0)
    #expect(subject.measurements.count == 12)
    for (place, measured) in subject.measurements.enumerated() {
      let scene = try bench.maker.scene(of: subject, at: place)
      let (layout, scale) = try layout(scene, measured)
      let broken = try layout.breakLines(at: scale, limit: 180)
      #expect(scene.lines.count == measured.lineCount)
      #expect(scene.lines.flatMap(\.ranges) == broken.lines.map { $0.start..<$0.end })
      for (line, width) in zip(scene.lines, broken.widths) {
        #expect(abs(line.box.width - width) < 1e-6, "\(sample.script), \(measured.category): \(line.text)")
        #expect(line.box.width <= 180 + 1e-6)
      }
      #expect(scene.rest == nil && scene.visibleText == nil)
      #expect(abs(scene.room.height - measured.height) <= 1.0 / 3, "heights are rounded up to a pixel")
    }
  }

  @Test(arguments: PreviewBench.samples, [1, 2])
  func truncationMatchesTheMeasurement(_ sample: PreviewBench.Sample, lines: Int) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: lines)
    var cuts = 0
    for (place, measured) in subject.measurements.enumerated() {
      let scene = try bench.maker.scene(of: subject, at: place)
      #expect(scene.visibleText == measured.visibleText)
      guard let seen = measured.visibleText else {
        #expect(scene.rest == nil)
        continue
      }
      cuts += 1
      let last = try #require(scene.lines.last)
      #expect(last.text.hasSuffix("…") && seen.hasSuffix(last.text))
      #expect(last.box.width <= 180 + 1e-6)
      let spaces: (String) -> String = { $0.filter { !$0.isWhitespace } }
      #expect(spaces(scene.lines.map(\.text).joined()) == spaces(seen))
      // With everything that is cut off the line is over by as much as was measured.
      let (layout, scale) = try layout(scene, measured)
      let start = try #require(last.ranges.first?.lowerBound)
      let whole = layout.width(from: start, to: layout.contentEnd, at: scale)
      #expect(abs(whole - 180 - measured.overBy) < 1e-6)
      let rest = try #require(scene.rest)
      #expect(rest.ranges == [try #require(last.ranges.first?.upperBound)..<layout.contentEnd])
      #expect(scene.isRightToLeft ? rest.box.maxX <= 1e-6 : rest.box.x >= 180, "the rest is beyond the container")
    }
    #expect(cuts > 0, "at the largest sizes every sample is cut")
  }

  @Test(arguments: PreviewBench.samples)
  func drawsGlyphsAtTheirMeasuredPositions(_ sample: PreviewBench.Sample) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, width: 2000, lines: 1)
    let measured = subject.measurements[bench.place(.large)]
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    let line = try #require(scene.lines.first)
    #expect(abs(line.box.width - measured.naturalWidth) < 1e-6)
    #expect(line.box.x == (scene.isRightToLeft ? 2000 - line.box.width : 0))
    let (layout, scale) = try layout(scene, measured)
    let sums = layout.text.sums
    var pen = 0.0
    for cluster in line.clusters {
      let range = try #require(cluster.range)
      #expect(abs(cluster.x - pen) < 1e-6, "clusters follow each other without gaps")
      #expect(abs(cluster.advance - scale.points(sums[range.upperBound] - sums[range.lowerBound])) < 1e-6)
      pen += cluster.advance
    }
    #expect(abs(pen - line.box.width) < 1e-6)
    #expect(Set(line.clusters.compactMap(\.range).flatMap(Array.init)).count == sample.text.utf16.count)
    if layout.text.runs.allSatisfy({ !$0.isRightToLeft }) {
      for cluster in line.clusters {
        let start = try #require(cluster.range?.lowerBound)
        #expect(abs(cluster.x - scale.points(sums[start])) < 1e-6)
      }
    }
    #expect(scene.isRightToLeft == ["ar", "he"].contains(sample.locale))
    #expect(line.isRightToLeft == scene.isRightToLeft)
    #expect(!line.glyphs.isEmpty)
  }

  @Test func anEllipsisFollowsTheDirectionOfTheText() throws {
    for (text, locale) in [("احفظ التغييرات في التقويم", "ar"), ("Änderungen im Kalender", "de")] {
      let subject = try bench.measure(text, locale: locale, width: 90, lines: 1)
      let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
      let line = try #require(scene.lines.first)
      let marks = line.clusters.indices.filter { line.clusters[$0].range == nil }
      #expect(marks == [locale == "ar" ? 0 : line.clusters.count - 1])
    }
  }

  /// Cut-off text keeps its position: before the line, after it, or nowhere when it is in the middle.
  @Test(arguments: [Slot.Truncation.head, .middle, .clip, .tail], ["de", "he"])
  func cutOffTextKeepsItsPosition(_ cut: Slot.Truncation, _ locale: String) throws {
    let text = locale == "de" ? "Einstellungen übernehmen" : "שמור את השינויים ביומן"
    let subject = try bench.measure(text, locale: locale, width: 90, lines: 1) { $0.truncation = cut }
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    let line = try #require(scene.lines.first)
    #expect(line.text == subject.measurements[bench.place(.large)].visibleText)
    #expect(line.box.width <= 90)
    let hidden = try #require(scene.rest?.ranges.first ?? scene.leftOut)
    #expect(line.ranges.map(\.count).reduce(hidden.count, +) == text.utf16.count)
    #expect(line.ranges.allSatisfy { !$0.overlaps(hidden) })
    guard cut != .middle else {
      #expect(scene.rest == nil && scene.dots.isEmpty && scene.extent.width < 100)
      #expect(scene.notes == ["the cut-off part is in the middle, at the …"])
      return
    }
    let rest = try #require(scene.rest)
    #expect(scene.leftOut == nil && scene.notes.isEmpty)
    let isLeft = (locale == "he") != (cut == .head)
    #expect(isLeft ? abs(rest.box.maxX) < 1e-6 : rest.box.x == 90)
    #expect(scene.dots.allSatisfy { isLeft ? $0.maxX <= rest.box.x : $0.x >= rest.box.maxX })
    // What is shown of it is next to what is seen.
    let shown = rest.clusters.compactMap(\.range)
    #expect(
      cut == .head
        ? shown.contains { $0.upperBound == hidden.upperBound } : shown.contains { $0.lowerBound == hidden.lowerBound })
    #expect(scene.restGoesOn == (shown.map(\.count).reduce(0, +) < hidden.count))
  }

  /// The direction of the text decides, not that of its language: an English name in a Hebrew app goes on at its right.
  @Test(arguments: [("he", "Settings of the calendar", false), ("de", "שמור את השינויים ביומן", true)], [true, false])
  func cutOffTextOfTheOtherDirectionKeepsItsPosition(
    _ sample: (locale: String, text: String, isRightToLeft: Bool), isHead: Bool
  ) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, width: 90, lines: 1) {
      $0.truncation = isHead ? .head : .tail
    }
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    let rest = try #require(scene.rest)
    #expect(rest.isRightToLeft == sample.isRightToLeft && scene.isRightToLeft != sample.isRightToLeft)
    let isLeft = sample.isRightToLeft != isHead
    #expect(isLeft ? abs(rest.box.maxX) < 1e-6 : rest.box.x == 90)
    // The ellipsis of the line is on the side where the rest goes on.
    let line = try #require(scene.lines.first)
    let mark = try #require(line.clusters.firstIndex { $0.range == nil })
    #expect(mark == (isLeft ? 0 : line.clusters.count - 1))
  }

  /// Marks without end would make pictures of any height; those that are drawn stay near their line.
  @Test func stackedMarksDoNotMakeAHugePicture() throws {
    let subject = try bench.measure("Zu" + String(repeating: "\u{301}", count: 400), locale: "de", width: 180, lines: 1)
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    let line = try #require(scene.lines.first)
    let box = line.box
    #expect(scene.glyphsLeftOut > 300 && line.glyphs.count + scene.glyphsLeftOut >= 400)
    #expect(line.glyphs.count > 3, "the first ones are drawn")
    #expect(scene.extent.y >= box.y - 2 * scene.size && scene.extent.maxY <= box.maxY + 2 * scene.size)
    #expect(scene.notes == ["\(scene.glyphsLeftOut) marks that reach far above or below the line are not drawn"])
  }

  @Test func showsTheEndOfALongCutOffBeginning() throws {
    let text = String(repeating: "lang und länger ", count: 40) + "Ende"
    let subject = try bench.measure(text, locale: "de", width: 90, lines: 1) { $0.truncation = .head }
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    let rest = try #require(scene.rest)
    #expect(scene.restGoesOn && rest.box.width <= 72 && scene.dots.count == 3)
    #expect(try #require(rest.clusters.last?.range).upperBound == rest.ranges.first?.upperBound)
  }

  @Test func linesBelowTheContainerAreOutside() throws {
    let subject = try bench.measure("Einstellungen im Kalender übernehmen", locale: "de", width: 120, lines: 0) {
      $0.height = 30
    }
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    #expect(scene.hasHeight && scene.room.height == 30)
    #expect(scene.lines.map(\.isOutside) == scene.lines.indices.map { $0 > 0 })
    let count = scene.lines.count
    #expect(scene.notes == ["the available height is 30 pt: \(count - 1) of \(count) lines do not fit in it"])
    #expect(scene.remarks == ["\(count - 1) of \(count) lines do not fit in the available height"])
    // A pale band is a line in the container: none continues below it.
    let colors = PreviewColors(.light)
    let drawing = scene.panel(in: colors, title: "")
    var bands: [PreviewBox] = []
    for case .box(let box, let fill?, nil) in drawing.shapes where fill.opaque == colors.room { bands.append(box) }
    var rooms: [PreviewBox] = []
    for case .box(let box, _, let stroke?) in drawing.shapes where stroke.color == colors.room { rooms.append(box) }
    let room = try #require(rooms.first)
    #expect(bands.count >= 2 && bands.allSatisfy { $0.y >= room.y && $0.maxY <= room.maxY + 1e-6 && $0.height > 0 })
  }

  @Test func anUnknownLineLimitReportsWhatTheHeightClips() throws {
    let subject = try bench.measure("Einstellungen im Kalender übernehmen", locale: "de", width: 120, lines: nil) {
      $0.height = 30
    }
    let scene = try bench.maker.scene(of: subject, at: bench.place(.accessibilityMedium))
    let note = try #require(scene.notes.first)
    #expect(note.hasPrefix("the available height is 30 pt: "))
    let high = try bench.measure("Ja", locale: "de", lines: nil) { $0.height = 100 }
    #expect(try bench.maker.scene(of: high, at: bench.place(.large)).notes == ["the available height is 100 pt"])
  }

  @Test func drawsTightenedAndShrunkTexts() throws {
    let natural = try bench.measure("Übernehmen", locale: "de", width: 400).measurements[bench.place(.large)]
      .naturalWidth
    let tight = try bench.measure("Übernehmen", locale: "de", width: natural * 0.97) { $0.tighten = true }
    let line = try #require(try bench.maker.scene(of: tight, at: bench.place(.large)).lines.first)
    #expect(line.tightening < 1 && line.box.width <= natural * 0.97)
    let small = try bench.measure("Übernehmen", locale: "de", width: natural * 0.8) { $0.minimumScale = 0.5 }
    let scene = try bench.maker.scene(of: small, at: bench.place(.large))
    #expect(scene.size < 17 && scene.rest == nil)
    #expect(try #require(scene.lines.first).box.width <= natural * 0.8)
  }

  @Test func aSoftHyphenShowsWhereALineEndsAtIt() throws {
    let subject = try bench.measure("Einstellungs\u{AD}übersicht", locale: "de", width: 115, lines: 0)
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    #expect(scene.lines.count == 2)
    #expect(scene.lines.first?.clusters.last?.text == "-")
  }

  @Test func undrawableCharactersAreLabelledBoxes() throws {
    let subject = try bench.measure("保 👍", locale: "zh-Hans")
    let line = try #require(try bench.boxMaker.scene(of: subject, at: bench.place(.large)).lines.first)
    // A box, the script's letters and the code point's digits.
    #expect(line.clusters.map(\.origin) == [.rule("han-kana"), .face, .emoji])
    #expect(line.glyphs.count == (1 + 4 + 4) + (1 + 5 + 5))
    #expect(line.bitmaps.isEmpty)
  }

  @Test func captionsDoNotUseTheFontOfTheApp() throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let stack = try bench.stack.with(customFont: fonts.appending(path: "Fixtures/fonts/wide-bracket.ttf").path)
    let maker = try SceneMaker(stack: stack, platform: .ios, displayScale: 3, useSystemFonts: false)
    let words = "a [word]"
    #expect(try maker.words(words, size: 11).width == (try bench.maker.words(words, size: 11).width))
  }

  @Test func namesTheMissingFontOfAScript() throws {
    let subject = try bench.measure("𐤀𐤁", locale: "phn")
    let reason = try #require(subject.notMeasured)
    let scene = try bench.maker.scene(of: subject, at: 0)
    #expect(scene.lines.isEmpty && scene.problem?.contains(reason.script) == true)
    #expect(scene.extent.height > 0)
  }

  /// Without the face that draws Thai its letters are those of the measuring face, and the caption says so.
  @Test func reportsAMissingDrawingFace() throws {
    let subject = try bench.measure("ที่", locale: "th")
    #expect(try bench.maker.scene(of: subject, at: bench.place(.large)).notes.isEmpty)
    let folder = try TemporaryFolder()
    for entry in FontManifest.embedded.faces where entry.id == "noto-looped-thai" {
      try folder.write(entry.file, try Data(contentsOf: URL(filePath: "/" + entry.file)))
    }
    let stack = try FontStack(
      locator: FontLocator(fontDirectories: [], localDirectories: [], systemRoot: folder.path))
    let maker = try SceneMaker(stack: stack, platform: .ios, displayScale: 3, useSystemFonts: false)
    let scene = try maker.scene(of: subject, at: bench.place(.large))
    #expect(
      scene.notes == [
        "drawn in the font it was measured with, whose marks may touch; apt-get install fonts-noto-ui-core"
      ])
    #expect(scene.lines.first?.box == (try bench.maker.scene(of: subject, at: bench.place(.large)).lines.first?.box))
  }

  @Test func marksALongLineThatIsDrawnInPart() throws {
    let text = String(repeating: "lang", count: 2_000)
    let subject = try bench.measure(text, locale: "de", width: 90_000, lines: 1)
    let scene = try bench.maker.scene(of: subject, at: 0)
    #expect(scene.isPartial && (scene.lines.first?.glyphs.count ?? 0) <= 4_096)
    #expect(scene.lines.first?.text == text)
  }

  @Test func drawsAVeryLongTextInPart() throws {
    let text = String(repeating: "lang und länger ", count: 6_000)
    let subject = try bench.measure(text, locale: "de", lines: 0)
    let scene = try bench.maker.scene(of: subject, at: bench.place(.large))
    #expect(scene.notes == ["\(scene.linesLeftOut) more lines are not drawn"] && scene.remarks == scene.notes)
    #expect(scene.lines.count == 40)
    #expect(scene.linesLeftOut == subject.measurements[bench.place(.large)].lineCount - 40)
    let cut = try bench.measure(text, locale: "de", lines: 1)
    let one = try bench.maker.scene(of: cut, at: bench.place(.large))
    #expect(one.restGoesOn && one.extent.width < 3 * 180)
  }
}
