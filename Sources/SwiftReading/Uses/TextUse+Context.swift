internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

extension TextUse {
  /// Adds the properties that the code around a SwiftUI place states.
  ///
  /// `outer` has the properties from the uses of the view around the call, and `frame` the values in its code. `steps` is the maximum number of nodes to
  /// read.
  mutating func read(
    _ place: TextPlace, at call: SourceNode, in outer: ViewContext?, _ frame: Frame, _ components: Components,
    steps: Int = ContextLimits.most
  ) {
    if call.hidesTitle { role = .unknown }
    if place.form == .type { role = call.barRole(components.binder) ?? role }
    guard place.isSwiftUI, place.form == .view else { return }
    isPart = isPart || call.isInterpolated
    var context = ViewContext(of: call, role: place.role, components, steps: steps, in: frame)
    if let outer { context.inherit(outer) }
    read(context, place.stated)
  }

  /// Adds the properties that the code around the place states.
  ///
  /// `stated` has the place's properties in the configuration.
  private mutating func read(_ context: ViewContext, _ stated: SlotFields?) {
    role = context.role
    latestSystem = [latestSystem, context.latestSystem].compactMap(\.self).max()
    (width, height, isHeightClipped) = (context.space.width, context.space.height, context.space.isHeightClipped)
    ignoresSafeArea = context.space.ignoresSafeArea
    minCategory = context.sizes.smallest
    if !role.isGeneral, context.font == nil || Self.placesWithOwnFont.contains(role) {
      // The system lays out its own places. Only an explicit line limit is kept.
      if let stated = context.lines { lines = stated }
      return
    }
    weight = context.weight
    minimumScale = context.scale
    maxCategory = context.sizes.largest
    truncation = context.truncation
    uppercase = context.uppercase
    lines = context.lines ?? Value(0, .assumed)
    // An unknown line limit also limits the height.
    isHeightBounded = role.isInLayout && (!context.space.isHeightFree || ![.exact, .assumed].contains(lines.certainty))
    if let face = context.face, stated?.style == nil {
      style = Value(context.font?.only?.style, .unknown, at: face)
      let isStandard = context.font == nil && context.open == nil && context.isRooted
      let choice = context.font ?? (isStandard ? FontChoice(standardAt: face) : nil)
      fonts = choice?.stating(standard: isStandard ? FontReading(style: .body) : nil).inOtherLetters ?? []
    } else if let choice = context.font {
      let isStandardKnown = context.open == nil && context.isRooted && role.isGeneral
      take(choice.stating(standard: isStandardKnown ? FontReading(style: .body) : nil), weight: context.weight)
    } else if let open = context.open, stated?.style == nil {
      style = Value(nil, .unknown, at: open)
    } else {
      // Every use was read up to a root, and none sets a font.
      style = Value(.body, context.isRooted ? .exact : .assumed)
    }
    if context.isSlanted { for index in fonts.indices { fonts[index].face = nil } }
    if let stated { take(stated) }
  }

  /// The places whose texts have the font of the system, whatever font code sets.
  private static let placesWithOwnFont: Set<TextRole> = [.tabLabel, .segment, .navigationTitle]

  /// Adds the fonts that code may set.
  ///
  /// `stated` is the weight that a modifier outside of the font sets; nil for the font's own.
  mutating func take(_ choice: FontChoice, weight stated: Value<FontWeight>? = nil) {
    (fixedSize, weight, fonts) = (nil, stated, choice.listed)
    let reading = choice.only ?? choice.narrowest
    guard let reading, !reading.isOther else {
      // The letters of another typeface have other widths, though the size is known.
      style = Value(reading?.style, .unknown, at: choice.blocker ?? choice.origin)
      return
    }
    let certainty: Certainty = choice.only == nil ? .atMost : .exact
    style = Value(reading.style, certainty, at: choice.origin)
    fixedSize = reading.fixedSize.map { Value($0, certainty, at: choice.origin) }
    weight = stated ?? reading.weight.map { Value($0, certainty, at: choice.origin) }
  }

  /// Adds the configured properties for an argument of the app's own view.
  private mutating func take(_ stated: SlotFields) {
    func value<Stated>(_ stated: Stated?) -> Value<Stated>? { stated.map { Value($0, .exact) } }
    role = stated.role ?? role
    style = value(stated.style) ?? style
    weight = value(stated.weight) ?? weight
    lines = value(stated.lines) ?? lines
    minimumScale = value(stated.minimumScale) ?? minimumScale
    maxCategory = value(stated.maxCategory) ?? maxCategory
    truncation = value(stated.truncation) ?? truncation
    uppercase = value(stated.uppercase) ?? uppercase
    if let inset = stated.inset { width.value = width.value.map(OfferedWidth(taken: 2 * inset).within) }
  }
}

extension SourceNode {
  /// Whether a call may hide its title: a confirmation dialog without explicit title visibility.
  ///
  /// Source: Apple documentation of SwiftUI, `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  fileprivate var hidesTitle: Bool {
    name == "confirmationDialog" && argument(at: .label("titleVisibility"))?.name != "visible"
  }

  /// Whether a view is interpolated into the text of another view, as in `Text("\(Text("a")): \(b)")`.
  fileprivate var isInterpolated: Bool {
    var node = parent
    while let around = node, [.argument, .member, .call].contains(around.kind) { node = around.parent }
    return node?.kind == .hole
  }
}
