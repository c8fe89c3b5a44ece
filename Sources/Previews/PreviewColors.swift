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

  /// The usual colours: UIKit's `label` on `systemBackground`.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark.
  ///   - text: The colour of the text instead; what is translucent is seen over the ground.
  ///   - ground: What it stands on instead.
  public init(_ appearance: Appearance, text: Color? = nil, ground: Color? = nil) {
    let isDark = appearance.isDark
    let page: Color = isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
    let system = SystemColors.color("systemBackground", appearance, .ios26)?.color
    let below = (ground ?? system ?? (isDark ? .black : .white)).composited(over: page)
    let label = SystemColors.color("label", appearance, .ios26)?.color ?? (isDark ? .white : .black)
    self.page = page
    self.ground = below
    self.text = (text ?? label).composited(over: below)
    caption = isDark ? Color(rgb: 0xEBEBF0) : Color(rgb: 0x2C2C2E)
    outside = Self.clearer(Color(rgb: 0xC3002F), Color(rgb: 0xFF7A85), on: below)
    room = Self.clearer(Color(rgb: 0x0057C2), Color(rgb: 0x6FB1FF), on: below)
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

  /// Of two colours the one that stands out more.
  private static func clearer(_ one: Color, _ other: Color, on ground: Color) -> Color {
    let first = (try? WCAG2.ratio(text: one, background: ground)) ?? 0
    let second = (try? WCAG2.ratio(text: other, background: ground)) ?? 0
    return first >= second ? one : other
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
