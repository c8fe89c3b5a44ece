import Adaptivity
import AuditModel
import Documents

/// One element of a page source as its tag says it.
struct PageElement {
  /// What kind of element it is.
  var type: PageElementType
  /// Where its tag stands.
  var location: SourceLocation
  /// Its identifier, or its label where it has none.
  var name: String?
  /// What VoiceOver reads.
  var label: String?
  /// Its value: of a text the text itself.
  var value: String?
  /// What a field shows while it is empty.
  var placeholder: String?
  var isEnabled = true
  var isVisible = true
  var isAccessible = false
  var isFocused = false
  var isSelected = false
  /// Its traits, such as `Button`.
  var traits: [Substring] = []
  /// The frame, rounded outwards to whole points.
  var frame = Frame()
  /// The frame as it is.
  var nativeFrame: Rect?

  /// The four numbers of a frame as they are written.
  struct Frame {
    var x: String?
    var y: String?
    var width: String?
    var height: String?
  }

  /// Why an element has no frame.
  enum FrameFault: Error {
    /// Nothing is said of it.
    case missing
    /// The recorder could not find it.
    case unknown
    /// What is said cannot be.
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
      case "x": frame.x = text
      case "y": frame.y = text
      case "width": frame.width = text
      case "height": frame.height = text
      case "nativeFrame": nativeFrame = Self.native(text)
      default: break
      }
    }
    if traits.contains("Selected") { isSelected = true }
    if traits.contains("NotEnabled") { isEnabled = false }
  }

  /// The frame.
  ///
  /// - Throws: Why there is none.
  func rect() throws(FrameFault) -> Rect {
    if let nativeFrame { return nativeFrame }
    guard let x = frame.x, let y = frame.y, let width = frame.width, let height = frame.height else {
      throw .missing
    }
    var numbers: [Double] = []
    for (text, side) in [(x, "x"), (y, "y"), (width, "width"), (height, "height")] {
      guard let number = Self.number(text) else { throw .wrong("\(side) is \(Quotation(text)), no number") }
      guard abs(number) <= JSONFieldParser.farthest else { throw .wrong("\(side) is \(Quotation(text)), on no screen") }
      numbers.append(number)
    }
    // What WebDriverAgent writes where the system gives no finite frame (WebDriverAgent, BROKEN_RECT).
    if numbers == [-1, -1, 0, 0] { throw .unknown }
    for (index, side) in [(2, "width"), (3, "height")] where numbers[index] < 0 {
      throw .wrong("\(side) is \(Quotation([width, height][index - 2])), below zero")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A number as recorders write it, in tens; nil for anything else, such as `0x10`.
  private static func number(_ text: some StringProtocol) -> Double? {
    guard !text.contains(where: { "xXpP".contains($0) }), let number = Double(text), !number.isNaN else { return nil }
    return number
  }

  /// `{{x, y}, {width, height}}`, as UIKit writes a frame; nil for anything else.
  private static func native(_ text: String) -> Rect? {
    let numbers = text.split { "{}, ".contains($0) }.compactMap { number($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= JSONFieldParser.farthest }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// What it is on the screen.
  ///
  /// - Parameters:
  ///   - isInBar: Whether it is in a navigation bar, tab bar or tool bar.
  ///   - isInText: Whether it is in a text.
  /// - Returns: Its role.
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
    // A link in a sentence is as high as its line.
    if isInText, role == .button, type.name == "Link" || traits.contains("Link") { return .text }
    return isInBar && role == .button ? .barItem : role
  }

  /// What it draws or, of a button, what VoiceOver reads of it.
  func text(for role: LayoutElement.Role) -> (text: String, isSpoken: Bool)? {
    switch role {
    case .text: return (value ?? label).map { ($0, false) }
    case .textField:
      // The dots of a password are no text.
      guard type.name != "SecureTextField" else { return placeholder.map { ($0, false) } }
      return (value ?? placeholder).map { ($0, false) }
    case .button, .barItem:
      if type.name == "StaticText" { return (value ?? label).map { ($0, false) } }
      return label.map { ($0, true) }
    default: return nil
    }
  }
}
