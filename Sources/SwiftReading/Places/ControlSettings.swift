internal import CodeValues
internal import SwiftTrees

extension Controls {
  /// A statement that sets a property.
  struct Setting: Sendable {
    var property: Property
    /// The value, or the argument that a call passes for it.
    var value: SourceNode
    /// The assignment, or the call that leads to it.
    var statement: SourceNode
    /// Whether the code that the statement calls may leave the property as it is.
    var isConditional = false
    /// The arguments that calls pass for parameters in the value.
    var arguments: [SourceNode: SourceNode] = [:]
  }
}

/// The statements that set the properties of one control, by property.
///
/// Only a summary is kept, because code may set one label's text in thousands of places.
struct ControlSettings: Sendable {
  /// The statements that set one property.
  struct Statements: Sendable {
    /// The maximum number of statements to keep (our own limit); with more values, the property is unknown.
    private static let most = 16

    /// The statements, without those that set the same value after ``most``.
    private(set) var settings: [Controls.Setting]
    /// Whether more statements set other values.
    private(set) var isOverfull = false
    /// Whether a statement is outside of the control's property observers.
    private(set) var isSetOutside: Bool

    init(_ setting: Controls.Setting, of owner: SourceNode?) {
      settings = [setting]
      isSetOutside = owner.map { !setting.statement.isObserver(of: $0) } ?? true
    }

    /// The first statement.
    var first: Controls.Setting { settings[0] }

    /// Whether one of the statements runs on every path through the code that configures the control.
    var coversAllPaths: Bool {
      SourceNode.coverAllPaths(settings.lazy.filter { !$0.isConditional }.map(\.statement))
    }

    mutating func add(_ other: Self) {
      isSetOutside = isSetOutside || other.isSetOutside
      isOverfull = isOverfull || other.isOverfull
      for setting in other.settings { add(setting) }
    }

    private mutating func add(_ setting: Controls.Setting) {
      // The values of texts do not matter.
      guard setting.property != .text else { return }
      if settings.contains(where: { $0.statement == setting.statement && $0.value == setting.value }) { return }
      if settings.count < Self.most {
        settings.append(setting)
      } else if !settings.contains(where: { $0.hasSameValue(as: setting) }) {
        isOverfull = true
      }
    }

    /// Returns the statements as effects of a call on the control that it passes to them.
    fileprivate func passed(by pass: Controls.Pass, _ binder: Binder) -> Self {
      var passed = self
      let isConditional = !coversAllPaths
      passed.settings = settings.map { setting in
        var setting = setting.passed(by: pass, binder)
        (setting.statement, setting.isConditional) = (pass.statement, isConditional)
        return setting
      }
      return passed
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

  /// Returns the settings as effects of a call on the control that it passes to them.
  func passed(by pass: Controls.Pass, _ binder: Binder) -> ControlSettings {
    var passed = ControlSettings()
    passed.statements = statements.mapValues { $0.passed(by: pass, binder) }
    return passed
  }
}

extension Controls.Setting {
  /// Reads an assignment; nil if it sets no known property.
  init?(_ statement: SourceNode) {
    guard let value = statement.assignedValue, let name = statement.first?.name,
      let property = Controls.Property(rawValue: name), !property.isCall
    else { return nil }
    self.init(property: property, value: value, statement: statement)
  }

  /// Whether two statements set the same value.
  func hasSameValue(as other: Self) -> Bool {
    value.hasSameCode(as: other.value) && arguments.count == other.arguments.count
      && arguments.allSatisfy { parameter, argument in
        other.arguments[parameter].map(argument.hasSameCode) ?? false
      }
  }

  /// The maximum number of nodes of a value in which parameters are looked up (our own limit).
  private static let mostNodes = 64

  /// Returns the setting with the arguments of a call for the parameters in its value.
  func passed(by pass: Controls.Pass, _ binder: Binder) -> Self {
    guard let call = pass.call, let function = pass.function else { return self }
    var setting = self
    func argument(for name: SourceNode) -> (parameter: SourceNode, value: SourceNode)? {
      guard name.kind == .name, name.isInside(function) else { return nil }
      let found = binder.declarations(of: name)
      guard found.count == 1, found[0].kind == .parameter, found[0].parent == function else { return nil }
      return call.argument(for: found[0], of: function).map { (found[0], $0) }
    }
    setting.arguments = arguments.mapValues { argument(for: $0)?.value ?? $0 }
    if let passed = argument(for: value) {
      setting.value = passed.value
    } else {
      for (parameter, value) in value.descendants.prefix(Self.mostNodes).compactMap(argument) {
        setting.arguments[parameter] = value
      }
    }
    return setting
  }
}
