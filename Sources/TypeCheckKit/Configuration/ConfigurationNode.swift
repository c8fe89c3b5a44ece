import AuditModel
import Vocabulary
import Yams

/// A node of a configuration.
///
/// Reading the value as a type that the node does not have reports a problem.
struct ConfigurationNode {
  /// The problems of all nodes of one file.
  final class Problems {
    /// The maximum number of entries that merged mappings (`<<`) may add in total (our own limit).
    ///
    /// No configuration of a megabyte needs that many, but mappings that merge each other could grow exponentially.
    private static let mostMerged = 100_000

    let file: String
    /// The available widths that the file requests, each computed once.
    var rooms: [RoomRequest: Result<DeviceRooms, RoomError>] = [:]
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

    /// Counts a merged mapping or entry, and returns false above the limit.
    ///
    /// Exceeding the limit is reported once.
    func mayMerge(_ mark: Mark?) -> Bool {
      merged += 1
      if merged == Self.mostMerged + 1 {
        add(mark, "<< merges more than \(Self.mostMerged) entries", "merge fewer mappings, or write the entries out")
      }
      return merged <= Self.mostMerged
    }
  }

  /// The maximum depth of mappings that merge each other (our own limit).
  private static let deepestMerge = 8

  let node: Node
  /// The name of the node in messages, such as `width`.
  let name: String
  let problems: Problems

  /// The location of the node, or the start of the file if the parser recorded none.
  var location: SourceLocation {
    SourceLocation(file: problems.file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// Whether the node has no value.
  var isEmpty: Bool { plain.map { ["", "~", "null"].contains($0) } ?? false }

  /// The node, or nil if it has no value.
  var given: ConfigurationNode? { isEmpty ? nil : self }

  /// Whether the node is a mapping.
  var isMapping: Bool { if case .mapping = node { true } else { false } }
  /// Whether the node is a list.
  var isList: Bool { if case .sequence = node { true } else { false } }
  /// Whether the node is a list without elements.
  var isEmptyList: Bool { if case .sequence(let list) = node { list.isEmpty } else { false } }
  /// The text of a scalar; nil for other nodes.
  var word: String? { if case .scalar(let scalar) = node { scalar.string } else { nil } }

  /// Reports a problem at this node.
  func problem(_ message: String, _ remedy: String, _ severity: InputIssue.Severity = .error) {
    problems.add(node.mark, message, remedy, severity)
  }

  /// Returns the entries of a mapping with their names, in the order of the file.
  func fields(_ remedy: String = "") -> [(name: String, key: ConfigurationNode, value: ConfigurationNode)] {
    entries(remedy).compactMap { key, value in key.text.map { ($0, key, value) } }
  }

  /// Returns the entries of a mapping in the order of the file.
  ///
  /// `<<` adds the entries of other mappings whose keys are not present.
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

  /// Collects the entries of a mapping and of the mappings that it merges, and returns false if there are too many.
  private func collect(
    _ mapping: Node.Mapping, _ found: inout [(key: ConfigurationNode, value: ConfigurationNode)],
    _ seen: inout Set<String>, depth: Int
  ) -> Bool {
    var merged: [(mark: Mark?, value: Node)] = []
    for (key, value) in mapping {
      guard depth == 0 || problems.mayMerge(key.mark) else { return false }
      guard case .scalar(let scalar) = key else {
        problems.add(key.mark, "a key in \(name) is not a string", "write name: value")
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
          let message =
            depth < Self.deepestMerge ? "does not name a mapping" : "merges mappings that are nested too deep"
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

  /// Returns the elements of a list.
  ///
  /// A scalar counts as a list of one element.
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

  /// The text of a scalar, which may be a number; nil for other nodes, which are reported.
  var text: String? {
    if case .scalar(let scalar) = node, !isEmpty { return scalar.string }
    problem("\(name) is \(isEmpty ? "empty" : kind), not a text", "write one text, in quotes where it has : or # in it")
    return nil
  }

  /// The texts of a list, or the single text of a scalar; other nodes are reported and skipped.
  var texts: [String] { elements("write a list such as [a, b]").compactMap(\.text) }

  /// The text of an unquoted scalar; nil for other nodes.
  private var plain: String? {
    if case .scalar(let scalar) = node, scalar.style == .plain { scalar.string } else { nil }
  }

  /// Returns the number if it is within a range, or reports a problem and returns nil.
  ///
  /// `above` excludes the lower bound.
  func number(_ range: ClosedRange<Double>, above: Bool = false) -> Double? {
    let remedy =
      "write a number \(above ? "above" : "from") \(Self.shown(range.lowerBound)) up to \(Self.shown(range.upperBound))"
    guard let plain, let value = Double(plain) else {
      problem("\(name) is \(shownKind), not a number", remedy)
      return nil
    }
    guard value.isFinite, range.contains(value), !above || value > range.lowerBound else {
      problem("\(name) is \(plain), which is outside its range", remedy)
      return nil
    }
    return value
  }

  /// Returns the number without checking its range, or reports a problem and returns nil.
  func number(remedy: String) -> Double? {
    guard let value = plain.flatMap(Double.init), value.isFinite else {
      problem("\(name) is \(shownKind), not a number", remedy)
      return nil
    }
    return value
  }

  /// Returns the whole number if it is within a range, or reports a problem and returns nil.
  func whole(_ range: ClosedRange<Int>) -> Int? {
    let isAny = range.lowerBound == .min && range.upperBound == .max
    let remedy = "write a whole number\(isAny ? "" : " from \(range.lowerBound) to \(range.upperBound)")"
    guard let value = plain.flatMap({ Int($0) }) else {
      problem("\(name) is \(shownKind), not a whole number", remedy)
      return nil
    }
    guard range.contains(value) else {
      problem("\(name) is \(value), which is outside its range", remedy)
      return nil
    }
    return value
  }

  /// The Boolean value; nil for other values, which are reported.
  var flag: Bool? {
    if let plain = plain?.lowercased() {
      if ["true", "yes", "on"].contains(plain) { return true }
      if ["false", "no", "off"].contains(plain) { return false }
    }
    problem("\(name) is \(shownKind), neither true nor false", "write true or false")
    return nil
  }

  /// Returns the value that `make` finds by its name, or reports a problem and returns nil.
  func named<Value>(_ make: (String) throws(UnknownName) -> Value) -> Value? {
    guard let text else { return nil }
    do throws(UnknownName) {
      return try make(text)
    } catch {
      problem("\(name): \(Quotation(error.given)) is not \(error.kind)", error.advice)
      return nil
    }
  }

  /// Returns the case with a name, or reports a problem and returns nil.
  ///
  /// Names are case-sensitive, as in the schema.
  func named<Value: RawRepresentable & CaseIterable>(_ kind: String) -> Value? where Value.RawValue == String {
    one(of: Value.allCases.map(\.rawValue), kind).flatMap(Value.init(rawValue:))
  }

  /// Returns the text if it is a known word, or reports a problem and returns nil.
  func one(of known: [String], _ kind: String) -> String? {
    named { (name) throws(UnknownName) in
      guard known.contains(name) else { throw UnknownName(name, kind: kind, known: known) }
      return name
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
