public import DynamicType

/// One problem of one rule for one subject: a text in one slot, a pair of colours, a colour set, a bar, an element of a
/// screen.
public struct Finding: Hashable, Sendable {
  /// The rule's identifier, such as `text-truncated`.
  public var rule: String {
    get { fields.value.rule }
    set { fields = fields.changed { $0.rule = newValue } }
  }
  /// How bad it is.
  public var severity: Severity {
    get { fields.value.severity }
    set { fields = fields.changed { $0.severity = newValue } }
  }
  /// Where the subject stands.
  public var location: SourceLocation {
    get { fields.value.location }
    set { fields = fields.changed { $0.location = newValue } }
  }
  /// The text's key, the name of the colour or of the pair of colours.
  public var key: String {
    get { fields.value.key }
    set { fields = fields.changed { $0.key = newValue } }
  }
  /// Which of several tables of its file the text is of; nil where the file has one.
  public var table: String? { fields.value.table }
  /// The text's language; nil where there is no text.
  public var locale: String? {
    get { fields.value.locale }
    set { fields = fields.changed { $0.locale = newValue } }
  }
  /// What all languages of its table share; empty where there is no text.
  package var group: String {
    get { fields.value.group }
    set { fields = fields.changed { $0.group = newValue } }
  }
  /// All languages it is about, sorted, where it is one finding for all texts of a key; else empty.
  public var locales: [String] {
    get { fields.value.locales }
    set { fields = fields.changed { $0.locales = newValue } }
  }
  /// The text style; nil where there is no text.
  public var style: TextStyle? {
    get { fields.value.style }
    set { fields = fields.changed { $0.style = newValue } }
  }
  /// What is wrong, for a person.
  public var message: Message {
    get { fields.value.message }
    set { fields = fields.changed { $0.message = newValue } }
  }
  /// What would mend it, for a person.
  public var remedy: String? {
    get { fields.value.remedy }
    set { fields = fields.changed { $0.remedy = newValue } }
  }
  /// The first category at which it breaks.
  public var firstCategory: ContentSizeCategory? {
    get { fields.value.firstCategory }
    set { fields = fields.changed { $0.firstCategory = newValue } }
  }
  /// What the reader sees at ``firstCategory`` if the text has one line, of a text whose line limit is not known.
  public var firstVisibleText: String? {
    get { fields.value.firstVisibleText }
    set { fields = fields.changed { $0.firstVisibleText = newValue } }
  }
  /// The category at which it is worst.
  public var worst: Worst? {
    get { fields.value.worst }
    set { fields = fields.changed { $0.worst = newValue } }
  }
  /// Every category at which it breaks, smallest first; empty where there is no text.
  public var occurrences: [Occurrence] {
    get { fields.value.occurrences }
    set { fields = fields.changed { $0.occurrences = newValue } }
  }
  /// The room; nil where there is no text.
  public var slot: Slot? {
    get { fields.value.slot?.value }
    set { fields = fields.changed { $0.slot = newValue.map(Shared.init) } }
  }
  /// The line limit it was judged by: 0 is none, nil is unknown.
  public var lineLimit: Int? {
    get { fields.value.lineLimit }
    set { fields = fields.changed { $0.lineLimit = newValue } }
  }
  /// `fail` or `needsReview`.
  public var outcome: Verdict {
    get { fields.value.outcome }
    set { fields = fields.changed { $0.outcome = newValue } }
  }
  /// Why it needs a person.
  public var reason: ReviewReason? {
    get { fields.value.reason }
    set { fields = fields.changed { $0.reason = newValue } }
  }
  /// The text itself; what the colours are called where there is none.
  public var text: String {
    get { fields.value.text }
    set { fields = fields.changed { $0.text = newValue } }
  }
  /// Which form of the text it is about, such as `few of count`; nil where the text has one.
  public var form: String? {
    get { fields.value.form }
    set { fields = fields.changed { $0.form = newValue } }
  }
  /// The colours it is about, with what was measured in each environment.
  public var colors: ColorEvidence? {
    get { fields.value.colors?.value }
    set { fields = fields.changed { $0.colors = newValue.map(Shared.init) } }
  }

  /// The screen and the element it is about.
  public var layout: LayoutEvidence? {
    get { fields.value.layout?.value }
    set { fields = fields.changed { $0.layout = newValue.map(Shared.init) } }
  }

  /// All that it consists of.
  ///
  /// A run keeps, sorts and hands on many findings, so a finding is one reference to copy.
  package private(set) var fields: Shared<Fields>

  /// Creates a finding of all that it consists of.
  ///
  /// - Parameter fields: What it consists of.
  package init(_ fields: Fields) { self.fields = Shared(fields) }

  /// Creates a finding about a measured text.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - subject: The text and its measurements.
  ///   - message: What is wrong.
  public init(rule: String, severity: Severity, subject: SlotMeasurement, message: Message) {
    self.init(Fields(rule: rule, severity: severity, subject: subject, message: message))
  }

  /// Creates a finding about a translation, whatever its room.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - translation: The text.
  ///   - form: Which of its forms it is about; nil for the text as a whole.
  ///   - message: What is wrong.
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
  ///   - severity: How bad it is.
  ///   - key: The name of the colour or of the pair of colours.
  ///   - location: Where it stands.
  ///   - message: What is wrong.
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
  ///   - severity: How bad it is.
  ///   - layout: The screen and the element.
  ///   - location: Where it is described.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
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

  /// Sixteen hexadecimal digits that stay the same while lines move.
  ///
  /// A ``Fingerprint`` of rule, file and key; for a text also its language, its table where the file has several, and
  /// where a room was measured style, room and line limit. The form of a text is no part of it: another may come to be the widest.
  /// For an element also its screen.
  public var fingerprint: String {
    let fields = fields
    var print = Fingerprint()
    print.append(fields.value.rule)
    // One finding for all texts of a key stays the same whichever of them comes first.
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
