package import DynamicType

/// The text of one element of a screen in one environment, measured in the element's frame.
public struct ElementText: Sendable {
  /// The screen; one for all of its elements.
  package let place: Shared<ScreenMeasurement>
  /// The element's place among the screen's elements.
  public var index: Int
  /// The text in the room of its frame; one for all elements with the same text in the same room.
  package let answer: Shared<SlotMeasurement>

  /// The text size at which the frame is described, where the text was measured at another one.
  ///
  /// The frame at that other text size is not known. Nil where both are the same.
  package let describedAt: ContentSizeCategory?

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - place: The screen.
  ///   - index: The element's place among the screen's elements.
  ///   - answer: The text in the room of its frame.
  ///   - describedAt: The text size at which the frame is described, where it is another one.
  package init(
    place: Shared<ScreenMeasurement>, index: Int, answer: Shared<SlotMeasurement>,
    describedAt: ContentSizeCategory? = nil
  ) {
    self.describedAt = describedAt
    self.place = place
    self.index = index
    self.answer = answer
  }

  /// The text in the room of its frame, at the size category of the environment alone.
  public var measurement: SlotMeasurement { answer.value }

  /// The screen.
  public var screen: ScreenMeasurement { place.value }
  /// The element.
  public var element: LayoutElement { place.value.layout.elements[index] }
}
