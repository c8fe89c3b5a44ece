internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The screens of a page as JSON: as many as fit, worst first.
struct PageScreens {
  /// The maximum numbers of screens, languages and sizes (our own choice: more than readers compare).
  static let most = (screens: 20, languages: 8, sizes: 4)
  /// The maximum size of all screens, in bytes (our own choice: 640 pictures of 40 elements).
  static let mostBytes = 1_000_000

  /// A picture that the page may contain.
  struct Candidate {
    fileprivate var screen: Int
    fileprivate var variant: Screen
    /// Whether the picture has findings.
    var hasFindings: Bool { !variant.marks.isEmpty }
  }

  private var records: [PageScreenRecord]
  /// The number of screens in the run.
  private let all: Int
  /// The number of pictures of the screens that the page may contain.
  private let pictures: Int
  /// The pictures in the order of adding: those with findings first, and the worst of each screen first.
  let candidates: [Candidate]
  /// The number of bytes of all screens.
  private(set) var size = 0
  /// The texts in the pictures.
  private(set) var keys: Set<PageTexts.Key> = []

  /// Creates screens without pictures; `source` is the source language.
  init(_ screens: [[Screen]], source: String?) {
    let variants = screens.prefix(Self.most.screens).flatMap(\.self)
    let languages = Self.most(Self.most.languages, of: variants, keeping: source, by: \.pageLocale)
    let sizes = Self.most(Self.most.sizes, of: variants, keeping: ContentSizeCategory.large, by: \.environment.category)
    records = screens.prefix(Self.most.screens).map(PageScreenRecord.init)
    (all, pictures) = (screens.count, variants.count)
    var ranked: [(rank: Int, candidate: Candidate)] = []
    for (number, screen) in screens.prefix(Self.most.screens).enumerated() {
      let shown = screen.filter { languages.contains($0.pageLocale) && sizes.contains($0.environment.category) }
      let sorted = shown.filter { !$0.marks.isEmpty } + shown.filter(\.marks.isEmpty)
      ranked += sorted.enumerated().map { ($0.offset, Candidate(screen: number, variant: $0.element)) }
    }
    candidates = ranked.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      guard first.candidate.hasFindings == second.candidate.hasFindings else { return first.candidate.hasFindings }
      return (first.rank, one.offset) < (second.rank, other.offset)
    }.map(\.element.candidate)
  }

  /// Returns the values with the most findings, always including `kept`.
  private static func most<Value: Hashable>(
    _ most: Int, of variants: [Screen], keeping kept: Value?, by value: (Screen) -> Value
  ) -> Set<Value> {
    var findings: [Value: Int] = [:]
    var order: [Value] = []
    for variant in variants {
      if findings[value(variant)] == nil { order.append(value(variant)) }
      findings[value(variant), default: 0] += variant.marks.count
    }
    if let kept, findings[kept] != nil { findings[kept] = .max }
    let sorted = order.enumerated().sorted { one, other in
      (findings[other.element] ?? 0, one.offset) < (findings[one.element] ?? 0, other.offset)
    }
    return Set(sorted.prefix(most).map(\.element))
  }

  /// Adds the candidates that fit, in order; `layout` returns the number of a text's layout.
  mutating func addAll(layout: (PageTexts.Key) -> Int?) {
    for candidate in candidates {
      var record = records[candidate.screen]
      record.add(candidate.variant, layout: layout)
      let before = records[candidate.screen].count > 0 ? records[candidate.screen].size : 0
      guard record.size - before <= Self.mostBytes - size else { continue }
      size += record.size - before
      records[candidate.screen] = record
      keys.formUnion(candidate.variant.textKeys)
    }
  }

  /// The omitted parts as a sentence; nil if the page shows everything.
  var dropped: String? {
    let shown = records.filter { $0.count > 0 }
    let screens = all - shown.count
    let pictures = pictures - shown.reduce(0) { $0 + $1.count }
    let parts = [
      screens > 0 ? Wording.count(screens, "screen") : nil,
      pictures > 0 ? Wording.count(pictures, "picture") + " of screens" : nil,
    ].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let verb = max(screens, 0) + max(pictures, 0) == 1 ? "is" : "are"
    return "\(parts.joined(separator: " and ")) \(verb) not in this page: typecheck screens --format svg draws them."
  }

  /// Writes the screens; nothing if there are none.
  func write(to json: inout JSONWriter) {
    let shown = records.filter { $0.count > 0 }
    if !shown.isEmpty { json.array("screens", shown) { $1.write(to: &$0) } }
  }
}
