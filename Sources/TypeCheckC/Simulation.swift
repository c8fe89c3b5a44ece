public import CTypeCheck
import TypeCheckKit

/// The rows of a source and a target picture in memory.
private struct PixelRows {
  let format: PixelFormat
  let bytesPerRow: Int
  let height: Int
  let source: UnsafeRawPointer
  let target: UnsafeMutableRawPointer
  let sourceStride: Int
  let targetStride: Int

  static let largestSide = 1_000_000

  /// Throws an error for invalid strides, unaligned addresses or overlapping pictures.
  func check() throws {
    for (stride, name) in [(sourceStride, "source_stride"), (targetStride, "target_stride")] {
      // The size of the whole picture must not overflow.
      guard stride >= bytesPerRow, !stride.multipliedReportingOverflow(by: height).overflow else {
        throw Failure.invalid(
          "\(name) \(UInt(bitPattern: stride)) is too small or too large for rows of \(bytesPerRow) bytes; give at least that, or 0"
        )
      }
    }
    if format.depth == .sixteen {
      let bits = UInt(bitPattern: source) | UInt(bitPattern: target) | UInt(sourceStride) | UInt(targetStride)
      guard bits & 1 == 0 else {
        throw Failure.invalid("16-bit samples are at an odd address; align pictures and strides to 2 bytes")
      }
    }
    let size = { (stride: Int) in UInt((height - 1) * stride + bytesPerRow) }
    let (from, to) = (UInt(bitPattern: source), UInt(bitPattern: target))
    guard from != to || sourceStride != targetStride else { return }
    let isApart =
      from.addingReportingOverflow(size(sourceStride)).partialValue <= to
      || to.addingReportingOverflow(size(targetStride)).partialValue <= from
    guard isApart else {
      throw Failure.invalid("source and target overlap; use the same memory and stride, or separate memory")
    }
  }

  func simulate(_ kernel: SimulationKernel) {
    for row in 0..<height {
      let from = UnsafeRawBufferPointer(start: source + row * sourceStride, count: bytesPerRow)
      let to = UnsafeMutableRawBufferPointer(start: target + row * targetStride, count: bytesPerRow)
      kernel.simulate(from, into: to, format: format)
    }
  }
}

/// Implements `tc_simulate_pixels` from `typecheck/simulation.h`.
@c @implementation
public func tc_simulate_pixels(
  _ vision: CString?, _ length: Int, _ format: tc_pixel_format_t, _ width: Int, _ height: Int,
  _ source: UnsafeRawPointer?, _ sourceStride: Int, _ target: UnsafeMutableRawPointer?, _ targetStride: Int
) -> tc_status_t {
  answer {
    let vision = try Vision(try Argument.given(vision, length, "vision"))
    guard format.rawValue <= TC_PIXEL_FORMAT_RGBA16.rawValue else {
      throw Failure.invalid("unknown format \(format.rawValue); use a tc_pixel_format_t")
    }
    guard 0...PixelRows.largestSide ~= width, 0...PixelRows.largestSide ~= height else {
      throw Failure(
        TC_STATUS_TOO_LARGE,
        "width \(UInt(bitPattern: width)) or height \(UInt(bitPattern: height)) is above \(PixelRows.largestSide); "
          + "split the picture")
    }
    if width == 0 || height == 0 { return }
    guard let source else { throw Failure.null("source") }
    guard let target else { throw Failure.null("target") }
    let isDeep = format == TC_PIXEL_FORMAT_RGB16 || format == TC_PIXEL_FORMAT_RGBA16
    let isOpaque = format == TC_PIXEL_FORMAT_RGB8 || format == TC_PIXEL_FORMAT_RGB16
    let format = PixelFormat(depth: isDeep ? .sixteen : .eight, hasAlpha: !isOpaque)
    let bytesPerRow = format.bytesPerRow(width)
    let rows = PixelRows(
      format: format, bytesPerRow: bytesPerRow, height: height, source: source, target: target,
      sourceStride: sourceStride == 0 ? bytesPerRow : sourceStride,
      targetStride: targetStride == 0 ? bytesPerRow : targetStride)
    try rows.check()
    rows.simulate(SimulationKernel(vision))
  }
}
