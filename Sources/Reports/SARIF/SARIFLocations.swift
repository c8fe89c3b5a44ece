internal import AuditModel
internal import Causes

/// The locations that are related to the result of a cause: its other places, and its texts.
struct SARIFLocations {
  /// The maximum number of places, and of texts (our own choice: viewers show them as a list).
  private static let most = 20

  /// A location with the words that viewers show at it.
  struct Location {
    let location: SourceLocation
    let message: String
  }

  /// The locations other than that of the result, each once.
  private(set) var others: [Location] = []
  private var seen: Set<SourceLocation>

  init(_ cause: Cause, _ report: AuditReport, _ places: CausePlaces, besides place: SourceLocation) {
    seen = [place]
    add(cause.edit.location, cause.edit.statement.map(Wording.sentence) ?? "the line to change")
    let sites = ([cause.location] + cause.extent.sites).prefix(Self.most)
    let uses = Self.uses(at: Set(sites), of: cause, in: report)
    for site in sites { add(site, uses[site].map(Wording.use) ?? "a place of the cause") }
    for index in places.texts(of: cause, upTo: Self.most) {
      let fields = report.findings[index].fields
      add(fields.value.location, Wording.key(fields.value.key, fields.value.locale))
    }
  }

  private mutating func add(_ location: SourceLocation, _ message: @autoclosure () -> String) {
    if seen.insert(location).inserted { others.append(Location(location: location, message: message())) }
  }

  /// Returns the uses of the findings' texts at some places.
  private static func uses(
    at places: Set<SourceLocation>, of cause: Cause, in report: AuditReport
  ) -> [SourceLocation: TextUse] {
    var uses: [SourceLocation: TextUse] = [:]
    for index in cause.findings where uses.count < places.count {
      for use in report.findings[index].fields.value.uses where places.contains(use.location) {
        uses[use.location] = uses[use.location] ?? use
      }
    }
    return uses
  }
}
