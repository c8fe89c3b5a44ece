import Adaptivity
import AuditModel
import Documents

/// An element of a page source, with the attributes of its tag.
struct PageElement {
  /// The kind of element.
  var type: PageElementType
  /// The position of the tag in the file.
  var location: SourceLocation
  /// The identifier, or the label of an element without an identifier.
  var name: String?
  /// The text that VoiceOver reads.
  var label: String?
  /// The value; for a static text, the text itself.
  var value: String?
  /// The placeholder of an empty text field.
  var placeholder: String?
  var isEnabled = true
  var isVisible = true
  var isAccessible = false
  var isFocused = false
  var isSelected = false
  /// The accessibility traits, such as `Button`.
  var traits: [Substring] = []
  /// The frame from `x`, `y`, `width` and `height`, rounded outwards to whole points.
  private var frame: [String: String] = [:]
  /// The exact frame from `nativeFrame`.
  var nativeFrame: Rect?

  /// The reason for a missing frame.
  enum FrameFault: Error {
    /// An attribute is missing.
    case missing
    /// The recorder could not determine the frame.
    case unknown
    /// An attribute has an invalid value.
    case wrong(String)
  }

  /// Reads the attributes of a tag.
  init(_ type: PageElementType, _ tag: XMLTag) {
    self.type = type
    location = tag.location
    for attribute in tag.attributes {
      let text = attribute.value
      switch attribute.name {
      case "name": name = text.isEmpty ? nil : text
      case "label": label = text.isEmpty ? nil : text
      case "value": value = text.isEmpty ? nil : text
      case "placeholderValue": placeholder = text.isEmpty ? nil : text
      case "enabled": isEnabled = text != "false"
      case "visible": isVisible = text != "false"
      case "accessible": isAccessible = text == "true"
      case "focused": isFocused = text == "true"
      case "selected": isSelected = text == "true"
      case "traits": traits = text.split { $0 == "," || $0 == " " }
      case "x", "y", "width", "height": frame[attribute.name] = text
      case "nativeFrame": nativeFrame = Self.native(text)
      default: break
      }
    }
    if traits.contains("Selected") { isSelected = true }
    if traits.contains("NotEnabled") { isEnabled = false }
  }

  /// Returns the exact frame, or the rounded frame if there is no exact one.
  func rect() throws(FrameFault) -> Rect {
    if let nativeFrame { return nativeFrame }
    guard frame.count == 4 else { throw .missing }
    var numbers: [Double] = []
    for side in ["x", "y", "width", "height"] {
      let text = frame[side] ?? ""
      guard let number = Self.number(text) else { throw .wrong("\(side) is \(Quotation(text)), not a number") }
      guard abs(number) <= JSONFieldParser.farthest else {
        throw .wrong("\(side) is \(Quotation(text)), off every screen")
      }
      numbers.append(number)
    }
    // WebDriverAgent writes this frame if the system provides no finite one (WebDriverAgent, BROKEN_RECT).
    if numbers == [-1, -1, 0, 0] { throw .unknown }
    for (index, side) in [(2, "width"), (3, "height")] where numbers[index] < 0 {
      throw .wrong("\(side) is \(Quotation(frame[side] ?? "")), below zero")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns a decimal number, or nil for other texts, such as `0x10`.
  private static func number(_ text: some StringProtocol) -> Double? {
    guard !text.contains(where: { "xXpP".contains($0) }), let number = Double(text), !number.isNaN else { return nil }
    return number
  }

  /// Returns a frame in UIKit's notation `{{x, y}, {width, height}}`, or nil for other texts.
  private static func native(_ text: String) -> Rect? {
    let numbers = text.split { "{}, ".contains($0) }.compactMap { number($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= JSONFieldParser.farthest }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the role of the element on the screen, which depends on whether it is in a bar or a text.
  func role(isInBar: Bool, isInText: Bool) -> LayoutElement.Role {
    var role = type.role
    if role == .container || role == .text || role == .image {
      if traits.contains("Button") || traits.contains("Link") {
        role = .button
      } else if role == .container, traits.contains("Adjustable") {
        role = .control
      } else if role == .container, traits.contains("Image") {
        role = .image
      }
    }
    // A link in a sentence is as high as its line, so it does not count as a button.
    if isInText, role == .button, type.name == "Link" || traits.contains("Link") { return .text }
    return isInBar && role == .button ? .barItem : role
  }

  /// Returns the text that the element draws or, for a button, that VoiceOver reads.
  func text(for role: LayoutElement.Role) -> (text: String, isSpoken: Bool)? {
    switch role {
    case .text: return (value ?? label).map { ($0, false) }
    case .textField:
      // The value of a password field contains only dots.
      guard type.name != "SecureTextField" else { return placeholder.map { ($0, false) } }
      return (value ?? placeholder).map { ($0, false) }
    case .button, .barItem:
      if type.name == "StaticText" { return (value ?? label).map { ($0, false) } }
      return label.map { ($0, true) }
    default: return nil
    }
  }
}
