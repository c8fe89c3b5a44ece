public import ColorContrast

/// The colours of a preview.
public struct PreviewColors: Hashable, Sendable {
  /// The visible text.
  public var text: Color
  /// The background of the text.
  public var ground: Color
  /// The text and marks of content that does not fit.
  public var outside: Color
  /// The border of the container.
  public var room: Color
  /// The marks of failures on a screen.
  package private(set) var mark: Color
  /// The marks of findings on a screen that need review.
  package private(set) var review: Color
  /// The text of captions.
  public var caption: Color
  /// The area around the previews.
  public var page: Color

  /// Creates the default colours: UIKit's `label` on `systemBackground`, black and white.
  ///
  /// A test compares the default colours with the table of system colours.
  ///
  /// - Parameters:
  ///   - appearance: The appearance; only light or dark matters.
  ///   - text: A text colour to use instead. A translucent colour is composited over the background.
  ///   - ground: A background to use instead. A translucent colour is composited over the page.
  public init(_ appearance: Appearance, text: Color? = nil, ground: Color? = nil) {
    let isDark = appearance.isDark
    let page: Color = isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
    let below = (ground ?? (isDark ? .black : .white)).composited(over: page)
    self.page = page
    self.ground = below
    self.text = (text ?? (isDark ? .white : .black)).composited(over: below)
    caption = isDark ? Color(rgb: 0xEBEBF0) : Color(rgb: 0x2C2C2E)
    outside = Self.clearest([0xC3002F, 0xFF7A85], else: [0x300008, 0xFFF0F2], on: below)
    mark = Self.clearest([0xA51F18, 0xFF968D], else: [0x300008, 0xFFF0F2], on: below)
    review = Self.clearest([0x6F4A00, 0xF0C265], else: [0x241800, 0xFFF4DC], on: below)
    room = Self.clearest([0x0057C2, 0x6FB1FF], else: [0x001A3D, 0xF0F7FF], on: below)
  }

  /// Returns the colours as seen with a colour-vision deficiency; caption and page colours do not change.
  ///
  /// - Parameter vision: The deficiency.
  /// - Returns: The simulated colours.
  public func seen(by vision: Vision) -> PreviewColors {
    var seen = self
    for part in [\PreviewColors.text, \.ground, \.outside, \.room, \.mark, \.review] {
      seen[keyPath: part] = vision.simulate(self[keyPath: part])
    }
    return seen
  }

  /// Returns the colour with the highest contrast; considers `extremes` only if all others are below 3.8:1.
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
  /// Black or white, whichever is easier to read on the colour; the contrast is at least 4.5:1.
  var legible: Color {
    let ratios = [Color.black, .white].map { ($0, (try? WCAG2.ratio(text: $0, background: self)) ?? 0) }
    return ratios.max { $0.1 < $1.1 }?.0 ?? .black
  }

  /// The colour with full opacity.
  var opaque: Color { with(alpha: 1) }

  /// Returns the colour with another alpha, 0…1.
  func with(alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }
}
