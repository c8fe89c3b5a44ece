import Audit
import AuditModel
import LayoutRules
import RuleKit

extension CheckRun {
  /// Checks the keys in code, and the facts about views in code and documents.
  func code() -> PartialResult {
    var result = PartialResult()
    (result.filesRead, result.inputIssues) = (app.uses.documents, app.uses.inputIssues)
    let keys = app.keys.keys.filter { coversViews || measure.keys.contains($0.key) }
    var code = CodeAuditor(rules: rules)
    code.thresholds = check.configuration.thresholds
    let facts = coversViews ? (app.uses.facts, app.uses.documentFacts) : ([], [])
    for tally in [code.audit(keys), code.audit(facts.0), code.audit(facts.1)] { result.add(tally) }
    return result
  }
}
