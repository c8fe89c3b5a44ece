package import DynamicType

/// The text of one element of a screen in one environment, measured in the element's frame.
public struct ElementText: Sendable {
  /// The screen, shared by all of its elements.
  package let place: Shared<ScreenMeasurement>
  /// The index of the element in the screen's elements.
  public var index: Int
  /// The text measured in its frame, shared by all elements with equal text and frame size.
  package let answer: Shared<SlotMeasurement>

  /// The text size at which the layout describes the frame; nil if the text was measured at the same size.
  ///
  /// If set, the frame at the measured text size is unknown.
  package let describedAt: ContentSizeCategory?

  /// Creates a subject for rules on element texts.
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

  /// The screen that contains the element.
  public var screen: ScreenMeasurement { place.value }
  /// The element that shows the text.
  public var element: LayoutElement { place.value.layout.elements[index] }
}
