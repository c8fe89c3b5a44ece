public import CTypeCheck
import TypeCheckKit

/// The versions of this library and its components.
private enum Versions {
  static let numbers = TypeCheckVersion.current.split(separator: ".").map { UInt32($0) ?? 0 }
  /// The versions in the order of `tc_component_t`.
  static let all = [
    TypeCheckVersion.current, TextEngineVersions.harfBuzz, TextEngineVersions.freeType, TextEngineVersions.icu,
    TypeCheckVersion.tables,
  ].map { CText($0) }
}

/// Implements `tc_version` from `typecheck/version.h`.
@c @implementation
public func tc_version(
  _ major: UnsafeMutablePointer<UInt32>?, _ minor: UnsafeMutablePointer<UInt32>?, _ micro: UnsafeMutablePointer<UInt32>?
) {
  for (target, number) in zip([major, minor, micro], Versions.numbers) { target?.pointee = number }
}

/// Implements `tc_version_string` from `typecheck/version.h`.
@c @implementation
public func tc_version_string() -> CString? { Versions.all[0].bytes }

/// Implements `tc_version_of` from `typecheck/version.h`.
@c @implementation
public func tc_version_of(_ component: tc_component_t, _ text: TextTarget?, _ length: CountTarget?) -> tc_status_t {
  answer {
    guard let text else { throw Failure.null("text") }
    guard Versions.all.indices.contains(Int(component.rawValue)) else {
      throw Failure.invalid("unknown component \(component.rawValue); use a tc_component_t")
    }
    Versions.all[Int(component.rawValue)].put(text, length)
  }
}
