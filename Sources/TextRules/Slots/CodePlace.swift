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
    // A style that nobody assumed was stated, unless the system decides about the place.
    let isStated = choice.fields.style != nil || slot.assumed.contains(.style) || SystemPlace.of(slot.role) != nil
    guard isStated else { return false }
    var stated = slot
    for descriptor in SlotDescriptor.all { descriptor.apply(choice.fields, to: &stated) }
    stated.size = fixedSize ?? stated.size
    return stated == slot
  }
}
