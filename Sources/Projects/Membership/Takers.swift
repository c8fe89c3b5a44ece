/// The targets of all files that projects assign in the same way.
package final class Takers {
  /// A target, with the first claim that assigns it.
  struct Taker {
    var target: Int
    var platforms: ProjectTarget.Platforms
    var isForDevelopment: Bool
    /// The position of the run in a file's chain, and of the claim in the run.
    var run: Int
    var claim: Int
  }

  /// The targets, in the order of the map.
  let all: [Taker]
  private let targets: [ProjectTarget]

  init(_ all: [Taker], of targets: [ProjectTarget]) {
    (self.all, self.targets) = (all, targets)
  }

  /// Whether no target contains the files.
  package var isEmpty: Bool { all.isEmpty }

  func mayBeChecked(_ taker: Taker) -> Bool {
    let target = targets[taker.target]
    return !target.kind.isTest && target.use == .users && !taker.isForDevelopment && taker.platforms.mayBeChecked
  }

  /// The targets whose texts may be checked, in the order of the map.
  package private(set) lazy var checked: [ProjectTarget] = all.filter(mayBeChecked).map { targets[$0.target] }

  /// The names of the targets whose texts may be checked.
  package private(set) lazy var checkedNames = Set(checked.map(\.name))

  /// The highest iOS version that these targets require; nil if none states one.
  package private(set) lazy var highestSystem = checked.compactMap(\.devices.system).max()

  /// The index of the target that explains why the files are skipped.
  ///
  /// Targets for iOS come first, then apps and libraries; tests are used only if there is no other target.
  private(set) lazy var ground: Int? =
    all.firstIndex { $0.isForDevelopment && $0.platforms.mayBeChecked }
    ?? all.firstIndex { targets[$0.target].use != .users && $0.platforms.mayBeChecked } ?? all.firstIndex {
      !targets[$0.target].kind.isTest
    } ?? all.indices.first
}
