/// A simulation that is prepared for many pixels, with lookup tables and loops without allocations.
///
/// For every input, 8-bit results equal those of ``Vision/exactBytes(_:)``, and 16-bit results those of
/// ``Vision/exactWords(_:)``. The loops add the same products in the same order. Instead of computing sRGB's curve,
/// they compare with the boundaries at which its result changes; see `CodeBoundaries`.
///
/// A kernel is immutable. Several threads can share a kernel for separate rows.
public struct SimulationKernel: Sendable {
  /// The vision that the kernel simulates.
  public let vision: Vision
  let bytes: ByteLoop
  let words: WordLoop

  /// Creates a kernel and its tables, which takes about a millisecond.
  ///
  /// - Parameter vision: The vision to simulate.
  public init(_ vision: Vision) {
    self.vision = vision
    bytes = ByteLoop(vision.filter)
    words = WordLoop(filter: vision.filter)
  }

  /// Simulates 8-bit pixels.
  ///
  /// - Parameters:
  ///   - source: Whole pixels.
  ///   - target: Memory for as many pixels. It may be the same memory as `source`, but must not overlap it otherwise.
  ///   - layout: The order of the channels; alpha is copied.
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

  /// Simulates 8-bit pixels in place.
  ///
  /// - Parameters:
  ///   - pixels: Whole pixels.
  ///   - layout: The order of the channels; alpha does not change.
  public func simulate(_ pixels: UnsafeMutableBufferPointer<UInt8>, layout: PixelLayout) {
    simulate(UnsafeBufferPointer(pixels), into: pixels, layout: layout)
  }

  /// Simulates 16-bit pixels in native byte order.
  ///
  /// - Parameters:
  ///   - source: Whole pixels.
  ///   - target: Memory for as many pixels. It may be the same memory as `source`, but must not overlap it otherwise.
  ///   - layout: The order of the channels; alpha is copied.
  public func simulate(
    _ source: UnsafeBufferPointer<UInt16>, into target: UnsafeMutableBufferPointer<UInt16>, layout: PixelLayout
  ) {
    let pixels = Self.pixels(source.count, target.count, layout)
    guard pixels > 0, let source = source.baseAddress, let target = target.baseAddress else { return }
    words.run(source, target, pixels, step: layout.channels)
  }

  /// Simulates 16-bit pixels in native byte order, in place.
  ///
  /// - Parameters:
  ///   - pixels: Whole pixels.
  ///   - layout: The order of the channels; alpha does not change.
  public func simulate(_ pixels: UnsafeMutableBufferPointer<UInt16>, layout: PixelLayout) {
    simulate(UnsafeBufferPointer(pixels), into: pixels, layout: layout)
  }

  private static func pixels(_ source: Int, _ target: Int, _ layout: PixelLayout) -> Int {
    precondition(source % layout.channels == 0, "a row must hold whole pixels")
    precondition(target >= source, "the target must have space for every pixel")
    return source / layout.channels
  }
}
