internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ViewContext {
  /// Adds the callers' properties that the body does not state.
  mutating func inherit(_ outer: ViewContext) {
    if role.isGeneral, !outer.role.isGeneral, !isElsewhere { role = combined(with: outer.role) }
    isElsewhere = isElsewhere || outer.isElsewhere
    latestSystem = [latestSystem, outer.latestSystem].compactMap(\.self).max()
    let drawing = styles.inherit(outer.styles)
    for call in drawing.calls {
      if ControlStyle.named(call.name)?.isSystem(call, components.binder) == true, !call.isIconOnly { continue }
      if call.isIconOnly { role = .spoken }
      if let style = context(ofModifier: call), style.onlyNarrows {
        space.markInexact()
        continue
      }
      // The callers' code draws the control around the text.
      leave(to: call)
    }
    if let call = drawing.open { leave(to: call) }
    space.inherit(outer.space)
    guard !isClosed else { return }
    inheritFont(outer)
    face = face ?? outer.face
    isSlanted = isSlanted || outer.isSlanted
    weight = weight ?? outer.weight
    lines = lines ?? outer.lines
    scale = scale ?? outer.scale
    sizes.inherit(outer.sizes)
    truncation = truncation ?? outer.truncation
    uppercase = uppercase ?? outer.uppercase
    isClosed = outer.isClosed
  }

  /// Adds the callers' fonts, if some use sets no font in the body.
  private mutating func inheritFont(_ outer: ViewContext) {
    isRooted = isRooted || outer.isRooted
    guard let own = font else {
      if open == nil { font = outer.font }
      open = open ?? outer.open
      return
    }
    guard own.mayBeStandard, open == nil else { return }
    font = own.inheriting(outer.font)
    open = outer.open
  }

  /// The fonts at the end of the code that was read; nil if code that is not understood may set another one.
  private func fontChoice(at origin: SourceLocation) -> FontChoice? {
    font ?? (open == nil ? FontChoice(standardAt: origin) : nil)
  }

  /// The code outside of all fonts that may set one.
  private var openOutside: SourceLocation? { font?.mayBeStandard ?? true ? open : nil }

  /// Stops at code that may draw the text in any font and width.
  private mutating func leave(to call: SourceNode) {
    if components.isNeutral(call) { return space.markInexact() }
    if font == nil { open = open ?? call.nameLocation }
    space.markUnknown(call)
  }

  /// Whether the code only reduces the width of a text, if anything.
  private var onlyNarrows: Bool {
    let isFontKept = font == nil && open == nil && face == nil && weight == nil && uppercase == nil
    let areLinesKept = lines == nil && scale == nil && truncation == nil
    let areSizesKept = sizes.smallest == nil && sizes.largest == nil
    return isFontKept && areLinesKept && areSizesKept && styles.areSystem(components.binder) && space.onlyNarrows
  }

  /// Returns the common properties of two callers; others are unknown.
  func merged(with other: ViewContext) -> ViewContext {
    var merged = self
    if role != other.role { merged.role = role.isGeneral && other.role.isGeneral ? .text : .unknown }
    merged.space = space.merged(with: other.space)
    merged.styles = styles.merged(with: other.styles)
    // A caller on earlier systems has the narrower window.
    if let one = latestSystem, let two = other.latestSystem { merged.latestSystem = min(one, two) }
    if latestSystem == nil || other.latestSystem == nil { merged.latestSystem = nil }
    (merged.font, merged.open) = (nil, openOutside ?? other.openOutside)
    if let origin = font?.origin ?? other.font?.origin, let one = fontChoice(at: origin),
      let two = other.fontChoice(at: origin)
    {
      merged.font = one.merged(with: two)
    }
    merged.isRooted = isRooted && other.isRooted
    merged.face = face ?? other.face
    merged.isSlanted = isSlanted || other.isSlanted
    merged.weight = Self.common(weight, other.weight)
    merged.lines = Self.larger(lines, other.lines)
    merged.scale = Self.common(scale, other.scale)
    merged.sizes = sizes.merged(with: other.sizes)
    merged.truncation = Self.common(truncation, other.truncation)
    merged.uppercase = Self.common(uppercase, other.uppercase)
    merged.isClosed = isClosed && other.isClosed
    merged.isElsewhere = isElsewhere && other.isElsewhere
    return merged
  }

  private static func common<Value>(
    _ one: TextUse.Value<Value>?, _ other: TextUse.Value<Value>?
  ) -> TextUse.Value<Value>? {
    one?.value == other?.value && one?.certainty == other?.certainty
      ? one : TextUse.Value(nil, .unknown, at: one?.origin ?? other?.origin)
  }

  /// Returns the larger line limit of two callers; without a limit, the text has as many lines as it needs.
  private static func larger(_ one: TextUse.Value<Int>?, _ other: TextUse.Value<Int>?) -> TextUse.Value<Int>? {
    guard let first = one ?? other else { return nil }
    let limits = [one, other].map { limit in limit.map { $0.certainty == .unknown ? nil : $0.value } ?? 0 }
    guard one?.value != other?.value || one?.certainty != other?.certainty else { return one }
    guard !limits.contains(nil) else { return TextUse.Value(nil, .unknown, at: first.origin) }
    let most = limits.contains(0) ? 0 : limits.compactMap(\.self).max()
    return TextUse.Value(most, .atMost, at: first.origin)
  }
}
