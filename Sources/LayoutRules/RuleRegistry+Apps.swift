package import AuditModel
package import RuleKit

extension RuleRegistry {
  /// The rules on an app's Info.plist: where the app runs and how.
  package static let manifests: [any Rule<AppManifest>] = [
    FullScreenRequired(),
    HalfOrientationPair(),
    LaunchScreenMissing(),
    SingleDeviceFamily(),
    SingleOrientationKind(),
    StatusBarHidden(),
    TelephonyRequired(),
    UpsideDownOnPhone(),
  ]

  /// The rules that compare an app's Info.plist with its layouts.
  package static let coverage: [any Rule<AppCoverage>] = [
    DeviceNotDescribed(),
    SizeClassesNotDescribed(),
  ]

  /// The rules on the pictures of one asset catalog.
  package static let images: [any Rule<ImageCatalog>] = [
    BitmapScaleMissing()
  ]

  /// The rules on a web page bundled with an app.
  package static let webPages: [any Rule<WebPage>] = [
    WebPageCoversEdges()
  ]

  /// The rules on a file that was found in a folder.
  package static let files: [any Rule<FileProblem>] = [
    FileUnreadable()
  ]

  /// The descriptors of the rules on apps, their pictures and web pages, by identifier.
  package static let appDescriptors: [RuleDescriptor] = {
    var all = described(manifests, "an app's Info.plist")
    all += described(coverage, "an app's Info.plist, next to its layouts")
    all += described(images, "the pictures of an asset catalog")
    all += described(webPages, "a web page")
    return sorted(all)
  }()
}
