internal import AuditModel
internal import RuleKit

/// The scales that the files of one picture lack.
struct LackingScales {
  /// The idiom and conditions that the files of one group share.
  ///
  /// Each group needs all scales.
  struct Group: Hashable, Comparable {
    var idiom: String
    var conditions: String

    static func < (one: Group, other: Group) -> Bool {
      (one.idiom, one.conditions) < (other.idiom, other.conditions)
    }
  }

  /// The groups of the picture, whether they lack a scale or not.
  private let all: [Group]
  /// The groups that lack the same scales, in order.
  private var parts: [(scales: [Int], groups: [Group])] = []

  /// Creates an empty list for a picture with some groups.
  init(among all: [Group]) { self.all = all }

  /// Adds the scales that a group lacks.
  mutating func add(_ scales: [Int], _ group: Group) {
    if let place = parts.firstIndex(where: { $0.scales == scales }) {
      parts[place].groups.append(group)
    } else {
      parts.append((scales, [group]))
    }
  }

  /// Returns whether a group lacks a scale.
  func lacks(_ scale: Int) -> Bool { parts.contains { $0.scales.contains(scale) } }

  /// The scales with their groups, such as `2x and 3x in light and dark`.
  var words: String {
    let words = parts.flatMap { part -> [String] in
      let scales = Listing(part.scales.map { "\($0)x" }).description
      return places(of: part.groups).map { $0.isEmpty ? scales : "\(scales) \($0)" }
    }
    guard words.count > 1 else { return words.first ?? "" }
    // A part may be a list, so a comma precedes the "and".
    return words.dropLast().joined(separator: ", ") + ", and \(words[words.count - 1])"
  }

  /// Returns the idioms and conditions of groups, such as `for iPhone in dark`; merges idioms with the same conditions.
  private func places(of groups: [Group]) -> [String] {
    var idioms: [[String]: [String]] = [:]
    for (idiom, own) in Dictionary(grouping: groups, by: \.idiom) {
      idioms[own.map { conditions($0) }, default: []].append(idiom)
    }
    return idioms.map { conditions, idioms in
      let isOnly = Set(all.map(\.idiom)) == ["universal"]
      let devices = isOnly ? "" : "for \(Listing(idioms.sorted().map { Self.idioms[$0] ?? $0 }))"
      let states = conditions == [""] ? "" : "in \(Listing(conditions))"
      return [devices, states].filter { !$0.isEmpty }.joined(separator: " ")
    }.sorted()
  }

  /// Returns the conditions of a group; if it has none, they follow from the other groups of its idiom.
  private func conditions(_ group: Group) -> String {
    guard group.conditions.isEmpty else { return group.conditions }
    let others = all.filter { $0.idiom == group.idiom && !$0.conditions.isEmpty }.map(\.conditions)
    if others.isEmpty { return "" }
    return others.contains("dark") && !others.contains("light") ? "light" : "the default"
  }

  private static let idioms = ["iphone": "iPhone", "ipad": "iPad", "universal": "universal"]
}
