internal import AuditModel
internal import SwiftTrees

/// The paths of texts for ``FlowCrowds``, with the calls through which texts enter functions.
///
/// A text that enters a function through a call leaves it only through this call, so that a thousand calls of a helper
/// are a thousand pairs of a text and a place, not a million. So each declaration has two numbers. The second is for
/// texts that entered through a call, whose paths do not end in the function's result. Each call has its own numbers,
/// for its result.
struct FlowModes {
  private let stations: [TextFlows.Station]
  private let types: TypeTable
  /// The numbers of each function's stations.
  private var functions: [SourceNode: [Int]] = [:]
  /// The continuations by number: for declarations, declarations with texts that entered through a call, and calls.
  private var ways: [FlowCrowds.Ways]
  /// The numbers of calls.
  private var calls: [Call: Int] = [:]
  /// The calls without known continuations.
  private var open: [Call] = []
  /// The functions of the calls, in the order of the numbers.
  private var callees: [Int] = []

  /// A call of a function; `isEntered` means that the text entered the enclosing function through a call.
  private struct Call: Hashable {
    var node: SourceNode
    var function: SourceNode
    var isEntered: Bool
  }

  /// Finds the continuations from each declaration.
  init(_ stations: [TextFlows.Station], types: TypeTable) {
    (self.stations, self.types) = (stations, types)
    ways = Array(repeating: FlowCrowds.Ways(next: [], ends: 0), count: 2 * stations.count)
    for (number, station) in stations.enumerated() where [.function, .initializer].contains(station.node.kind) {
      functions[station.node, default: []].append(number)
    }
    for (number, station) in stations.enumerated() {
      let places = TextPlace.of(valueOf: station.node, types) == nil ? 0 : 1
      for isEntered in [false, true] {
        let found = onward(by: station.ways, from: station.node, isEntered, places)
        ways[isEntered ? number + stations.count : number] = found
      }
    }
    findCalls()
  }

  /// Returns the limits of the declarations whose texts are not followed, by number.
  func limits(from starts: [(way: TextFlows.Way, texts: Int)]) -> [Int: Int] {
    var modes = self
    var texts: [Int: Int] = [:]
    for (way, count) in starts {
      for number in modes.numbers(behind: way, from: nil, false) { texts[number, default: 0] += count }
    }
    modes.findCalls()
    let crowds = FlowCrowds(modes.ways, texts: texts, depth: 2 * TextFlows.longest)
    return crowds.limits.reduce(into: [:]) { limits, limit in
      limits[modes.declaration(of: limit.key)] = limit.value
    }
  }

  /// The number of the declaration for a declaration or call.
  private func declaration(of number: Int) -> Int {
    number < 2 * stations.count ? number % stations.count : callees[number - 2 * stations.count]
  }

  /// Finds the continuations from calls on paths.
  private mutating func findCalls() {
    while let call = open.popLast() {
      guard let number = calls[call] else { continue }
      let all = (functions[call.function] ?? []).flatMap { function in
        (stations[function].calls[call.node] ?? []).map { stations[function].ways[$0] }
      }
      ways[number] = onward(by: all, from: call.node, call.isEntered, 0)
    }
  }

  private mutating func onward(
    by ways: [TextFlows.Way], from node: SourceNode, _ isEntered: Bool, _ places: Int
  ) -> FlowCrowds.Ways {
    let next = Set(ways.flatMap { numbers(behind: $0, from: node, isEntered) })
    return FlowCrowds.Ways(next: Array(next), ends: ways.count { $0.next == nil } + places)
  }

  /// The numbers of the declarations and calls to which a path leads.
  ///
  /// The node is the start of the path; nil for the mention of a key. `isEntered` means that the text entered the
  /// enclosing function through a call.
  private mutating func numbers(behind way: TextFlows.Way, from node: SourceNode?, _ isEntered: Bool) -> [Int] {
    let objects = way.object.flatMap { numbers(behind: $0, from: node, isEntered) }
    guard let next = way.next else { return objects }
    return objects + numbers(of: way, to: next, from: node, isEntered)
  }

  private mutating func numbers(
    of way: TextFlows.Way, to next: Int, from node: SourceNode?, _ isEntered: Bool
  ) -> [Int] {
    let entered = next + stations.count
    switch way.edge.passage {
    case .call(let call, let function):
      return [entered] + numbers(of: Call(node: call, function: function, isEntered: isEntered))
    case .result(let function) where isEntered:
      // A nested function may have the text of an outer variable.
      return function.isLocal && node?.isInside(function) != true ? [entered] : []
    case .result, .standard, .outside: return [next]
    case .inside: return [isEntered ? entered : next]
    }
  }

  /// The number of a call; empty if its function returns no text.
  private mutating func numbers(of call: Call) -> [Int] {
    if let number = calls[call] { return [number] }
    guard let callee = functions[call.function]?.first else { return [] }
    let number = ways.count
    calls[call] = number
    ways.append(FlowCrowds.Ways(next: [], ends: 0))
    callees.append(callee)
    open.append(call)
    return [number]
  }
}
