internal import Adaptivity
internal import AuditModel
internal import ColorContrast

extension LayoutEnvironment {
  /// The environment for resolving named colours.
  var colors: ColorEnvironment {
    ColorEnvironment(
      Appearance(isDark: style == .dark, isHighContrast: contrast == .high), idiom: idiom,
      gamut: gamut == .p3 ? .displayP3 : .sRGB)
  }

  /// The device idiom in asset catalogs.
  private var idiom: ColorEnvironment.Idiom {
    switch device?.family {
    case .iphone, .ipod: .iphone
    case .ipad: .ipad
    case nil: .universal
    }
  }

  /// The generation of iOS whose system colours apply.
  var generation: SystemGeneration {
    switch systemVersion.major {
    case ..<13: .ios7
    case 13, 14: .ios13
    case 15..<26: .ios15
    default: .ios26
    }
  }
}
