/// Finds the targets that are samples next to an app for users.
///
/// A library is a sample only if that is certain: an app may link a library that its project does not list.
struct SampleTargets {
  private let targets: [ProjectTarget]
  /// The names of each target's dependencies, by its name; targets of several projects may share a name.
  private let dependencies: [String: Set<String>]
  /// The folders with apps that have no target.
  private let otherApps: [String]

  init(_ targets: [ProjectTarget], next otherApps: [String] = []) {
    (self.targets, self.otherApps) = (targets, otherApps)
    dependencies = targets.reduce(into: [:]) { $0[$1.name, default: []].formUnion($1.dependencies) }
  }

  /// The indices of the samples; nil if no other iOS app exists.
  ///
  /// A dependency of an app for users is never a sample.
  var indices: Set<Int>? {
    let named = targets.indices.filter { targets[$0].isSampleByName }
    let apps = targets.indices.filter { targets[$0].kind == .app && targets[$0].platforms.mayInclude(.ios) }
    let own = Set(apps).subtracting(named)
    guard !own.isEmpty || areNextToOtherApps(named) else { return nil }
    let linked = names(below: own)
    let samples = named.filter { !linked.contains(targets[$0].name) }
    let below = names(below: samples)
    let parts = Set(targets.indices.filter { below.contains(targets[$0].name) && targets[$0].mayBePartOfSample })
    let others = targets.indices.filter { !parts.contains($0) && !samples.contains($0) && !targets[$0].kind.isTest }
    let used = names(below: others)
    return parts.filter { !used.contains(targets[$0].name) }.union(samples)
  }

  /// Returns whether each sample is in a folder whose app another tool builds.
  private func areNextToOtherApps(_ samples: [Int]) -> Bool {
    !samples.isEmpty
      && samples.allSatisfy { index in
        otherApps.contains { ProjectPath.isInside(targets[index].place.file, $0) }
      }
  }

  /// Returns the names of all direct and indirect dependencies of targets.
  private func names(below starts: some Sequence<Int>) -> Set<String> {
    var found: Set<String> = []
    var waiting = starts.flatMap { targets[$0].dependencies }
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += dependencies[next] ?? [] }
    }
    return found
  }
}

extension ProjectTarget {
  /// Whether the name of an app, or a project folder of an app or extension, identifies a sample.
  fileprivate var isSampleByName: Bool {
    let isApp = kind == .app || kind == .appClip
    guard isApp || kind == .appExtension else { return false }
    return isInSampleFolder || isApp && SampleName.isSample(name)
  }

  /// Whether the target is a sample if only samples depend on it.
  ///
  /// Packages declare products with other names, so an app may use their targets under other names.
  fileprivate var mayBePartOfSample: Bool {
    if ProjectPath.name(of: place.file) == "Package.swift" { return false }
    return isInSampleFolder || kind == .appExtension || kind == .appClip
  }

  private var isInSampleFolder: Bool { SampleName.isSample(folderIn: ProjectContent.folder(of: place.file)) }
}
