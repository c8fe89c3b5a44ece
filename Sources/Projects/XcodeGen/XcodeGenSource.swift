import Yams

/// An entry of `sources` in an XcodeGen target.
struct XcodeGenSource {
  /// The path as written, with variables replaced; nil if a variable is unknown.
  var path: String?
  var place: ProjectPlace
  /// The platforms of `destinationFilters`, or nil if there are none.
  var filter: Set<ProjectPlatform>?
  var rule: FolderRule?
  /// Whether the target builds the source; with `buildPhase: none` it is only shown in the project.
  var isBuilt = true

  /// Returns the entries of `sources` in a part of a target.
  static func all(in part: XcodeGenSpec.Part) -> [XcodeGenSource] {
    guard let sources = part.node.value("sources") else { return [] }
    if case .mapping = sources { return [XcodeGenSource(sources, in: part)] }
    return sources.listed.map { XcodeGenSource($0, in: part) }
  }

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
      rule = FolderRule(excludedPatterns: excludes, included: includes.isEmpty ? nil : includes)
    }
  }

  /// Returns the patterns listed under `includes` or `excludes`, without those that contain an unknown variable.
  ///
  /// If a pattern of `includes` contains one, all files are included: the target may get too many files, never too few.
  private func patterns(_ key: String, of node: Node, in part: XcodeGenSpec.Part) -> [PathPattern] {
    let texts = (node.value(key)?.listed ?? []).compactMap(\.single).map(part.text)
    if key == "includes", texts.contains(nil) { return [] }
    return texts.compactMap { $0 }.map { PathPattern($0) }
  }
}
