/// A channel value of 8 or 16 bits.
protocol Sample: FixedWidthInteger, UnsignedInteger {
  /// The nearest 8-bit value of the same intensity.
  var narrow: UInt8 { get }
  /// The exact 16-bit value of the same intensity.
  var wide: UInt16 { get }

  init(sample: some Sample)
}

extension UInt8: Sample {
  @inline(__always) var narrow: UInt8 { self }
  @inline(__always) var wide: UInt16 { UInt16(self) &* 257 }

  @inline(__always) init(sample: some Sample) { self = sample.narrow }
}

extension UInt16: Sample {
  // 65535 = 255 · 257, so dividing by 257 maps full intensity to 255.
  @inline(__always) var narrow: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) &+ 128) / 257) }
  @inline(__always) var wide: UInt16 { self }

  @inline(__always) init(sample: some Sample) { self = sample.wide }
}
