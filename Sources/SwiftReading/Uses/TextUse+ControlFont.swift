internal import AuditModel
internal import DynamicType
internal import SwiftTrees

extension TextUse {
  /// Adds the font of a label, button or field; `standard` is the default size in points, if it is known.
  mutating func readFont(_ control: Controls.Control, _ standard: Double?, _ components: Components) {
    switch control.stated(.font) {
    case .values(let settings, let mayBeUnset):
      var fonts = settings.flatMap { components.uiFonts($0) }
      if mayBeUnset {
        let origin = control.creation?.location ?? settings[0].value.location
        fonts.append((standard.map { FontReading(fixedSize: $0) }, origin))
      }
      take(fonts)
    case .open(let origin): style = Value(nil, .unknown, at: origin)
    case .nothing:
      guard let standard, let origin = control.creation?.location else { return }
      take([(FontReading(fixedSize: standard), origin)])
    }
  }

  /// Adds the font of a configuration's title or subtitle, which its attributes state.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration.titleTextAttributesTransformer`. No source states
  /// the fonts without attributes.
  mutating func readTitleFont(_ control: Controls.Control, _ components: Components) {
    let isSubtitle = ["subtitle", "attributedSubtitle"].contains(place)
    guard
      case .values(let settings, let mayBeUnset) = control.stated(isSubtitle ? .subtitleAttributes : .titleAttributes)
    else { return }
    take(
      settings.map { setting in
        let font = setting.value.transformedFont
        return (mayBeUnset ? nil : font.flatMap { components.uiFont($0) }, (font ?? setting.value).location)
      })
  }

  /// Adds the font of an attributed text, which takes precedence over the font of its view.
  ///
  /// The runs of a label's text without a font have the font of the label.
  mutating func read(_ font: AttributedFont, _ components: Components) {
    switch font {
    case .font(let font): take([(components.uiFont(font), font.location)])
    case .none where place == "attributedText" && role == .label: break
    case .none, .unknown: (style, fixedSize, weight) = (Value(nil, .unknown, at: location), nil, nil)
    }
  }

  /// Adds the possible fonts; different ones are unknown, because no single one bounds the width of the others.
  private mutating func take(_ fonts: [(reading: FontReading?, origin: SourceLocation)]) {
    (fixedSize, weight) = (nil, nil)
    guard let first = fonts.first else { return }
    if let open = fonts.first(where: { $0.reading.map(\.isCustom) ?? true }) {
      return style = Value(open.reading?.style, .unknown, at: open.origin)
    }
    if let other = fonts.first(where: { $0.reading != first.reading }) {
      return style = Value(nil, .unknown, at: other.origin)
    }
    style = Value(first.reading?.style, .exact, at: first.origin)
    fixedSize = first.reading?.fixedSize.map { Value($0, .exact, at: first.origin) }
    weight = first.reading?.weight.map { Value($0, .exact, at: first.origin) }
  }
}

extension Components {
  /// Reads the fonts that a statement may set, each with its place in the code.
  fileprivate func uiFonts(_ setting: Controls.Setting) -> [(FontReading?, SourceLocation)] {
    setting.value.possibleValues.map { value in
      // A font that depends on the arguments of a call is not read.
      (setting.arguments.isEmpty ? uiFont(value) : nil, value.location)
    }
  }
}

extension SourceNode {
  /// The font that a text attributes transformer sets; nil if it sets none or several.
  fileprivate var transformedFont: SourceNode? {
    guard kind == .call, name == "UIConfigurationTextAttributesTransformer",
      let closure = child(.trailing) ?? arguments.first?.first
    else { return nil }
    let fonts = closure.descendants.filter { $0.kind == .assignment && $0.first?.name == "font" }
    guard fonts.count == 1, Self.coverAllPaths([fonts[0]]) || fonts[0].parent == closure else { return nil }
    return fonts[0].assignedValue
  }
}
