internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

/// The fonts that code may set for a text; which one may depend on a value that only the running app knows.
struct FontChoice: Hashable, Sendable {
  /// The known fonts; nil is the font that no code sets.
  private(set) var fonts: [FontReading?]
  /// The modifier that sets the font.
  var origin: SourceLocation
  /// The expression or declaration with further fonts that are unknown; nil if all fonts are known.
  private(set) var blocker: SourceLocation?

  /// Creates the fonts of an expression.
  init(_ found: PossibleValues, at origin: SourceLocation) {
    self.origin = origin
    var blocker = found.blocker
    // A value that is not understood as a font may be any.
    var hasOthers = false
    fonts = []
    for value in found.values {
      switch value {
      case .font(let font): fonts.append(font)
      // `font(nil)` restores the default font.
      case .nothing: fonts.append(FontReading(style: .body))
      case .instance(let instance):
        blocker = blocker ?? instance.creation?.node
        hasOthers = true
      default: hasOthers = true
      }
    }
    self.blocker = blocker?.location ?? (hasOthers ? origin : nil)
    if fonts.isEmpty, self.blocker == nil { self.blocker = origin }
  }

  /// Creates the font that no code sets.
  init(standardAt origin: SourceLocation) { (fonts, self.origin) = ([nil], origin) }

  /// Returns the fonts of two uses of a view.
  func merged(with other: FontChoice) -> FontChoice {
    var merged = self
    for font in other.fonts where !merged.fonts.contains(font) { merged.fonts.append(font) }
    merged.blocker = blocker ?? other.blocker
    return merged
  }

  /// Whether no code sets a font in some use.
  var mayBeStandard: Bool { fonts.contains(nil) }

  /// Returns the choice with the fonts of the surroundings in place of the one that no code sets.
  func inheriting(_ outer: FontChoice?) -> FontChoice {
    guard mayBeStandard, let outer else { return self }
    var stated = self
    stated.fonts = fonts.filter { $0 != nil }
    return stated.merged(with: outer)
  }

  /// Returns the choice with the default font in place of the one that no code sets; nil if the default is not known.
  func stating(standard font: FontReading?) -> FontChoice {
    guard mayBeStandard else { return self }
    var stated = self
    stated.fonts = fonts.filter { $0 != nil }
    if let font {
      if !stated.fonts.contains(font) { stated.fonts.append(font) }
    } else {
      stated.blocker = blocker ?? origin
    }
    return stated
  }

  /// The fonts as a part of a use; empty if there is only one of the system, or if some are unknown.
  var listed: [TextUse.Font] {
    guard blocker == nil, fonts.count > 1 || fonts.first.map({ $0?.isOther == true }) == true else { return [] }
    return fonts.compactMap { $0?.listed }
  }

  /// The fonts as a part of a use whose letters have other widths than those of the system font.
  var inOtherLetters: [TextUse.Font] {
    guard blocker == nil, !mayBeStandard else { return [] }
    return fonts.compactMap(\.self).map {
      TextUse.Font(style: $0.style, fixedSize: $0.fixedSize, weight: $0.weight, isCustom: true)
    }
  }

  /// The single font; nil if there may be others.
  var only: FontReading? { blocker == nil && fonts.count == 1 ? fonts[0] : nil }

  /// The font that is at most as large and as heavy as all others at each size category; nil if there is none.
  var narrowest: FontReading? {
    guard blocker == nil, !mayBeStandard else { return nil }
    let all = fonts.compactMap(\.self)
    return all.map(\.listed).narrowest.map { all[$0] }
  }
}

extension FontReading {
  /// Whether the letters have other widths than those of the system font.
  var isOther: Bool { isCustom || isMonospaced }

  /// The font as a part of a use.
  fileprivate var listed: TextUse.Font {
    var font = TextUse.Font(style: style, fixedSize: fixedSize, weight: weight, isCustom: isOther)
    (font.face, font.sizeAtLarge) = (face, sizeAtLarge)
    return font
  }
}
