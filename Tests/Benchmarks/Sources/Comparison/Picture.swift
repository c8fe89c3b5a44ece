import Foundation

/// A picture with gradients and noise, so that no table and no branch is favoured; the same in every run.
struct Picture {
  let width: Int
  let height: Int
  /// Red, green, blue.
  let rgb: [UInt8]

  var pixels: Int { width * height }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    var state: UInt64 = 7
    rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let bases = (x * 255 / width, y * 255 / height, (x + y) * 255 / (width + height))
          for (channel, base) in [bases.0, bases.1, bases.2].enumerated() {
            // Four sums of a linear congruential generator (Knuth's MMIX constants) are nearly a bell curve.
            var noise = 0
            for _ in 0..<4 {
              state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
              noise += Int(state >> 59) - 16
            }
            target[(y * width + x) * 3 + channel] = UInt8(clamping: base + noise)
          }
        }
      }
      count = width * height * 3
    }
  }
}
