internal import SwiftTrees

extension LengthReading {
  /// Views of SwiftUI that count in a stack even if they are empty.
  static let views = APIList.takingViews.names

  /// Returns the minimum width of a view, in points; nil if the view may be absent.
  func least(of view: SourceNode) -> Double? {
    var modifiers: [SourceNode] = []
    var view = view
    while view.kind == .call, let callee = view.first, callee.kind == .member {
      guard let base = callee.first, keepsPresence(view), modifiers.count < Self.mostModifiers else { return nil }
      modifiers.append(view)
      view = base
    }
    guard var width = least(ofUnmodified: view) else { return nil }
    for modifier in modifiers.reversed() { modify(&width, by: modifier) }
    return width
  }

  /// Whether a modifier is SwiftUI's and keeps its view on the screen.
  private func keepsPresence(_ call: SourceNode) -> Bool {
    guard let effect = ViewModifier.named(call.name), call.name != "modifier", !binder.isOwnModifier(call) else {
      return false
    }
    switch effect {
    case .style, .labelStyle, .none: return ControlStyle.named(call.name)?.isSystem(call, binder) ?? true
    default: return true
    }
  }

  /// The maximum number of modifiers and parts of a neighbour to read (our own limit).
  static let mostModifiers = 64

  private func least(ofUnmodified view: SourceNode) -> Double? {
    if view.isSystemColor, !binder.types.isDeclared("Color") { return 0 }
    guard view.kind == .call else {
      guard view.kind == .name || view.kind == .member, !binder.declarations(of: view).contains(where: \.isOptional)
      else { return nil }
      return binder.type(of: view).flatMap { Self.views.contains($0.name) ? 0 : nil }
    }
    // The app may declare a view with this name.
    guard !binder.types.isDeclared(view.name) else { return nil }
    return switch view.name {
    case "Spacer": view.argument(at: .label("minLength")).map { least($0).isFinite ? max(least($0), 0) : 0 } ?? 0
    case "HStack": parts(of: view).map { mayOverlap(view) ? 0 : $0.reduce(0, +) }
    case "VStack", "ZStack": parts(of: view)?.max()
    case _ where ControlSize.isKnown(view.name): ControlSize.least(of: view, binder)
    default: Self.views.contains(view.name) ? 0 : nil
    }
  }

  private func modify(_ width: inout Double, by call: SourceNode) {
    switch call.name {
    case "padding": width = max(width + padding(call).horizontal, 0)
    case "containerRelativeFrame": width = 0
    case "frame":
      if let stated = ["width", "minWidth"].lazy.compactMap({ call.argument(at: .label($0)) }).first {
        let points = least(stated)
        width = points.isFinite ? max(points, 0) : 0
      } else if call.argument(at: .label("maxWidth")) != nil {
        width = 0
      }
    default: break
    }
  }

  /// Whether a stack may draw its views over one another, because its spacing may be negative.
  private func mayOverlap(_ stack: SourceNode) -> Bool {
    stack.argument(at: .label("spacing")).map { least($0) < 0 } ?? false
  }

  private func parts(of stack: SourceNode) -> [Double]? {
    let found = stack.child(.trailing)?.children.prefix(Self.mostModifiers).compactMap { least(of: $0) } ?? []
    return found.isEmpty ? nil : found
  }

  /// Views that are at most as wide as their container offers.
  private static let fitting = APIList.fittingViews.names

  /// Returns whether a view may be wider than its container offers.
  func mayWiden(_ view: SourceNode) -> Bool {
    var view = view
    while view.kind == .call, let callee = view.first, callee.kind == .member, let base = callee.first {
      switch (view.name, ViewModifier.of(view)) {
      case (_, nil), (_, .wider), ("padding", _), ("modifier", _): return true
      case ("frame", _):
        if ["width", "minWidth"].contains(where: { view.argument(at: .label($0)) != nil }) { return true }
      default: break
      }
      view = base
    }
    return !(Self.fitting.contains(view.name) || view.isSystemColor)
  }
}

extension SourceNode {
  /// Whether an expression is a colour such as `Color.red`.
  fileprivate var isSystemColor: Bool { kind == .member && first?.kind == .name && first?.name == "Color" }
}
