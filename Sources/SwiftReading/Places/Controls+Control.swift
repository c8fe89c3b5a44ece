internal import AuditModel
internal import SwiftTrees

extension Controls {
  /// The known properties of one control.
  struct Control {
    /// The settings on the control itself.
    var own = ControlSettings()
    /// The settings that its classes make on themselves, the nearest class first.
    var classes: [ControlSettings] = []
    /// The UIKit class of the control; nil if unknown.
    var system: String?
    /// The expression that creates the control; nil if unknown.
    var creation: SourceNode?
    /// Whether unread code may set the properties that no known code sets.
    var isOpen = false
    /// Whether unread code may set any property.
    var isEscaped = false
    /// The properties that code may set without naming the control.
    var unread: [Property: SourceLocation] = [:]
    /// The line break mode for the title of a configuration.
    var titleMode = Stated.nothing
  }
}

extension Controls.Control {
  /// Whether a configuration draws the title of a button, with its own font.
  var hasConfiguration: Bool {
    if system == ControlSearch.buttonConfiguration { return true }
    if case .nothing = stated(.configuration) { return creation?.argument(at: .label("configuration")) != nil }
    return true
  }

  /// Whether a configuration draws the title only under a condition.
  var mayHaveConfiguration: Bool {
    switch stated(.configuration) {
    case .open: true
    case .values(_, let mayBeUnset): mayBeUnset
    case .nothing: false
    }
  }

  /// The values that code sets for a property.
  enum Stated {
    /// No code sets the property.
    case nothing
    /// The distinct values; the default is also possible if it may be unset.
    case values([Controls.Setting], mayBeUnset: Bool)
    /// The value is unknown from this line on.
    case open(SourceLocation)

    /// The single value of the property; nil for none or several.
    var only: Controls.Setting? {
      if case .values(let values, mayBeUnset: false) = self, values.count == 1 { values[0] } else { nil }
    }
  }

  /// Returns the values that code sets for a property.
  func stated(_ property: Controls.Property) -> Stated {
    var found: [Controls.Setting] = []
    for level in [own] + classes {
      guard let statements = level[property] else { continue }
      if statements.isOverfull { return .open(statements.first.value.location) }
      for setting in statements.settings where !found.contains(where: { $0.hasSameValue(as: setting) }) {
        found.append(setting)
      }
      if statements.coversAllPaths { return .values(found, mayBeUnset: false) }
    }
    if let origin = unread[property] { return .open(origin) }
    return found.isEmpty ? .nothing : .values(found, mayBeUnset: true)
  }
}
