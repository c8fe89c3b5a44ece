internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ScreenWalk {
  /// Adds the texts in the arguments of a call; the first text belongs to the call's own box.
  mutating func texts(of call: SourceNode, in position: ScreenPosition) {
    for argument in call.arguments {
      guard let value = argument.first,
        let place = TextPlace.of(call, argument: argument, views: finder.views, finder.index.binder),
        place.form == .view || place.form == .modifier, ![.spoken, .notDrawn].contains(place.role)
      else { continue }
      // A view as an argument is content.
      if finder.index.binder.isView(value) {
        if !call.contentParts.contains(where: { $0.index == argument.index }) { walk(value, position) }
        continue
      }
      guard value.kind != .closure, value.name != "nil" else { continue }
      let text = self.text(value, at: call, place, position.frame)
      if let box = position.parent, !hasText(box) {
        set(text, of: box)
      } else {
        _ = add(call.name, .container, at: call, position, text: text)
      }
    }
  }

  /// Whether an expression is a stored property without an initial value, which the use of the body sets.
  private func isPassed(_ value: SourceNode, _ frame: ScreenFrame) -> Bool {
    guard frame.depth > 0, value.kind == .name, let declared = finder.index.binder.declarations(of: value).first,
      declared.kind == .property, !declared.isLocal
    else { return false }
    return !declared.children.contains { ![.attribute, .typeName].contains($0.kind) }
  }

  private func text(
    _ value: SourceNode, at call: SourceNode, _ place: TextPlace, _ frame: ScreenFrame
  ) -> CodeElement.Text {
    var use = TextUse(
      key: TextKey(key: "", table: ""), location: call.nameLocation, place: call.name, role: place.role, way: .literal,
      isLocalizedKey: true)
    use.framework = place.framework
    use.read(place, at: call, in: frame.context, .empty, finder.components)
    let keys = finder.keys.keys(
      at: call, literal: value.literal, passed: frame.passed, isPassed: isPassed(value, frame))
    let literal = value.literal ?? (keys.isEmpty ? literal(of: value, in: frame) : nil)
    return CodeElement.Text(keys: keys, literal: literal, expression: value.shownPath, use: use)
  }

  /// The text of a literal that the uses of the body pass to an expression, or that the expression localizes.
  private func literal(of value: SourceNode, in frame: ScreenFrame) -> String? {
    let binder = finder.index.binder
    var (value, frame) = (value, frame)
    while value.kind == .name, let declared = binder.declarations(of: value).first,
      let passed = frame.value(of: declared, binder)
    {
      (value, frame) = passed
    }
    return value.literal ?? finder.index.key(of: value)?.key
  }
}
