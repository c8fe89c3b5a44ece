/// The text of one element of a screen in one environment, measured in the element's frame.
public struct ElementText: Sendable {
  /// The screen; one for all of its elements.
  package let place: Shared<ScreenMeasurement>
  /// The element's place among the screen's elements.
  public var index: Int
  /// The text in the room of its frame, at the size category of the environment alone.
  public var measurement: SlotMeasurement

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - place: The screen.
  ///   - index: The element's place among the screen's elements.
  ///   - measurement: The text in the room of its frame.
  package init(place: Shared<ScreenMeasurement>, index: Int, measurement: SlotMeasurement) {
    self.place = place
    self.index = index
    self.measurement = measurement
  }

  /// The screen.
  public var screen: ScreenMeasurement { place.value }
  /// The element.
  public var element: LayoutElement { place.value.layout.elements[index] }
}
