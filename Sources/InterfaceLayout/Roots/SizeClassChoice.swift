import Adaptivity
import InterfaceBuilder

/// The choice of the variations that apply in a pair of size classes.
struct SizeClassChoice {
  let widthClass: SizeClass?
  let heightClass: SizeClass?

  /// Returns the variations that apply, the most specific last; default ones come first.
  func chosen(_ variations: [SizeClassVariation]) -> [SizeClassVariation] {
    guard !variations.isEmpty else { return [] }
    let rank = { (variation: SizeClassVariation) in [variation.width, variation.height].count { $0 != nil } }
    let fitting = variations.filter { variation in
      !variation.isDefault && (variation.width.map { $0 == widthClass?.rawValue } ?? true)
        && (variation.height.map { $0 == heightClass?.rawValue } ?? true)
    }
    return variations.filter(\.isDefault) + fitting.sorted { rank($0) < rank($1) }
  }

  /// Returns the identifiers of subviews and constraints that these size classes exclude from the given objects.
  func excluded(by objects: [Int], of document: InterfaceDocument) -> Set<String> {
    var excluded: Set<String> = []
    for object in objects {
      for variation in chosen(document.objects[object].variations) {
        excluded.formUnion(variation.excluded)
        excluded.subtract(variation.included)
      }
    }
    return excluded
  }

  /// Returns an attribute of an object from the most specific variation with it, or else from the object.
  func attribute(_ name: String, of object: InterfaceObject) -> String? {
    chosen(object.variations).last { $0.element[name] != nil }?.element[name] ?? object.element[name]
  }

  /// Returns the constant of a constraint in points.
  func constant(of constraint: InterfaceConstraint) -> Double {
    chosen(constraint.variations).last { $0.constant != nil }?.constant ?? constraint.constant
  }
}
