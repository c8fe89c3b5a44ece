internal import AuditModel

/// The members of an answer to an item that a result of a report lacks.
struct JSONAnswer {
  let findings: [Finding]
  /// The numbers of sizes by outcome; nil if the answer has every size.
  let counts: JudgementCounts?
  let outcome: Verdict
  let charactersThatFit: Int?

  /// Creates the members for a result with every measured size.
  init(_ result: SlotMeasurement, _ findings: [Finding], measurements: MeasurementChoice) {
    self.findings = findings
    counts = measurements == .all ? nil : result.counts
    (outcome, charactersThatFit) = (result.worstOutcome, result.charactersThatFit)
  }
}

extension JSONWriter {
  /// Writes the member `id`; without an id, it is the key.
  mutating func write(id: TextDetails.Identifier?, otherwise key: String) {
    switch id {
    case .number(let number): field("id", exact: number)
    case .text(let text): field("id", text)
    case nil: field("id", key)
    }
  }
}
