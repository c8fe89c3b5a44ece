/// One of the four ways an app says it can be held, by the name `Info.plist` gives it.
public enum InterfaceOrientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  /// Which way up the screen is held.
  public var orientation: Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
