extension PictureOrientation {
  /// Whether rows are shown as columns, so that width and height change places.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// Where a stored pixel is shown.
  ///
  /// - Parameters:
  ///   - x: Its column in the file.
  ///   - y: Its row in the file.
  ///   - width: Pixels in a row of the file.
  ///   - height: Rows of the file.
  /// - Returns: Column and row in the picture as it is shown.
  public func shown(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
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

  /// Which part of the file holds a part of the picture as it is shown.
  ///
  /// - Parameters:
  ///   - area: A part of the picture as it is shown, not empty.
  ///   - width: Pixels in a row of the file.
  ///   - height: Rows of the file.
  /// - Returns: The part of the file.
  public func stored(_ area: PixelArea, width: Int, height: Int) -> PixelArea {
    let (width, height) = swapsSides ? (height, width) : (width, height)
    let first = inverse.shown(x: area.columns.lowerBound, y: area.rows.lowerBound, width: width, height: height)
    let last = inverse.shown(x: area.columns.upperBound - 1, y: area.rows.upperBound - 1, width: width, height: height)
    return PixelArea(
      columns: min(first.x, last.x)..<max(first.x, last.x) + 1, rows: min(first.y, last.y)..<max(first.y, last.y) + 1)
  }

  /// What turns it back.
  private var inverse: PictureOrientation {
    switch self {
    case .right: .left
    case .left: .right
    case .up, .upMirrored, .down, .downMirrored, .leftMirrored, .rightMirrored: self
    }
  }
}
