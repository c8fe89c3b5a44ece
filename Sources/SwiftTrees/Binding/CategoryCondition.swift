package import DynamicType

/// The size categories for which a condition such as `dynamicTypeSize.isAccessibilitySize` may be true, and those for
/// which it may be false.
package struct CategoryCondition {
  package typealias Categories = Set<ContentSizeCategory>

  package var whenTrue: Categories
  package var whenFalse: Categories
  /// Whether the condition depends on the size in an unknown way.
  package var isOpen = false

  /// The size categories of iPhone and iPad, smallest first.
  package static let steps = ContentSizeCategory.standard + ContentSizeCategory.accessibility
  package static let all = Set(steps)

  /// A condition that is independent of the size.
  package static let other = CategoryCondition(whenTrue: all, whenFalse: all)
  /// A condition that depends on the size in an unknown way.
  package static let open = CategoryCondition(whenTrue: all, whenFalse: all, isOpen: true)

  /// A condition that is true for some categories and false for all others.
  package init(for categories: Categories) {
    self.init(whenTrue: categories, whenFalse: Self.all.subtracting(categories))
  }

  private init(whenTrue: Categories, whenFalse: Categories, isOpen: Bool = false) {
    (self.whenTrue, self.whenFalse, self.isOpen) = (whenTrue, whenFalse, isOpen)
  }

  package static prefix func ! (condition: Self) -> Self {
    Self(whenTrue: condition.whenFalse, whenFalse: condition.whenTrue, isOpen: condition.isOpen)
  }

  /// A condition that is true if both are true.
  package static func && (one: Self, other: Self) -> Self {
    Self(
      whenTrue: one.whenTrue.intersection(other.whenTrue), whenFalse: one.whenFalse.union(other.whenFalse),
      isOpen: one.isOpen || other.isOpen)
  }
}

extension CategoryCondition {
  /// A condition that may be either of two.
  package static func || (one: Self, other: Self) -> Self {
    Self(
      whenTrue: one.whenTrue.union(other.whenTrue), whenFalse: one.whenFalse.union(other.whenFalse),
      isOpen: one.isOpen || other.isOpen)
  }
}

/// The size categories at which code draws a view.
package enum CategoryLimit: Equatable {
  /// The code is independent of the size.
  case none
  case only(Set<ContentSizeCategory>)
  /// The code depends on the size in an unknown way.
  case open

  package init(_ categories: Set<ContentSizeCategory>, isOpen: Bool) {
    self = isOpen ? .open : categories == CategoryCondition.all ? .none : .only(categories)
  }

  /// The limit of code to which both limits apply.
  package func and(_ other: Self) -> Self {
    switch (self, other) {
    case (.open, _), (_, .open): .open
    case (.none, let one), (let one, .none): one
    case (.only(let one), .only(let two)): .only(one.intersection(two))
    }
  }
}
