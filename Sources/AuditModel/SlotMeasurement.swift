public import DynamicType

/// One text in one slot at all size categories: what most rules judge.
public struct SlotMeasurement: Hashable, Codable, Sendable {
  /// Where a line limit came from.
  public enum LineLimitSource: String, Codable, Sendable {
    /// The item said it.
    case item
    /// An option said it.
    case option
    /// The source-language text fits on one line at Large, so the design has one line.
    case inferred
    /// Nothing says it.
    case unknown
  }

  /// Why nothing was measured.
  public struct NotMeasured: Hashable, Codable, Sendable {
    /// Why, as a short name such as `missing-font`.
    public var reason: String
    /// The script without a font, as a four-letter ISO 15924 code.
    public var script: String
    /// The Debian package that has a font for it, if one is known.
    public var package: String?

    /// Creates a reason.
    ///
    /// - Parameters:
    ///   - reason: A short name.
    ///   - script: A four-letter ISO 15924 code.
    ///   - package: The Debian package to install.
    public init(reason: String, script: String, package: String?) {
      self.reason = reason
      self.script = script
      self.package = package
    }
  }

  // A measurement is handed from rule to rule: its two large parts are in places of their own, so that it is small.
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
  /// Its room.
  @inlinable
  public var slot: Slot {
    get { sharedSlot.value }
    set { sharedSlot = Shared(newValue) }
  }
  /// Where the line limit came from.
  public var lineLimitSource: LineLimitSource
  /// Whether this text is in the source language itself.
  public var isSource: Bool
  /// The size the style has at Large, in points; what twice as large is counted from.
  public var sizeAtLarge: Double
  /// The first category whose size is at least twice ``sizeAtLarge``, measured or not; nil where none is or it is not known.
  public var doublesAt: ContentSizeCategory?
  /// The first category at each other enlargement that a configuration asks for, measured or not; none where none is.
  package var enlargedAt: [Double: ContentSizeCategory] = [:]
  /// The smallest legible size of the platform, in points.
  public var minimumSize: Double
  /// One measurement per category, smallest first; empty when nothing was measured.
  public var measurements: [TextMeasurement]
  /// The sizes that a report counts instead of keeping, see ``keep(_:)``.
  public internal(set) var omission = Omission()
  /// Why nothing was measured.
  public var notMeasured: NotMeasured?
  /// The identifiers of the faces and rules that were used.
  public var fonts: [String]
  /// Which missing characters there are, for the reader.
  public var missingCharacters: [String]
  /// Things to know about this result, such as that the Large Content Viewer serves a fixed-size item.
  public var notes: [String]
  /// Where ``drawn`` is kept: none or one, as few texts are drawn otherwise than they stand in the file.
  private var drawings: [DrawnText] = []

  /// What was measured where that is not the text as the file has it.
  public var drawn: DrawnText? {
    get { drawings.first }
    set { drawings = newValue.map { [$0] } ?? [] }
  }

  /// Whether the text was measured as the file has it.
  public var isAsWritten: Bool { drawings.isEmpty }

  /// Whether somebody stated the line limit.
  public var isLineLimitStated: Bool { lineLimitSource == .item || lineLimitSource == .option }

  /// Whether its limit of one line is inferred from the source language, not from what a framework does.
  public var isOneLineInferred: Bool { lineLimitSource == .inferred && measurements.first?.lineLimit != 0 }

  /// Whether it fits at every size in the widest container it can have, while its own may be narrower.
  public var isBoundedPass: Bool {
    slot.assumed.contains(.narrower) && !measurements.isEmpty
      && measurements.allSatisfy { $0.outcome == .pass || $0.reason == .containerBounded }
  }

  /// Whether nothing is known at some size, because the slot is not known.
  public var isOpen: Bool {
    measurements.withUnsafeBufferPointer { buffer in buffer.contains { $0.reason == .noSlot } }
  }

  /// The form that was measured, of a text that has several.
  public var form: TextForm? { drawings.first?.form }
  /// What stood for each placeholder; empty where they were taken out.
  public var samples: [String: String] { drawings.first?.samples ?? [:] }
  /// The text as it was measured; nil where it is the text as the file has it.
  public var measuredText: String? { drawings.first?.text }
  /// The text as the file has it: that of the form that was measured.
  public var text: String { form?.text ?? string.text }
  /// Where the text stands: the place of the form that was measured.
  public var location: SourceLocation { form?.location ?? string.location }

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - slot: Its room.
  ///   - measurements: One measurement a category, smallest first.
  ///   - sizeAtLarge: The style's size at Large, in points.
  public init(string: LocalizedString, slot: Slot, measurements: [TextMeasurement], sizeAtLarge: Double) {
    self.init(string: string, slot: Shared(slot), measurements: measurements, sizeAtLarge: sizeAtLarge)
  }

  /// Creates a result in a room that others share.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - slot: Its room.
  ///   - measurements: One measurement a category, smallest first.
  ///   - sizeAtLarge: The style's size at Large, in points.
  package init(string: LocalizedString, slot: Shared<Slot>, measurements: [TextMeasurement], sizeAtLarge: Double) {
    sharedString = Shared(string)
    sharedSlot = slot
    lineLimitSource = .option
    isSource = false
    self.sizeAtLarge = sizeAtLarge
    doublesAt = nil
    minimumSize = 11
    self.measurements = measurements
    notMeasured = nil
    fonts = []
    missingCharacters = []
    notes = []
  }

  private enum CodingKeys: String, CodingKey {
    case sharedString = "string"
    case sharedSlot = "slot"
    case lineLimitSource, isSource, sizeAtLarge, doublesAt, minimumSize, measurements, omission, notMeasured, fonts
    case missingCharacters, notes, drawings
  }
}
