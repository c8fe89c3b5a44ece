/// A measured text with its uses, colours and letters.
public struct PageResult: Hashable, Sendable {
  /// The text in a slot, with every size that was measured.
  public var result: SlotMeasurement
  /// The places in the app's code that draw the text in this slot, in the order of the sources.
  public var uses: [TextUse]
  /// The colours that all these places state; nil if they are not known or differ.
  package var colors: PageColors?
  /// The heights of the letters; nil if the slot has no height.
  package var letters: LetterHeights?

  /// Creates a text of a page.
  ///
  /// - Parameters:
  ///   - result: The text in a slot, with every size that was measured.
  ///   - uses: The places in the app's code that draw the text in this slot.
  public init(_ result: SlotMeasurement, uses: [TextUse] = []) {
    self.result = result
    self.uses = uses
  }
}
