/// A name that is not one of the known ones, with the known ones that may be meant.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of name was asked for, with its article: `a text style`, `a size category`.
  public let kind: String
  /// The name as given.
  public let given: String
  /// The known names that may be meant, nearest first; at most three, and none where no name is near.
  ///
  /// Names with a word that begins as it is written are nearest, then those with the least edit distance. Spaces,
  /// hyphens and underscores are all the same.
  public let nearest: [String]
  /// Every known name, in the order of the kind.
  public let known: [String]
  /// Where all names are found, such as `typecheck devices lists all`; nil where nothing says so.
  public let hint: String?

  /// Creates the error and looks for the nearest names.
  ///
  /// - Parameters:
  ///   - given: The name as given.
  ///   - kind: What kind of name was asked for, with its article.
  ///   - known: Every known name; shown in this order.
  ///   - accepted: The other spellings that are accepted, each with the known name it stands for.
  ///   - preferred: The known names in the order in which equally near ones are named; nil is the order of the kind.
  ///   - hint: Where all names are found; nil lists them where they are few.
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
      let distance = Self.distance(wanted, Self.folded(name))
      guard distance <= limit else { continue }
      distances[target] = min(distance, distances[target] ?? distance)
    }
    let ranked = (preferred ?? known).enumerated().compactMap { offset, name in
      distances[name].map { (distance: $0, offset: offset, name: name) }
    }
    nearest = ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(Self.mostNearest).map(\.name)
  }

  /// The problem and the remedy in one sentence, without a final full stop.
  public var description: String {
    let advice = advice
    return advice.isEmpty ? problem : "\(problem); \(advice)"
  }

  /// The problem, such as `"bodi" is not a text style`.
  public var problem: String { "\(Self.quoted(given)) is not \(kind)" }

  /// What may be meant and where all names are listed; empty where neither is known.
  public var advice: String {
    let all = known.count <= Self.mostListed ? known.joined(separator: ", ") : ""
    guard let question else {
      if known.isEmpty { return hint ?? "there is none" }
      return hint ?? (all.isEmpty ? "" : "known: \(all)")
    }
    if known.count == nearest.count { return question }
    return hint.map { "\(question) (\($0))" } ?? (all.isEmpty ? question : "\(question) (known: \(all))")
  }

  /// The names that may be meant, as a question; nil where no name is near.
  public var question: String? {
    guard let last = nearest.last else { return nil }
    let others = nearest.dropLast().map(Self.quoted).joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : "\(others) or ")\(Self.quoted(last))?"
  }

  /// More suggestions are a list, not a hint.
  private static let mostNearest = 3

  /// More names than this are not listed in a sentence: the text styles fit, devices and rules do not.
  private static let mostListed = 16

  /// Longer names are compared and shown by their beginning only, so that a whole file given as a name costs nothing.
  private static let longestCompared = 64

  /// A name in quotation marks, on one line and without controls.
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

  /// A name as it is compared.
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.map { $0 == "-" || $0 == "_" ? " " : $0 }
  }

  /// The shortest beginning of a word that counts as such, in letters: a shorter one begins too many.
  private static let shortestBeginning = 3

  /// How far a word is from a name, in half slips; nothing is nearer than what begins as it is written.
  private static func distance(_ wanted: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Int {
    guard !wanted.isEmpty else { return .max }
    if wanted.count >= shortestBeginning {
      if name.starts(with: wanted) { return -2 }
      if name.indices.contains(where: { name[$0] == " " && name[($0 + 1)...].starts(with: wanted) }) { return -1 }
    }
    return EditDistance.between(wanted, name)
  }
}
