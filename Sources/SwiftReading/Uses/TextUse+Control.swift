internal import AuditModel
internal import DynamicType
internal import SwiftTrees

extension TextUse {
  /// The default font size and line limit of each control.
  ///
  /// Source: Apple documentation of UIKit: `UILabel.font` and `UITextField.font` (system font of 17 points),
  /// `UILabel.numberOfLines` (1), `UIListContentConfiguration.TextProperties.numberOfLines` (0). No source states the
  /// fonts of a cell's labels.
  private static let defaults: [String: (size: Double?, lines: Int)] = [
    "UILabel": (17, 1), "UITextField": (17, 1), "UIButton": (nil, 1),
    "UIListContentConfiguration": (nil, 0), ControlSearch.row: (nil, 1),
  ]

  /// Adds the properties that code sets on the control that draws the text.
  mutating func read(_ control: Controls.Control, _ components: Components) {
    guard !control.isEscaped else {
      minimumScale = Value(nil, .unknown)
      return
    }
    // The title of a configuration has its own font.
    if control.hasConfiguration {
      if !control.mayHaveConfiguration { readTitle(control) }
    } else {
      let standard = control.isOpen ? nil : control.system.flatMap { Self.defaults[$0] }
      // An attributed string may have its own font.
      if !place.lowercased().contains("attributed") { readFont(control, standard?.size, components) }
      lines = number(control, standard?.lines)
    }
    switch (control.stated(.fits), control.stated(.minimumScaleFactor)) {
    case (.value(let fits), .value(let factor)) where fits.name == "true":
      minimumScale = Value(factor.decimal, factor.decimal == nil ? .unknown : .exact, at: factor.location)
    case (.value(let fits), _) where fits.name == "false": break
    case (.nothing, _): if control.isOpen { minimumScale = Value(nil, .unknown) }
    case (.value(let fits), _): minimumScale = Value(nil, .unknown, at: fits.location)
    case (.open(let origin), _): minimumScale = Value(nil, .unknown, at: origin)
    }
    if !control.hasConfiguration { readLineBreaks(control) }
    if case .value(let flag) = control.stated(.follows), flag.kind == .constant {
      followsSetting = Value(flag.name == "true", .exact, at: flag.location)
    }
    if case .value(let constant) = control.stated(.width), let points = constant.decimal {
      width = Value(OfferedWidth(most: points), .atMost, at: constant.location)
    }
  }

  /// Adds the line breaks of a configuration's title, which wraps by default.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration.titleLineBreakMode` (`byWordWrapping`).
  private mutating func readTitle(_ control: Controls.Control) {
    switch control.titleMode {
    case .nothing: lines = Value(0, .exact, at: control.creation?.location)
    case .value(let mode):
      let cut = Self.truncation(mode)
      let isOneLine = cut != nil && !mode.wraps
      lines = Value(cut == nil ? nil : isOneLine ? 1 : 0, cut == nil ? .unknown : .exact, at: mode.location)
      if isOneLine { truncation = cut.map { Value($0, .exact, at: mode.location) } }
    case .open(let origin): lines = Value(nil, .unknown, at: origin)
    }
  }

  /// Adds the line breaks of a label, field or button.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.lineBreakMode` (`byTruncatingMiddle`).
  private mutating func readLineBreaks(_ control: Controls.Control) {
    let isTitle = control.system == "UIButton"
    switch control.stated(.lineBreakMode) {
    case .value(let mode):
      truncation = Self.truncation(mode).map { Value($0, .exact, at: mode.location) }
      // A wrapping button title has as many lines as it needs.
      if isTitle, mode.wraps, case .nothing = control.stated(.numberOfLines) {
        lines = Value(nil, .unknown, at: mode.location)
      }
    // For an outlet, the document states the mode.
    case .nothing:
      if isTitle, outlet == nil {
        truncation = Value(.middle, control.isOpen ? .assumed : .exact, at: control.creation?.location)
      }
    case .open(let origin): truncation = Value(nil, .unknown, at: origin)
    }
  }

  private mutating func readFont(_ control: Controls.Control, _ standard: Double?, _ components: Components) {
    switch control.stated(.font) {
    case .value(let font):
      let reading = components.uiFont(font)
      let isKnown = reading?.isCustom == false
      style = Value(reading?.style, isKnown ? .exact : .unknown, at: font.location)
      if isKnown {
        fixedSize = reading?.fixedSize.map { Value($0, .exact, at: font.location) }
        weight = reading?.weight.map { Value($0, .exact, at: font.location) }
      }
    case .open(let origin): style = Value(nil, .unknown, at: origin)
    case .nothing:
      guard let standard, let origin = control.creation?.location else { return }
      style = Value(nil, .exact, at: origin)
      fixedSize = Value(standard, .exact, at: origin)
    }
  }

  private func number(_ control: Controls.Control, _ standard: Int?) -> Value<Int> {
    switch control.stated(.numberOfLines) {
    case .value(let number): Value(number.whole, number.whole == nil ? .unknown : .exact, at: number.location)
    case .open(let origin): Value(nil, .unknown, at: origin)
    case .nothing: Value(standard, standard == nil ? .unknown : .exact, at: control.creation?.location)
    }
  }

  private static func truncation(_ mode: SourceNode) -> Slot.Truncation? {
    switch mode.name {
    case "byTruncatingHead": .head
    case "byTruncatingMiddle": .middle
    case "byTruncatingTail": .tail
    // As many characters as fit are visible.
    case "byClipping", "byCharWrapping": .clip
    case "byWordWrapping": .wrap
    default: nil
    }
  }
}

extension SourceNode {
  /// Whether a line break mode continues a text on the next line.
  fileprivate var wraps: Bool { name == "byWordWrapping" || name == "byCharWrapping" }
}
