import AutoLayout

/// A picture and two texts in a root: 3 boxes, 8 constraints and 12 inequalities for intrinsic sizes.
///
/// `Peers/Kiwi/kiwi_peer.cpp` contains the same scene.
struct BenchmarkScene {
  private var solver = LayoutSolver()
  private let image, title, detail: Box

  init() throws {
    let root = try solver.addFixedBox(Frame(width: 375, height: 667))
    image = solver.addBox()
    title = solver.addBox()
    detail = solver.addBox()
    for constraint in [
      LayoutConstraint(image[.leading], .equal, root[.leading], constant: 16),
      LayoutConstraint(image[.top], .equal, root[.top], constant: 16),
      LayoutConstraint(title[.leading], .equal, image[.trailing], constant: 8),
      LayoutConstraint(title[.trailing], .lessOrEqual, root[.trailing], constant: -16),
      LayoutConstraint(title[.top], .equal, image[.top]),
      LayoutConstraint(detail[.leading], .equal, title[.leading]),
      LayoutConstraint(detail[.top], .equal, title[.bottom], constant: 4),
      LayoutConstraint(detail[.trailing], .lessOrEqual, root[.trailing], constant: -16),
    ] {
      _ = try solver.add(constraint)
    }
    // Otherwise the picture and the title could shrink equally well, and every program could take another frame.
    try setSize(of: image, width: 40, height: 40, resistance: Priority(751) ?? .high)
    try setSize(of: title, width: 300, height: 20.5)
    try setSize(of: detail, width: 120, height: 16)
  }

  private mutating func setSize(of box: Box, width: Double, height: Double, resistance: Priority = .high) throws {
    for (length, axis) in [(width, Axis.horizontal), (height, .vertical)] {
      try solver.setIntrinsicSize(IntrinsicSize(length, compressionResistance: resistance), of: box, along: axis)
    }
  }

  /// Changes the size of one text, in points.
  mutating func changeTitle(width: Double, height: Double) throws {
    try setSize(of: title, width: width, height: height)
  }

  /// Solves, and returns the sum of all frames.
  mutating func solve() -> Double {
    let solution = solver.solve()
    return [image, title, detail].reduce(0) { sum, box in
      let frame = solution[box]
      return sum + frame.x + frame.y + frame.width + frame.height
    }
  }

  /// Builds and solves a scene some times, and returns the CPU seconds of this thread and the last sum.
  static func buildAndSolve(_ count: Int) throws -> (seconds: Double, sum: Double) {
    var sum = 0.0
    let seconds = try threadSeconds {
      for _ in 0..<count {
        var scene = try BenchmarkScene()
        sum = scene.solve()
      }
    }
    return (seconds, sum)
  }

  /// Changes one text some times and solves each time, and returns the CPU seconds of this thread and the last sum.
  static func edit(_ count: Int) throws -> (seconds: Double, sum: Double) {
    var scene = try BenchmarkScene()
    var sum = scene.solve()
    let seconds = try threadSeconds {
      for index in 0..<count {
        let step = Double(index % 40)
        try scene.changeTitle(width: 280 + step, height: 20.5 + step)
        sum = scene.solve()
      }
    }
    return (seconds, sum)
  }
}
