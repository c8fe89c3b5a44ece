package import AuditModel
internal import DynamicType
package import RuleKit

/// The finding of a rule on one text before its message is written: enough to count and sort it.
package struct Diagnosis {
  /// The categories that fail.
  package let breakage: FailingSizes
  /// The severity of the finding.
  package var severity: Finding.Severity
  /// The reason why the text needs review, or nil if it fails.
  package var reason: ReviewReason?
  /// The index of the worst measurement.
  package let worst: Int
  /// The excess at the worst measurement, in points.
  package var overBy: Double
  /// Whether the finding shows the visible text at the worst measurement.
  package var showsText = true
  /// Whether people lose nothing, as with a hyphenated word.
  package var isRemark = false
  /// Whether the problem depends on the size of the text, so that it counts at larger text sizes.
  package var concernsSize = true

  /// The verdict: `needsReview` if there is a reason for it, otherwise `fail`.
  package var outcome: Verdict { reason == nil ? .fail : .needsReview }
}

/// The result of a rule for one text, before its message is written.
package struct Judgement {
  /// The verdict.
  package let verdict: Verdict
  /// The diagnosis, or nil if the verdict is `pass` or `notApplicable`.
  package let diagnosis: Diagnosis?

  static var pass: Self { Self(verdict: .pass, diagnosis: nil) }
  static var notApplicable: Self { Self(verdict: .notApplicable, diagnosis: nil) }
  static func found(_ diagnosis: Diagnosis) -> Self { Self(verdict: diagnosis.outcome, diagnosis: diagnosis) }
}

/// A rule on one text that checks first and writes a message only if its finding is kept.
///
/// A finding that is turned off, accepted or joined with others of its key needs no message.
package protocol TextRule: Rule where Subject == SlotMeasurement {
  /// Checks one text at all size categories, and returns at most one finding.
  func judge(_ subject: SlotMeasurement) -> Judgement

  /// Returns whether the rule may find something different in a wider container.
  ///
  /// If not, only the narrowest container is checked.
  ///
  /// A rule that returns false finds the same, or nothing, in every wider container that differs only in width.
  func concernsWidth(of subject: SlotMeasurement) -> Bool

  /// Returns the message of a finding and the suggested fix.
  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?)
}

extension TextRule {
  /// The rule as a plain `Rule`.
  var asRule: any Rule<SlotMeasurement> { self }

  func concernsWidth(of subject: SlotMeasurement) -> Bool { true }

  func evaluate(_ subject: SlotMeasurement) -> Outcome {
    let judgement = judge(subject)
    guard let diagnosis = judgement.diagnosis else {
      return judgement.verdict == .pass ? .pass : .notApplicable
    }
    let finding = finding(of: diagnosis, in: subject)
    return diagnosis.reason == nil ? .fail([finding]) : .needsReview(finding)
  }

  /// Creates the finding with its message.
  ///
  /// The diagnosis is from ``judge(_:)`` for the same text. A nil `visibleText` is taken from the measurements. `slot`
  /// is the subject's slot, if other findings share it.
  package func finding(
    of diagnosis: Diagnosis, in subject: SlotMeasurement, visibleText: String? = nil, slot: Shared<Slot>? = nil
  ) -> Finding {
    let (message, remedy) = words(for: diagnosis, of: subject)
    let worst = subject.measurements[diagnosis.worst]
    var suffix = subject.isAsWritten ? "" : subject.drawingWords
    if thresholds.hasChanges { suffix += thresholds.suffix(of: Self.descriptor) }
    var fields = Finding.Fields(
      rule: descriptor.id, severity: diagnosis.severity, subject: subject,
      message: suffix.isEmpty ? message : Finding.Message(stringLiteral: message.text + suffix),
      slot: slot)
    fields.outcome = diagnosis.outcome
    fields.reason = diagnosis.reason
    fields.firstCategory = subject.measurements[diagnosis.breakage.first].category
    fields.worst = Finding.Worst(
      category: worst.category, overBy: diagnosis.overBy,
      visibleText: diagnosis.showsText ? visibleText ?? worst.visibleText : nil)
    fields.worst?.uncertainty = worst.uncertainty
    if diagnosis.reason?.isOpen == true {
      fields.firstVisibleText = subject.measurements[diagnosis.breakage.first].visibleText
    }
    fields.occurrences = diagnosis.breakage.failing.map { place in
      let one = subject.measurements[place]
      return Finding.Occurrence(category: one.category, width: one.naturalWidth, lines: one.lineCount)
    }
    fields.remedy = remedy
    return Finding(fields)
  }
}

extension SlotMeasurement {
  /// The available width in words, which may be an upper limit.
  var width: String { (slot.assumed.contains(.narrower) ? "at most " : "") + Points(slot.width).description }

  /// The form and samples of a text that is not drawn as written, to append to a message.
  fileprivate var drawingWords: String {
    var words = form.map { ", in the form \($0.name)" } ?? ""
    guard !samples.isEmpty else { return words }
    let samples = samples.sorted { $0.key < $1.key }
    let listed = samples.map { "\(Quotation($0.key).text) = \(Quotation($0.value))" }
    words += ", sample\(samples.count.form("", "s")) \(Listing(listed))"
    return words
  }
}
