internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

extension TextUse {
  /// Adds the font of a label, button or field; `standard` is the default size in points, if it is known.
  mutating func readFont(_ control: Controls.Control, _ standard: Double?, _ components: Components) {
    switch control.stated(.font) {
    case .values(let settings, let mayBeUnset):
      var fonts = settings.reduce(into: PossibleValues()) { $0.add(components.uiFonts($1)) }
      let origin = mayBeUnset ? control.creation?.location : nil
      if mayBeUnset {
        fonts.add(
          standard.map { PossibleValues(.font(FontReading(fixedSize: $0))) } ?? .unknown(at: settings[0].value))
      }
      take(FontChoice(fonts, at: origin ?? settings[0].value.location))
    case .open(let origin): style = Value(nil, .unknown, at: origin)
    case .nothing:
      guard let standard, let origin = control.creation?.location else { return }
      take(FontChoice(PossibleValues(.font(FontReading(fixedSize: standard))), at: origin))
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
    let fonts = settings.reduce(into: PossibleValues()) { all, setting in
      let font = mayBeUnset ? nil : setting.value.transformedFont
      all.add(font.map { components.uiFonts($0) } ?? .unknown(at: setting.value))
    }
    take(FontChoice(fonts, at: (settings[0].value.transformedFont ?? settings[0].value).location))
  }

  /// Adds the font of an attributed text, which takes precedence over the font of its view.
  ///
  /// The runs of a label's text without a font have the font of the label.
  mutating func read(_ font: AttributedFont, _ components: Components) {
    switch font {
    case .font(let font): take(FontChoice(components.uiFonts(font), at: font.location))
    case .none where place == "attributedText" && role == .label: break
    case .none, .unknown: forgetFont(at: location)
    }
  }
}

extension Components {
  /// Returns the fonts that a statement may set, also with the arguments of the calls around it.
  fileprivate func uiFonts(_ setting: Controls.Setting) -> PossibleValues {
    let outer = Frame(setting.arguments.mapValues { Value.Closure(node: $0, frame: .empty) })
    // An argument may itself name a parameter of a call further outside.
    let inner = Frame(setting.arguments.mapValues { Value.Closure(node: $0, frame: outer) })
    return uiFonts(setting.value, in: inner)
  }

  /// Returns the fonts of an expression of UIKit.
  fileprivate func uiFonts(_ expression: SourceNode, in frame: Frame = .empty) -> PossibleValues {
    evaluator.values(of: expression, in: frame, as: "UIFont").unwrapped
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
