/// The text of one element of a screen in one environment, measured in the element's frame.
public struct ElementText: Sendable {
  /// The screen; one for all of its elements.
  package let place: Shared<ScreenMeasurement>
  /// The element's place among the screen's elements.
  public var index: Int
  /// The text in the room of its frame; one for all elements with the same text in the same room.
  package let answer: Shared<SlotMeasurement>

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - place: The screen.
  ///   - index: The element's place among the screen's elements.
  ///   - answer: The text in the room of its frame.
  package init(place: Shared<ScreenMeasurement>, index: Int, answer: Shared<SlotMeasurement>) {
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
