import AuditModel
import DynamicType
import Testing

@testable import Audit

@Suite struct RoomCountTests {
  /// A text that is measured after a narrower room comes out as on its own.
  @Test(arguments: [1, 2, 0, nil] as [Int?])
  func aNarrowerRoomSavesWorkAndChangesNothing(lines: Int?) throws {
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    let texts = [
      "Ja", "Benachrichtigungen einschalten", "One two three four five six seven eight nine ten", "a\nb", "",
      "保存して閉じる", "soft\u{AD}hyphen\u{AD}ated", "ok \u{E000}",
    ]
    for text in texts {
      var narrower: Measurer.Answer?
      for width in [40.0, 120, 288, 343, 400, 770, 1200] {
        var slot = bench.options.slot
        slot.width = width
        slot.minimumScale = lines == 1 ? 0.8 : nil
        slot.height = lines == 0 ? 100 : nil
        let item = MeasurementItem(text: text, hasPlaceholders: false, locale: "de", slot: slot, lineLimit: lines)
        let alone = try Measurer(options: bench.options, stack: bench.stack).measure(item)
        let after = try measurer.measure(item, after: narrower)
        #expect(after.measurements == alone.measurements, "\(text) in \(width)")
        #expect(after.isOneLine == alone.isOneLine)
        narrower = after
      }
    }
  }
}
