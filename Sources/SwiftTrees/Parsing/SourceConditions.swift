package import AuditModel

/// The values of conditions in `#if` directives.
package struct SourceConditions: Hashable, Sendable {
  /// The platform of `os(…)`.
  package var platform: String
  /// The compilation flags with known values, such as `DEBUG`.
  package var flags: [String: Bool]

  /// Creates conditions.
  package init(platform: String = "iOS", flags: [String: Bool] = ["DEBUG": false]) {
    self.platform = platform
    self.flags = flags
  }

  /// Creates the conditions from hints.
  package init(_ hints: SourceHints) { self.init(platform: hints.platform, flags: hints.flags) }

  /// Modules of other platforms, which `canImport` does not find on iOS.
  private static let foreignModules = APIList.foreignModules.names

  /// Whether a flag is set; nil if unknown.
  func value(ofFlag name: String) -> Bool? { flags[name] }

  /// Whether a condition such as `os(iOS)` holds; nil if unknown.
  func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == platform
    case "canImport":
      platform == "iOS" ? !Self.foreignModules.contains(argument) : nil
    case "targetEnvironment": false
    case "swift", "compiler", "_compiler_version": !argument.hasPrefix("<")
    default: nil
    }
  }
}
