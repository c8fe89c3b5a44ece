internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Finds buttons and other views that react to taps and whose size the code states.
///
/// Source: Apple documentation of SwiftUI, `Button`, `contentShape(_:eoFill:)`, `onTapGesture(count:perform:)` and
/// `padding(_:_:)`: a button reacts to taps in its label, and a gesture in the view that it is added to.
struct TargetSearch: Sendable {
  let components: Components
  let callers: ViewCallers

  var binder: Binder { components.binder }

  /// The maximum number of bodies to follow to the code around a view (our own limit).
  static let deepest = 6
  /// The maximum number of modifiers of a view, and of nodes behind it, to read (our own limits).
  private static let (mostModifiers, mostNodes) = (64, 256)

  /// The fact that a call is a view with a size of its own that reacts to taps; nil for any other call.
  func fact(_ call: SourceNode) -> CodeFact? {
    switch call.name {
    case "Button": button(call)
    case "onTapGesture": gesture(call)
    case "constraint", "makeConstraints", "remakeConstraints": constrained(by: call)
    default: nil
    }
  }

  // MARK: SwiftUI

  /// The fact that a call is a button whose label has a size; nil for any other call.
  private func button(_ call: SourceNode) -> CodeFact? {
    guard let label = call.controlLabel, !binder.types.isDeclared("Button"), call.modifiers.allSatisfy(keepsLabel),
      let view = targetView(in: label), var size = size(by: view.modifiers)
    else { return nil }
    if size == Size(), view.modifiers.contains(where: { $0.name == "resizable" }) {
      // A resizable picture takes the size that is offered to the button.
      let frames = call.modifiers.filter { $0.name == "frame" }
      guard frames.count == 1, let outer = self.size(by: frames) else { return nil }
      size = outer
    }
    guard size != Size(), !isEnlarged(call) else { return nil }
    return CodeFact(.buttonPicture(width: size.width, height: size.height), at: call.location, view: call.name)
  }

  /// Whether a modifier around a button keeps the area of its label; paddings and frames do not enlarge it.
  private func keepsLabel(_ call: SourceNode) -> Bool {
    guard !binder.isOwnModifier(call) else { return false }
    return TargetModifier.keepsTarget(call.name) || ["padding", "frame", "buttonStyle"].contains(call.name)
  }

  /// The fact that a call lets a view with a size react to taps; nil for any other call.
  private func gesture(_ call: SourceNode) -> CodeFact? {
    guard call.first?.kind == .member, call.argument(at: .label("count")).map({ $0.whole == 1 }) ?? true,
      let view = targetView(call.modifiedView), !call.isInControl
    else { return nil }
    let all = view.modifiers
    let (inner, outer) = (all.prefix { $0 != call }, all.drop { $0 != call }.dropFirst())
    guard let size = size(by: inner), size != Size(), !outer.contains(where: mayMoveTarget), !isInBar(call) else {
      return nil
    }
    return CodeFact(
      .touchTarget(width: size.width, height: size.height, isGesture: true), at: call.nameLocation, view: view.name)
  }

  /// Whether a modifier outside of a gesture may remove or scale the area, or let a larger one react.
  private func mayMoveTarget(_ call: SourceNode) -> Bool {
    guard !binder.isOwnModifier(call) else { return true }
    return !TargetModifier.keepsTarget(call.name)
      && !["padding", "frame", "overlay", "background", "offset", "position"].contains(call.name)
  }

  /// The only view in a closure, if its frame decides its area.
  private func targetView(in closure: SourceNode) -> SourceNode? {
    let views = closure.statements(upTo: 2)
    return views.count == 1 ? targetView(views[0].modifiedView) : nil
  }

  private func targetView(_ view: SourceNode) -> SourceNode? {
    guard view.kind == .call, view.first?.kind == .name, !binder.types.isDeclared(view.name),
      view.name == "Image" || Self.shapes.contains(view.name)
    else { return nil }
    return view
  }

  private static let shapes = APIList.filledShapes.names

  /// The width and height that code states, in points; nil for a side that it does not state.
  struct Size: Equatable {
    var width: Double?
    var height: Double?
  }

  /// Returns the size that modifiers give a view, from the innermost to the outermost; nil if a modifier may give the
  /// view a larger area.
  private func size(by modifiers: some Collection<SourceNode>) -> Size? {
    guard modifiers.count <= Self.mostModifiers else { return nil }
    var size = Size()
    for call in modifiers {
      guard !binder.isOwnModifier(call) else { return nil }
      switch call.name {
      case "frame":
        guard let frame = frame(call) else { return nil }
        size = Size(width: frame.width ?? size.width, height: frame.height ?? size.height)
      case "padding":
        guard let padding = padding(call) else { return nil }
        size = Size(
          width: size.width.map { $0 + padding.horizontal }, height: size.height.map { $0 + padding.vertical })
      case "overlay", "background": guard isBehind(call) else { return nil }
      default: guard TargetModifier.keepsTarget(call.name) else { return nil }
      }
    }
    return size
  }

  private var lengths: LengthReading { LengthReading(evaluator: components.evaluator) }

  /// Returns the size that a call of `frame` states; nil if it does not state one length per side.
  private func frame(_ call: SourceNode) -> Size? {
    func points(_ label: String) -> Double? {
      guard let argument = call.argument(at: .label(label)), !argument.isNil else { return 0 }
      let range = lengths.range(argument)
      return range.least == range.most && range.least.isFinite && range.least > 0 ? range.least : nil
    }
    guard call.arguments.allSatisfy({ ["width", "height", "alignment"].contains($0.label) }),
      let width = points("width"), let height = points("height")
    else { return nil }
    return Size(width: width == 0 ? nil : width, height: height == 0 ? nil : height)
  }

  /// Returns the width and height that a call of `padding` adds; nil if they are not certain.
  private func padding(_ call: SourceNode) -> LengthReading.Insets? {
    let arguments = call.arguments.compactMap(\.first)
    let length = arguments.count > 1 ? arguments[1] : arguments.first
    let isStandard = arguments.isEmpty || arguments.count == 1 && length.flatMap(lengths.sides) != nil
    guard isStandard || length.map({ $0.isNil || lengths.isExact($0) }) == true else { return nil }
    let padding = lengths.padding(call)
    return padding.horizontal.isFinite && padding.vertical.isFinite ? padding : nil
  }

  /// Whether a layer is not larger than the view that it is added to.
  private func isBehind(_ call: SourceNode) -> Bool {
    guard call.end - call.index - (call.first.map { $0.end - $0.index } ?? 0) <= Self.mostNodes else { return false }
    let parts = call.children.filter { $0.kind == .argument || $0.kind == .trailing }.flatMap(\.descendants)
    return parts.allSatisfy { part in
      guard part.kind == .call else { return true }
      return TargetModifier.keepsTarget(part.name) || Self.layers.contains(part.name)
    }
  }

  /// The views and values that fill a layer, and not more.
  private static let layers = shapes.union(["Color", "Image", "opacity", "rect", "capsule", "circle", "gradient"])
}
