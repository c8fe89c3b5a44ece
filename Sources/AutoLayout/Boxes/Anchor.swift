/// An edge, size, centre or baseline of a box.
package struct Anchor: Hashable, Sendable {
  package var box: Box
  package var attribute: Attribute

  /// Creates an anchor.
  package init(_ box: Box, _ attribute: Attribute) {
    self.box = box
    self.attribute = attribute
  }

  /// The quantity that an anchor measures; positions are relative to the common origin.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, leading, trailing, width, centerX
    case top, bottom, height, centerY, firstBaseline, lastBaseline

    package var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
      }
    }

    /// Whether the attribute depends on the layout direction.
    package var isDirectional: Bool { self == .leading || self == .trailing }

    /// Returns the direction-independent equivalent.
    func resolved(_ direction: Direction) -> Attribute {
      switch (self, direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
      case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
      default: self
      }
    }

    /// The factors for the box's origin and size, which add up to the attribute.
    var shares: (origin: Double, size: Double) {
      switch self {
      case .left, .leading, .top, .firstBaseline: (1, 0)
      case .right, .trailing, .bottom, .lastBaseline: (1, 1)
      case .centerX, .centerY: (1, 0.5)
      case .width, .height: (0, 1)
      }
    }
  }
}

extension Box {
  /// An edge, size, centre or baseline of the box.
  package subscript(attribute: Anchor.Attribute) -> Anchor { Anchor(self, attribute) }
}
