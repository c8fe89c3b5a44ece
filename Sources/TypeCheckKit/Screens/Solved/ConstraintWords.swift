import AuditModel
import InterfaceBuilder

/// A writer of constraints as equations, such as `Label "Name" leading = Image View trailing + 8`.
struct ConstraintWords {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns a constraint as an equation.
  func words(of constraint: InterfaceConstraint) -> String {
    let relation = [.equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"][constraint.relation] ?? "="
    let first = words(of: constraint.first, in: constraint)
    guard let second = constraint.second else { return "\(first) \(relation) \(Points(constraint.constant).number)" }
    let factor = constraint.multiplier == 1 ? "" : "\(Points(constraint.multiplier).number) × "
    let constant = constraint.constant
    let shift = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(Points(constant.magnitude).number)"
    return "\(first) \(relation) \(factor)\(words(of: second, in: constraint))\(shift)"
  }

  private func words(of item: InterfaceConstraint.Item, in constraint: InterfaceConstraint) -> String {
    let name = document.object(of: item, in: constraint).map { document.objects[$0].outlineName } ?? "view"
    return "\(name) \(item.attribute)"
  }
}
