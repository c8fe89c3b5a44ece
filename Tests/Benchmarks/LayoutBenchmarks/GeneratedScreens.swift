import TypeCheckKit

/// A large screen in many environments, the same in every run: a list whose rows hold two texts, a switch and a button,
/// bars above and below, and a fault now and then.
struct GeneratedScreens {
  /// How many elements a screen has.
  let elements: Int
  /// In how many environments it is laid out.
  let environments: Int
  /// One element in so many is laid out wrongly.
  var faultEvery = 500

  /// The screen in each environment.
  var screens: [Screen] { Self.environments(environments).map(screen) }

  /// Devices of every kind in both orientations, at the default text size and at larger ones.
  private static func environments(_ count: Int) -> [LayoutEnvironment] {
    let devices = DeviceTable.standard.devices(in: .all)
    let sizes: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityLarge]
    return (0..<count).map { place in
      LayoutEnvironment(
        device: devices[(place / 2) % devices.count], orientation: place.isMultiple(of: 2) ? .portrait : .landscape,
        category: sizes[(place / (2 * devices.count)) % sizes.count])
    }
  }

  private func screen(_ environment: LayoutEnvironment) -> Screen {
    let location = SourceLocation(file: "generated.layout.json", line: 1, column: 1)
    var screen = Screen(name: "Generated", environment: environment, location: location)
    guard let size = environment.device?.screen(environment.orientation) else { return screen }
    screen.elements.reserveCapacity(elements)
    func add(
      _ id: String, _ role: LayoutElement.Role, _ frame: Rect, in parent: Int?, _ flags: LayoutElement.Flags = []
    ) {
      var element = LayoutElement(id: id, role: role, frame: frame, location: location)
      element.parent = parent
      element.flags = flags
      if role == .text || role == .button {
        var content = LayoutElement.Content()
        content.text = id
        content.style = role == .button ? .headline : .body
        element.content = content
      }
      screen.elements.append(element)
    }
    add("paper", .background, Rect(size), in: nil)
    add("list", .scrollView, Rect(size), in: nil, .scrollsVertically)
    // Wide enough for every inset at the sides.
    let margin = environment.orientation == .portrait ? 20.0 : 90.0
    var row = 0
    while screen.elements.count + 5 <= elements {
      let top = 120 + Double(row) * 120
      let isWrong = row.isMultiple(of: max(1, faultEvery / 5))
      let cell = screen.elements.count
      add("row \(row)", .cell, Rect(x: 0, y: top, width: size.width, height: 120), in: 1)
      add("name \(row)", .text, Rect(x: isWrong ? 4 : margin, y: top + 8, width: 120, height: 24), in: cell)
      add("note \(row)", .text, Rect(x: margin, y: top + 40, width: 120, height: 24), in: cell)
      let trailing = size.width - margin
      add("switch \(row)", .control, Rect(x: trailing - 124, y: top + 8, width: 51, height: 44), in: cell)
      add(
        "open \(row)", .button, Rect(x: trailing - 44, y: top + 8, width: 44, height: isWrong ? 20 : 44), in: cell,
        .bezel)
      row += 1
    }
    return screen
  }
}
