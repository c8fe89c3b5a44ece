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
      var answer: Measurer.Answer?
      var measurements: [TextMeasurement] = []
      for width in [40.0, 120, 288, 343, 400, 770, 1200] {
        var slot = bench.options.slot
        slot.width = width
        slot.minimumScale = lines == 1 ? 0.8 : nil
        slot.height = lines == 0 ? 100 : nil
        let item = MeasurementItem(text: text, hasPlaceholders: false, locale: "de", slot: slot, lineLimit: lines)
        let alone = try Measurer(options: bench.options, stack: bench.stack).measure(item)
        var wider = try answer ?? measurer.measure(item)
        if answer == nil {
          measurements = wider.measurements
        } else {
          try measurer.widen(item, &wider, &measurements)
        }
        #expect(measurements == alone.measurements, "\(text) in \(width)")
        #expect(wider.isOneLine == alone.isOneLine)
        for place in measurements.indices {
          #expect(try measurer.visibleText(of: item, wider, at: place) == alone.measurements[place].visibleText)
        }
        answer = wider
      }
    }
  }
}
