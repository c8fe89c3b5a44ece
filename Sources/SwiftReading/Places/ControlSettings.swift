internal import SwiftTrees

/// The statements that set the properties of one control, by property.
///
/// Only a summary is kept, because code may set one label's text in thousands of places.
struct ControlSettings: Sendable {
  /// The statements that set one property.
  struct Statements: Sendable {
    /// The first statement.
    let first: Controls.Setting
    /// Whether all run unconditionally and set the same value.
    private(set) var isOne: Bool
    /// Whether a statement is outside of the control's property observers.
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

  /// The statements that set a property; nil if there are none.
  subscript(property: Controls.Property) -> Statements? { statements[property] }

  /// Whether no property is set.
  var isEmpty: Bool { statements.isEmpty }

  /// Whether no property except the text is set.
  var areTexts: Bool { statements.keys.allSatisfy { $0 == .text } }

  /// Adds a statement that sets a property of a control or class.
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
