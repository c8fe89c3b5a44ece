package import DynamicType

/// The text of one element of a screen in one environment, measured in the element's frame.
public struct ElementText: Sendable {
  /// The screen, shared by all of its elements.
  package let place: Shared<ScreenMeasurement>
  /// The index of the element in the screen's elements.
  public var index: Int
  /// The text measured in its frame, shared by all elements with equal text and frame size.
  package let answer: Shared<SlotMeasurement>

  /// The text size that the frame is described at, if the text was measured at another one.
  ///
  /// The frame at the measured text size is then unknown. Nil if both sizes are equal.
  package let describedAt: ContentSizeCategory?

  /// Creates a subject for rules on element texts.
  ///
  /// - Parameters:
  ///   - place: The screen.
  ///   - index: The index of the element in the screen's elements.
  ///   - answer: The text measured in its frame.
  ///   - describedAt: The text size that the frame is described at, if it differs.
  package init(
    place: Shared<ScreenMeasurement>, index: Int, answer: Shared<SlotMeasurement>,
    describedAt: ContentSizeCategory? = nil
  ) {
    self.describedAt = describedAt
    self.place = place
    self.index = index
    self.answer = answer
  }

  /// The text measured in its frame, at the environment's size category only.
  public var measurement: SlotMeasurement { answer.value }

  /// The screen.
  public var screen: ScreenMeasurement { place.value }
  /// The element.
  public var element: LayoutElement { place.value.layout.elements[index] }
}
