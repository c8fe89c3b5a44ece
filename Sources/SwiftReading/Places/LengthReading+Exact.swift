internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Widths that code states exactly, which a text has in every case.
///
/// Source: Apple documentation of SwiftUI, `frame(width:height:alignment:)`, `padding(_:_:)`, `HStack` and `Spacer`;
/// the order in which stacks offer widths is described by objc.io, How an HStack Lays out Its Children.
extension LengthReading {
  /// Returns whether an expression has only one possible length.
  func isExact(_ expression: SourceNode) -> Bool {
    let range = range(expression)
    return range.least == range.most
  }

  /// Returns whether ``ViewSpace`` calculates the exact width that a modifier offers the view.
  func isExact(modifier call: SourceNode) -> Bool {
    switch call.name {
    case "padding": hasExactSides(call)
    case "frame":
      ["width", "minWidth", "maxWidth"].allSatisfy { label in
        call.argument(at: .label(label)).map { $0.isNil || isExact($0) } ?? true
      }
    // The code of the app's own modifiers is read separately.
    case "modifier": true
    case "fixedSize": call.argument(at: .label("horizontal"))?.name == "false"
    default: ViewModifier.keepsWidth(call)
    }
  }

  /// Returns whether both sides of a padding have only one possible length.
  private func hasExactSides(_ call: SourceNode) -> Bool {
    let arguments = call.arguments.compactMap(\.first)
    guard let first = arguments.first else { return true }
    if let sides = sides(first) {
      return sides.horizontal == 0 || arguments.count < 2 || arguments[1].isNil || isExact(arguments[1])
    }
    guard arguments.count == 1 else { return false }
    if let (insets, inner) = insetsCall(first) {
      return ["leading", "trailing"].allSatisfy { side in
        insets.argument(at: .label(side)).map { inner.isExact($0) } ?? true
      }
    }
    return isExact(first)
  }

  /// Returns the fixed width of a view in a stack, in points; nil if its contents or the stack decide it.
  ///
  /// For a spacer, this is the width that the stack reserves before it offers the rest to other views.
  func exactWidth(of view: SourceNode) -> Double? {
    // A view that may be absent gives its width to the others.
    guard least(of: view) != nil else { return nil }
    var (view, outside, count) = (view, 0.0, 0)
    while view.kind == .call, let callee = view.first, callee.kind == .member, let base = callee.first,
      count < Self.mostModifiers
    {
      guard isExact(modifier: view) else { return nil }
      if view.name == "padding" { outside += padding(view).horizontal }
      if view.name == "frame", Self.flexible.contains(where: { view.argument(at: .label($0)) != nil }) { return nil }
      if view.name == "frame", let width = frame(view, "width") { return width.points.map { max($0 + outside, 0) } }
      (view, count) = (base, count + 1)
    }
    guard view.kind == .call, view.name == "Spacer", count == 0, let length = view.argument(at: .label("minLength")),
      isExact(length)
    else { return nil }
    return max(least(length), 0)
  }

  /// The lengths of a frame that allow the stack around the frame to choose.
  private static let flexible = APIList.flexibleLengths.names

  /// Containers of SwiftUI that count as one view in the stack around them.
  private static let containers = APIList.stackedContainers.names

  /// Returns whether a statement in a stack is one view, so that views and statements have the same count.
  func isOneView(_ statement: SourceNode, around index: Int) -> Bool {
    if statement.kind == .choice {
      let branch = statement.children.first { $0.kind == .block && ($0.index..<$0.end).contains(index) }
      let views = branch?.children.filter { $0.kind != .condition && $0.kind != .property } ?? []
      return views.count == 1 && isOneView(views[0], around: index)
    }
    var view = statement
    while view.kind == .call, let callee = view.first, callee.kind == .member {
      guard let base = callee.first, ViewModifier.named(view.name) != nil, view.name != "modifier",
        !binder.isOwnModifier(view)
      else { return false }
      view = base
    }
    guard view.kind == .call, view.first?.kind == .name, !binder.types.isDeclared(view.name) else { return false }
    return Self.containers.contains(view.name) || Self.views.contains(view.name)
  }
}
