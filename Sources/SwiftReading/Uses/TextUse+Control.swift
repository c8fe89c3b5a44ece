internal import AuditModel
internal import CodeValues
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
      // The document's object does not decide either.
      (style, lines) = (Value(nil, .unknown, at: location), Value(nil, .unknown, at: location))
      minimumScale = Value(nil, .unknown, at: location)
      return
    }
    // The title of a configuration has its own font.
    if control.hasConfiguration {
      if !control.mayHaveConfiguration {
        readTitle(control)
        readTitleFont(control, components)
      }
    } else {
      let standard = control.isOpen ? nil : control.system.flatMap { Self.defaults[$0] }
      readFont(control, standard?.size, components)
      lines = number(control, standard?.lines)
      readLineBreaks(control)
    }
    readScale(control)
    if let flag = control.stated(.follows).only?.value, flag.kind == .constant {
      followsSetting = Value(flag.name == "true", .exact, at: flag.location)
    }
    readLargest(control)
    if let constant = control.stated(.width).only?.value, let points = constant.decimal {
      width = Value(OfferedWidth(most: points), .atMost, at: constant.location)
    }
  }

  private mutating func readScale(_ control: Controls.Control) {
    switch control.stated(.fits) {
    case .nothing: if control.isOpen { minimumScale = Value(nil, .unknown) }
    case .open(let origin): minimumScale = Value(nil, .unknown, at: origin)
    case .values(let flags, let mayBeUnset):
      // The default is false.
      if flags.allSatisfy({ $0.value.kind == .constant && $0.value.name == "false" }), !(mayBeUnset && control.isOpen) {
        return
      }
      guard let fits = control.stated(.fits).only?.value, fits.name == "true",
        let factor = control.stated(.minimumScaleFactor).only?.value, let least = factor.decimal
      else { return minimumScale = Value(nil, .unknown, at: flags[0].value.location) }
      minimumScale = Value(least, .exact, at: factor.location)
    }
  }

  /// Adds the largest size category of a control.
  ///
  /// Source: Apple documentation of UIKit, `UIView.maximumContentSizeCategory`.
  private mutating func readLargest(_ control: Controls.Control) {
    guard let largest = control.stated(.largest).only?.value, largest.kind == .member,
      let category = try? ContentSizeCategory(name: largest.name)
    else { return }
    maxCategory = Value(category, .exact, at: largest.location)
  }

  // MARK: Lines

  /// Adds the line breaks of a configuration's title, which wraps by default.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration.titleLineBreakMode` (`byWordWrapping`).
  private mutating func readTitle(_ control: Controls.Control) {
    switch control.titleMode {
    case .nothing: lines = Value(0, .exact, at: control.creation?.location)
    case .values(let modes, let mayBeUnset):
      guard let mode = control.titleMode.only?.value else {
        // The default wraps.
        let all = modes.map { Self.lines(of: $0.value) } + (mayBeUnset ? [0] : [])
        return lines = Self.lines(all, at: modes[0].value.location)
      }
      let limit = Self.lines(of: mode)
      lines = Value(limit, limit == nil ? .unknown : .exact, at: mode.location)
      if limit == 1 { truncation = Self.truncation(mode).map { Value($0, .exact, at: mode.location) } }
    case .open(let origin): lines = Value(nil, .unknown, at: origin)
    }
  }

  /// The line limit of a configuration's title with a line break mode; nil for an unknown mode.
  private static func lines(of mode: SourceNode) -> Int? { truncation(mode).map { _ in mode.wraps ? 0 : 1 } }

  /// Adds the line breaks of a label, field or button.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.lineBreakMode` (`byTruncatingMiddle`).
  private mutating func readLineBreaks(_ control: Controls.Control) {
    let isTitle = control.system == "UIButton"
    switch control.stated(.lineBreakMode) {
    case .values(let modes, let mayBeUnset):
      guard let mode = control.stated(.lineBreakMode).only?.value else {
        // A button has another default.
        let isKnown = !(mayBeUnset && (isTitle || control.isOpen))
        let cuts = Set(modes.map { Self.truncation($0.value) } + (mayBeUnset ? [.tail] : []))
        let cut = isKnown && cuts.count == 1 ? cuts.first ?? nil : nil
        return truncation = Value(cut, cut == nil ? .unknown : .exact, at: modes[0].value.location)
      }
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

  private func number(_ control: Controls.Control, _ standard: Int?) -> Value<Int> {
    switch control.stated(.numberOfLines) {
    case .values(let settings, let mayBeUnset):
      let numbers = settings.flatMap { $0.value.possibleValues.map(\.whole) } + (mayBeUnset ? [standard] : [])
      return Self.lines(numbers, at: settings[0].value.location)
    case .open(let origin): return Value(nil, .unknown, at: origin)
    case .nothing: return Value(standard, standard == nil ? .unknown : .exact, at: control.creation?.location)
    }
  }

  /// Returns the largest of several possible line limits; unknown if one is.
  private static func lines(_ limits: [Int?], at origin: SourceLocation) -> Value<Int> {
    let known = Set(limits.compactMap(\.self))
    guard !limits.contains(nil), let most = known.max() else { return Value(nil, .unknown, at: origin) }
    return Value(known.contains(0) ? 0 : most, known.count == 1 ? .exact : .atMost, at: origin)
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

  /// The values that `?:` chooses between, or the expression itself.
  var possibleValues: [SourceNode] {
    var found: [SourceNode] = []
    var pending = [self]
    while let next = pending.popLast() {
      if let all = next.alternatives, found.count + pending.count < Self.mostValues {
        pending += all
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The maximum number of values of one expression to compare (our own limit).
  private static var mostValues: Int { 16 }
}
