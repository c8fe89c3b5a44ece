package import DynamicType

extension Finding {
  /// What a finding consists of.
  package struct Fields: Hashable, Codable, Sendable {
    package var rule: String
    package var severity: Severity
    package var location: SourceLocation
    package var key: String
    package var table: String?
    package var locale: String?
    /// What all languages of its table share.
    package var group = ""
    package var locales: [String] = []
    package var style: TextStyle?
    package var message: Message
    package var remedy: String?
    package var firstCategory: ContentSizeCategory?
    package var firstVisibleText: String?
    package var worst: Worst?
    package var occurrences: [Occurrence] = []
    package var slot: Shared<Slot>?
    package var lineLimit: Int?
    package var outcome = Verdict.fail
    package var reason: ReviewReason?
    package var text: String
    package var form: String?
    package var colors: Shared<ColorEvidence>?
    package var layout: Shared<LayoutEvidence>?
  }
}

extension Finding.Fields {
  /// What a finding about a measured text consists of before it is told where it is worst.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - subject: The text and its measurements.
  ///   - message: What is wrong.
  ///   - slot: The room, where other findings share it.
  package init(
    rule: String, severity: Finding.Severity, subject: SlotMeasurement, message: Finding.Message,
    slot: Shared<Slot>? = nil
  ) {
    self.init(
      rule: rule, severity: severity, location: subject.location, key: subject.string.key,
      table: subject.string.details?.table, locale: subject.string.locale, style: subject.slot.style,
      message: message, slot: slot ?? Shared(subject.slot), lineLimit: subject.measurements.first?.lineLimit,
      text: subject.text,
      form: subject.form?.name)
    group = subject.string.group
  }
}

extension Finding: Codable {
  /// Reads a finding.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes a finding.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
