/// A converter from stored rows to sRGB rows.
final class RowConverter {
  private let stored: StoredFormat
  private let output: PixelFormat
  private let width: Int
  private let plan: ColorPlan
  private let spread: UnsafeMutableRawBufferPointer?
  private let wide: UnsafeMutableRawBufferPointer?

  init(width: Int, stored: StoredFormat, output: PixelFormat, plan: ColorPlan) {
    self.width = width
    self.stored = stored
    self.output = output
    self.plan = plan
    func row(_ format: PixelFormat) -> UnsafeMutableRawBufferPointer {
      .allocate(byteCount: format.bytesPerRow(width), alignment: 16)
    }
    spread = plan.spreadsGray ? row(PixelFormat(depth: stored.depth, hasAlpha: output.hasAlpha)) : nil
    wide =
      plan.transform != nil && output.depth == .eight
      ? row(PixelFormat(depth: .sixteen, hasAlpha: output.hasAlpha)) : nil
  }

  deinit {
    spread?.deallocate()
    wide?.deallocate()
  }

  /// Whether rows can be decoded straight into the caller's buffer.
  var isIdentity: Bool {
    plan.transform == nil && output.depth == stored.depth && output.channels == stored.count
  }

  func convert(_ row: UnsafeRawPointer, to result: UnsafeMutableRawPointer) {
    guard let transform = plan.transform else {
      reshape(row, stored.count, stored.depth, to: result, output.depth)
      return
    }
    var source = row
    if let address = spread?.baseAddress {
      reshape(row, stored.count, stored.depth, to: address, stored.depth)
      source = UnsafeRawPointer(address)
    }
    if let address = wide?.baseAddress {
      transform.convert(source, to: address, count: width)
      reshape(UnsafeRawPointer(address), output.channels, .sixteen, to: result, .eight)
    } else {
      transform.convert(source, to: result, count: width)
    }
  }

  private func reshape(
    _ source: UnsafeRawPointer, _ count: Int, _ depth: PixelFormat.Depth, to target: UnsafeMutableRawPointer,
    _ targetDepth: PixelFormat.Depth
  ) {
    let channels = output.channels
    switch (depth, targetDepth) {
    case (.eight, .eight): Self.reshape(source, UInt8.self, count, target, UInt8.self, channels, width)
    case (.eight, .sixteen): Self.reshape(source, UInt8.self, count, target, UInt16.self, channels, width)
    case (.sixteen, .eight): Self.reshape(source, UInt16.self, count, target, UInt8.self, channels, width)
    case (.sixteen, .sixteen): Self.reshape(source, UInt16.self, count, target, UInt16.self, channels, width)
    }
  }

  /// Expands grey to RGB and changes the depth; alpha stays last.
  @inline(__always)
  private static func reshape<Source: Sample, Target: Sample>(
    _ source: UnsafeRawPointer, _: Source.Type, _ count: Int, _ target: UnsafeMutableRawPointer, _: Target.Type,
    _ channels: Int, _ width: Int
  ) {
    let from = source.assumingMemoryBound(to: Source.self)
    let to = target.assumingMemoryBound(to: Target.self)
    guard count < 3 else {
      for index in 0..<width * channels { to[index] = Target(sample: from[index]) }
      return
    }
    for pixel in 0..<width {
      let gray = Target(sample: from[pixel * count])
      to[pixel * channels] = gray
      to[pixel * channels + 1] = gray
      to[pixel * channels + 2] = gray
      if count == 2 { to[pixel * channels + 3] = Target(sample: from[pixel * 2 + 1]) }
    }
  }
}
