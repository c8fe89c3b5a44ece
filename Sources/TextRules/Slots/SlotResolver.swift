package import AuditModel
import DynamicType
internal import RuleKit

/// A resolver that determines the slot of every text.
///
/// This is the only place that implements the order of precedence.
///
/// Each field is taken from the first of these that sets it:
///
/// 1. The text itself: a field of its item or an attribute of its file. A directive in a comment sets the fields that
///    these leave open.
/// 2. The slot named by the first matching pattern of `keys`.
/// 3. The app's code, storyboard or xib that draws the text, unless 1 or 2 state a role, style or width. A text has a
///   slot for each different place.
/// 4. The role named by the catalog's metadata, with the style and line limit of its place, unless 3 draws the text.
/// 5. The options of the command line.
/// 6. The slot named by `default_slot`. Its style and container do not apply to a role that the system draws in its own
///   place.
/// 7. The `devices` of the configuration.
/// 8. The defaults: body, 288 pt, one line if the source text fits on one line, UILabel's rules.
///
/// A check of a whole app marks fields that nothing states as assumed, see ``Slot/Assumptions``.
package struct SlotResolver: Hashable, Sendable {
  /// The slots, by name.
  package var slots: [String: SlotChoice] = [:]
  /// The patterns that give keys their slots.
  ///
  /// The first match wins.
  package var patterns: [SlotPattern] = [] {
    didSet { index = SlotPatternIndex(patterns) }
  }
  /// The index of ``patterns``, by the start or end of their keys.
  private var index = SlotPatternIndex([])
  /// The paths of files relative to the configuration's folder, by the path shown in reports.
  ///
  /// Other files are matched by the path shown.
  package var paths: [String: String] = [:]
  /// The places that the app's code gives to its texts.
  package var code = SitesByKey()
  /// The windows of the app, if nothing names devices.
  package var windows = AppWindows()
  /// The options of the command line.
  package var options = SlotChoice()
  /// The name of the slot for texts that match no pattern.
  package var defaultSlot: String?
  /// The default available widths on devices.
  ///
  /// If nil, the width of ``standard`` is used.
  package var standardRooms: DeviceRooms?
  /// The default slot.
  ///
  /// Insets are not yet subtracted from its width.
  ///
  /// Its ``Slot/assumed`` fields are assumptions until something states them. The other fields count as stated.
  package var standard: Slot
  /// The default inset, in points.
  package var standardInset: Double
  /// The default Bold Text settings.
  package var standardBoldText: [Bool]
  /// Whether only the narrowest of the widths on devices is measured.
  package var measuresNarrowestOnly = false

  /// Creates a resolver in which only the texts themselves set fields.
  ///
  /// Insets are not yet subtracted from the width of `standard`. The default inset is in points.
  package init(standard: Slot, inset: Double = 0, boldText: [Bool] = [false]) {
    self.standard = standard
    standardInset = inset
    standardBoldText = boldText
  }

  /// Creates the resolver of a configuration.
  package init(_ configuration: Configuration, options: SlotChoice = SlotChoice()) {
    self.init(standard: Slot(style: .body, width: MeasureOptions.standardWidth))
    slots = configuration.slots
    patterns = configuration.keys
    index = SlotPatternIndex(patterns)
    defaultSlot = configuration.defaultSlot
    standardRooms = configuration.rooms
    self.options = options
  }

  /// Returns the index of the first pattern that matches a text's key, or nil.
  package func pattern(for string: LocalizedString) -> Int? {
    patterns.isEmpty ? nil : index.first(for: string.key) { patterns[$0].matches(string, paths: paths) }
  }

  /// The paths of the app's own fonts used in slots, sorted.
  package var fonts: [String] { Set(slots.values.compactMap { $0.font?.path }).sorted() }

  /// The slot of texts that set no fields and match no pattern.
  package var common: ResolvedSlot { resolve(SlotFields(), pattern: nil, Places(), in: nil) }

  /// Returns the slots of a text, with the origin of each value.
  ///
  /// There is one for each different place in the app's code, and at least one.
  package func resolve(_ string: LocalizedString) -> [ResolvedSlot] {
    resolve(Self.fields(of: string), pattern: pattern(for: string), places(of: string, code: code.uses(of: string)))
      .map(\.slot)
  }

  /// The hints about a text's place from its key, comment and code.
  package struct Places: Hashable, Sendable {
    /// The role named by the catalog's metadata.
    var role: TextRole?
    /// Whether words in the key or comment suggest a place other than the default slot.
    var isElsewhere = false
    /// The uses of the key in the app's code; nil if they were not looked for.
    var code: Shared<SitesOfKey>?

    /// Whether neither metadata nor the app's code gives the text a known place.
    package var isUnknown: Bool { role == nil && hasNoUse }
    /// Whether a guessed style and width would override nothing that is known.
    ///
    /// Metadata may name the kind of object, but not a place with a style and width of the system's own.
    package var isOpenToGuesses: Bool { hasNoUse && role.map { SystemPlace.of($0) == nil } ?? true }

    private var hasNoUse: Bool { code?.value.places.isEmpty != false }
  }

  /// Returns the hints about a text's place from its key, comment and code.
  ///
  /// Words are considered only if a default states the slot of an app's texts and no code draws the text.
  ///
  /// `code` is nil if the uses of the key were not looked for.
  package func places(of string: LocalizedString, code: Shared<SitesOfKey>?) -> Places {
    var places = Places(role: InterfaceBuilderPlace.role(of: string))
    places.code = code
    places.isElsewhere =
      hasStatedDefault && code?.value.places.isEmpty != false && PlaceWords.suggestElsewhere(string)
    return places
  }

  /// Whether options or `default_slot` state fields that are otherwise assumed.
  private var hasStatedDefault: Bool {
    !standard.isContainerAssumed ? false : defaultSlot != nil || options != SlotChoice()
  }

  /// Returns the fields that a text sets itself, including a character limit from its file.
  package static func fields(of string: LocalizedString) -> SlotFields {
    var fields = string.slot
    if fields.characters == nil, let limit = string.details?.characterLimit { fields.characters = limit }
    return fields
  }

  /// Returns the slots for the given fields, pattern and places, one for each different place in the app's code.
  package func resolve(_ fields: SlotFields, pattern: Int?, _ places: Places) -> [PlacedSlot] {
    let slot = pattern.flatMap { slots[patterns[$0].slot] }
    let isStated = fields.statesPlace || slot.map { $0.fields.statesPlace || $0.rooms != nil } ?? false
    // Interface Builder keys have places if their storyboard or xib was read, which reveals more than their comments.
    guard let code = places.code?.value, !isStated, places.role == nil || !code.places.isEmpty else {
      return [PlacedSlot(slot: resolve(fields, pattern: pattern, places, in: nil))]
    }
    let assumptions = code.assumptions(whereAllIsRead: self.code.isComplete)
    func resolved(at place: DrawSite?) -> ResolvedSlot {
      var resolved = resolve(fields, pattern: pattern, places, in: place)
      resolved.slot.assumed.formUnion(assumptions)
      return resolved
    }
    guard !code.places.isEmpty else { return [PlacedSlot(slot: resolved(at: nil))] }
    return code.places.enumerated().map { PlacedSlot(slot: resolved(at: $1), sites: [Int32($0)]) }
      .joined(by: \.slot, \.sites).withoutHigherTwins
  }

  /// Returns the slot at one place in the app's code; nil for a text without such a place.
  private func resolve(
    _ fields: SlotFields, pattern: Int?, _ places: Places, in place: DrawSite?
  ) -> ResolvedSlot {
    var layers: [(SlotOrigin, SlotChoice)] = [(.item, SlotChoice(fields: fields))]
    let name = pattern.map { patterns[$0].slot }
    if let pattern, let choice = name.flatMap({ slots[$0] }) { layers.append((.pattern(pattern), choice)) }
    if let role = places.role, place == nil { layers.append((.metadata, SlotChoice(placeOf: role))) }
    if let place { layers.append((.code, place.choice)) }
    layers.append((.option, options))
    let role = layers.first { $0.1.fields.role != nil }?.1.fields.role
    if let choice = defaultSlot.flatMap({ slots[$0] }) {
      let isElsewhere = role.map { SystemPlace.of($0) != nil } ?? false
      layers.append((.defaultSlot, isElsewhere ? choice.withoutContainer : choice))
    }

    var choices = ChoiceLayers(layers: layers)
    var slot = standard
    let rooms = resolveRooms(&choices, &slot)
    choices.fill { $0 != .width || rooms.isEmpty }
    for descriptor in SlotDescriptor.all { descriptor.apply(choices.fields, to: &slot) }
    if let font = place?.font, choices.fields.font == nil, choices.origins[.style] == .code {
      (choices.fields.font, choices.origins[.font]) = (font, .code)
    }
    slot.font = choices.fields.font ?? slot.font
    let inset = choices.fields.inset ?? standardInset
    let boldText = choices.fields.boldText ?? standardBoldText
    slot.width -= 2 * inset
    slot.name = name ?? defaultSlot
    slot.linesFromItem = choices.origins[.lines].isFromFile
    (slot.size, slot.minCategory) = (place?.fixedSize ?? slot.size, place?.minCategory)
    slot.sizeFromDocument = place?.isSizeInDocument == true
    slot.assumed = assumptions(choices.origins)
    if places.isElsewhere, pattern == nil, fields == SlotFields() { slot.assumed.insert(.place) }
    if rooms.isEmpty, slot.width == MeasureOptions.standardWidth {
      let window = windows.window(of: place)
      (slot.windowWidth, slot.windowDevices) = (window.width, window.devices)
    }
    stand(in: SystemPlace.of(slot.role), &slot, choices.origins, hasOwnFont: place?.isFontOpen == true)
    let code = place?.placed(on: rooms.flatMap(\.devices) + slot.windowDevices)
    let isExact = code?.isWidthExact == true && slot.isWidthOpen
    if let code {
      stand(in: code, &slot)
      if code.isScaleUnknown, choices.origins[.minimumScale] == .code { slot.assumed.insert(.scale) }
      slot.limitHeight(at: code, from: choices.origins[.height])
      if choices.origins[.height] == .code { slot.overflow = code.overflow }
    }
    let isListed = choices.origins[.style] == .option && options.styles.contains(slot.style)
    return ResolvedSlot(
      slot: slot, rooms: code.map { $0.width == nil } ?? false ? [] : rooms, offered: code?.width ?? OfferedWidth(),
      isExact: isExact, inset: inset, boldText: boldText, styles: isListed ? options.styles : [slot.style],
      origins: choices.origins)
  }

  /// Sets unstated fields from the place in which the system draws the text.
  ///
  /// `hasOwnFont` means that code gives the place another font, which is not known.
  private func stand(
    in place: SystemPlace?, _ slot: inout Slot, _ origins: [SlotField: SlotOrigin], hasOwnFont: Bool
  ) {
    guard let place else { return }
    if slot.lines == nil {
      slot.lines = place.lines
      slot.linesFromItem = origins[.role].isFromFile
    }
    if [nil, .option, .defaultSlot].contains(origins[.style]), let style = place.style { slot.style = style }
    if place.hasSize, !hasOwnFont { slot.assumed.remove(.style) }
    limit(&slot, to: OfferedWidth())
  }

  private func limit(_ slot: inout Slot, to offered: OfferedWidth, isExact: Bool = false) {
    slot.limitWidth(to: offered, isExact: isExact, zoomed: windows.zoomed?.width)
  }

  /// Sets an unstated width from a place in the app's code.
  private func stand(in place: DrawSite, _ slot: inout Slot) {
    slot.assumed.formUnion(place.assumptions(of: slot))
    if let width = place.width { return limit(&slot, to: width, isExact: place.isWidthExact) }
    // A container that scrolls sideways, for example, may be wider than any window.
    slot.assumed.insert(.width)
    (slot.windowWidth, slot.windowDevices, slot.zoomedWidth) = (nil, [], nil)
  }

  /// Returns the fields of ``standard`` that remain assumed.
  ///
  /// The configuration's `devices` only state windows, not the container of a text.
  private func assumptions(_ origins: [SlotField: SlotOrigin]) -> Slot.Assumptions {
    var assumed = standard.assumed
    if origins[.framework] != nil { assumed.remove(.framework) }
    if origins[.style] != nil || origins[.font] != nil { assumed.remove(.style) }
    if origins[.width] != nil || ![nil, .configuration].contains(origins[.devices]) { assumed.remove(.width) }
    return assumed
  }

  /// Sets the smallest of the widths on devices unless a width has precedence.
  ///
  /// Returns the widths on devices, or an empty list if they do not apply.
  private func resolveRooms(_ choices: inout ChoiceLayers, _ slot: inout Slot) -> [DeviceRoom] {
    let first = choices.layers.first { $0.choice.fields.width != nil || $0.choice.rooms != nil }
    let rooms = first == nil ? standardRooms : first?.choice.fields.width == nil ? first?.choice.rooms : nil
    guard let rooms else { return [] }
    choices.origins[.devices] = first?.origin ?? .configuration
    slot.width = rooms.rooms.first?.width ?? slot.width
    slot.devices = rooms.rooms.first?.devices ?? []
    slot.windowWidth = rooms.rooms.first?.windowWidth
    return measuresNarrowestOnly ? Array(rooms.rooms.prefix(1)) : rooms.rooms
  }

  /// A lookup of fields in order of precedence, which records their origins.
  private struct ChoiceLayers {
    let layers: [(origin: SlotOrigin, choice: SlotChoice)]
    /// The fields with the highest precedence.
    var fields = SlotFields()
    var origins: [SlotField: SlotOrigin] = [:]

    init(layers: [(SlotOrigin, SlotChoice)]) { self.layers = layers.map { ($0.0, $0.1) } }

    /// Copies each field that `isWanted` accepts from the first layer that states it.
    mutating func fill(_ isWanted: (SlotField) -> Bool) {
      for descriptor in SlotDescriptor.all where isWanted(descriptor.field) {
        guard let layer = layers.first(where: { descriptor.isStated(in: $0.choice.fields) }) else { continue }
        descriptor.copy(from: layer.choice.fields, to: &fields)
        origins[descriptor.field] = layer.origin
      }
    }
  }
}
