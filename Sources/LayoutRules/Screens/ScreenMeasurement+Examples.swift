internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension LayoutElement {
  /// Returns an element for the examples of rules, on line 3 of `screens.layout.json`.
  ///
  /// The frame is left, top, width and height, and the parent is given by its index.
  static func element(
    _ id: String, _ role: Role, _ frame: (Double, Double, Double, Double), in parent: Int? = nil, _ flags: Flags = [],
    content: ((inout Content) -> Void)? = nil
  ) -> LayoutElement {
    var element = LayoutElement(
      id: id, role: role, frame: Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
      location: SourceLocation(file: "screens.layout.json", line: 3, column: 5))
    element.parent = parent
    element.flags = flags
    if let content {
      var described = Content()
      content(&described)
      element.content = described
    }
    return element
  }
}

extension [LayoutElement] {
  /// The elements of a custom tab bar that reaches to the bottom of a phone with the Dynamic Island.
  static var tabs: [LayoutElement] {
    [
      .element("bar", .container, (0, 769, 393, 83)),
      .element("beds", .button, (0, 769, 131, 83), in: 0),
      .element("plants", .button, (131, 769, 131, 83), in: 0),
      .element("notes", .button, (262, 769, 131, 83), in: 0),
    ]
  }
}

extension ScreenMeasurement {
  /// Returns a screen measured as in a real run, for the examples of rules.
  ///
  /// The default device is a phone with the Dynamic Island.
  static func screen(
    _ elements: [LayoutElement] = [], on device: String = "iphone-16", in orientation: Orientation = .portrait,
    category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight,
    change: (inout Screen) -> Void = { _ in }
  ) -> ScreenMeasurement {
    let environment = LayoutEnvironment(
      device: DeviceTable.standard[device], orientation: orientation, category: category, direction: direction)
    return measured(environment, elements, change)
  }

  /// Returns a screen that shows one element.
  static func showing(
    _ id: String, _ role: LayoutElement.Role, _ frame: (Double, Double, Double, Double),
    _ flags: LayoutElement.Flags = [], on device: String = "iphone-16", in orientation: Orientation = .portrait,
    category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight,
    change: (inout Screen) -> Void = { _ in }
  ) -> ScreenMeasurement {
    screen(
      [.element(id, role, frame, flags)], on: device, in: orientation, category: category, direction: direction,
      change: change)
  }

  /// Returns a screen in a window of 400 by 600 points without a device, whose safe area is unknown.
  static func inWindow(
    _ elements: [LayoutElement], change: (inout Screen) -> Void = { _ in }
  ) -> ScreenMeasurement {
    measured(LayoutEnvironment(device: nil, window: .custom(Size(width: 400, height: 600))), elements, change)
  }

  private static func measured(
    _ environment: LayoutEnvironment, _ elements: [LayoutElement], _ change: (inout Screen) -> Void
  ) -> ScreenMeasurement {
    var screen = Screen(
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

extension ScreenSet {
  /// Returns one screen in several environments, for the examples of rules.
  static func set(_ screens: ScreenMeasurement...) -> ScreenSet { ScreenSet(name: "Beds", screens: screens) }

  /// Returns a screen at several text sizes, with one text whose size may grow, for the examples of rules.
  static func text(
    at categories: [ContentSizeCategory], _ flags: LayoutElement.Flags = [],
    _ content: @escaping (inout LayoutElement.Content) -> Void, grow: (Double) -> Double? = { _ in nil }
  ) -> ScreenSet {
    let screens = categories.enumerated().map { step, category in
      let size = grow(Double(step))
      let note = LayoutElement.element("note", .text, (16, 100, 300, 80), flags) {
        content(&$0)
        $0.size = size ?? $0.size
      }
      return ScreenMeasurement.screen([note], category: category)
    }
    return ScreenSet(name: "Beds", screens: screens)
  }
}
