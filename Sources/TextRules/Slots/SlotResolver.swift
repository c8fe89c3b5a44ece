public import AuditModel
import DynamicType

/// Finds the room of every text: the one place that knows who is heard first.
///
/// Each thing is taken from the first of these that says it:
///
/// 1. the text itself: a field of its item, an attribute of its file (a comment's directive fills what those leave open);
/// 2. the room that the first matching pattern of `keys` names;
/// 3. the role that the catalog's metadata names, with the style and line limit of its place;
/// 4. the options of the command line;
/// 5. the room that `default_slot` names; its style and container not for a role that the system draws in a place of its own;
/// 6. the `devices` of the configuration as a whole;
/// 7. what holds where nothing is said: body, 288 pt, one line where the source text has one, UILabel's rules.
///
/// The check of an app marks what nobody states as assumed, see ``Slot/Assumptions``.
public struct SlotResolver: Hashable, Sendable {
  /// The rooms there are, by name.
  public var slots: [String: SlotChoice]
  /// Which keys have which room; the first that matches holds.
  public var patterns: [SlotPattern] {
    didSet { index = SlotPatternIndex(patterns) }
  }
  /// Finds the patterns of a key.
  private var index = SlotPatternIndex([])
  /// The files' paths from the configuration's folder on, by their path as it is shown; others are as they are shown.
  public var paths: [String: String] = [:]
  /// What the options of the command line say.
  public var options: SlotChoice
  /// The name of the room of texts that no pattern names.
  public var defaultSlot: String?
  /// The rooms of devices where nothing is said; nil is the width of ``standard``.
  public var standardRooms: DeviceRooms?
  /// What holds where nothing is said; its width has the insets not yet taken off.
  ///
  /// Its ``Slot/assumed`` fields are assumptions until somebody states them; the others are part of the question.
  public var standard: Slot
  /// The inset where nothing is said, in points.
  public var standardInset: Double
  /// The Bold Text settings where nothing is said.
  public var standardBoldText: [Bool]
  /// Whether of the rooms of devices the narrowest is enough.
  package var measuresNarrowestOnly = false

  /// Creates a resolver in which nobody but the texts says anything.
  ///
  /// - Parameters:
  ///   - standard: What holds where nothing is said; its width has the insets not yet taken off.
  ///   - inset: The inset where nothing is said, in points.
  ///   - boldText: The Bold Text settings where nothing is said.
  public init(standard: Slot, inset: Double = 0, boldText: [Bool] = [false]) {
    slots = [:]
    patterns = []
    options = SlotChoice()
    defaultSlot = nil
    self.standard = standard
    standardInset = inset
    standardBoldText = boldText
  }

  /// The resolver of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The rooms, patterns and default of a project.
  ///   - options: What the options of the command line say.
  public init(_ configuration: Configuration, options: SlotChoice = SlotChoice()) {
    self.init(standard: Slot(style: .body, width: MeasureOptions.standardWidth))
    slots = configuration.slots
    patterns = configuration.keys
    index = SlotPatternIndex(patterns)
    defaultSlot = configuration.defaultSlot
    standardRooms = configuration.rooms
    self.options = options
  }

  /// The place of the pattern that a text's key has its room by; nil where none matches.
  ///
  /// - Parameter string: The text.
  /// - Returns: The first pattern that matches.
  public func pattern(for string: LocalizedString) -> Int? {
    patterns.isEmpty ? nil : index.first(for: string.key) { patterns[$0].matches(string, paths: paths) }
  }

  /// The paths of the app's own fonts that rooms name, sorted.
  package var fonts: [String] { Set(slots.values.compactMap { $0.font?.path }).sorted() }

  /// What was asked for of devices and is not there, for a person.
  public var roomNotes: [String] {
    let slots = slots.sorted { $0.key < $1.key }.map { $0.value.rooms }
    var notes: [String] = []
    for note in ([options.rooms, standardRooms] + slots).flatMap({ $0?.notes ?? [] }) where !notes.contains(note) {
      notes.append(note)
    }
    return notes
  }

  /// The room of texts that say nothing and that no pattern names.
  public var common: ResolvedSlot { resolve(SlotFields(), pattern: nil) }

  /// The room of a text.
  ///
  /// - Parameter string: The text.
  /// - Returns: The room, and who said what of it.
  public func resolve(_ string: LocalizedString) -> ResolvedSlot {
    resolve(Self.fields(of: string), pattern: pattern(for: string), places(of: string))
  }

  /// What a text's key and comment say of the place it is drawn in.
  package struct Places: Hashable, Sendable {
    /// The role that the catalog's metadata names.
    var role: TextRole?
    /// Whether words suggest another place than a default names.
    var isElsewhere = false
  }

  /// What a text's key and comment say of the place it is drawn in.
  ///
  /// Words matter only where a default states the slot of an app's text.
  package func places(of string: LocalizedString) -> Places {
    Places(
      role: InterfaceBuilderPlace.role(of: string),
      isElsewhere: hasStatedDefault && PlaceWords.suggestElsewhere(string))
  }

  /// Whether options or `default_slot` state what nobody states for a single text of an app.
  private var hasStatedDefault: Bool {
    !standard.isContainerAssumed ? false : defaultSlot != nil || options != SlotChoice()
  }

  /// What a text itself says, a limit of characters from its file among it.
  package static func fields(of string: LocalizedString) -> SlotFields {
    var fields = string.slot
    if fields.characters == nil, let limit = string.details?.characterLimit { fields.characters = limit }
    return fields
  }

  /// The room of texts that say the same and have the same pattern.
  ///
  /// - Parameters:
  ///   - fields: What the text itself says.
  ///   - pattern: The place of its pattern.
  ///   - places: The system place that its catalog names, and whether its words suggest another container.
  /// - Returns: The room, and who said what of it.
  package func resolve(_ fields: SlotFields, pattern: Int?, _ places: Places = Places()) -> ResolvedSlot {
    var layers: [(SlotOrigin, SlotChoice)] = [(.item, SlotChoice(fields: fields))]
    let name = pattern.map { patterns[$0].slot }
    if let pattern, let choice = name.flatMap({ slots[$0] }) { layers.append((.pattern(pattern), choice)) }
    if let role = places.role { layers.append((.metadata, SlotChoice(placeOf: role))) }
    layers.append((.option, options))
    let role = layers.first { $0.1.fields.role != nil }?.1.fields.role
    if let choice = defaultSlot.flatMap({ slots[$0] }) {
      let isElsewhere = role.map { SystemPlace.of($0) != nil } ?? false
      layers.append((.defaultSlot, isElsewhere ? choice.withoutContainer : choice))
    }

    var choices = ChoiceLayers(layers: layers)
    var slot = standard
    slot.role = choices.first(.role, \.fields.role) ?? slot.role
    slot.style = choices.first(.style, \.fields.style) ?? slot.style
    slot.weight = choices.first(.weight, \.fields.weight) ?? slot.weight
    let rooms = resolveRooms(&choices, &slot)
    slot.height = choices.first(.height, \.fields.height) ?? slot.height
    slot.lines = choices.first(.lines, \.fields.lines) ?? slot.lines
    slot.maxCategory = choices.first(.maxCategory, \.fields.maxCategory) ?? slot.maxCategory
    slot.minimumScale = choices.first(.minimumScale, \.fields.minimumScale) ?? slot.minimumScale
    slot.truncation = choices.first(.truncation, \.fields.truncation) ?? slot.truncation
    slot.uppercase = choices.first(.uppercase, \.fields.uppercase) ?? slot.uppercase
    slot.characters = choices.first(.characters, \.fields.characters) ?? slot.characters
    slot.tighten = choices.first(.tighten, \.tighten) ?? slot.tighten
    slot.framework = choices.first(.framework, \.framework) ?? slot.framework
    slot.markup = choices.first(.markup, \.markup) ?? slot.markup
    slot.font = choices.first(.font, \.font) ?? slot.font
    let inset = choices.first(.inset, \.inset) ?? standardInset
    let boldText = choices.first(.boldText, \.boldText) ?? standardBoldText
    slot.width -= 2 * inset
    slot.name = name ?? defaultSlot
    slot.linesFromItem = Self.isFromFile(choices.origins[.lines])
    slot.assumed = assumptions(choices.origins)
    if places.isElsewhere, pattern == nil, fields == SlotFields() { slot.assumed.insert(.place) }
    if rooms.isEmpty, slot.width == MeasureOptions.standardWidth {
      slot.windowWidth = MeasureOptions.narrowestWindowWidth
    }
    stand(in: SystemPlace.of(slot.role), &slot, choices.origins)
    return ResolvedSlot(slot: slot, rooms: rooms, inset: inset, boldText: boldText, origins: choices.origins)
  }

  /// Whether a value comes from the text's own file.
  private static func isFromFile(_ origin: SlotOrigin?) -> Bool { origin == .item || origin == .metadata }

  /// Takes what nobody states from the place that the system draws the text in.
  private func stand(in place: SystemPlace?, _ slot: inout Slot, _ origins: [SlotField: SlotOrigin]) {
    guard let place else { return }
    if slot.lines == nil {
      slot.lines = place.lines
      slot.linesFromItem = Self.isFromFile(origins[.role])
    }
    if [nil, .option, .defaultSlot].contains(origins[.style]), let style = place.style { slot.style = style }
    if place.hasSize { slot.assumed.remove(.style) }
    if slot.assumed.contains(.width), let window = slot.windowWidth {
      slot.width = place.share * window
      slot.assumed.remove(.width)
      slot.assumed.insert(.narrower)
    }
  }

  /// What of ``standard`` stays assumed; the configuration's `devices` name windows, not the container of a text.
  private func assumptions(_ origins: [SlotField: SlotOrigin]) -> Slot.Assumptions {
    var assumed = standard.assumed
    if origins[.framework] != nil { assumed.remove(.framework) }
    if origins[.style] != nil || origins[.font] != nil { assumed.remove(.style) }
    if origins[.width] != nil || ![nil, .configuration].contains(origins[.devices]) { assumed.remove(.width) }
    return assumed
  }

  /// The width, or the rooms of devices with the least of their widths, whichever is said first.
  private func resolveRooms(_ choices: inout ChoiceLayers, _ slot: inout Slot) -> [DeviceRoom] {
    let first = choices.layers.first { $0.choice.fields.width != nil || $0.choice.rooms != nil }
    let rooms = first == nil ? standardRooms : first?.choice.fields.width == nil ? first?.choice.rooms : nil
    guard let rooms else {
      slot.width = choices.first(.width, \.fields.width) ?? slot.width
      return []
    }
    choices.origins[.devices] = first?.origin ?? .configuration
    slot.width = rooms.rooms.first?.width ?? slot.width
    slot.devices = rooms.rooms.first?.devices ?? []
    slot.windowWidth = rooms.rooms.first?.windowWidth
    return measuresNarrowestOnly ? Array(rooms.rooms.prefix(1)) : rooms.rooms
  }

  /// Asks everybody in order and remembers who answered.
  private struct ChoiceLayers {
    let layers: [(origin: SlotOrigin, choice: SlotChoice)]
    var origins: [SlotField: SlotOrigin] = [:]

    init(layers: [(SlotOrigin, SlotChoice)]) { self.layers = layers.map { ($0.0, $0.1) } }

    mutating func first<Value>(_ field: SlotField, _ path: KeyPath<SlotChoice, Value?>) -> Value? {
      for layer in layers {
        guard let value = layer.choice[keyPath: path] else { continue }
        origins[field] = layer.origin
        return value
      }
      return nil
    }
  }
}
