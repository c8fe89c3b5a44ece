public import ColorContrast

/// The colours of a preview.
public struct PreviewColors: Hashable, Sendable {
  /// The text that is seen.
  public var text: Color
  /// What it stands on.
  public var ground: Color
  /// What does not fit.
  public var outside: Color
  /// The edge of the room.
  public var room: Color
  /// Captions.
  public var caption: Color
  /// What is around the previews.
  public var page: Color

  /// The usual colours: UIKit's `label` on `systemBackground`, black and white; a test holds them to its table.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark.
  ///   - text: The colour of the text instead; what is translucent is seen over the ground.
  ///   - ground: What it stands on instead.
  public init(_ appearance: Appearance, text: Color? = nil, ground: Color? = nil) {
    let isDark = appearance.isDark
    let page: Color = isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
    let below = (ground ?? (isDark ? .black : .white)).composited(over: page)
    self.page = page
    self.ground = below
    self.text = (text ?? (isDark ? .white : .black)).composited(over: below)
    caption = isDark ? Color(rgb: 0xEBEBF0) : Color(rgb: 0x2C2C2E)
    outside = Self.clearest([0xC3002F, 0xFF7A85], else: [0x300008, 0xFFF0F2], on: below)
    room = Self.clearest([0x0057C2, 0x6FB1FF], else: [0x001A3D, 0xF0F7FF], on: below)
  }

  /// The colours of a preview as a person with a colour-vision deficiency sees them; captions and page stay.
  ///
  /// - Parameter vision: The deficiency.
  /// - Returns: The simulated colours.
  public func seen(by vision: Vision) -> PreviewColors {
    var seen = self
    seen.text = vision.simulate(text)
    seen.ground = vision.simulate(ground)
    seen.outside = vision.simulate(outside)
    seen.room = vision.simulate(room)
    return seen
  }

  /// The colour that stands out most; on a ground where none of them is read well enough, of paler and darker ones too.
  private static func clearest(_ colors: [UInt32], else extremes: [UInt32], on ground: Color) -> Color {
    var best = (color: Color.black, ratio: 0.0)
    for group in [colors, extremes] where best.ratio < 3.8 {
      for color in group.map({ Color(rgb: $0) }) {
        let ratio = (try? WCAG2.ratio(text: color, background: ground)) ?? 0
        if ratio > best.ratio { best = (color, ratio) }
      }
    }
    return best.color
  }
}

extension Color {
  /// The same colour without what shows through.
  var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }
}
