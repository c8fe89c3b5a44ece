public import DynamicType

/// A problem that a rule found in one subject: a text in a slot, a colour or pair of colours, a bar, or a screen
/// element.
public struct Finding: Hashable, Sendable {
  /// The rule's identifier, such as `text-truncated`.
  public var rule: String {
    get { fields.value.rule }
    set { fields = fields.changed { $0.rule = newValue } }
  }
  /// The severity.
  public var severity: Severity {
    get { fields.value.severity }
    set { fields = fields.changed { $0.severity = newValue } }
  }
  /// The location of the subject.
  public var location: SourceLocation {
    get { fields.value.location }
    set { fields = fields.changed { $0.location = newValue } }
  }
  /// The text's key, or the name of the colour or pair of colours.
  public var key: String {
    get { fields.value.key }
    set { fields = fields.changed { $0.key = newValue } }
  }
  /// The table that the text belongs to, if its file has several; otherwise nil.
  public var table: String? { fields.value.table }
  /// The text's language; nil for a finding without a text.
  public var locale: String? {
    get { fields.value.locale }
    set { fields = fields.changed { $0.locale = newValue } }
  }
  /// An identifier that all languages of the text's table share; empty for a finding without a text.
  package var group: String {
    get { fields.value.group }
    set { fields = fields.changed { $0.group = newValue } }
  }
  /// All affected languages, sorted, if one finding covers all texts of a key; otherwise empty.
  public var locales: [String] {
    get { fields.value.locales }
    set { fields = fields.changed { $0.locales = newValue } }
  }
  /// The text style; nil for a finding without a text.
  public var style: TextStyle? {
    get { fields.value.style }
    set { fields = fields.changed { $0.style = newValue } }
  }
  /// The problem as a sentence.
  public var message: Message {
    get { fields.value.message }
    set { fields = fields.changed { $0.message = newValue } }
  }
  /// The suggested fix as a sentence.
  public var remedy: String? {
    get { fields.value.remedy }
    set { fields = fields.changed { $0.remedy = newValue } }
  }
  /// The first size category with the problem.
  public var firstCategory: ContentSizeCategory? {
    get { fields.value.firstCategory }
    set { fields = fields.changed { $0.firstCategory = newValue } }
  }
  /// The visible text at ``firstCategory`` if the text has one line; only for a text with an unknown line limit.
  public var firstVisibleText: String? {
    get { fields.value.firstVisibleText }
    set { fields = fields.changed { $0.firstVisibleText = newValue } }
  }
  /// The worst size category.
  public var worst: Worst? {
    get { fields.value.worst }
    set { fields = fields.changed { $0.worst = newValue } }
  }
  /// Every size category with the problem, smallest first; empty for a finding without a text.
  public var occurrences: [Occurrence] {
    get { fields.value.occurrences }
    set { fields = fields.changed { $0.occurrences = newValue } }
  }
  /// The slot; nil for a finding without a text.
  public var slot: Slot? {
    get { fields.value.slot?.value }
    set { fields = fields.changed { $0.slot = newValue.map(Shared.init) } }
  }
  /// The line limit that the text was checked with: 0 for none, nil if unknown.
  public var lineLimit: Int? {
    get { fields.value.lineLimit }
    set { fields = fields.changed { $0.lineLimit = newValue } }
  }
  /// `fail` or `needsReview`.
  public var outcome: Verdict {
    get { fields.value.outcome }
    set { fields = fields.changed { $0.outcome = newValue } }
  }
  /// The reason it needs review.
  public var reason: ReviewReason? {
    get { fields.value.reason }
    set { fields = fields.changed { $0.reason = newValue } }
  }
  /// The text; for colours and screens the key.
  public var text: String {
    get { fields.value.text }
    set { fields = fields.changed { $0.text = newValue } }
  }
  /// The form of the text it is about, such as `few of count`; nil if the text has one form.
  public var form: String? {
    get { fields.value.form }
    set { fields = fields.changed { $0.form = newValue } }
  }
  /// The colours it is about, with the measured values in each environment.
  public var colors: ColorEvidence? {
    get { fields.value.colors?.value }
    set { fields = fields.changed { $0.colors = newValue.map(Shared.init) } }
  }

  /// The screen and element it is about.
  public var layout: LayoutEvidence? {
    get { fields.value.layout?.value }
    set { fields = fields.changed { $0.layout = newValue.map(Shared.init) } }
  }

  /// The shared storage of all properties.
  ///
  /// A run keeps, sorts and passes on many findings, so a copy is one reference.
  package private(set) var fields: Shared<Fields>

  /// Creates a finding from its stored properties.
  ///
  /// - Parameter fields: The stored properties.
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
  ///   - translation: The text.
  ///   - form: The form it is about; nil for the text as a whole.
  ///   - message: The problem.
  public init(rule: String, severity: Severity, translation: Translation, form: TextForm? = nil, message: Message) {
    let string = translation.string
    var fields = Fields(
      rule: rule, severity: severity, location: form?.location ?? string.location, key: string.key,
      table: string.details?.table, locale: string.locale, message: message, text: form?.text ?? string.text,
      form: form.flatMap { $0.choices.isEmpty ? nil : $0.name })
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
  ///   - colors: The colours it is about.
  public init(
    rule: String, severity: Severity, key: String, location: SourceLocation, message: Message,
    colors: ColorEvidence? = nil
  ) {
    self.init(
      Fields(
        rule: rule, severity: severity, location: location, key: key, message: message, text: key,
        colors: colors.map(Shared.init)))
  }

  /// Creates a finding about a screen, or an element of one.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: The severity.
  ///   - layout: The screen and the element.
  ///   - location: The location of their definition.
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

  /// An identifier of sixteen hexadecimal digits that does not change when lines move.
  ///
  /// It is the ``Fingerprint`` of rule, file and key. A text adds its language, and its table if the file has several;
  /// a text in a slot also adds style, width, height, line limit, Bold Text and role. An element adds its screen. A
  /// finding for all texts of a key uses the table's group in place of file, language and slot. The form of a text is
  /// not included, because the widest form may change.
  public var fingerprint: String {
    let fields = fields
    var print = Fingerprint()
    print.append(fields.value.rule)
    // A finding for all texts of a key must not depend on which text comes first.
    let isOfKey = !fields.value.locales.isEmpty
    print.append(isOfKey ? fields.value.group : fields.value.location.file)
    print.append(fields.value.key)
    if isOfKey {
      print.append("*")
    } else if let slot = fields.value.slot?.value {
      print.append(fields.value.locale ?? "")
      print.append(slot.style.rawValue)
      print.append(slot.width)
      print.append(slot.height ?? 0)
      if let lines = fields.value.lineLimit { print.append(lines) } else { print.append("?") }
      print.append(slot.boldText ? "bold" : "")
      print.append(slot.role.rawValue)
    } else if let locale = fields.value.locale {
      print.append(locale)
    }
    if let table = fields.value.table { print.append(table) }
    if let layout = fields.value.layout?.value {
      print.append(layout.screen)
      print.append(layout.element ?? "")
    }
    return print.digits
  }
}
