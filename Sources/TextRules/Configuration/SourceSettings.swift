public import AuditModel
public import RuleKit

/// The settings for reading an app's Swift sources.
public struct SourceSettings: Hashable, Sendable {
  /// The Swift files to read, relative to the configuration's folder.
  ///
  /// If empty, all Swift files of the app are read.
  public var included: [Glob] = []
  /// The Swift files to skip.
  public var excluded: [Glob] = []
  /// Facts about the code that the sources alone do not show.
  public var hints = SourceHints()

  /// Creates the default settings.
  public init() {}
}
