import Adaptivity
import AuditModel
import LayoutRules
import RuleKit

/// The notes on texts at 200 %: how many fail, and the results by device family and language.
///
/// A check cannot confirm that an app supports *Larger Text*, because it does not see every screen.
struct LargerTextNotes {
  private let languages: [String: AcceptanceTally.Language]
  private let screens: LargerTextTally
  /// The device families to report; nil is a window without a device, or any device.
  private let families: [Device.Family?]

  /// Creates notes from the results of a check.
  ///
  /// `languages` contains the results of texts in catalogs, and `screens` those of texts on screens.
  init(
    _ languages: [String: AcceptanceTally.Language], _ screens: LargerTextTally, families: [Device.Family]
  ) {
    self.languages = languages
    self.screens = screens
    let known = Set(screens.counts.keys.map(\.family)).union(families.map(Optional.some))
    let order: [Device.Family?] = [.iphone, .ipad, .ipod, nil]
    self.families = known.isEmpty ? [nil] : order.filter(known.contains)
  }

  /// The notes as sentences.
  var notes: [String] {
    let total = screens.total
    let texts = languages.values.reduce(total.texts) { $0 + $1.texts }
    let failing = languages.values.reduce(total.failing) { $0 + $1.failing }
    let undecided = languages.values.reduce(total.undecided) { $0 + $1.undecided }
    let silenced = languages.values.reduce(0) { $0 + $1.silenced }
    let quiet = silenced == 0 ? "" : " (\(silenced.grouped) of them accepted or turned off, but not fixed)"
    let counts =
      "\(failing.grouped) of \(texts.grouped) \(texts.form("text", "texts")) fail at sizes up to 200 %\(quiet), "
      + "\(undecided.grouped) need review or were not measured"
    guard texts > 0 else { return ["App Store Larger Text: not known, since no text was checked"] }
    return ["WCAG 1.4.4 (text can be resized to 200 % without loss): \(counts)"]
      + families.map {
        "App Store Larger Text on \($0?.words ?? "unspecified devices") (200 % at AX3): \(sentence($0))"
      }
  }

  /// Returns the results of all languages on a device family as a sentence.
  private func sentence(_ family: Device.Family?) -> String {
    let all = counts(on: family)
    let failing = all.filter { $1.failing > 0 }.map { ($0, $1.failing) }
    let others = all.filter { $1.failing == 0 }
    let open = others.filter { $1.undecided > 0 || $1.texts == 0 }.map { ($0, $1.undecided) }
    let clean = others.filter { $1.undecided == 0 && $1.texts > 0 }.keys.sorted()
    var parts: [String] = []
    if !failing.isEmpty { parts.append("fails in \(Self.list(failing))") }
    if !open.isEmpty { parts.append("not known in \(Self.list(open))") }
    if !clean.isEmpty { parts.append("nothing found against it in \(clean.joined(separator: ", "))") }
    return parts.isEmpty ? "not known, since no text was checked" : parts.joined(separator: "; ")
  }

  /// Returns languages with their numbers of texts in words, largest number first.
  private static func list(_ languages: [(name: String, count: Int)]) -> String {
    languages.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { "\($0.name) (\($0.count == 0 ? "no" : $0.count.grouped) \($0.count.form("text", "texts")))" }.joined(
        separator: ", ")
  }

  /// Returns the counts of each language on a device family.
  private func counts(on family: Device.Family?) -> [String: LargerTextTally.Count] {
    var counts: [String: LargerTextTally.Count] = [:]
    for (name, language) in languages {
      counts[name, default: .init()].texts += language.texts
      counts[name, default: .init()].failing += family.map { language.failingOn[$0] ?? 0 } ?? language.failing
      counts[name, default: .init()].undecided += family.map { language.undecidedOn[$0] ?? 0 } ?? language.undecided
    }
    for (group, count) in screens.counts {
      let name = group.locale ?? "an unspecified language"
      // A language that only occurs on screens of another family is still listed, with an unknown result.
      counts[name, default: .init()].texts += 0
      guard group.family == family else { continue }
      counts[name, default: .init()].texts += count.texts
      counts[name, default: .init()].failing += count.failing
      counts[name, default: .init()].undecided += count.undecided
    }
    return counts
  }
}
