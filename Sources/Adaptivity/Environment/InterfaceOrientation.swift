/// An orientation that an app supports, with the value from `Info.plist`.
public enum InterfaceOrientation: String, CaseIterable, Codable, Hashable, Sendable {
  case portrait = "UIInterfaceOrientationPortrait"
  case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
  case landscapeRight = "UIInterfaceOrientationLandscapeRight"

  /// The orientation without the side: portrait or landscape.
  public var orientation: Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
