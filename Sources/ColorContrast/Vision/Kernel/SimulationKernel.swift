/// A vision made ready for many pixels: tables and a loop without allocation.
///
/// Eight-bit results are equal to ``Vision/exactBytes(_:)`` and sixteen-bit results to ``Vision/exactWords(_:)`` for
/// every input. The loop adds the same products in the same order as the exact path and, instead of computing the curve
/// of sRGB, compares with the boundaries at which that very computation changes its result; see `CodeBoundaries`.
///
/// It is immutable: several threads may use one kernel at the same time, each on rows of its own.
public struct SimulationKernel: Sendable {
  /// The vision it simulates.
  public let vision: Vision
  let bytes: ByteLoop
  let words: WordLoop

  /// Makes the tables, which takes about a millisecond.
  ///
  /// - Parameter vision: The vision to simulate.
  public init(_ vision: Vision) {
    self.vision = vision
    bytes = ByteLoop(vision.filter)
    words = WordLoop(filter: vision.filter)
  }

  /// Simulates eight-bit pixels.
  ///
  /// - Parameters:
  ///   - source: Whole pixels.
  ///   - target: Room for as many; may be the same memory as `source`, but may not overlap it otherwise.
  ///   - layout: How the channels lie; alpha is copied.
  public func simulate(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>, layout: PixelLayout
  ) {
    let pixels = Self.pixels(source.count, target.count, layout)
    guard pixels > 0, let source = source.baseAddress, let target = target.baseAddress else { return }
    switch layout {
    case .rgb: bytes.run(source, target, pixels, step: 3)
    case .rgba: bytes.run(source, target, pixels, step: 4)
    }
  }

  /// Simulates eight-bit pixels where they lie.
  ///
  /// - Parameters:
  ///   - pixels: Whole pixels.
  ///   - layout: How the channels lie; alpha stays.
  public func simulate(_ pixels: UnsafeMutableBufferPointer<UInt8>, layout: PixelLayout) {
    simulate(UnsafeBufferPointer(pixels), into: pixels, layout: layout)
  }

  /// Simulates sixteen-bit pixels in the byte order of the machine.
  ///
  /// - Parameters:
  ///   - source: Whole pixels.
  ///   - target: Room for as many; may be the same memory as `source`, but may not overlap it otherwise.
  ///   - layout: How the channels lie; alpha is copied.
  public func simulate(
    _ source: UnsafeBufferPointer<UInt16>, into target: UnsafeMutableBufferPointer<UInt16>, layout: PixelLayout
  ) {
    let pixels = Self.pixels(source.count, target.count, layout)
    guard pixels > 0, let source = source.baseAddress, let target = target.baseAddress else { return }
    words.run(source, target, pixels, step: layout.channels)
  }

  /// Simulates sixteen-bit pixels in the byte order of the machine where they lie.
  ///
  /// - Parameters:
  ///   - pixels: Whole pixels.
  ///   - layout: How the channels lie; alpha stays.
  public func simulate(_ pixels: UnsafeMutableBufferPointer<UInt16>, layout: PixelLayout) {
    simulate(UnsafeBufferPointer(pixels), into: pixels, layout: layout)
  }

  private static func pixels(_ source: Int, _ target: Int, _ layout: PixelLayout) -> Int {
    precondition(source % layout.channels == 0, "a row must hold whole pixels")
    precondition(target >= source, "the target must have space for every pixel")
    return source / layout.channels
  }
}
