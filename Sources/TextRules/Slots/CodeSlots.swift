package import AuditModel

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
    for mention in mentions where mention.cause != .unreachable || self.uses[mention.key]?.places.isEmpty == true {
      self.uses[mention.key]?.isUnfollowed = true
    }
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
