internal import DynamicType

/// A problem that a rule found in one subject: a text in a slot, a colour or pair of colours, a bar, or a screen
/// element.
@dynamicMemberLookup
public struct Finding: Hashable, Sendable {
  /// Accesses a stored property of the finding.
  @inlinable public subscript<Value>(dynamicMember property: WritableKeyPath<Fields, Value>) -> Value {
    get { fields.value[keyPath: property] }
    set { fields = fields.changed { $0[keyPath: property] = newValue } }
  }

  /// The slot; nil for a finding without a text.
  public var slot: Slot? {
    get { fields.value.slot?.value }
    set { self[dynamicMember: \.slot] = newValue.map(Shared.init) }
  }
  /// The colours, with the measured values in each environment; nil for a finding without colours.
  public var colors: ColorEvidence? {
    get { fields.value.colors?.value }
    set { self[dynamicMember: \.colors] = newValue.map(Shared.init) }
  }
  /// The screen and element; nil for a finding without a screen.
  public var layout: LayoutEvidence? {
    get { fields.value.layout?.value }
    set { self[dynamicMember: \.layout] = newValue.map(Shared.init) }
  }

  /// The shared storage of all properties.
  ///
  /// A run keeps, sorts and passes on many findings, so copying a finding copies only a reference.
  @usableFromInline
  package var fields: Shared<Fields>

  /// Creates a finding from its stored properties.
  package init(_ fields: Fields) { self.fields = Shared(fields) }

  /// Creates a finding about a measured text.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - subject: The text and its measurements.
  ///   - message: The problem.
  public init(rule: String, severity: Severity, subject: SlotMeasurement, message: Message) {
    self.init(Fields(rule: rule, severity: severity, subject: subject, message: message))
  }

  /// Creates a finding about a translation, independent of any slot.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - translation: The text and its source text.
  ///   - form: The form that the finding is about; nil for the text as a whole.
  ///   - message: The problem.
  ///   - remedy: The suggested fix.
  public init(
    rule: String, severity: Severity, translation: Translation, form: TextForm? = nil, message: Message,
    remedy: String? = nil
  ) {
    let string = translation.string
    var fields = Fields(
      rule: rule, severity: severity, location: form?.location ?? string.location, key: string.key,
      table: string.details?.table, locale: string.locale, message: message, remedy: remedy,
      text: form?.text ?? string.text, form: form.flatMap { $0.choices.isEmpty ? nil : $0.name })
    fields.group = string.group
    self.init(fields)
  }

  /// Creates a finding about colours.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - key: The name of the colour or of the pair of colours.
  ///   - location: The location of the subject.
  ///   - message: The problem.
  ///   - remedy: The suggested fix.
  ///   - colors: The colours that the finding is about.
  public init(
    rule: String, severity: Severity, key: String, location: SourceLocation, message: Message, remedy: String? = nil,
    colors: ColorEvidence? = nil
  ) {
    self.init(
      Fields(
        rule: rule, severity: severity, location: location, key: key, message: message, remedy: remedy, text: key,
        colors: colors.map(Shared.init)))
  }

  /// Creates a finding about a screen or one of its elements.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - layout: The screen and the element.
  ///   - location: The location of the screen's or element's definition.
  ///   - message: The problem.
  ///   - remedy: The suggested fix.
  public init(
    rule: String, severity: Severity, layout: LayoutEvidence, location: SourceLocation, message: Message,
    remedy: String? = nil
  ) {
    let key = layout.element ?? layout.screen
    self.init(
      Fields(
        rule: rule, severity: severity, location: location, key: key, message: message, remedy: remedy, text: key,
        layout: Shared(layout)))
  }
}
