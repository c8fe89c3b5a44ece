public import Adaptivity

/// The entries of an app's `Info.plist` about devices, orientations and launch; nil for absent keys.
public struct AppManifest: Hashable, Sendable {
  /// A value and the location of its key.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value that the file states for the key.
    public var value: Value
    /// The location of the key.
    public var location: SourceLocation

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - location: The location of the key.
    public init(_ value: Value, at location: SourceLocation) {
      self.value = value
      self.location = location
    }
  }

  /// The location of the file.
  public var location: SourceLocation
  /// Whether the file is from a built app; the build may add entries to a project's own file.
  public var isBuilt = false
  /// The app's name (`CFBundleDisplayName`, else `CFBundleName`); nil if the build fills it in.
  public var name: String?
  /// The app's version with its build number, such as `4.2 (318)`; nil if the build fills in the version.
  ///
  /// The keys are `CFBundleShortVersionString` and `CFBundleVersion`.
  public var version: String?
  /// The value of `UIUserInterfaceStyle`, such as `Light` or `Dark`; nil if it is not stated.
  public var interfaceStyle: String?
  /// The device families as listed in `UIDeviceFamily`: 1 is iPhone, 2 is iPad.
  public var deviceFamilies: Entry<[Int]>?
  /// The device families of the targets that use the file, `.iphone` or `.ipad`; nil if no project states them.
  ///
  /// The build writes them over ``deviceFamilies``.
  package var targetFamilies: Set<Device.Family>?
  /// The orientations that the app supports (`UISupportedInterfaceOrientations`).
  public var orientations: Entry<[InterfaceOrientation]>?
  /// The orientations that the app supports on iPad (`UISupportedInterfaceOrientations~ipad`).
  public var padOrientations: Entry<[InterfaceOrientation]>?
  /// Whether the app requires the full screen (`UIRequiresFullScreen`).
  public var requiresFullScreen: Entry<Bool>?
  /// Whether the build decides `UIRequiresFullScreen`, so that its value is not known.
  public var leavesFullScreenOpen = false
  /// The names of the storyboards that the system shows at launch (`UIMainStoryboardFile`, `UISceneStoryboardFile`).
  public var mainStoryboards: Set<String> = []
  /// Whether the status bar is hidden at launch (`UIStatusBarHidden`).
  public var hidesStatusBar: Entry<Bool>?
  /// The launch screen key that is present.
  ///
  /// One of `UILaunchStoryboardName`, `UILaunchStoryboards`, `UILaunchScreen` and `UILaunchScreens`.
  public var launchScreen: Entry<String>?
  /// The capabilities in `UIRequiredDeviceCapabilities`: the listed names, or the keys whose value is true.
  public var capabilities: Entry<[String]>?

  /// Creates a manifest without entries.
  ///
  /// - Parameter location: The location of the file.
  public init(location: SourceLocation) {
    self.location = location
  }
}
