import AutoLayout
import InterfaceBuilder

/// The arrangement of a stack view in a pair of size classes.
struct StackRules {
  /// The distribution of the size along the axis.
  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment across the axis.
  enum Alignment: String {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
  }

  let axis: Axis
  /// Nil if unknown.
  let distribution: Distribution?
  /// Nil if unknown.
  let alignment: Alignment?
  /// The distance between neighbours in points.
  let spacing: Double
  /// Whether the views respect the margins.
  let usesMargins: Bool

  init(_ node: Int, _ tree: RootTree) {
    let object = tree.object(of: node)
    let choice = tree.sizeClasses
    axis = choice.attribute("axis", of: object) == "vertical" ? .vertical : .horizontal
    distribution = Distribution(rawValue: choice.attribute("distribution", of: object) ?? "fill")
    alignment = Alignment(rawValue: choice.attribute("alignment", of: object) ?? "fill")
    let stated = choice.attribute("spacing", of: object).flatMap { Double($0) } ?? 0
    spacing = choice.attribute("spacingType", of: object) == "standard" ? SystemMetric.siblingSpacing.value() : stated
    // Xcode stores a stack view's margins exactly if its views respect them.
    usesMargins = object.margins.insets != nil
  }

  // MARK: Attributes

  var start: Anchor.Attribute { axis == .horizontal ? .leading : .top }
  var end: Anchor.Attribute { axis == .horizontal ? .trailing : .bottom }
  var size: Anchor.Attribute { axis == .horizontal ? .width : .height }
  var center: Anchor.Attribute { axis == .horizontal ? .centerX : .centerY }
  var crossStart: Anchor.Attribute { axis == .horizontal ? .top : .leading }
  var crossEnd: Anchor.Attribute { axis == .horizontal ? .bottom : .trailing }
  var crossSize: Anchor.Attribute { axis == .horizontal ? .height : .width }
  var crossCenter: Anchor.Attribute { axis == .horizontal ? .centerY : .centerX }
}
