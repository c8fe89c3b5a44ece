package import AuditModel
internal import DynamicType
package import RuleKit

/// What a rule found in one text, before it is put into words: enough to count it and to set it among the others.
package struct Diagnosis {
  /// Where it breaks.
  package let breakage: Breakage
  /// How bad it is.
  package var severity: Finding.Severity
  /// Why the tool cannot tell; nil when it can.
  package var reason: ReviewReason?
  /// The place of the measurement at which it is worst.
  package let worst: Int
  /// By how many points it is over there.
  package var overBy: Double
  /// Whether what the reader sees there says anything about it.
  package var showsText = true

  /// `fail` or `needsReview`.
  package var outcome: Verdict { reason == nil ? .fail : .needsReview }
}

/// How a rule's judgement of one text ended, before it is put into words.
package struct Judgement {
  /// The verdict.
  package let verdict: Verdict
  /// What was found; nil where the verdict is `pass` or `notApplicable`.
  package let diagnosis: Diagnosis?

  static var pass: Self { Self(verdict: .pass, diagnosis: nil) }
  static var notApplicable: Self { Self(verdict: .notApplicable, diagnosis: nil) }
  static func found(_ diagnosis: Diagnosis) -> Self { Self(verdict: diagnosis.outcome, diagnosis: diagnosis) }
}

/// A rule on one text, which judges first and is asked for words only where its finding is kept.
///
/// A run looks at every text with every rule and prints some dozens of sentences.
package protocol TextRule: Rule where Subject == SlotMeasurement {
  /// Judges one text.
  ///
  /// - Parameter subject: One text in one slot at all size categories.
  /// - Returns: What is wrong with it; no more than one thing.
  func judge(_ subject: SlotMeasurement) -> Judgement

  /// Whether it may find something else in a wider room; if not, it is asked and told of the narrowest alone.
  ///
  /// A rule that says no finds the same thing, or nothing, in every wider room that differs in nothing but its width.
  ///
  /// - Parameter subject: One text in one slot at all size categories.
  /// - Returns: Whether it may.
  func concernsWidth(of subject: SlotMeasurement) -> Bool

  /// Says what was found.
  ///
  /// - Parameters:
  ///   - diagnosis: What ``judge(_:)`` found.
  ///   - subject: The same text.
  /// - Returns: What is wrong, and what would mend it.
  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?)
}

extension TextRule {
  /// The rule among rules of every kind.
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

  /// The finding in words.
  ///
  /// - Parameters:
  ///   - diagnosis: What ``judge(_:)`` found.
  ///   - subject: The same text.
  ///   - visibleText: What the reader sees where it is worst; nil is what the measurements say.
  ///   - slot: The subject's room, where other findings share it.
  /// - Returns: The finding.
  package func finding(
    of diagnosis: Diagnosis, in subject: SlotMeasurement, visibleText: String? = nil, slot: Shared<Slot>? = nil
  ) -> Finding {
    let (message, remedy) = words(for: diagnosis, of: subject)
    let worst = subject.measurements[diagnosis.worst]
    var fields = Finding.Fields(
      rule: descriptor.id, severity: diagnosis.severity, subject: subject,
      message: subject.isAsWritten ? message : Finding.Message(stringLiteral: message.text + subject.drawingWords),
      slot: slot)
    fields.outcome = diagnosis.outcome
    fields.reason = diagnosis.reason
    fields.firstCategory = subject.measurements[diagnosis.breakage.first].category
    fields.worst = Finding.Worst(
      category: worst.category, overBy: diagnosis.overBy,
      visibleText: diagnosis.showsText ? visibleText ?? worst.visibleText : nil)
    if diagnosis.reason == .noSlot {
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
  /// What was measured of a text that is not drawn as it stands, to follow a sentence: its form, its samples.
  fileprivate var drawingWords: String {
    var words = form.map { ", in the form \($0.name)" } ?? ""
    guard !samples.isEmpty else { return words }
    let samples = samples.sorted { $0.key < $1.key }
    let listed = samples.map { "\(Quotation($0.key).text) = \(Quotation($0.value))" }
    words += ", sample\(samples.count == 1 ? "" : "s") \(Listing(listed))"
    return words
  }
}
