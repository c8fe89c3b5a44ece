import Adaptivity
import AuditModel
import DynamicType
import Foundation
import LayoutRules

/// Screens as a layout file says them: one list of elements, and a frame of each in every environment.
struct LayoutFileText {
  /// The flags as a layout file names them.
  private static let flags: [(LayoutElement.Flags, String)] = [
    (.primary, "primary"), (.secondary, "secondary"), (.decorative, "decorative"), (.hidden, "hidden"),
    (.disabled, "disabled"), (.focused, "focused"), (.selected, "selected"), (.firstVisible, "firstVisible"),
    (.scrollsVertically, "scrollsVertically"), (.scrollsHorizontally, "scrollsHorizontally"),
    (.belowSafeArea, "belowSafeArea"), (.fixedSize, "fixedSize"), (.scalesWithTextSize, "scalesWithTextSize"),
    (.bezel, "bezel"), (.spokenText, "spokenText"), (.systemSized, "systemSized"), (.systemPlaced, "systemPlaced"),
    (.overlay, "overlay"),
  ]

  private var screens: [[String: Any]] = []

  /// The text of the file.
  ///
  /// - Throws: What JSON cannot say.
  func data() throws -> Data {
    try JSONSerialization.data(withJSONObject: ["typecheckLayout": 1, "screens": screens], options: [.prettyPrinted])
  }

  /// Whether a layout file can say all of a screen: not what only a recording knows.
  static func canExpress(_ layout: Screen) -> Bool {
    !layout.isRecorded && layout.rounding == 0 && layout.alternatives.isEmpty && layout.chrome.keyboardFrame == nil
  }

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - name: What the file calls it.
  ///   - layouts: The screen in each of its environments.
  mutating func add(_ name: String, _ layouts: [Screen]) {
    var elements: [(id: String, fields: [String: Any])] = []
    for layout in layouts {
      for element in layout.elements where !elements.contains(where: { $0.id == element.id }) {
        var fields = Self.fields(element)
        fields["id"] = element.id
        fields["frame"] = nil
        if let parent = element.parent { fields["parent"] = layout.elements[parent].id }
        elements.append((element.id, fields))
      }
    }
    var screen: [String: Any] = ["name": name, "elements": elements.map(\.fields)]
    if let kind = layouts.first?.kind { screen["kind"] = kind.rawValue }
    screen["layouts"] = layouts.map { layout in
      var frames: [String: Any] = [:]
      for (id, common) in elements {
        guard let element = layout.elements.first(where: { $0.id == id }) else {
          frames[id] = NSNull()
          continue
        }
        let fields = Self.fields(element)
        let others = fields.filter { key, value in
          key != "frame"
            && !NSDictionary(object: value, forKey: 0 as NSNumber).isEqual(to: [0 as NSNumber: common[key] ?? NSNull()])
        }
        frames[id] = others.isEmpty ? fields["frame"] : others.merging(["frame": fields["frame"] ?? NSNull()]) { $1 }
      }
      var fields = Self.chrome(layout)
      fields["environment"] = Self.environment(layout)
      fields["frames"] = frames
      return fields
    }
    screens.append(screen)
  }

  private static func chrome(_ layout: Screen) -> [String: Any] {
    var fields: [String: Any] = [:]
    fields["hidesStatusBar"] = layout.chrome.hidesStatusBar
    fields["hidesHomeIndicator"] = layout.chrome.hidesHomeIndicator
    fields["showsKeyboard"] = layout.chrome.showsKeyboard
    fields["deferredEdges"] = layout.chrome.deferredEdges?.map(\.rawValue).sorted()
    return fields
  }

  private static func environment(_ layout: Screen) -> [String: Any] {
    let environment = layout.environment
    let held = layout.interfaceOrientation.map { $0.rawValue.dropFirst("UIInterfaceOrientation".count) }
    var fields: [String: Any] = [
      "orientation": held.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? environment.orientation.rawValue,
      "window": environment.window.description, "category": environment.category.rawValue,
      "direction": environment.direction.rawValue, "os": environment.systemVersion.description,
      "appearance": environment.style.rawValue, "displayZoom": environment.isDisplayZoomed,
    ]
    fields["device"] = environment.device?.id
    fields["locale"] = environment.locale
    return fields
  }

  private static func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

  private static func fields(_ element: LayoutElement) -> [String: Any] {
    var fields: [String: Any] = ["role": element.role.rawValue, "frame": numbers(element.frame)]
    fields["hitFrame"] = element.hitFrame.map(numbers)
    fields["flags"] = flags.filter { element.flags.contains($0.0) }.map(\.1)
    guard let content = element.content else { return fields }
    fields["text"] = content.text
    fields["key"] = content.key
    fields["table"] = content.table
    fields["locale"] = content.locale
    fields["style"] = content.style?.rawValue
    fields["font"] = content.family
    fields["size"] = content.size
    fields["weight"] = content.weight?.rawValue
    fields["lines"] = content.lines
    fields["minimumScale"] = content.minimumScale
    fields["maxCategory"] = content.maxCategory?.rawValue
    fields["color"] = content.color
    fields["background"] = content.background
    fields["cornerRadius"] = content.cornerRadius
    fields["picture"] = content.picture.map { picture in
      var fields: [String: Any] = ["size": [picture.size.width, picture.size.height], "mode": picture.mode.rawValue]
      fields["focus"] = picture.focus.map(numbers)
      fields["textSize"] = picture.textSize
      return fields
    }
    return fields
  }
}
