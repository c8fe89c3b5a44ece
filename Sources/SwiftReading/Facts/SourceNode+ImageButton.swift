internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call is a button or menu that shows only a picture; nil for any other call.
  ///
  /// `keys` are those of the app's tables: VoiceOver reads the text of a key with the picture's name.
  func imageButton(_ keys: KeyLookup, _ search: LabelSearch, _ binder: Binder) -> CodeFact? {
    guard let picture = buttonImage, !picture.isLabelledImage, isSystemView(binder), picture.isSystemView(binder),
      hasSystemLabels
    else { return nil }
    guard !picture.modifiers.contains(where: search.mayCover) else { return nil }
    let isNamed = picture.arguments.first.map {
      $0.label.isEmpty && !keys.keys($0.first?.symbolName ?? "", table: nil).isEmpty
    }
    let effect = search.effect(around: picture, by: Self.labels)
    guard isNamed == true || effect == .none || effect == .labels else { return nil }
    let isLabelled = isNamed == true || effect == .labels
    var fact = CodeFact(.imageButton(isLabelled: isLabelled, symbol: picture.symbol), at: location, view: name)
    fact.picture = picture.pictureName
    return fact
  }

  /// The name of an image from an asset catalog; nil if it is not a literal.
  private var pictureName: String? {
    guard let argument = arguments.first, ["", "decorative"].contains(argument.label), let name = argument.first,
      name.child(.hole) == nil
    else { return nil }
    return name.literal.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a call creates a view of SwiftUI, not a view of the app with the same name.
  private func isSystemView(_ binder: Binder) -> Bool {
    let own = binder.types.resolve(name, in: binder.types.scope(of: self))
    return own.map { !binder.types.isDeclared($0) } ?? true
  }

  /// Whether a button or menu has only argument labels of SwiftUI's initializers; others may take a VoiceOver label.
  private var hasSystemLabels: Bool {
    children.allSatisfy { ![.argument, .trailing].contains($0.kind) || Self.systemLabels.contains($0.label) }
  }

  /// The argument labels of the initializers that draw a closure.
  private static let systemLabels = APIList.drawingLabels.names

  /// The SF Symbol name of an image; nil for another picture, and empty for an initializer of the app.
  private var symbol: String? {
    let symbol = ["systemName", "systemSymbol"].lazy.compactMap { argument(at: .label($0)) }.first
    // If one branch is a symbol, all are.
    if let symbol { return (symbol.alternatives?.first ?? symbol).symbolName }
    let isPicture = arguments.first.map { ["", "uiImage", "decorative", "cgImage"].contains($0.label) } ?? false
    return isPicture ? nil : ""
  }

  /// The only image that a button or menu shows; nil for any other call.
  var buttonImage: SourceNode? {
    guard first?.kind == .name, name == "Button" || name == "Menu", let label = controlLabel else { return nil }
    let views = label.statements(upTo: 2)
    guard views.count == 1 else { return nil }
    let view = views[0].modifiedView
    return view.kind == .call && view.first?.kind == .name && view.name == "Image" ? view : nil
  }

  /// The closure that draws a control; nil for any other call, and for a control with a title.
  var controlLabel: SourceNode? {
    guard first?.kind == .name, let actions = Self.controls[name] else { return nil }
    // A title is the first argument.
    if arguments.first?.label.isEmpty == true { return nil }
    let closures = children.filter { $0.kind == .trailing }
    let written = argument(at: .label("label")).flatMap { $0.kind == .closure ? $0 : nil }
    if let label = closures.first(where: { $0.label == "label" }) ?? written { return label }
    let hasAction = actions.contains { argument(at: .label($0)) != nil }
    return closures.count == 1 && hasAction ? closures[0] : nil
  }

  /// Interactive controls with the arguments that state their action, so that the only closure draws the label.
  ///
  /// Source: Apple documentation of SwiftUI, Controls and indicators.
  private static let controls: [String: Set<String>] = [
    "Button": ["action", "intent"], "Menu": [], "NavigationLink": ["value", "destination"], "Link": ["destination"],
    "Toggle": ["isOn"], "ShareLink": ["item", "items"], "DisclosureGroup": [],
  ]

  /// Whether an image states its own label.
  private var isLabelledImage: Bool { arguments.contains { $0.label == "label" } }

  /// The text of a literal, or the name of a member such as `.plus`; empty for any other expression.
  private var symbolName: String {
    switch kind {
    case .string: children.filter { $0.kind == .segment }.map(\.name).joined()
    case .name, .member: name
    default: ""
    }
  }
}
