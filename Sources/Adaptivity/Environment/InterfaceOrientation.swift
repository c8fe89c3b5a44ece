/// An orientation that an app supports, as `Info.plist` spells it.
public enum InterfaceOrientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  /// Portrait or landscape.
  public var orientation: Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
