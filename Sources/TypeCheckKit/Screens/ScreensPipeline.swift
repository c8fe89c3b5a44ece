public import Adaptivity
import AuditModel

/// A pipeline that finds the screens of an app's SwiftUI code, like `typecheck screens`.
public struct ScreensPipeline: Sendable {
  /// The check whose configuration and files are used.
  public var check: CheckPipeline
  /// The device and its settings; the locale is that of the shown texts.
  public var environment: LayoutEnvironment

  /// The narrowest iPhone that the current system runs on.
  public static let narrowestDevice: Device? = {
    let phones = DeviceTable.standard.devices(in: .current).filter { $0.family == .iphone }
    let least = phones.map(\.size.width).min()
    return phones.first { $0.size.width == least }
  }()

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - check: The check whose configuration and files are used.
  ///   - environment: The device and its settings.
  public init(_ check: CheckPipeline, in environment: LayoutEnvironment) {
    self.check = check
    self.environment = environment
  }

  /// Reads the tables and sources of an app.
  ///
  /// A file that cannot be read becomes an input issue. The others are still read.
  ///
  /// - Parameter inputs: Files or folders; the configuration's folder if empty.
  /// - Returns: The screens with the texts of the locale.
  /// - Throws: ``AdaptivityError`` if the environment does not exist, or `CancellationError` if reading was stopped.
  public func run(_ inputs: [String]) async throws -> ScreensReport {
    _ = try environment.safeWidth()
    return try report(of: await check.app(inputs, findsScreens: true))
  }

  /// Returns the screens of an app that was read with its screens.
  ///
  /// - Throws: ``AdaptivityError`` if the environment does not exist.
  package func report(of app: App) throws(AdaptivityError) -> ScreensReport {
    var report = ScreensReport(
      screens: app.uses.screens, environment: environment, windowWidth: try environment.safeWidth())
    report.files = app.uses.files
    report.inputIssues = app.tables.issues + app.uses.inputIssues
    if let locale = environment.locale {
      report.texts = Self.texts(in: locale, of: app.catalog, keys: app.uses.screens.keys)
    }
    return report
  }

  /// Returns the texts of keys in a language, or else in the language without its region.
  static func texts(in locale: String, of catalog: Catalog, keys: Set<TextKey>) -> [TextKey: String] {
    var tags = [locale]
    while let last = tags.last, let dash = last.lastIndex(of: "-") { tags.append(String(last[..<dash])) }
    var texts: [TextKey: String] = [:]
    for tag in tags {
      for string in catalog.strings where string.locale == tag {
        let key = TextKey(of: string)
        if texts[key] == nil, keys.contains(key) { texts[key] = string.text }
      }
    }
    return texts
  }
}

extension [CodeScreen] {
  /// The keys of all texts.
  fileprivate var keys: Set<TextKey> {
    Set(lazy.flatMap(\.elements).compactMap(\.text).flatMap(\.keys))
  }
}
