package import ColorContrast
package import Pictures

extension SimulationKernel {
  /// Simulates whole rows of a picture without padding.
  ///
  /// Both buffers have the same format and size, and may be the same.
  package func simulate(
    _ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, format: PixelFormat
  ) {
    let layout = format.hasAlpha ? PixelLayout.rgba : .rgb
    switch format.depth {
    case .eight:
      simulate(
        source.assumingMemoryBound(to: UInt8.self), into: target.assumingMemoryBound(to: UInt8.self), layout: layout)
    case .sixteen:
      simulate(
        source.assumingMemoryBound(to: UInt16.self), into: target.assumingMemoryBound(to: UInt16.self), layout: layout)
    }
  }
}
