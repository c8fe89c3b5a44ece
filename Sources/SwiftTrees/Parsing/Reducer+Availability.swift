#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    /// Records the iOS version in `@available` or `#available`.
    mutating func note(_ systems: AvailabilityArgumentListSyntax) {
      var isForPhones = false
      for system in systems {
        var version: VersionTupleSyntax?
        switch system.argument {
        case .availabilityVersionRestriction(let restriction) where Self.isForPhones(restriction.platform):
          version = restriction.version
        // In `@available(iOS, introduced: 16)`, the platform is a separate argument.
        case .token(let platform): isForPhones = Self.isForPhones(platform)
        case .availabilityLabeledArgument(let argument) where isForPhones && argument.label.text == "introduced":
          if case .version(let introduced) = argument.value { version = introduced }
        default: break
        }
        if let major = version.flatMap({ Int($0.major.text) }) { tree.latestSystem = max(tree.latestSystem, major) }
      }
    }

    /// Returns whether a platform is `iOS` or `iOSApplicationExtension`.
    private static func isForPhones(_ platform: TokenSyntax) -> Bool { platform.text.hasPrefix("iOS") }
  }
#endif
