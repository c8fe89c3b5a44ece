extension PictureOrientation {
  /// Whether stored rows are shown as columns, which swaps width and height.
  package var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// Converts the position of a stored pixel to its position in the picture as shown.
  package func shown(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    return switch self {
    case .up: (x, y)
    case .upMirrored: (right, y)
    case .down: (right, bottom)
    case .downMirrored: (x, bottom)
    case .leftMirrored: (y, x)
    case .right: (bottom, x)
    case .rightMirrored: (bottom, right)
    case .left: (y, right)
    }
  }

  /// Converts a non-empty area of the picture as shown to the corresponding area in the file.
  ///
  /// `width` and `height` are those of the stored picture, in pixels.
  package func stored(_ area: PixelArea, width: Int, height: Int) -> PixelArea {
    let (width, height) = swapsSides ? (height, width) : (width, height)
    let first = inverse.shown(x: area.columns.lowerBound, y: area.rows.lowerBound, width: width, height: height)
    let last = inverse.shown(x: area.columns.upperBound - 1, y: area.rows.upperBound - 1, width: width, height: height)
    return PixelArea(
      columns: min(first.x, last.x)..<max(first.x, last.x) + 1, rows: min(first.y, last.y)..<max(first.y, last.y) + 1)
  }

  /// The orientation that undoes this one.
  private var inverse: PictureOrientation {
    switch self {
    case .right: .left
    case .left: .right
    case .up, .upMirrored, .down, .downMirrored, .leftMirrored, .rightMirrored: self
    }
  }
}
