import Testing

@testable import ColorContrast

/// The models against recorded answers, and what must hold for every model.
@Suite struct VisionSimulationTests {
  @Test func everyModelHasVectors() throws {
    let vectors = try VisionVectors.simulations().vectors
    #expect(vectors.count == 207)
    for deficiency in ColorVisionDeficiency.allCases where deficiency != .achromat {
      for model in VisionModel.allCases {
        #expect(vectors.count { $0.deficiency == deficiency && $0.model == model } == 23)
      }
    }
  }

  @Test(arguments: try VisionVectors.simulations().vectors)
  func resultsMatchTheRecordedValues(_ vector: VisionVectors.Simulation) throws {
    let severities = try VisionVectors.simulations().meta.severities
    let model = try #require(vector.model)
    #expect(severities.count == vector.linear.count && severities.count == vector.srgb8.count)
    let color = Color(rgb: VisionVectors.rgb(vector.color))
    for (index, severity) in severities.enumerated() {
      let vision = Vision(vector.deficiency, severity: severity, model: model)
      // The recorded linear light is as the matrix leaves it; ours is clipped afterwards.
      let linear = vision.filter.apply(color.linearSRGB)
      let clipped = vision.simulate(linearSRGB: color.linearSRGB)
      let expected = vector.linear[index]
      for channel in 0..<3 {
        #expect(abs(linear[channel] - expected[channel]) <= 2e-5, "severity \(severity), channel \(channel)")
        #expect(clipped[channel] == min(max(linear[channel], 0), 1))
      }
      let bytes = vector.srgb8[index]
      #expect(vision.exactBytes(VisionVectors.bytes(vector.color)) == SIMD3(bytes[0], bytes[1], bytes[2]))
      #expect(vision.simulate(color).bytes == SIMD3(bytes[0], bytes[1], bytes[2]))
    }
  }

  @Test(arguments: Vision.samples)
  func neutralsStayNeutral(_ vision: Vision) {
    for value in UInt8.min...UInt8.max {
      #expect(vision.exactBytes(SIMD3(repeating: value)) == SIMD3(repeating: value))
    }
  }

  @Test(arguments: ColorVisionDeficiency.allCases)
  func severityZeroChangesNothing(_ deficiency: ColorVisionDeficiency) {
    for model in VisionModel.allCases {
      let vision = Vision(deficiency, severity: 0, model: model)
      for red in stride(from: UInt8(0), through: 255, by: 17) {
        for green in stride(from: UInt8(0), through: 255, by: 15) {
          let rgb = SIMD3(red, green, red &+ green &* 3)
          #expect(vision.exactBytes(rgb) == rgb)
        }
      }
    }
  }

  @Test func keepsAlphaAndColorSpace() {
    let color = Color(.displayP3, [1, 0, 0], alpha: 0.3)
    let simulated = Vision(.protan).simulate(color)
    #expect(simulated.alpha == 0.3)
    #expect(simulated.space == .sRGB)
    #expect(simulated.isInSRGB(tolerance: 0))
    // Not clipped before the model: 0.112382761 of 1.2249402 red and 0.887617239 of -0.042057 green, then clipped.
    let expected = 0.112382761 * 1.2249402 - 0.887617239 * 0.0420570
    let linear = simulated.linearSRGB
    #expect(abs(linear.x - expected) < 1e-6 && abs(linear.y - expected) < 1e-6 && linear.z == 0)
  }

  @Test func sixteenBitsAgreeWithEight() {
    let vision = Vision(.deutan)
    #expect(vision.exactWords([65535, 65535, 65535]) == [65535, 65535, 65535])
    #expect(vision.exactWords([0, 0, 0]) == [0, 0, 0])
    let (bytes, words) = (vision.exactBytes([200, 30, 90]), vision.exactWords([200 * 257, 30 * 257, 90 * 257]))
    for channel in 0..<3 {
      #expect(abs(Double(words[channel]) / 257 - Double(bytes[channel])) <= 0.5)
    }
  }
}
