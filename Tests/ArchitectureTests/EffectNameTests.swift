import Foundation
import Testing

/// The members that code names where it asks for effects: a misspelt one is a change that is never found.
@Suite struct EffectNameTests {
  /// The members with a meaning for documents that no class of UIKit declares by this name.
  ///
  /// `hidden` and `contents` are names of Objective-C and of layers, `preferredContentSizeCategory` is one of traits, and
  /// `drawText` is a part of the name of a method. `usesConstraints` is one value of a property.
  private static let others: Set<String> = [
    "hidden", "contents", "preferredContentSizeCategory", "drawText", "usesConstraints",
  ]

  @Test func theyAreMembersOfTheSystem() throws {
    let tables = PackageSource.files("Sources/", endings: ["/system-members.csv", "/api-names.csv"])
    let strings = /"([A-Za-z]+)"/
    var known = Self.others
    for row in tables.flatMap(\.lines) where !row.hasPrefix("#") {
      known.formUnion(row.split { ", ".contains($0) }.map(String.init))
    }
    var count = 0
    for file in PackageSource.swiftSources {
      for list in file.text.matches(of: /CodeEffect\.changes\(([^)]*)\)|\.change\(("[^")]*")\)/) {
        for name in (list.1 ?? list.2 ?? "").matches(of: strings) {
          count += 1
          #expect(
            known.contains(String(name.1)), "\(file.path): \(name.1) is no member of the system that is in the table")
        }
      }
    }
    #expect(count > 50)
  }
}
