import AuditModel
import Vocabulary
import Yams

/// A place of a configuration, and what is said when something else stands there than should.
struct ConfigurationNode {
  /// What was wrong so far, in all places of one file.
  final class Problems {
    /// The most entries that merged mappings (`<<`) may bring in altogether: more than any configuration of a megabyte
    /// needs, and far less than mappings that merge each other come to (our own limit).
    private static let mostMerged = 100_000

    let file: String
    private(set) var issues: [InputIssue] = []
    private var merged = 0

    init(file: String) { self.file = file }

    func add(_ mark: Mark?, _ message: String, _ remedy: String, _ severity: InputIssue.Severity = .error) {
      add(
        SourceLocation(file: file, line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1)), message, remedy,
        severity)
    }

    func add(
      _ location: SourceLocation, _ message: String, _ remedy: String, _ severity: InputIssue.Severity = .error
    ) {
      issues.append(InputIssue(severity: severity, location: location, message: message, remedy: remedy))
    }

    /// Counts a mapping or an entry that is merged; false from where it is too much, which is told once.
    func mayMerge(_ mark: Mark?) -> Bool {
      merged += 1
      if merged == Self.mostMerged + 1 {
        add(mark, "<< brings in more than \(Self.mostMerged) entries", "merge fewer mappings, or write the entries out")
      }
      return merged <= Self.mostMerged
    }
  }

  /// The most mappings that merge each other one after the other (our own limit).
  private static let deepestMerge = 8

  let node: Node
  /// What the place is called, for a person: `width`.
  let name: String
  let problems: Problems

  /// Where it is.
  var location: SourceLocation {
    SourceLocation(file: problems.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Whether nothing stands there.
  var isEmpty: Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// Whether a mapping stands there.
  var isMapping: Bool { if case .mapping = node { true } else { false } }
  /// Whether a list stands there.
  var isList: Bool { if case .sequence = node { true } else { false } }
  /// Whether a list without elements stands there.
  var isEmptyList: Bool { if case .sequence(let list) = node { list.isEmpty } else { false } }
  /// The single value that stands there.
  var word: String? { if case .scalar(let scalar) = node { scalar.string } else { nil } }

  /// Says what is wrong here.
  func problem(_ message: String, _ remedy: String, _ severity: InputIssue.Severity = .error) {
    problems.add(node.mark, message, remedy, severity)
  }

  /// The entries, in the order of the file; `<<` brings in those of others that are not said here.
  func entries(_ remedy: String) -> [(key: ConfigurationNode, value: ConfigurationNode)] {
    if isEmpty { return [] }
    guard case .mapping(let mapping) = node else {
      problem("\(name) is \(kind), not a mapping", remedy)
      return []
    }
    var found: [(key: ConfigurationNode, value: ConfigurationNode)] = []
    var seen: Set<String> = []
    _ = collect(mapping, &found, &seen, depth: 0)
    return found
  }

  /// Takes the entries of a mapping and of those it merges; false where there are too many.
  private func collect(
    _ mapping: Node.Mapping, _ found: inout [(key: ConfigurationNode, value: ConfigurationNode)],
    _ seen: inout Set<String>, depth: Int
  ) -> Bool {
    var merged: [(mark: Mark?, value: Node)] = []
    for (key, value) in mapping {
      guard depth == 0 || problems.mayMerge(key.mark) else { return false }
      guard case .scalar(let scalar) = key else {
        problems.add(key.mark, "a key in \(name) is not a text", "write name: value")
        continue
      }
      if scalar.string == "<<", scalar.style == .plain {
        merged.append((key.mark, value))
      } else if seen.insert(scalar.string).inserted {
        found.append((child(key, scalar.string), child(value, scalar.string)))
      }
    }
    for (mark, node) in merged {
      let sources = node.sequence.map { Array($0) } ?? [node]
      for source in sources {
        guard case .mapping(let other) = source, depth < Self.deepestMerge else {
          let message = depth < Self.deepestMerge ? "merges no mapping" : "merges what merges others, too deep"
          problems.add(
            source.mark ?? node.mark, "<< in \(name) \(message)", "name one anchored mapping, such as <<: *row")
          return false
        }
        guard problems.mayMerge(mark), collect(other, &found, &seen, depth: depth + 1) else { return false }
      }
    }
    return true
  }

  private func child(_ node: Node, _ name: String) -> ConfigurationNode {
    ConfigurationNode(node: node, name: Quotation(name).description, problems: problems)
  }

  /// The elements of a list; one text stands for a list of one.
  func elements(_ remedy: String) -> [ConfigurationNode] {
    if isEmpty { return [] }
    switch node {
    case .sequence(let sequence):
      return sequence.map { ConfigurationNode(node: $0, name: "an element of \(name)", problems: problems) }
    case .scalar: return [self]
    case .mapping, .alias:
      problem("\(name) is \(kind), not a list", remedy)
      return []
    }
  }

  /// The text; a number is one too.
  var text: String? {
    if case .scalar(let scalar) = node, !isEmpty { return scalar.string }
    problem("\(name) is \(isEmpty ? "empty" : kind), not a text", "write one text, in quotes where it has : or # in it")
    return nil
  }

  /// All texts of a list.
  var texts: [String] { elements("write a list such as [a, b]").compactMap(\.text) }

  /// The number in a range.
  func number(_ range: ClosedRange<Double>, above: Bool = false) -> Double? {
    let remedy =
      "write a number \(above ? "above" : "from") \(Self.shown(range.lowerBound)) up to \(Self.shown(range.upperBound))"
    guard case .scalar(let scalar) = node, scalar.style == .plain, let value = Double(scalar.string) else {
      problem("\(name) is \(shownKind), not a number", remedy)
      return nil
    }
    guard value.isFinite, range.contains(value), !above || value > range.lowerBound else {
      problem("\(name) is \(scalar.string), which is outside its range", remedy)
      return nil
    }
    return value
  }

  /// The number, whatever its range.
  func number(remedy: String) -> Double? {
    guard case .scalar(let scalar) = node, scalar.style == .plain, let value = Double(scalar.string), value.isFinite
    else {
      problem("\(name) is \(shownKind), not a number", remedy)
      return nil
    }
    return value
  }

  /// The whole number in a range.
  func whole(_ range: ClosedRange<Int>) -> Int? {
    let isAny = range.lowerBound == .min && range.upperBound == .max
    let remedy = "write a whole number\(isAny ? "" : " from \(range.lowerBound) to \(range.upperBound)")"
    guard case .scalar(let scalar) = node, scalar.style == .plain, let value = Int(scalar.string) else {
      problem("\(name) is \(shownKind), not a whole number", remedy)
      return nil
    }
    guard range.contains(value) else {
      problem("\(name) is \(value), which is outside its range", remedy)
      return nil
    }
    return value
  }

  /// True or false.
  var flag: Bool? {
    if case .scalar(let scalar) = node, scalar.style == .plain {
      if ["true", "yes", "on"].contains(scalar.string.lowercased()) { return true }
      if ["false", "no", "off"].contains(scalar.string.lowercased()) { return false }
    }
    problem("\(name) is \(shownKind), neither true nor false", "write true or false")
    return nil
  }

  /// One of some names.
  func named<Value>(_ make: (String) throws(UnknownName) -> Value) -> Value? {
    guard let text else { return nil }
    do throws(UnknownName) {
      return try make(text)
    } catch {
      problem("\(name): \(Quotation(error.given)) is not \(error.kind)", error.advice)
      return nil
    }
  }

  /// One of the names of a closed set, letter for letter, as the schema has them.
  func named<Value: RawRepresentable & CaseIterable>(_ kind: String) -> Value? where Value.RawValue == String {
    named { (name) throws(UnknownName) in
      if let value = Value(rawValue: name) { return value }
      throw UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue))
    }
  }

  private var kind: String {
    switch node {
    case .scalar: "a single value"
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }

  private var shownKind: String {
    guard case .scalar(let scalar) = node else { return kind }
    return isEmpty ? "empty" : "\(Quotation(scalar.string))"
  }

  private static func shown(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
