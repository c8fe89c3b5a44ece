import TypeCheckKit

extension UsesPage {
  /// The maximum number of blockers to list (our own choice: they fit on two screens).
  private static let mostBlockers = 20
  /// The maximum number of blockers in the summary.
  private static let mostInSummary = 3
  /// The maximum number of names in a statement (our own choice: they fit in a line).
  private static let mostNames = 3

  /// The code for which most uses wait, each with the statement that describes it, as lines.
  var blockers: [String] {
    let all = report.blockers
    let shown = all.prefix(Self.mostBlockers)
    var lines = shown.flatMap { [$0.words] + ($0.advice(mostNames: Self.mostNames).map { ["    \($0)"] } ?? []) }
    if all.count > shown.count {
      let left = all.dropFirst(shown.count)
      lines.append("and \(left.count.grouped) more with \(left.reduce(0) { $0 + $1.uses }.counted("use"))")
    }
    guard !lines.isEmpty else { return [] }
    if all.contains(where: { !$0.statements.isEmpty }) {
      lines.append(
        "Write statements into .typecheck.yml. Replace STYLE by a text style such as body, or by {size: 12} if the size "
          + "is fixed. typecheck init writes them as comments.")
    }
    if all.contains(where: \.statements.isEmpty) {
      lines.append("Without a statement, a slot under keys in .typecheck.yml describes the texts of a key.")
    }
    return lines
  }

  /// A line on the code for which most uses wait, for the summary; empty if there is none.
  var firstBlockers: [String] {
    let first = report.blockers.filter { !$0.isPlace }.prefix(Self.mostInSummary)
    guard !first.isEmpty else { return [] }
    let words = first.map { "\($0.subject) \($0.uses.grouped)" }.joined(separator: ", ")
    return ["Uses waiting for code that is not understood: \(words) (--not-followed lists all)."]
  }

  static func json(_ blocker: Blocker) -> JSONObject {
    JSONObject(omittingNil: [
      "kind": blocker.code.kind.rawValue, "name": blocker.code.name, "file": blocker.place?.file,
      "line": blocker.place?.line, "declared": blocker.code.declaration != nil,
      "unknown": blocker.unknown.map(\.rawValue), "uses": blocker.uses, "keys": blocker.keys,
      "statement": blocker.statement(mostNames: mostNames),
    ])
  }
}

extension Blocker {
  /// Whether the code is a place without statements about its texts, and not code that is not understood.
  fileprivate var isPlace: Bool { [.place, .objectiveC, .other].contains(code.kind) }

  /// The name, or else the place.
  fileprivate var subject: String {
    code.name.map { "`\(Quotation.escape(Self.shortened($0)))`" } ?? place.map(UsesPage.place) ?? "code in Objective-C"
  }

  /// The maximum number of argument labels to show.
  private static let mostLabels = 3

  /// Returns a name with its first argument labels.
  private static func shortened(_ name: String) -> String {
    guard let start = name.firstIndex(of: "("), name.hasSuffix(":)") else { return name }
    let labels = name[name.index(after: start)...].dropLast().split(separator: ":")
    guard labels.count > mostLabels else { return name }
    return "\(name[...start])\(labels.prefix(mostLabels).joined(separator: ":")):…)"
  }

  /// The kinds of code that the sources should declare.
  private static let declared: Set<BlockingCode.Kind> = [.font, .modifier, .container, .argument, .localizer]

  /// The code, with the number of uses that wait for it.
  fileprivate var words: String {
    let noun = unknown.isEmpty ? "mention" : "use"
    let count = uses == keys ? uses.counted(noun) : "\(uses.counted(noun)) of \(keys.counted("key"))"
    var found = ""
    if code.name != nil, let place {
      let isForeign = code.declaration == nil && Self.declared.contains(code.kind)
      found = " (\(isForeign ? "not found in the sources; first at " : "")\(UsesPage.place(place)))"
    }
    let example = unknown.isEmpty && statements.isEmpty ? examples.first.map { ", such as \(Quotation($0))" } ?? "" : ""
    return "\(count) \(uses.form("waits", "wait")) for \(subject)\(found): \(reason)\(example)"
  }

  private var properties: String { Listing(unknown.map(\.words)).description }

  private var reason: String {
    switch code.kind {
    case .font where code.isVarying: "this font differs by instance or call"
    case .font where statements.isEmpty: "its size, weight or name is not constant, or it is a font of the app"
    case .font: "this font is not known"
    case .modifier, .container: "it may change the \(properties)"
    case .length: "no limit for the \(properties) is known"
    case .letters: "it changes the widths of letters"
    case .place: "no code was found that sets the \(properties)"
    case .path where !unknown.isEmpty: "the view is not followed beyond it"
    case .argument: unknown.isEmpty ? "it may draw the texts" : "the class may change the \(properties)"
    case .localizer: "it may localize these literals"
    case .objectiveC: "only the texts of Objective-C are read"
    case .path, .other: unknown.isEmpty ? "the keys are not followed beyond it" : "the \(properties) is not known"
    }
  }

  /// The statement that describes the code, with its condition; nil if none does.
  fileprivate func advice(mostNames: Int) -> String? {
    guard let statement = statement(mostNames: mostNames) else { return nil }
    switch code.kind {
    case .modifier, .container: return "if it changes neither fonts nor sizes: \(statement)"
    case .localizer: return "if it returns the translation: \(statement)"
    default: return statement
    }
  }

  /// The first statements in one line of YAML; nil if none helps.
  fileprivate func statement(mostNames: Int) -> String? {
    UnknownDeclaration.line(Array(statements.prefix(mostNames)))
  }
}
