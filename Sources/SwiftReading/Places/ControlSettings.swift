internal import SwiftTrees

/// The statements that set the properties of one control, by property.
///
/// Only their summary is kept, because code may set the text of one label in thousands of places.
struct ControlSettings: Sendable {
  /// The statements about one property.
  struct Statements: Sendable {
    /// The first one.
    let first: Controls.Setting
    /// Whether all run in any case and set the same value.
    private(set) var isOne: Bool
    /// Whether one of them is outside of the code that runs when the control changes.
    private(set) var isSetOutside: Bool

    init(_ setting: Controls.Setting, of owner: SourceNode?) {
      (first, isOne) = (setting, !setting.isConditional)
      isSetOutside = owner.map { !setting.value.isObserver(of: $0) } ?? true
    }

    mutating func add(_ other: Self) {
      isOne = isOne && other.isOne && other.first.value.hasSameCode(as: first.value)
      isSetOutside = isSetOutside || other.isSetOutside
    }
  }

  private var statements: [Controls.Property: Statements] = [:]

  /// The statements about a property; nil if there is none.
  subscript(property: Controls.Property) -> Statements? { statements[property] }

  /// Whether no property is set.
  var isEmpty: Bool { statements.isEmpty }

  /// Whether no property is set but the text.
  var areTexts: Bool { statements.keys.allSatisfy { $0 == .text } }

  /// Adds a statement about a control, or about the values of a class.
  mutating func add(_ setting: Controls.Setting, of owner: SourceNode?) {
    add(Statements(setting, of: owner), about: setting.property)
  }

  /// Adds further statements.
  mutating func add(_ other: ControlSettings) {
    for (property, statements) in other.statements { add(statements, about: property) }
  }

  private mutating func add(_ other: Statements, about property: Controls.Property) {
    if statements[property] == nil { statements[property] = other } else { statements[property]?.add(other) }
  }
}
