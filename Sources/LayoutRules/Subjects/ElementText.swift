internal import AuditModel
internal import DynamicType

/// The text of one element of a screen in one environment, measured in the element's frame.
package struct ElementText: Sendable {
  /// The screen, shared by all of its elements.
  let place: Shared<ScreenMeasurement>
  /// The index of the element in the screen's elements.
  var index: Int
  /// The text measured in its frame, shared by all elements with equal text and frame size.
  let answer: Shared<SlotMeasurement>

  /// The text size that the frame is described at, if the text was measured at another one.
  ///
  /// The frame at the measured text size is then unknown. Nil if both sizes are equal.
  var describedAt: ContentSizeCategory?

  /// The screen.
  var screen: ScreenMeasurement { place.value }
}
