internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Buttons of UIKit whose size constraints in code state.
///
/// Source: Apple documentation of UIKit, `UIView.point(inside:with:)` and `NSLayoutDimension`; the README of SnapKit.
extension TargetSearch {
  /// The fact that a call constrains a button to a size; nil for any other call, and for further calls on the button.
  func constrained(by call: SourceNode) -> CodeFact? {
    guard let button = constrainedView(call), let declaration = only(binder.declarations(of: button)),
      declaration.kind == .property, let type = binder.type(of: button), !type.isList, !type.isMeta,
      types.inherits(type.name, from: "UIButton"), !extendsTarget(type.name, seenFrom: call.tree.file)
    else { return nil }
    let readers = Array(call.tree.readers(of: declaration).prefix(Self.mostReaders + 1)).sorted { $0.index < $1.index }
    guard readers.count <= Self.mostReaders, !readers.contains(where: \.isBarView), !isPutInBar(declaration) else {
      return nil
    }
    var size = Size()
    var first: SourceNode?
    for reader in readers {
      guard let statement = reader.sizeStatement else { continue }
      guard let stated = self.size(by: statement) else { return nil }
      size = Size(width: larger(size.width, stated.width), height: larger(size.height, stated.height))
      if stated != Size() { first = first ?? statement }
    }
    guard first == call, size != Size() else { return nil }
    return CodeFact(
      .touchTarget(width: size.width, height: size.height, isGesture: false), at: call.nameLocation,
      view: type.name.split(separator: ".").last.map(String.init) ?? type.name)
  }

  /// Whether code puts the property that keeps a local button in a bar.
  private func isPutInBar(_ declaration: SourceNode) -> Bool {
    guard declaration.isLocal, let holder = declaration.viewBody else { return false }
    return holder.tree.readers(of: holder).prefix(Self.mostReaders).contains { reader in
      let call = reader.parent.flatMap { $0.kind == .call && $0.first == reader ? $0 : nil }
      return (call ?? reader).isBarView
    }
  }

  /// The maximum number of expressions that name a button to read (our own limit).
  private static let mostReaders = 256

  private var types: TypeTable { binder.types }

  private func only(_ found: [SourceNode]) -> SourceNode? { found.count == 1 ? found[0] : nil }

  private func larger(_ one: Double?, _ other: Double?) -> Double? { [one, other].compactMap(\.self).max() }

  /// The view whose size a call constrains: `view.widthAnchor.constraint(…)` or `view.snp.makeConstraints { … }`.
  private func constrainedView(_ call: SourceNode) -> SourceNode? {
    guard let base = call.first?.first, base.kind == .member,
      ["widthAnchor", "heightAnchor", "snp"].contains(base.name)
    else { return nil }
    return base.first
  }

  /// Whether a class lets a button react to taps outside of its bounds.
  private func extendsTarget(_ type: String, seenFrom file: String) -> Bool {
    ["point", "hitTest"].contains { !types.members($0, of: type, seenFrom: file).isEmpty }
  }

  /// Returns the size that a statement gives a view; nil if it is not certain.
  private func size(by statement: SourceNode) -> Size? {
    guard !statement.isConditional else { return nil }
    if statement.name != "constraint" { return snapKitSize(statement) }
    guard statement.isActivated else { return nil }
    let isWidth = statement.first?.first?.name == "widthAnchor"
    guard let argument = statement.arguments.first,
      ["equalToConstant", "lessThanOrEqualToConstant"].contains(argument.label),
      let points = argument.first.flatMap(points)
    else { return nil }
    return isWidth ? Size(width: points) : Size(height: points)
  }

  private func points(_ expression: SourceNode) -> Double? {
    let range = LengthReading(evaluator: components.evaluator).range(expression)
    return range.least == range.most && range.least.isFinite && range.least > 0 ? range.least : nil
  }

  /// Returns the size that constraints of SnapKit in a closure state.
  private func snapKitSize(_ call: SourceNode) -> Size? {
    guard let closure = call.child(.trailing) else { return nil }
    var size = Size()
    for relation in closure.children where relation.kind == .call {
      // Priorities and offsets follow the relation.
      guard let callee = relation.first, callee.kind == .member else { continue }
      var sides: Set<String> = []
      var member = callee.first
      while let one = member, one.kind == .member {
        sides.insert(one.name)
        member = one.first
      }
      guard !sides.isDisjoint(with: ["size", "width", "height"]) else { continue }
      guard ["equalTo", "lessThanOrEqualTo"].contains(callee.name), let value = relation.arguments.first?.first else {
        return nil
      }
      var stated = Size()
      if value.kind == .call, value.name == "CGSize", sides.contains("size") {
        stated = Size(
          width: value.argument(at: .label("width")).flatMap(points),
          height: value.argument(at: .label("height")).flatMap(points))
      } else if let points = points(value) {
        if !sides.isDisjoint(with: ["size", "width"]) { stated.width = points }
        if !sides.isDisjoint(with: ["size", "height"]) { stated.height = points }
      }
      guard stated != Size() else { return nil }
      size = Size(width: larger(size.width, stated.width), height: larger(size.height, stated.height))
    }
    return size
  }
}

extension SourceNode {
  /// The call that constrains the width or height of a view that this expression names; nil for any other expression.
  fileprivate var sizeStatement: SourceNode? {
    var view = self
    // `self.button` is one expression.
    while let outer = view.parent, outer.kind == .member, outer.name == view.name, outer.first?.name == "self" {
      view = outer
    }
    guard let anchor = view.parent, anchor.kind == .member, anchor.first == view,
      ["widthAnchor", "heightAnchor", "snp"].contains(anchor.name), let callee = anchor.parent, callee.kind == .member,
      ["constraint", "makeConstraints", "remakeConstraints", "updateConstraints"].contains(callee.name),
      let call = callee.parent, call.kind == .call, call.first == callee
    else { return nil }
    return call
  }

  /// Whether a view is an argument of a bar button item, which has its own area, or does not react to touches.
  fileprivate var isBarView: Bool {
    if callAround?.name == "UIBarButtonItem" { return true }
    guard let member = parent, member.kind == .member else { return false }
    return ["isUserInteractionEnabled", "isHidden", "hitTestInsets"].contains(member.name)
  }
}
