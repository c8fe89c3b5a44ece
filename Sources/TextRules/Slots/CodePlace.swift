package import AuditModel
internal import DynamicType

/// A place in an app's code that draws a text, reduced to what determines the slot.
///
/// Different uses with the same place have the same slot, so that a text is measured once for all of them.
package struct CodePlace: Hashable, Sendable {
  /// The fields that the code states.
  ///
  /// Fields that the code only suggests, such as SwiftUI's default font, are not stated.
  let choice: SlotChoice
  /// The fixed font size in points; nil if the font follows a style.
  let fixedSize: Double?
  /// Whether the window's width is the upper limit for a line.
  let isInWindow: Bool

  /// The smallest factor to which SwiftUI may shrink a text if the code states a factor that is not known.
  ///
  /// It shrinks the text as much as needed, so that no text fails because of it.
  private static let unknownScale = 0.01

  /// Creates the place of a use.
  ///
  /// - Parameter use: The use.
  package init(_ use: TextUse) {
    var fields = SlotFields()
    fields.role = use.role
    fields.framework = use.framework
    if !use.isLocalizedKey { fields.markup = TextDetails.Markup.none }
    // A weight or limit that is not understood may make the text narrower, like a style that is not.
    let isStyleKnown =
      use.style.certainty == .exact && use.weight?.certainty != .unknown && use.maxCategory?.certainty != .unknown
    fixedSize = isStyleKnown ? use.fixedSize?.value : nil
    if isStyleKnown {
      fields.style = use.style.value ?? (use.fixedSize == nil ? nil : .body)
      fields.weight = use.weight?.value
    }
    if use.lines.certainty == .exact { fields.lines = use.lines.value }
    fields.minimumScale = use.minimumScale.map { $0.value ?? Self.unknownScale }
    fields.maxCategory = use.maxCategory?.value
    fields.truncation = use.truncation?.value
    fields.uppercase = use.uppercase?.value
    fields.inset = use.inset > 0 ? use.inset : nil
    choice = SlotChoice(fields: fields)
    isInWindow = use.width.certainty != .unknown
  }
}

extension CodePlace {
  /// Returns whether a slot has everything that the place states.
  package func agrees(with slot: Slot) -> Bool {
    var stated = slot
    for descriptor in SlotDescriptor.all { descriptor.apply(choice.fields, to: &stated) }
    stated.size = fixedSize ?? stated.size
    return stated == slot
  }
}

/// The places of one key in an app's code.
package struct CodeUses: Hashable, Sendable {
  /// The distinct places, in the order of the sources.
  package private(set) var places: [CodePlace] = []
  /// Whether code mentions the key in a way that was not followed.
  package var isUnfollowed = false

  /// Creates uses without a place.
  package init() {}

  /// Adds a place unless it is known.
  ///
  /// - Parameter place: The place.
  package mutating func add(_ place: CodePlace) {
    if !places.contains(place) { places.append(place) }
  }

  /// The assumption that the mentions in code require.
  func assumptions(whereAllIsRead isComplete: Bool) -> Slot.Assumptions {
    if isUnfollowed { return .unfollowed }
    return places.isEmpty && isComplete ? .unused : []
  }
}

/// The places that an app's code gives to the keys of its tables.
package struct CodeSlots: Hashable, Sendable {
  /// The uses of each key that was looked for; a key without a mention has empty uses.
  package var uses: [TextKey: CodeUses] = [:]
  /// Whether all code that may use a key was read.
  package var isComplete = true

  /// Creates an empty table, for texts whose code was not read.
  package init() {}

  /// Creates the table of an app.
  ///
  /// - Parameters:
  ///   - keys: The keys that were looked for.
  ///   - uses: The places that draw or speak them.
  ///   - mentions: The mentions that lead to no place.
  ///   - isComplete: Whether all code that may use a key was read.
  package init(of keys: [TextKey], uses: [TextUse], mentions: [TextMention], isComplete: Bool) {
    for key in keys { self.uses[key] = CodeUses() }
    for use in uses { self.uses[use.key]?.add(CodePlace(use)) }
    for mention in mentions { self.uses[mention.key]?.isUnfollowed = true }
    self.isComplete = isComplete
  }

  /// The endings of files with tables that Swift code uses by key.
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"]

  /// Returns whether Swift code can use a text by its key.
  ///
  /// The system reads the texts of `InfoPlist`, and documents of Interface Builder theirs.
  ///
  /// - Parameter string: The text.
  /// - Returns: Whether its key may be mentioned in code.
  package static func mayUse(_ string: LocalizedString) -> Bool {
    guard endings.contains(where: string.location.file.hasSuffix), !InterfaceBuilderPlace.isExported(string.key)
    else { return false }
    return TextKey(of: string).table != "InfoPlist"
  }

  /// Returns the uses of a text's key; nil if it was not looked for.
  func uses(of string: LocalizedString) -> CodeUses? { uses.isEmpty ? nil : uses[TextKey(of: string)] }
}
