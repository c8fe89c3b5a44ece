internal import AuditModel
internal import RuleKit

/// A picture in an asset catalog has only some of the scales, so it is blurred on other screens.
///
/// iPhone and universal pictures need 2x and 3x, iPad ones 2x. A PDF or SVG suits every scale. Each appearance and each
/// language needs all scales. Pictures for other systems and sets without any file are skipped.
struct BitmapScaleMissing: Rule {
  static let descriptor = RuleDescriptor(
    id: "bitmap-scale-missing", title: "A picture is missing a scale",
    rationale: "A bitmap that is enlarged for a screen with more pixels looks blurred, especially text in it",
    severity: "warning", criteria: [.higImages], guidelines: [67],
    turnOffIf: "the app draws these pictures at or below their pixel size, so they are never enlarged")

  static let examples: [Example<ImageSet>] = [
    Example("2x and 3x", set(entry("a@2x.png", 2), entry("a@3x.png", 3)), .pass),
    Example("a PDF", set(entry("a.pdf", nil)), .pass),
    Example("2x only", set(entry("a@2x.png", 2), entry(nil, 3)), .fail, .warning),
    Example("one bitmap for every scale", set(entry("a.png", nil)), .fail, .warning),
    Example("2x only, for iPad", set(entry("a@2x.png", 2, idiom: "ipad")), .pass),
    Example(
      "dark at one scale", set(entry("a@2x.png", 2), entry("a@3x.png", 3), entry("b@3x.png", 3, conditions: "dark")),
      .fail, .warning),
    Example("for the watch", set(entry("a@2x.png", 2, idiom: "watch")), .notApplicable),
    Example("no file", set(entry(nil, 2), entry(nil, 3)), .notApplicable),
  ]

  func evaluate(_ subject: ImageSet) -> Outcome {
    let asked = subject.entries.filter { $0.file != nil && Self.asked[$0.idiom] != nil }
    let groups = Dictionary(grouping: asked) { Group(idiom: $0.idiom, conditions: $0.conditions) }
    guard !groups.isEmpty else { return .notApplicable }
    var lacking: [String] = []
    var place: SourceLocation?
    for (group, entries) in groups.sorted(by: { $0.key < $1.key }) where !entries.contains(where: \.isVector) {
      let scales = Set(entries.compactMap(\.scale))
      let missing = (Self.asked[group.idiom] ?? []).filter { !scales.contains($0) }
      guard !missing.isEmpty else { continue }
      place = place ?? entries.first?.location
      lacking.append(Listing(missing.map { "\($0)x" }).description + group.words)
    }
    guard let place else { return .pass }
    return failure(
      .warning, subject.name, at: place,
      "the picture \(Quotation(subject.name)) has no file for \(Listing(lacking))",
      remedy: "add the missing scales, or one PDF or SVG for all")
  }

  /// The use of some files.
  ///
  /// Each group has to be complete.
  private struct Group: Hashable, Comparable {
    var idiom: String
    var conditions: String

    static func < (one: Group, other: Group) -> Bool {
      (one.idiom, one.conditions) < (other.idiom, other.conditions)
    }

    /// The group in words, to append to its scales.
    var words: String {
      let words = [idiom == "universal" ? nil : idiom, conditions.isEmpty ? nil : conditions].compactMap { $0 }
      return words.isEmpty ? "" : " for \(words.joined(separator: ", "))"
    }
  }

  /// The scales that each kind of device needs.
  ///
  /// An iPad has 2x, a current iPhone 2x or 3x.
  private static let asked: [String: [Int]] = ["universal": [2, 3], "iphone": [2, 3], "ipad": [2]]

  private static func entry(
    _ file: String?, _ scale: Int?, idiom: String = "universal", conditions: String = ""
  ) -> ImageSet.Entry {
    ImageSet.Entry(
      file: file, scale: scale, idiom: idiom, conditions: conditions,
      location: SourceLocation(file: "Assets.xcassets/leaf.imageset/Contents.json", line: 4, column: 5))
  }

  private static func set(_ entries: ImageSet.Entry...) -> ImageSet {
    ImageSet(
      name: "leaf",
      location: SourceLocation(startOf: "Assets.xcassets/leaf.imageset/Contents.json"),
      entries: entries)
  }
}
