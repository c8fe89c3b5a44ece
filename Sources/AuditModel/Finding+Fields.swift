package import DynamicType

extension Finding {
  /// The stored properties of a finding.
  package struct Fields: Hashable, Codable, Sendable {
    package var rule: String
    package var severity: Severity
    package var location: SourceLocation
    package var key: String
    package var table: String?
    package var locale: String?
    /// An identifier that all languages of the text's table share.
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
  /// Creates the fields of a finding about a measured text, without its worst case and occurrences.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - subject: The text and its measurements.
  ///   - message: The problem.
  ///   - slot: The slot's shared storage, if other findings use it too.
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
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes a finding.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
