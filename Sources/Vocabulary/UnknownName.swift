/// An error for an unknown name, with suggestions.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of name with its article: `a text style`, `a size category`.
  public let kind: String
  /// The unknown name.
  public let given: String
  /// The suggestions, nearest first: at most three, and none if no name is near.
  ///
  /// Names with a word that starts with the unknown name come first, then those with the smallest edit distance.
  /// Spaces, hyphens and underscores are equivalent.
  public let nearest: [String]
  /// Every known name, in the order in which messages list them.
  public let known: [String]
  /// A hint about where to find all names, such as `typecheck devices lists all`; nil if there is none.
  public let hint: String?

  /// Creates the error and searches for suggestions.
  ///
  /// - Parameters:
  ///   - given: The unknown name.
  ///   - kind: The kind of name with its article.
  ///   - known: Every known name, in the order for listing.
  ///   - accepted: Other accepted spellings, each with its known name.
  ///   - preferred: The known names in the order for equally near suggestions; nil for the order of `known`.
  ///   - hint: A hint about where to find all names; nil to list them if they are few.
  public init(
    _ given: String, kind: String, known: [String], accepted: [(name: String, known: String)] = [],
    preferred: [String]? = nil, hint: String? = nil
  ) {
    self.kind = kind
    self.given = given
    self.known = known
    self.hint = hint
    let wanted = Array(Self.folded(given).prefix(Self.longestCompared))
    let limit = EditDistance.limit(letters: wanted.count)
    var distances: [String: Int] = [:]
    for (name, target) in known.map({ ($0, $0) }) + accepted.map({ ($0.name, $0.known) }) {
      guard let distance = Self.distance(wanted, Self.folded(name), upTo: limit) else { continue }
      distances[target] = min(distance, distances[target] ?? distance)
    }
    // The sort is stable, so equally near names keep their order.
    let near = (preferred ?? known).filter { distances[$0] != nil }
    let ranked = near.sorted { distances[$0, default: 0] < distances[$1, default: 0] }
    nearest = Array(ranked.prefix(Self.mostNearest))
  }

  /// The problem and the advice in one sentence, without a final full stop.
  public var description: String {
    let advice = advice
    return advice.isEmpty ? problem : "\(problem); \(advice)"
  }

  /// The problem, such as `"bodi" is not a text style`.
  public var problem: String { "\(Self.quoted(given)) is not \(kind)" }

  /// The suggestions and a hint about where to find all names; may be empty.
  public var advice: String {
    let all = known.count <= Self.mostListed ? known.joined(separator: ", ") : ""
    guard let question else {
      if known.isEmpty { return hint ?? "there is none" }
      return hint ?? (all.isEmpty ? "" : "known: \(all)")
    }
    if known.count == nearest.count { return question }
    return hint.map { "\(question) (\($0))" } ?? (all.isEmpty ? question : "\(question) (known: \(all))")
  }

  /// The suggestions as a question; nil if there are none.
  public var question: String? {
    guard let last = nearest.last else { return nil }
    let others = nearest.dropLast().map(Self.quoted).joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : "\(others) or ")\(Self.quoted(last))?"
  }

  /// The suggestions as the end of a sentence; empty if there are none.
  package var questionSuffix: String { question.map { "; \($0)" } ?? "" }

  /// The largest number of suggestions; more would be a list rather than a hint.
  private static let mostNearest = 3

  /// The largest number of names to list in a message: the text styles fit, devices and rules do not.
  private static let mostListed = 16

  /// The number of Unicode scalars to compare and show, so that even a whole file passed as a name takes little time.
  private static let longestCompared = 64

  /// Returns a name in quotation marks, on one line and without control characters.
  private static func quoted(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(longestCompared)
    let isCut = scalars.endIndex < name.unicodeScalars.endIndex
    var shown = ""
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "\"\(shown)\(isCut ? "…" : "")\""
  }

  /// Normalises a name for comparison: lowercase, with spaces for hyphens and underscores.
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.map { $0 == "-" || $0 == "_" ? " " : $0 }
  }

  /// The minimum number of letters for matching the start of a word; fewer letters match too many names.
  private static let shortestBeginning = 3

  /// Returns the distance from a word to a name, or nil above a limit; a matching start is nearer than any other match.
  private static func distance(_ wanted: [Unicode.Scalar], _ name: [Unicode.Scalar], upTo limit: Int) -> Int? {
    guard !wanted.isEmpty else { return nil }
    if wanted.count >= shortestBeginning {
      if name.starts(with: wanted) { return -2 }
      if name.indices.contains(where: { name[$0] == " " && name[($0 + 1)...].starts(with: wanted) }) { return -1 }
    }
    // Each letter of difference in length costs a slip, so most names need no comparison.
    guard EditDistance.slip * abs(wanted.count - name.count) <= limit else { return nil }
    let distance = EditDistance.between(wanted, name)
    return distance <= limit ? distance : nil
  }
}

/// A parser from a name to a value; throws the known names.
package typealias NameParser<Value> = (String) throws(UnknownName) -> Value
