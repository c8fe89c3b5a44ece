import ColorContrast
import Foundation
import TestSupport
import Testing

/// The kernel against the exact path: not one byte may differ.
@Suite struct SimulationKernelTests {
  /// Whether every one of the 256³ colours is asked; takes minutes unless built for release.
  static let isFull = ProcessInfo.processInfo.environment["TYPECHECK_FULL_CUBE"] != nil

  @Test(arguments: Vision.samples)
  func bytesMatchTheExactPath(_ vision: Vision) {
    let kernel = SimulationKernel(vision)
    var different = 0
    let lattice = Array(stride(from: 0, through: 255, by: Self.isFull ? 1 : 5))
    var row = [UInt8](repeating: 0, count: lattice.count * 3)
    for red in lattice {
      for green in lattice {
        for (index, blue) in lattice.enumerated() {
          row[3 * index] = UInt8(red)
          row[3 * index + 1] = UInt8(green)
          row[3 * index + 2] = UInt8(blue)
        }
        different += differences(row, kernel)
      }
    }
    #expect(different == 0, "of a lattice of \(lattice.count)³ colours")
  }

  /// Two million colours over all visions, seeded.
  @Test func randomBytesMatchTheExactPath() {
    var random = SeededGenerator(seed: 1999)
    for vision in Vision.samples {
      let count = 2_000_000 / Vision.samples.count
      let row = (0..<count * 3).map { _ in UInt8(truncatingIfNeeded: random.next() >> 40) }
      #expect(differences(row, SimulationKernel(vision)) == 0, "\(vision.name) by \(String(describing: vision.model))")
    }
  }

  @Test(arguments: Vision.samples)
  func alphaIsKeptAndChangesNothing(_ vision: Vision) {
    let kernel = SimulationKernel(vision)
    var random = SeededGenerator(seed: 7)
    let rgba = (0..<4000).map { _ in UInt8(truncatingIfNeeded: random.next() >> 40) }
    var inPlace = rgba
    inPlace.withUnsafeMutableBufferPointer { kernel.simulate($0, layout: .rgba) }
    for pixel in stride(from: 0, to: rgba.count, by: 4) {
      let exact = vision.exactBytes(SIMD3(rgba[pixel], rgba[pixel + 1], rgba[pixel + 2]))
      #expect(SIMD3(inPlace[pixel], inPlace[pixel + 1], inPlace[pixel + 2]) == exact)
      #expect(inPlace[pixel + 3] == rgba[pixel + 3])
    }
  }

  @Test func severityZeroCopies() {
    for deficiency in ColorVisionDeficiency.allCases {
      let kernel = SimulationKernel(Vision(deficiency, severity: 0))
      let row = (0..<999).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      #expect(simulated(row, kernel) == row)
      var inPlace = row
      inPlace.withUnsafeMutableBufferPointer { kernel.simulate($0, layout: .rgb) }
      #expect(inPlace == row)
    }
  }

  @Test func writesNothingAfterTheLastPixel() {
    for vision in Vision.samples {
      let kernel = SimulationKernel(vision)
      var target = [UInt8](repeating: 0xA5, count: 20)
      let source: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
      source.withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { kernel.simulate(source, into: $0, layout: .rgb) }
      }
      #expect(target[9...].allSatisfy { $0 == 0xA5 })
      kernel.simulate(UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0), layout: .rgba)
    }
  }

  @Test func severalTasksShareAKernel() async {
    let kernel = SimulationKernel(Vision(.tritan))
    var random = SeededGenerator(seed: 3)
    let row = (0..<30_000).map { _ in UInt8(truncatingIfNeeded: random.next() >> 40) }
    let expected = simulated(row, kernel)
    await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { simulated(row, kernel) } }
      for await result in group { #expect(result == expected) }
    }
  }

  private func differences(_ row: [UInt8], _ kernel: SimulationKernel) -> Int {
    let result = simulated(row, kernel)
    return stride(from: 0, to: row.count, by: 3).count { pixel in
      kernel.vision.exactBytes(SIMD3(row[pixel], row[pixel + 1], row[pixel + 2]))
        != SIMD3(result[pixel], result[pixel + 1], result[pixel + 2])
    }
  }
}

/// A row through a kernel.
private func simulated(_ row: [UInt8], _ kernel: SimulationKernel) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: row.count) { target, count in
    row.withUnsafeBufferPointer { kernel.simulate($0, into: target, layout: .rgb) }
    count = row.count
  }
}
