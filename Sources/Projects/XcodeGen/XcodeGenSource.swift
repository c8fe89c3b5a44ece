import Yams

/// An entry of `sources` in an XcodeGen target.
struct XcodeGenSource {
  /// The path as written, with variables replaced; nil if a variable is unknown.
  var path: String?
  var place: ProjectPlace
  /// The platforms of `destinationFilters`, or nil if there are none.
  var filter: Set<ProjectPlatform>?
  var rule: SharedRule?
  /// Whether the target builds the source; with `buildPhase: none`, the project only shows it.
  var isBuilt = true

  /// Returns the entries of `sources` in a part of a target; empty if too few steps remain.
  static func all(in part: XcodeGenSpec.Part, counting effort: ReadingEffort) -> [XcodeGenSource] {
    guard let sources = part.node.value("sources") else { return [] }
    var nodes = sources.listed
    if case .mapping = sources { nodes = [sources] }
    var all: [XcodeGenSource] = []
    for node in nodes {
      let patterns = (node.value("excludes")?.size ?? 0) + (node.value("includes")?.size ?? 0)
      guard effort.spend(ReadingEffort.claim + 8 * node.size + patterns * patternSteps) else { return [] }
      all.append(XcodeGenSource(node, in: part))
    }
    return all
  }

  /// The steps per pattern, which is split into its parts.
  private static let patternSteps = 40

  private init(_ node: Node, in part: XcodeGenSpec.Part) {
    place = part.place(node)
    if let text = node.single {
      path = part.text(text)
      return
    }
    path = node.value("path")?.single.flatMap(part.text)
    isBuilt = node.value("buildPhase")?.single != "none"
    let filters = (node.value("destinationFilters")?.listed ?? []).compactMap(\.single)
    filter = Set(known: filters.map { ProjectPlatform(name: $0) })
    let excludes = patterns("excludes", of: node, in: part)
    let includes = patterns("includes", of: node, in: part)
    if !excludes.isEmpty || !includes.isEmpty {
      rule = SharedRule(FolderRule(excludedPatterns: excludes, included: includes.isEmpty ? nil : includes))
    }
  }

  /// Returns the patterns listed under `includes` or `excludes`.
  ///
  /// Patterns with an unknown variable and patterns that are too long are omitted. If `includes` has such a pattern,
  /// all files are included: the target may get too many files, but never too few.
  private func patterns(_ key: String, of node: Node, in part: XcodeGenSpec.Part) -> [PathPattern] {
    let texts = (node.value(key)?.listed ?? []).compactMap(\.single).map(part.text)
    let patterns = texts.map { $0.flatMap { PathPattern($0) } }
    if key == "includes", patterns.contains(where: { $0 == nil }) { return [] }
    return patterns.compactMap(\.self)
  }
}
