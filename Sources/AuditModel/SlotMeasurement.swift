public import DynamicType

/// A text in a slot at all size categories; input of most text rules.
public struct SlotMeasurement: Hashable, Codable, Sendable {
  /// The origin of a line limit.
  public enum LineLimitSource: String, Codable, Sendable {
    /// The input item states it.
    case item
    /// An option states it, or it is the default of the stated framework.
    case option
    /// It is inferred: the source text fits on one line at Large, or an assumed framework has this default.
    case inferred
    /// It is unknown.
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

  /// The text.
  @inlinable
  public var string: LocalizedString {
    get { sharedString.value }
    set { sharedString = Shared(newValue) }
  }
  /// The slot.
  @inlinable
  public var slot: Slot {
    get { sharedSlot.value }
    set { sharedSlot = Shared(newValue) }
  }
  /// The origin of the line limit.
  public var lineLimitSource = LineLimitSource.option
  /// Whether the text is in the source language.
  public var isSource = false
  /// The font size of the style at Large, in points; enlargement is relative to it.
  public var sizeAtLarge: Double
  /// The first category whose size is at least twice ``sizeAtLarge``, measured or not; nil if none is or if unknown.
  public var doublesAt: ContentSizeCategory?
  /// The first category at each other enlargement that a configuration asks for, measured or not; none where none is.
  package var enlargedAt: [Double: ContentSizeCategory] = [:]
  /// The smallest legible size of the platform, in points.
  public var minimumSize = 11.0
  /// One measurement per category, smallest first; empty if nothing was measured.
  public var measurements: [TextMeasurement]
  /// The measurements that the report does not contain but counts, see ``keep(_:)``.
  public internal(set) var omission = Omission()
  /// The reason that nothing was measured.
  public var notMeasured: NotMeasured?
  /// The identifiers of the faces and width rules that were used.
  public var fonts: [String] = []
  /// The missing characters, described for a report.
  public var missingCharacters: [String] = []
  /// Notes on this result, such as that the Large Content Viewer enlarges a fixed-size item.
  public var notes: [String] = []
  /// The storage of ``drawn``; an array, since few texts have one.
  private var drawings: [DrawnText] = []

  /// The measured text, if it differs from the text in the file.
  public var drawn: DrawnText? {
    get { drawings.first }
    set { drawings = newValue.map { [$0] } ?? [] }
  }

  /// Whether the text was measured as it is in the file.
  public var isAsWritten: Bool { drawings.isEmpty }

  /// Whether the line limit is stated.
  public var isLineLimitStated: Bool { lineLimitSource == .item || lineLimitSource == .option }

  /// Whether a limit of one line is inferred from the source language, not from a framework's default.
  public var isOneLineInferred: Bool { lineLimitSource == .inferred && measurements.first?.lineLimit != 0 }

  /// Whether the text fits at every size in its widest possible container but may have a narrower one.
  public var isBoundedPass: Bool {
    slot.assumed.contains(.narrower) && !measurements.isEmpty
      && measurements.allSatisfy { $0.outcome == .pass || $0.reason == .containerBounded }
  }

  /// Whether the result at some size is unknown because the slot is.
  public var isOpen: Bool { measurements.firstPlace { $0.reason == .noSlot } != nil }

  /// The form that was measured, if the text has several.
  public var form: TextForm? { drawings.first?.form }
  /// The sample value of each placeholder; empty if the placeholders were removed.
  public var samples: [String: String] { drawings.first?.samples ?? [:] }
  /// The measured text; nil if it is the text in the file.
  public var measuredText: String? { drawings.first?.text }
  /// The text in the file; of several forms the one that was measured.
  public var text: String { form?.text ?? string.text }
  /// The location of the text; of several forms the one that was measured.
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
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - slot: The slot.
  ///   - measurements: One measurement per category, smallest first.
  ///   - sizeAtLarge: The font size of the style at Large, in points.
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
