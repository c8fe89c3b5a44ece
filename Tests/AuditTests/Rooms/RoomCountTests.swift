import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import RuleKit
@testable import TextRules

@Suite struct RoomCountTests {
  /// A text that is measured after a narrower width has the same result as on its own.
  @Test(arguments: [1, 2, 0, nil] as [Int?])
  func aNarrowerWidthSavesWorkAndChangesNothing(lines: Int?) throws {
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    let texts = [
      "Ja", "Benachrichtigungen einschalten", "One two three four five six seven eight nine ten", "a\nb", "",
      "保存して閉じる", "soft\u{AD}hyphen\u{AD}ated", "ok \u{E000}",
    ]
    for text in texts {
      var fit: SlotFit?
      var measurements: [TextMeasurement] = []
      for width in [40.0, 120, 288, 343, 400, 770, 1200] {
        var slot = bench.options.slot
        slot.width = width
        slot.minimumScale = lines == 1 ? 0.8 : nil
        slot.height = lines == 0 ? 100 : nil
        let item = MeasurementItem(text: text, hasPlaceholders: false, locale: "de", slot: slot, lineLimit: lines)
        let alone = try Measurer(options: bench.options, stack: bench.stack).measure(item)
        if fit == nil {
          let answer = try measurer.measure(item)
          (fit, measurements) = (answer.fit, answer.measurements)
        } else {
          try fit?.widen(to: width, &measurements)
        }
        #expect(measurements == alone.measurements, "\(text) in \(width)")
        #expect(fit?.isSame == alone.fit?.isSame)
        for place in measurements.indices {
          #expect(try fit?.visibleText(at: place) == alone.measurements[place].visibleText)
        }
      }
    }
  }

  /// A rule that does not depend on the width is not run again: it finds the same in every larger width.
  @Test(arguments: [1, 2, 0, nil] as [Int?])
  func aRuleIndependentOfWidthFindsTheSame(lines: Int?) throws {
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    var indifferent: Set<String> = []
    for text in ["Ja", "Benachrichtigungen einschalten und später noch einmal lesen", "ok \u{E000}"] {
      for (height, scale, size) in [(nil, nil, nil), (20, nil, nil), (nil, 0.3, nil), (nil, nil, 9)] as [Variant] {
        var found: [String: Verdict?] = [:]
        for width in [30.0, 90, 200, 343, 1200] {
          var slot = bench.options.slot
          (slot.width, slot.height, slot.minimumScale, slot.size) = (width, height, scale, size)
          let item = MeasurementItem(text: text, hasPlaceholders: false, locale: "de", slot: slot, lineLimit: lines)
          let string = LocalizedString(
            location: SourceLocation(file: "a.json", line: 1, column: 1), key: "k", text: text, locale: "de", group: "a"
          )
          let answer = try measurer.measure(item)
          var subject = SlotMeasurement(
            string: string, slot: slot, measurements: answer.measurements, sizeAtLarge: answer.sizeAtLarge)
          subject.missingCharacters = answer.missingCharacters
          for case .text(let rule) in RuleSet.all where !rule.concernsWidth(of: subject) {
            var outcome: Verdict?
            if let diagnosis = rule.judge(subject).diagnosis { outcome = diagnosis.outcome }
            let known = found.updateValue(outcome, forKey: rule.descriptor.id)
            #expect(known == nil || known == .some(outcome), "\(rule.descriptor.id): \(text) in \(width)")
            indifferent.insert(rule.descriptor.id)
          }
        }
      }
    }
    #expect(indifferent.isSuperset(of: ["missing-glyphs", "text-clipped", "text-shrunk", "text-too-small"]))
    #expect(indifferent.contains("word-broken") == (lines == 1))
    #expect(!indifferent.contains("text-truncated"))
  }

  private typealias Variant = (height: Double?, scale: Double?, size: Double?)
}
