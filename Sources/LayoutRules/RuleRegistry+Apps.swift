public import AuditModel
public import RuleKit

extension RuleRegistry {
  /// The rules on what an app says of where it runs.
  public static let manifests: [any Rule<AppManifest>] = [
    FullScreenRequired(),
    HalfOrientationPair(),
    LaunchScreenMissing(),
    SingleDeviceFamily(),
    SingleOrientationKind(),
    StatusBarHidden(),
    TelephonyRequired(),
    UpsideDownOnPhone(),
  ]

  /// The rules on what an app says of where it runs beside the layouts there are.
  public static let coverage: [any Rule<AppCoverage>] = [
    DeviceNotDescribed(),
    SizeClassesNotDescribed(),
  ]

  /// The rules on one picture of an asset catalog.
  public static let images: [any Rule<ImageSet>] = [
    BitmapScaleMissing()
  ]

  /// The rules on a web page that an app brings with it.
  public static let webPages: [any Rule<WebPage>] = [
    WebPageCoversEdges()
  ]

  /// The descriptors of the rules on apps, their pictures and web pages, by identifier.
  public static let appDescriptors: [RuleDescriptor] = {
    var all = described(manifests, "an app's Info.plist")
    all += described(coverage, "an app's Info.plist, next to its layouts")
    all += described(images, "a picture of an asset catalog")
    all += described(webPages, "a web page")
    return sorted(all)
  }()
}
