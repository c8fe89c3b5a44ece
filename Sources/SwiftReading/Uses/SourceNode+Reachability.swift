internal import SwiftTrees

extension SourceNode {
  /// The maximum chain of private declarations that run one another (our own limit); longer chains may run.
  private static let deepest = 3
  /// The number of references above which a private declaration counts as used (our own limit).
  private static let mostReaders = 8

  /// Whether code never runs: it is in a private member that its file does not use, or after a failure.
  var isUnreachable: Bool { isUnreachable(depth: 0) }

  private func isUnreachable(depth: Int) -> Bool {
    let member = declarationsAround.first(where: \.isMember)
    if tree.index.hasFailures, isAfterFailure(in: member) { return true }
    guard let member, member.isPrivate, depth < Self.deepest else { return false }
    let readers = Array(tree.readers(of: member).prefix(Self.mostReaders))
    return readers.count < Self.mostReaders && readers.allSatisfy { $0.isUnreachable(depth: depth + 1) }
  }

  /// Whether a failure in a declaration, or in the file, ends the program before the code.
  private func isAfterFailure(in member: SourceNode?) -> Bool {
    var isInnermost = true
    for (node, around) in outwardSteps {
      if around == member { return false }
      if around.kind == .block {
        // In an outer block, a later failure is for values that no statement handles.
        if let failure = tree.index.firstFailure(in: around), isInnermost || failure < node.index { return true }
        isInnermost = false
      }
    }
    return false
  }
}
