public import ColorContrast

/// The environment in which a named colour is resolved: appearance, kind of device and screen gamut.
public struct ColorEnvironment: Hashable, Codable, Sendable {
  /// The kinds of device that asset catalogs distinguish.
  public enum Idiom: String, CaseIterable, Codable, Sendable {
    case universal, iphone, ipad, mac, tv, watch, car, vision
  }

  /// The screen gamuts that asset catalogs distinguish.
  public enum Gamut: String, CaseIterable, Codable, Sendable {
    case sRGB
    case displayP3 = "display-P3"
  }

  /// The appearance: light or dark, with normal or increased contrast.
  public var appearance: Appearance
  /// The kind of device; `universal` for no particular kind.
  public var idiom: Idiom
  /// The screen's gamut.
  public var gamut: Gamut

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - idiom: The kind of device.
  ///   - gamut: The screen's gamut.
  public init(_ appearance: Appearance, idiom: Idiom = .universal, gamut: Gamut = .sRGB) {
    self.appearance = appearance
    self.idiom = idiom
    self.gamut = gamut
  }

  /// The same environment with the Increase Contrast setting off.
  package var normalContrast: ColorEnvironment {
    ColorEnvironment(appearance.normalContrast, idiom: idiom, gamut: gamut)
  }

  /// The environment in words, such as `dark` or `light on ipad`.
  public var words: String {
    var words = appearance.words
    if idiom != .universal { words += " on \(idiom.rawValue)" }
    if gamut != .sRGB { words += " on a \(gamut.rawValue) screen" }
    return words
  }
}
