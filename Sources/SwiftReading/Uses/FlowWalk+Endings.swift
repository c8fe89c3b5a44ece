internal import AuditModel
internal import SwiftTrees

extension TextFlows.Station {
  /// The paths from the readers; for a text that entered through a parameter, only those from its call.
  ///
  /// Without a call, the text is the parameter's default value, and the paths are those of calls that omit the
  /// parameter.
  func readers(behind call: SourceNode?, omitting parameter: SourceNode?) -> [TextFlows.Way] {
    guard let parameter else { return ways }
    if let call { return (calls[call] ?? []).map { ways[$0] } }
    return ways.filter { way in
      let reader = way.edge.reference
      return reader.kind == .call && !reader.arguments.contains { reader.parameter(of: $0, in: node) == parameter }
    }
  }
}

extension TextMention.Ending {
  /// The ending for a declaration whose value no code reads.
  static func unread(_ declaration: SourceNode) -> Self {
    switch declaration.kind {
    case .function: .result
    case .parameter, .trailing: .argument
    default: declaration.child(.block) == nil ? .property : .result
    }
  }
}
