public import DynamicType

/// The measurements of a text in a slot at all size categories; input of most text rules.
public struct SlotMeasurement: Hashable, Codable, Sendable {
  /// The origin of a line limit.
  public enum LineLimitSource: String, Codable, Sendable {
    /// The input item states the limit.
    case item
    /// An option states the limit, or it is the default of the stated framework.
    case option
    /// The limit is inferred: the source text fits on one line at Large, or an assumed framework has this default.
    case inferred
    /// The limit is unknown.
    case unknown
  }

  /// The reason that a text was not measured.
  public struct NotMeasured: Hashable, Codable, Sendable {
    /// The reason as an identifier, such as `missing-font`.
    public var reason: String
    /// The script without a font, as a four-letter ISO 15924 code.
    public var script: String
    /// The Debian package with a font for the script, if one is known.
    public var package: String?

    /// Creates a reason.
    ///
    /// - Parameters:
    ///   - reason: The reason as an identifier.
    ///   - script: A four-letter ISO 15924 code.
    ///   - package: The Debian package with a font for the script.
    public init(reason: String, script: String, package: String?) {
      self.reason = reason
      self.script = script
      self.package = package
    }
  }

  // Measurements are passed from rule to rule, so the two large parts are on the heap to keep copies small.
  @usableFromInline
  var sharedString: Shared<LocalizedString>
  @usableFromInline
  package var sharedSlot: Shared<Slot>

  /// The text that was measured.
  @inlinable
  public var string: LocalizedString {
    get { sharedString.value }
    set { sharedString = Shared(newValue) }
  }
  /// The slot that the text was measured in.
  @inlinable
  public var slot: Slot {
    get { sharedSlot.value }
    set { sharedSlot = Shared(newValue) }
  }
  /// The numbers of the places in the app's code that draw the text in this slot; nil if code does not decide the slot.
  package var sites: Shared<[Int32]>?
  /// The origin of the line limit.
  public var lineLimitSource = LineLimitSource.option
  /// Whether the text is in the source language.
  public var isSource = false
  /// The source language, if the text is untranslated and its words belong to that language; nil for any other text.
  package var wordLocale: String?
  /// The font size of the style at Large, in points; enlargement is relative to it.
  public var sizeAtLarge: Double
  /// The first category whose size is at least twice ``sizeAtLarge``, measured or not; nil if there is none.
  public var doublesAt: ContentSizeCategory?
  /// For each configured enlargement other than 2, the first category that reaches it, measured or not.
  ///
  /// The keys are factors relative to ``sizeAtLarge``. A factor that no category reaches has no entry.
  package var enlargedAt: [Double: ContentSizeCategory] = [:]
  /// The smallest legible size of the platform, in points.
  public var minimumSize = 11.0
  /// One measurement per category, smallest first; empty if nothing was measured.
  public var measurements: [TextMeasurement]
  /// The counts of measurements that the report does not contain; see ``keep(_:)``.
  public internal(set) var omission = Omission()
  /// The reason that the text was not measured; nil if it was, or did not need to be.
  public var notMeasured: NotMeasured?
  /// The identifiers of the faces and width rules that were used.
  public var fonts: [String] = []
  /// The characters without a glyph in any available font, described for a report.
  public var missingCharacters: [String] = []
  /// Notes on this result, such as that the Large Content Viewer enlarges a fixed-size item.
  public var notes: [String] = []
  /// The storage of ``drawn``; an array, because few texts have one and an empty array takes little memory.
  private var drawings: [DrawnText] = []

  /// The measured text, if it differs from the text in the file.
  public var drawn: DrawnText? {
    get { drawings.first }
    set { drawings = newValue.map { [$0] } ?? [] }
  }

  /// Whether the text was measured as it is in the file.
  public var isAsWritten: Bool { drawings.isEmpty }

  /// The language of the words, which decides how they are hyphenated.
  package var hyphenationLocale: String { wordLocale ?? string.locale }

  /// Whether the line limit is stated.
  public var isLineLimitStated: Bool { lineLimitSource == .item || lineLimitSource == .option }

  /// Whether a limit of one line is inferred from the source language, not from a framework's default.
  public var isOneLineInferred: Bool { lineLimitSource == .inferred && measurements.first?.lineLimit != 0 }

  /// The reason why a text that fits at every size in its largest possible container may not fit: the container may be
  /// narrower or lower; nil for any other text.
  public var boundedReason: ReviewReason? {
    guard !slot.assumed.isDisjoint(with: [.narrower, .lower]), !measurements.isEmpty else { return nil }
    var reason: ReviewReason?
    for measurement in measurements where measurement.outcome != .pass {
      guard measurement.reason == .containerBounded || measurement.reason == .heightBounded else { return nil }
      reason = measurement.reason
    }
    return slot.assumed.contains(.narrower) ? .containerBounded : reason
  }

  /// Whether the result at some size category is unknown because the slot is unknown.
  public var isOpen: Bool { measurements.firstPlace { $0.reason?.isOpen == true } != nil }

  /// The form that was measured, if the text has several.
  public var form: TextForm? { drawings.first?.form }
  /// The sample value of each placeholder; empty if the placeholders were removed.
  public var samples: [String: String] { drawings.first?.samples ?? [:] }
  /// The measured text; nil if it is the text in the file.
  public var measuredText: String? { drawings.first?.text }
  /// The text in the file; if it has several forms, the form that was measured.
  public var text: String { form?.text ?? string.text }
  /// The location of the text; if it has several forms, the location of the form that was measured.
  public var location: SourceLocation { form?.location ?? string.location }

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - slot: The slot.
  ///   - measurements: One measurement per category, smallest first.
  ///   - sizeAtLarge: The font size of the style at Large, in points.
  public init(string: LocalizedString, slot: Slot, measurements: [TextMeasurement], sizeAtLarge: Double) {
    self.init(string: string, slot: Shared(slot), measurements: measurements, sizeAtLarge: sizeAtLarge)
  }

  /// Creates a result with a slot that other results share.
  package init(string: LocalizedString, slot: Shared<Slot>, measurements: [TextMeasurement], sizeAtLarge: Double) {
    sharedString = Shared(string)
    sharedSlot = slot
    self.sizeAtLarge = sizeAtLarge
    self.measurements = measurements
  }

  private enum CodingKeys: String, CodingKey {
    case sharedString = "string"
    case sharedSlot = "slot"
    case lineLimitSource, isSource, sizeAtLarge, doublesAt, minimumSize, measurements, omission, notMeasured, fonts
    case missingCharacters, notes, drawings
  }
}
