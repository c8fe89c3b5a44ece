import AuditModel
import ColorContrast
import DynamicType
import Foundation
import Testing
import TextEngine
import TextRules

@testable import Previews

/// Texts in twelve scripts, measured and laid out again.
struct PreviewBench {
  let options: MeasureOptions
  let stack: FontStack
  let measurer: Measurer
  let maker: SceneMaker
  /// Without any font for what is measured by rule.
  let boxMaker: SceneMaker

  /// A text of our own and its language.
  struct Sample: CustomTestStringConvertible, Sendable {
    var script: String
    var locale: String
    var text: String
    var testDescription: String { script }
  }

  static let samples: [Sample] = [
    Sample(script: "latin", locale: "de", text: "Änderungen im Kalender übernehmen und schließen"),
    Sample(script: "greek", locale: "el", text: "Αποθήκευση των αλλαγών στο ημερολόγιο"),
    Sample(script: "cyrillic", locale: "ru", text: "Сохранить изменения в календаре и закрыть"),
    Sample(script: "arabic", locale: "ar", text: "احفظ تغييرات التقويم ثم أغلق النافذة 12"),
    Sample(script: "hebrew", locale: "he", text: "שמור את השינויים ביומן וסגור את החלון 12"),
    Sample(script: "devanagari", locale: "hi", text: "कैलेंडर के बदलाव सहेजें और बंद करें"),
    Sample(script: "bengali", locale: "bn", text: "ক্যালেন্ডারের পরিবর্তন সংরক্ষণ করে বন্ধ করুন"),
    Sample(script: "tamil", locale: "ta", text: "நாட்காட்டி மாற்றங்களைச் சேமித்து மூடவும்"),
    Sample(script: "thai", locale: "th", text: "บันทึกการเปลี่ยนแปลงในปฏิทินแล้วปิด"),
    Sample(script: "han", locale: "zh-Hans", text: "保存日历中的更改并关闭窗口"),
    Sample(script: "kana", locale: "ja", text: "カレンダーのへんこうをほぞんしてとじる"),
    Sample(script: "hangul", locale: "ko", text: "캘린더 변경 사항을 저장하고 닫습니다"),
  ]

  /// Opens the fonts; for pictures only the small one of the fixtures, so that every machine draws the same.
  init() throws {
    options = MeasureOptions()
    stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: []))
    measurer = try Measurer(options: options, stack: stack)
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    maker = try SceneMaker(
      stack: stack, platform: options.platform, displayScale: options.displayScale,
      fontDirectories: [tests.appending(path: "Fixtures/fonts/letters").path], useSystemFonts: false)
    boxMaker = try SceneMaker(
      stack: stack, platform: options.platform, displayScale: options.displayScale, useSystemFonts: false)
  }

  /// Measures a text.
  func measure(
    _ text: String, locale: String, width: Double = 180, lines: Int? = 1, change: (inout Slot) -> Void = { _ in }
  ) throws -> SlotMeasurement {
    var slot = Slot(style: .body, width: width)
    slot.lines = lines
    change(&slot)
    let item = MeasurementItem(text: text, hasPlaceholders: false, locale: locale, slot: slot, lineLimit: lines)
    let answer = try measurer.measure(item)
    let string = LocalizedString(
      location: SourceLocation(file: "texts.json", line: 1, column: 1), key: "key", text: text, locale: locale,
      group: "t")
    var subject = SlotMeasurement(
      string: string, slot: slot, measurements: answer.measurements, sizeAtLarge: answer.sizeAtLarge)
    subject.notMeasured = answer.notMeasured
    return subject
  }

  /// The place of a category.
  func place(_ category: ContentSizeCategory) -> Int { options.categories.firstIndex(of: category) ?? 0 }

  /// A sheet of one scene.
  func drawing(
    _ subject: SlotMeasurement, _ category: ContentSizeCategory = .large, by other: SceneMaker? = nil
  ) throws -> PreviewDrawing {
    let maker = other ?? maker
    let scene = try maker.scene(of: subject, at: place(category))
    let colors = PreviewColors(.light)
    return try PreviewSheet(
      title: "test", rows: [[PreviewSheet.Cell(caption: ["caption"], scene: scene, colors: colors)]], colors: colors
    ).drawing(by: maker)
  }
}
