internal import AuditModel
internal import SwiftTrees

/// Collects the effects of code on controls, and follows the controls into the code that gets them.
struct ControlCollection {
  private(set) var settings: [Controls.Owner: ControlSettings] = [:]
  private(set) var escaped: Set<Controls.Owner> = []
  private(set) var proxies: [String: [Controls.Property: SourceLocation]] = [:]
  private(set) var strangers: Set<String> = []
  /// The controls that calls pass for each parameter.
  private(set) var givers: [SourceNode: [SourceNode]] = [:]
  /// The code whose effects are known.
  private(set) var followed: Set<SourceNode> = []
  private var passes: [Controls.Owner: [Controls.Pass]] = [:]
  private var targets: [SourceNode] = []
  private let search: ControlSearch

  /// The maximum number of calls to follow from a control (our own limit), and of passes of one control.
  private static let (deepest, mostPasses) = (32, 256)

  init(_ search: ControlSearch) { self.search = search }

  mutating func add(_ found: ControlSearch.Findings) {
    for (owner, setting) in found.settings {
      settings[owner, default: ControlSettings()].add(setting, of: owner.node)
    }
    escaped.formUnion(found.escaped)
    for proxy in found.proxies {
      let known = proxies[proxy.type]?[proxy.property]
      proxies[proxy.type, default: [:]][proxy.property] = known.map { min($0, proxy.origin) } ?? proxy.origin
    }
    strangers.formUnion(found.strangers)
    followed.formUnion(found.members)
    for (owner, pass) in found.passes {
      passes[owner, default: []].append(pass)
      targets.append(pass.target)
      if pass.target.kind == .parameter { givers[pass.target, default: []].append(owner.node) }
    }
  }

  /// Adds the effects of the code that gets the controls.
  mutating func followPasses() {
    while let target = targets.popLast() {
      guard followed.insert(target).inserted else { continue }
      add(search.findings(about: target))
    }
    var state: [Controls.Owner: Bool] = [:]
    for owner in passes.keys.sorted(by: { $0.node.location < $1.node.location }) { resolve(owner, &state, depth: 0) }
  }

  /// Adds the effects of the code that gets a control; `state` is false for a control whose code is being followed.
  private mutating func resolve(_ owner: Controls.Owner, _ state: inout [Controls.Owner: Bool], depth: Int) {
    guard state[owner] == nil, let passed = passes[owner] else { return }
    guard depth < Self.deepest, passed.count <= Self.mostPasses else {
      escaped.insert(owner)
      return
    }
    state[owner] = false
    for pass in passed {
      for part in [Controls.Part.main, .second, .configuration] {
        let target = Controls.Owner(node: pass.target, part: part)
        resolve(target, &state, depth: depth + 1)
        let own = part == .main ? owner : Controls.Owner(node: owner.node, part: part)
        if escaped.contains(target) || state[target] == false { escaped.insert(own) }
        guard let found = settings[target] else { continue }
        settings[own, default: ControlSettings()].add(found.passed(by: pass, search.binder))
      }
    }
    state[owner] = true
  }

  /// Returns the settings of a class on itself, including those in the code that it passes itself to.
  func settings(of found: ControlSearch.Findings) -> ControlSettings {
    var all = ControlSettings()
    for (owner, setting) in found.settings where owner.part == .main { all.add(setting, of: nil) }
    for (owner, pass) in found.passes where owner.part == .main {
      guard let passed = settings[Controls.Owner(node: pass.target)] else { continue }
      all.add(passed.passed(by: pass, search.binder))
    }
    return all
  }
}
