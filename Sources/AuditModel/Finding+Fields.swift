public import DynamicType

extension Finding {
  /// The stored properties of a finding.
  public struct Fields: Hashable, Codable, Sendable {
    /// The rule's identifier, such as `text-truncated`.
    public var rule: String
    /// The severity.
    public var severity: Severity
    /// The location of the text, colour or element with the problem.
    public var location: SourceLocation
    /// The text's key, or the name of the colour or pair of colours.
    public var key: String
    /// The table that the text belongs to, if its file has several; otherwise nil.
    public var table: String?
    /// The text's language; nil for a finding without a text.
    public var locale: String?
    /// An identifier that all languages of the text's table share; empty for a finding without a text.
    package var group = ""
    /// All affected languages, sorted, if one finding covers all texts of a key; otherwise empty.
    public var locales: [String] = []
    /// The text style; nil for a finding without a text.
    public var style: TextStyle?
    /// The problem as a sentence.
    public var message: Message
    /// The suggested fix as a sentence; nil if there is none.
    public var remedy: String?
    /// The first size category with the problem; nil for a finding without a measured text.
    public var firstCategory: ContentSizeCategory?
    /// The text that is visible on one line at ``firstCategory``, for a text with an unknown slot; otherwise nil.
    public var firstVisibleText: String?
    /// The worst size category; nil for a finding without a measured text.
    public var worst: Worst?
    /// Every size category with the problem, smallest first; empty for a finding without a text.
    public var occurrences: [Occurrence] = []
    package var slot: Shared<Slot>?
    /// The font of the text, if the system chooses it, as in a tab; otherwise nil.
    package var systemFont: SystemFont?
    /// The line limit that the text was checked with: 0 for none, nil if unknown.
    public var lineLimit: Int?
    /// The outcome: `fail` or `needsReview`.
    public var outcome = Verdict.fail
    /// The certainty of a failure; a finding that needs review is neither certain nor likely.
    public var certainty = Certainty.certain
    /// The reason that the finding needs review; nil if the outcome is `fail`.
    public var reason: ReviewReason?
    /// The places in the app's code that draw the text in this slot, in the order of the sources.
    public var uses: [TextUse] = []
    /// The indices of ``uses`` among all uses of the key; nil if code does not decide the slot.
    package var sites: Shared<[Int32]>?
    /// The number of places that draw the key in any slot; 0 if they are not known.
    package var placeCount = 0
    /// Whether the text is in the language that the design was made in.
    package var isSource = false
    /// The affected text; for a colour or screen, the key.
    public var text: String
    /// The affected form of the text, such as `few of count`; nil if the text has one form.
    public var form: String?
    /// The change since an earlier report; nil without one.
    public var change: Change?
    package var colors: Shared<ColorEvidence>?
    package var layout: Shared<LayoutEvidence>?
    package var identity: Shared<Identity>?
  }
}

extension Finding.Fields {
  /// Creates the fields of a finding about a measured text, without its worst case and occurrences.
  ///
  /// Findings about the same slot pass its shared storage as `slot`.
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
    isSource = subject.isSource
    sites = subject.sites
    systemFont = SystemFont(subject)
  }
}

extension Finding: Codable {
  /// Decodes a finding.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error of the decoder.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Encodes the stored properties of the finding.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
