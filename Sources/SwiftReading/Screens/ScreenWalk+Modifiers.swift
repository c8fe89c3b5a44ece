internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ScreenWalk {
  /// Walks a view and its modifiers.
  mutating func chain(_ node: SourceNode, _ position: ScreenPosition) {
    var links: [SourceNode] = []
    var base = node
    while base.kind == .call, let inner = base.first?.first, isModifier(base, of: inner, position.frame) {
      links.append(base)
      base = inner
    }
    // A modifier without a base modifies `self`.
    var slot = position.frame.slots[base]
    if slot == nil, base.kind == .call { slot = base.first.flatMap { position.frame.slots[$0] } }
    if slot != nil, base.kind == .call, position.frame.slots[base] != nil { links.append(base) }
    let own = links.firstIndex(where: isOwn)
    var box: Int?
    if let own {
      box = enter(modifier: links[own], around: own == links.count - 1 ? slot : nil, position)
    } else if let slot {
      draw(slot, position)
    } else {
      box = view(base, position)
    }
    // Shapes and package views have their own modifiers.
    var inner = position.inside(box)
    if own == nil, slot == nil, box == nil || box.map(isForeign) ?? false { inner.isSure = false }
    for link in links[..<(own ?? links.count)].reversed() { attach(link, inner) }
  }

  /// Whether a call is a modifier of a view.
  private func isModifier(_ call: SourceNode, of base: SourceNode, _ frame: ScreenFrame) -> Bool {
    guard call.first?.kind == .member else { return false }
    switch base.kind {
    case .call: return true
    case .name where frame.slots[base] != nil: return true
    case .name where base.name == "self" || base.name.first?.isUppercase == true: return false
    case .name, .member:
      if let callee = call.first, finder.callers.bodies.drawn(by: callee) != nil,
        !finder.index.binder.isView(base)
      {
        return false
      }
      return ViewModifier.named(call.name) != nil || finder.index.binder.isView(base)
    case .element, .closure, .choice, .sum: return ViewModifier.named(call.name) != nil
    default: return false
    }
  }

  // MARK: The app's own modifiers

  /// Modifiers whose argument is a style, which draws the control around the text.
  private static let styles = APIList.styleModifiers.names

  /// Whether a modifier belongs to the app and has known code.
  private func isOwn(_ call: SourceNode) -> Bool {
    guard call.name == "modifier" || ViewModifier.named(call.name) == nil, !Self.styles.contains(call.name) else {
      return false
    }
    return !starts(in: call).isEmpty
  }

  /// The places of the view in one of the app's own modifiers; empty for unknown or ambiguous code.
  private func starts(in call: SourceNode) -> [SourceNode] {
    let starts = finder.components.starts(inModifier: call, in: []).compactMap(\.nodes.first)
    return Set(starts.map(\.viewBody)).count == 1 ? starts : []
  }

  /// Walks the body of one of the app's own modifiers around the modified view.
  ///
  /// `slot` is the view if the code does not name it.
  private mutating func enter(
    modifier call: SourceNode, around slot: ScreenSlot?, _ position: ScreenPosition
  ) -> Int? {
    let starts = starts(in: call)
    guard let body = starts.first?.viewBody else { return nil }
    let view = slot ?? call.first?.first.map { ScreenSlot($0, in: position.frame) }
    guard let view else { return nil }
    let isKnown = call.first.flatMap { finder.callers.bodies.drawn(by: $0)?.body } == body
    let name = call.name == "modifier" ? call.arguments.first?.first?.name ?? call.name : call.name
    let slots = Dictionary(starts.map { ($0, view) }) { first, _ in first }
    let box = enter(body, named: name, from: call, isKnown: isKnown, slots: slots, position)
    if !view.isDrawn {
      if !isStopped(at: call) { note(name, .modifier, at: call) }
      draw(view, position.inside(box))
    }
    // A modifier that adds no views needs no box.
    if let box, !addsViews(to: box, of: body) { drop(box) }
    return box
  }

  /// Whether the code of a body adds elements to a box, in addition to the modified view.
  private func addsViews(to box: Int, of body: SourceNode) -> Bool {
    let first = body.location
    let last = SourceNode(tree: body.tree, index: body.end - 1).location
    return content(of: box).contains { first <= $0.location && $0.location <= last }
  }

  // MARK: Modifiers of SwiftUI

  /// Modifiers with views in their closures and arguments.
  private static let containers = APIList.viewModifiers.names

  /// Adds the texts and views of a modifier.
  private mutating func attach(_ call: SourceNode, _ position: ScreenPosition) {
    if ViewModifier.named(call.name) == nil, !Self.containers.contains(call.name), !TextPlace.isKnown(call.name) {
      if position.isSure { note(call.name, .modifier, at: call) }
      return
    }
    if call.name == "modifier" {
      return note(call.arguments.first?.first?.name ?? call.name, .modifier, at: call)
    }
    box(call.name, at: call, position) { walk, inner in
      var inner = inner
      inner.isSure = true
      walk.texts(of: call, in: inner)
      guard Self.containers.contains(call.name) else { return }
      for part in call.contentParts {
        walk.content(part, of: call, inner, isAlone: ViewSpace.presents(call, part, walk.finder.components.binder))
      }
    }
  }
}
