public import Adaptivity

/// What an app's `Info.plist` says of where and how it runs; nil where it says nothing.
public struct AppManifest: Hashable, Sendable {
  /// A value and the place of its key.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The place of the key.
    public var location: SourceLocation

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - location: The place of the key.
    public init(_ value: Value, at location: SourceLocation) {
      self.value = value
      self.location = location
    }
  }

  /// The file.
  public var location: SourceLocation
  /// Whether the file is one of a built app; of a project's own file, the build may add what it does not say.
  public var isBuilt: Bool
  /// `UIDeviceFamily`: 1 is iPhone, 2 iPad, as listed.
  public var deviceFamilies: Entry<[Int]>?
  /// `UISupportedInterfaceOrientations`.
  public var orientations: Entry<[InterfaceOrientation]>?
  /// `UISupportedInterfaceOrientations~ipad`.
  public var padOrientations: Entry<[InterfaceOrientation]>?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Entry<Bool>?
  /// `UIStatusBarHidden`.
  public var hidesStatusBar: Entry<Bool>?
  /// `UILaunchStoryboardName`, `UILaunchStoryboards`, `UILaunchScreen` or `UILaunchScreens`: the one that is there.
  public var launchScreen: Entry<String>?
  /// `UIRequiredDeviceCapabilities`, as listed or as the keys that are true.
  public var capabilities: Entry<[String]>?

  /// Creates a manifest that says nothing.
  ///
  /// - Parameter location: The file.
  public init(location: SourceLocation) {
    self.location = location
    isBuilt = false
  }
}
