internal import Adaptivity
internal import AuditModel
internal import ColorContrast

extension LayoutEnvironment {
  /// What a named colour is resolved for there.
  var colors: ColorEnvironment {
    ColorEnvironment(
      Appearance(isDark: style == .dark, isHighContrast: contrast == .high), idiom: idiom,
      gamut: gamut == .p3 ? .displayP3 : .sRGB)
  }

  /// The kind of device that an asset catalog tells apart.
  private var idiom: ColorEnvironment.Idiom {
    switch device?.family {
    case .iphone, .ipod: .iphone
    case .ipad: .ipad
    case nil: .universal
    }
  }

  /// The releases whose system colours hold there.
  var generation: SystemGeneration {
    switch systemVersion.major {
    case ..<13: .ios7
    case 13, 14: .ios13
    case 15..<26: .ios15
    default: .ios26
    }
  }
}
