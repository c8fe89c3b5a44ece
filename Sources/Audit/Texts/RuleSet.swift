import AuditModel
import RuleKit
import TextRules

/// The set of rules that run on texts in an audit.
struct RuleSet: Sendable {
  /// A rule on a measured text or on a translation.
  enum Member: Sendable {
    case text(any TextRule)
    case translation(any Rule<Translation>)

    var id: String {
      switch self {
      case .text(let rule): rule.descriptor.id
      case .translation(let rule): rule.descriptor.id
      }
    }
  }

  /// All rules on texts, sorted by their identifiers.
  static let all: [Member] =
    (RuleRegistry.textRules.map(Member.text) + RuleRegistry.translations.map(Member.translation))
    .sorted { $0.id < $1.id }

  /// A rule that runs, with its index in ``all``.
  ///
  /// This is a class, so that calling every rule for every text copies nothing.
  final class Ranked<Rule: Sendable>: Sendable {
    let rule: Rule
    let id: String
    let rank: Int

    init(rule: Rule, id: String, rank: Int) {
      self.rule = rule
      self.id = id
      self.rank = rank
    }
  }

  /// The rules on measured texts.
  let text: [Ranked<any TextRule>]
  /// The rules on translations.
  let translations: [Ranked<any Rule<Translation>>]

  /// Creates a set of the rules with the given identifiers.
  ///
  /// If `asked` is nil, all rules on measured texts run, and none on translations. `thresholds` replace the rules'
  /// default thresholds.
  init(_ asked: Set<String>?, thresholds: [ThresholdChoice] = []) {
    var text: [Ranked<any TextRule>] = []
    var translations: [Ranked<any Rule<Translation>>] = []
    for (rank, member) in Self.all.enumerated() {
      switch member {
      case .text(let rule) where asked?.contains(member.id) ?? true:
        text.append(Ranked(rule: thresholds.applied(to: rule), id: member.id, rank: rank))
      case .translation(let rule) where asked?.contains(member.id) ?? false:
        translations.append(Ranked(rule: thresholds.applied(to: rule), id: member.id, rank: rank))
      default: break
      }
    }
    self.text = text
    self.translations = translations
  }

  /// The identifiers of all rules that run.
  var ids: Set<String> { Set(text.map(\.id) + translations.map(\.id)) }
}
