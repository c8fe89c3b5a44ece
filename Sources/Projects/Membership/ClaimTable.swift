/// The claims of all targets of a map, by path.
///
/// Thousands of lines may assign the same files, and thousands of targets may share a line. Equal lists of targets and
/// of claims are therefore stored once, and files with equal lists share their ``Takers``.
struct ClaimTable {
  /// A claim; its path is the key of its run in the table.
  struct Entry {
    /// The identifier of the target list, for ``targets(_:)``.
    var owners: Int
    var place: ProjectPlace
    var filter: Set<ProjectPlatform>?
    var rule: SharedRule?
  }

  /// Consecutive claims on one path: several without a rule, or a single one with a rule.
  struct Run {
    /// An identifier of the claims' target lists and filters; nil for a claim with a rule.
    var kind: Int?
    var entries: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private var lists: [[Int]] = []
  private var singles: [Int: Int] = [:]
  /// The claims before ``seal()``, each with the index of its path.
  private var waiting: [(path: Int, entry: Entry)] = []
  private var runs: [String: [Run]] = [:]
  /// The folded paths, and the indices of paths as written and folded.
  private var paths: [String] = []
  private var numbers: [String: Int] = [:]

  /// The identifiers of single claims' targets and filters, and of sequences of them.
  private var kinds: [Kind: Int] = [:]
  private var sequences: [[Int]: Int] = [:]

  private struct Kind: Hashable {
    var owners: Int
    var filter: Set<ProjectPlatform>?
  }

  /// Adds the claims of a project; `offset` is the number of targets of earlier projects.
  mutating func add(_ claims: [Claim], offset: Int) {
    var known: [ObjectIdentifier: Int] = [:]
    for claim in claims {
      let id = ObjectIdentifier(claim.owners)
      let owners = known[id] ?? list(claim.owners.targets.map { $0 + offset })
      known[id] = owners
      let entry = Entry(owners: owners, place: claim.place, filter: claim.filter, rule: claim.rule)
      waiting.append((number(of: claim.path), entry))
    }
  }

  private mutating func number(of path: String) -> Int {
    if let number = numbers[path] { return number }
    let folded = ProjectPath.folded(path)
    let number = numbers[folded] ?? paths.count
    if number == paths.count { paths.append(folded) }
    numbers[folded] = number
    numbers[path] = number
    return number
  }

  private mutating func list(_ targets: [Int]) -> Int {
    if targets.count == 1, let known = singles[targets[0]] { return known }
    if targets.count == 1 { singles[targets[0]] = lists.count }
    lists.append(targets)
    return lists.count - 1
  }

  /// Groups the claims by path after all have been added.
  mutating func seal() {
    var order = Array(waiting.indices)
    order.sort { (waiting[$0].path, $0) < (waiting[$1].path, $1) }
    entries = order.map { waiting[$0].entry }
    var start = 0
    while start < order.count {
      let path = waiting[order[start]].path
      var end = start + 1
      while end < order.count, waiting[order[end]].path == path { end += 1 }
      runs[paths[path]] = split(start..<end)
      start = end
    }
    (waiting, paths, numbers) = ([], [], [:])
  }

  private mutating func split(_ range: Range<Int>) -> [Run] {
    var runs: [Run] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      if entries[start].rule == nil { while end < range.upperBound, entries[end].rule == nil { end += 1 } }
      let kind = entries[start].rule == nil ? kind(of: start..<end) : nil
      runs.append(Run(kind: kind, entries: start..<end))
      start = end
    }
    return runs
  }

  private mutating func kind(of range: Range<Int>) -> Int {
    let parts = range.map { index in
      let kind = Kind(owners: entries[index].owners, filter: entries[index].filter)
      let number = kinds[kind] ?? kinds.count
      kinds[kind] = number
      return number
    }
    let number = sequences[parts] ?? sequences.count
    sequences[parts] = number
    return number
  }

  /// Returns the runs of claims on exactly this folded path.
  func runs(at path: String) -> [Run] { runs[path] ?? [] }

  /// Returns the targets in a list.
  func targets(_ owners: Int) -> [Int] { lists[owners] }
}
