internal import AuditModel
internal import SwiftTrees
internal import Vocabulary

/// A call, assignment or attribute that takes a text.
///
/// Source: `text-places.csv`.
struct TextPlace: Sendable {
  /// The form of the code.
  enum Form: String, Sendable {
    case view, type, modifier, setter, attribute, result, property
  }

  /// The meaning of a string literal as the argument.
  enum Literal: String, Sendable {
    case key, text
  }

  let form: Form
  /// The label of the argument; nil for the first unlabelled argument.
  let label: String?
  /// The end of the receiver's name, in lowercase; nil for any receiver.
  let receiver: String?
  /// The type of the receiver, or one that it inherits from; nil for any type.
  private(set) var receiverType: String?
  let role: TextRole
  let literal: Literal
  /// The framework that draws the text; nil if another part of the system does.
  let framework: Slot.Framework?

  /// Whether SwiftUI draws the text, with the properties that the surrounding code states.
  var isSwiftUI: Bool { framework == .swiftui }

  /// The places by the name of the function, type or property.
  private static let all: [String: [TextPlace]] = {
    let table = TableDecoder(EmbeddedResources.text_places_csv, name: "text-places")
    return Dictionary(grouping: table.rows) { $0["callee"] ?? "" }.mapValues { $0.map(TextPlace.init) }
  }()

  /// Whether the place is a property of the enclosing type that only view controllers draw.
  var needsController: Bool { form == .setter && receiver == "self" }

  /// The properties from the configuration; nil for a place in the table.
  private(set) var stated: SlotFields?

  /// Creates a place in one of the app's own views.
  private init(stating slot: SlotFields) {
    (form, label, receiver, literal, framework) = (.view, nil, nil, .key, .swiftui)
    role = slot.role ?? .label
    stated = slot
  }

  private init(_ row: TableDecoder.Row) {
    form = row.value("form", as: Form.self)
    let argument = row["argument"]
    label = argument == "_" ? nil : argument
    let written = row["receiver"]
    let isType = written?.hasPrefix(":") == true
    receiverType = isType ? written.map { String($0.dropFirst()) } : nil
    receiver = isType ? nil : written?.lowercased()
    role = row.value("role", as: TextRole.self)
    literal = row.value("literal", as: Literal.self)
    framework = row["source"].flatMap { Slot.Framework(rawValue: $0.lowercased()) }
  }

  /// Returns the place of an argument of a call; nil if the argument is not a known text.
  static func of(
    _ call: SourceNode, argument: SourceNode, views: [String: [String: SlotFields]], _ binder: Binder
  ) -> TextPlace? {
    guard let callee = call.first else { return nil }
    let first = argument.label.isEmpty ? call.children.first { $0.kind == .argument && $0.label.isEmpty } : nil
    let isFirst = first == argument
    if let slot = views[call.name]?[isFirst ? "_" : argument.label] { return TextPlace(stating: slot) }
    guard let places = all[call.name] else { return nil }
    let base = callee.kind == .member ? callee.first : nil
    return places.first { place in
      switch place.form {
      case .view, .type: guard callee.kind == .name || base?.kind == .name else { return false }
      case .modifier:
        if callee.kind == .name { guard place.receiver == nil, binder.isOwnMethod(call) else { return false } }
        guard callee.kind == .member || callee.kind == .name, place.takes(receiverOf: callee, binder) else {
          return false
        }
        let isReceiver = place.receiver.map {
          $0 == "none" ? base == nil : base?.name.lowercased().hasSuffix($0) == true
        }
        guard isReceiver ?? true else { return false }
      case .setter, .attribute, .result, .property: return false
      }
      return place.label.map { $0 == argument.label } ?? isFirst
    }
  }

  /// Returns the place of an assigned value; nil if the property is not a known text.
  static func of(assigning target: SourceNode, _ binder: Binder) -> TextPlace? {
    guard target.kind == .member || target.kind == .name, let places = all[target.name] else { return nil }
    let receiver = (target.first.map { $0.isInstance ? "self" : $0.name } ?? "self").lowercased()
    return places.first {
      $0.form == .setter && ($0.receiver.map(receiver.hasSuffix) ?? true) && $0.takes(receiverOf: target, binder)
    }
  }

  /// Returns the place of a value for a property of an object; nil if the property is not a known text.
  static func of(setting property: String, of object: SourceNode, _ binder: Binder) -> TextPlace? {
    let type = binder.type(of: object)?.name
    return all[property]?.first { place in
      guard place.form == .setter, place.receiver.map(object.name.lowercased().hasSuffix) ?? true else { return false }
      return place.receiverType.map { wanted in type.map { binder.types.inherits($0, from: wanted) } ?? false } ?? true
    }
  }

  /// Whether the receiver of a member has the place's type.
  private func takes(receiverOf member: SourceNode, _ binder: Binder) -> Bool {
    guard let receiverType else { return true }
    let type = member.first.map { binder.type(of: $0)?.name } ?? binder.types.scope(of: member)
    return type.map { binder.types.inherits($0, from: receiverType) } ?? false
  }

  /// Whether a property of the app overrides the one of a UIKit view, which draws the text.
  func isOverridden(by property: SourceNode, _ types: TypeTable) -> Bool {
    guard form == .setter, receiver == nil, property.isMember else { return false }
    return types.ancestors(of: types.scope(of: property)).contains { Self.textClasses.contains($0) }
  }

  /// The views with a text.
  private static let textClasses = APIList.textClasses.names.subtracting(["UIView"])

  /// Returns the place of the result of a method that UIKit calls.
  static func of(resultOf function: SourceNode) -> TextPlace? {
    guard function.kind == .function, let places = all[function.name] else { return nil }
    let labels = function.children.lazy.filter { $0.kind == .parameter }.map(\.label)
    return places.first { place in place.form == .result && labels.contains { $0 == place.label } }
  }

  /// Returns the place of the value of a property that the system reads.
  static func of(valueOf property: SourceNode, _ types: TypeTable) -> TextPlace? {
    guard property.kind == .property, let places = all[property.name] else { return nil }
    let type = types.scope(of: property)
    return places.first { place in
      place.form == .property && types.ancestors(of: type).contains { $0.lowercased() == place.receiver }
    }
  }

  /// Returns the place of an argument of an attribute.
  static func of(attribute: SourceNode, argument: SourceNode) -> TextPlace? {
    all[attribute.name]?.first { $0.form == .attribute && $0.label == argument.label }
  }

  /// The names of the SwiftUI views that take a text.
  static let views = Set(all.filter { $0.value.contains { $0.form == .view } }.keys)

  /// Whether a name belongs to a SwiftUI view that takes a text.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  /// Whether a call or attribute with a name takes a text.
  static func isKnown(_ name: String) -> Bool { all[name] != nil }
}
