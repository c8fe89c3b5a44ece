internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Screens measured as in a real run, for the examples of rules.
struct ScreenExamples {
  /// Returns an element, on line 3 of `screens.layout.json`.
  ///
  /// The frame is left, top, width and height, and the parent is given by its index.
  static func element(
    _ id: String, _ role: LayoutElement.Role, _ frame: (Double, Double, Double, Double), in parent: Int? = nil,
    _ flags: LayoutElement.Flags = [], content: ((inout LayoutElement.Content) -> Void)? = nil
  ) -> LayoutElement {
    var element = LayoutElement(
      id: id, role: role, frame: Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
      location: SourceLocation(file: "screens.layout.json", line: 3, column: 5))
    element.parent = parent
    element.flags = flags
    if let content {
      var described = LayoutElement.Content()
      content(&described)
      element.content = described
    }
    return element
  }

  /// The tabs of a custom bar that reaches to the bottom of a phone with the Dynamic Island.
  static var tabs: [LayoutElement] {
    [
      element("bar", .container, (0, 769, 393, 83)),
      element("beds", .button, (0, 769, 131, 83), in: 0),
      element("plants", .button, (131, 769, 131, 83), in: 0),
      element("notes", .button, (262, 769, 131, 83), in: 0),
    ]
  }

  /// A screen on a phone with the Dynamic Island, in portrait.
  static func on(_ elements: [LayoutElement], change: (inout ScreenLayout) -> Void = { _ in }) -> ScreenMeasurement {
    on("iphone-16", .portrait, elements, change: change)
  }

  /// A screen on a device in portrait.
  static func on(
    _ device: String, _ elements: [LayoutElement], change: (inout ScreenLayout) -> Void = { _ in }
  ) -> ScreenMeasurement {
    on(device, .portrait, elements, change: change)
  }

  /// A screen on a device.
  static func on(
    _ device: String, _ orientation: Orientation, category: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, _ elements: [LayoutElement],
    change: (inout ScreenLayout) -> Void = { _ in }
  ) -> ScreenMeasurement {
    measured(
      LayoutEnvironment(
        device: DeviceTable.standard[device], orientation: orientation, category: category, direction: direction),
      elements, change)
  }

  /// A screen in a window of 400 by 600 points without a device, whose safe area is unknown.
  static func inWindow(
    _ elements: [LayoutElement], change: (inout ScreenLayout) -> Void = { _ in }
  ) -> ScreenMeasurement {
    measured(
      LayoutEnvironment(device: nil, window: .custom(Size(width: 400, height: 600))), elements, change)
  }

  /// One screen in several environments.
  static func set(_ screens: ScreenMeasurement...) -> ScreenSet { ScreenSet(name: "Beds", screens: screens) }

  private static func measured(
    _ environment: LayoutEnvironment, _ elements: [LayoutElement], _ change: (inout ScreenLayout) -> Void
  ) -> ScreenMeasurement {
    var screen = ScreenLayout(
      name: "Beds", environment: environment,
      location: SourceLocation(file: "screens.layout.json", line: 2, column: 3))
    screen.elements = elements
    change(&screen)
    do throws(AdaptivityError) {
      return ScreenMeasurement(layout: screen, geometry: try LayoutGeometry(environment))
    } catch {
      preconditionFailure("the environment of an example cannot be: \(error)")
    }
  }
}
