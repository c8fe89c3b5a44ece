#if SwiftSources
  import SwiftReading
  import SwiftTrees
#endif

extension CheckPipeline {
  /// Returns the reduced tree of a source file as indented lines; nil if this build cannot read the file.
  ///
  /// Each line has a node's kind, name, label, line and column. `line` limits them to the nodes of a line of the file
  /// and those around them; nil lists all nodes.
  package func tree(of path: String, line: Int?) -> String? {
    #if SwiftSources
      let files = files([path]).inventory.entries(of: SourceLoader.self)
      let parser = SourceParser(conditions: SourceConditions(configuration.sources.hints), limits: limits)
      return parser.read(files, jobs: 1).trees.first?.outline(ofLine: line)
    #else
      return nil
    #endif
  }

  /// Returns the values of the arguments that decide looks in a folder's source files, a line each.
  package func values(in paths: [String]) -> [String] {
    #if SwiftSources
      let files = files(paths).inventory.entries(of: SourceLoader.self)
      let hints = configuration.sources.hints
      let parser = SourceParser(conditions: SourceConditions(hints), limits: limits)
      return EvaluatedValues(in: parser.read(files, jobs: 1).trees, hints: hints).lines
    #else
      return []
    #endif
  }
}

extension App {
  /// The stages in which the app was read, each with its time and the reason for its place in the order.
  package var stageLines: [String] {
    let laps = stages.watch.laps
    return stages.begun.map { stage in
      let milliseconds = Int(((laps[stage.rawValue] ?? 0) * 1000).rounded())
      return "\(stage.rawValue): \(milliseconds) ms. \(stage.reason)"
    }
  }
}
