/// The device families that manifests of Tuist name, which are never executed.
///
/// Source: docs.tuist.dev, Manifests; ProjectDescription, `Destination` and `Destinations`.
enum TuistDestinations {
  /// The maximum size of a manifest in bytes (our own limit).
  private static let largest = 256 << 10
  /// The maximum number of tokens between the label and its value, as in `destinations: Destinations = [` (our own limit).
  private static let mostBetween = 4

  /// The families of each destination; other destinations are no iPhones or iPads.
  private static let families: [String: Set<TargetDevices.Family>] = [
    "iPhone": [.iphone], "iPad": [.ipad], "iOS": [.iphone, .ipad],
  ]

  /// Returns the families of all manifests in a folder; nil if they name none.
  static func families(in folder: ProjectFolder) -> Set<TargetDevices.Family>? {
    var found: Set<TargetDevices.Family> = []
    for file in folder.files where isManifest(file) {
      guard let bytes = folder.content(of: file, limit: largest),
        bytes.firstRange(of: "ProjectDescription".utf8) != nil, let tokens = try? SwiftTokens.of(bytes)
      else { continue }
      for (index, token) in tokens.enumerated() where token.word == "destinations" {
        for name in names(after: index, in: tokens) { found.formUnion(families[name] ?? []) }
      }
    }
    return found.isEmpty ? nil : found
  }

  private static func isManifest(_ file: String) -> Bool {
    ProjectPath.name(of: file) == "Project.swift"
      || file.contains("ProjectDescriptionHelpers/") && file.hasSuffix(".swift")
  }

  /// Returns the destinations in the value of a label, as in `destinations: [.iPad, .macWithiPadDesign]`.
  private static func names(after label: Int, in tokens: [SwiftToken]) -> [String] {
    guard tokens.dropFirst(label + 1).first?.isMark(":") == true else { return [] }
    let value = tokens.dropFirst(label + 2)
    guard let start = value.prefix(mostBetween).firstIndex(where: { $0.isMark("[") || $0.isMark(".") }) else {
      return []
    }
    guard tokens[start].isMark("[") else { return tokens.dropFirst(start + 1).first?.word.map { [$0] } ?? [] }
    return tokens.dropFirst(start + 1).prefix { !$0.isMark("]") }.compactMap(\.word)
  }
}
