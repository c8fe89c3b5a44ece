import CPeers
import ColorContrast
import Foundation

/// The buffers of the colour question, and the work on them.
final class ColorBench: @unchecked Sendable {
  private let source: UnsafeMutableBufferPointer<UInt8>
  private let result: UnsafeMutableBufferPointer<UInt8>
  private let words: UnsafeMutableBufferPointer<UInt16>
  private let wordResult: UnsafeMutableBufferPointer<UInt16>

  init(_ picture: Picture) {
    source = .allocate(capacity: picture.rgb.count)
    _ = source.initialize(from: picture.rgb)
    result = .allocate(capacity: picture.rgb.count)
    result.initialize(repeating: 0)
    words = .allocate(capacity: picture.rgb.count)
    // Eight bits over the whole range of sixteen, with something in the lower byte.
    _ = words.initialize(from: picture.rgb.enumerated().map { UInt16($1) << 8 | UInt16(truncatingIfNeeded: $0 & 255) })
    wordResult = .allocate(capacity: picture.rgb.count)
    wordResult.initialize(repeating: 0)
  }

  deinit {
    source.deallocate()
    result.deallocate()
    words.deallocate()
    wordResult.deallocate()
  }

  /// What the last eight-bit work left.
  var target: [UInt8] { Array(result) }

  func copy() -> Double {
    seconds { UnsafeMutableRawBufferPointer(result).copyMemory(from: UnsafeRawBufferPointer(source)) }
  }

  /// The first part of the picture, one of `share`, by several threads.
  func simulate(_ kernel: SimulationKernel, share: Int = 1, threads: Int = 1) -> Double {
    let pixels = source.count / 3 / share
    guard threads > 1 else { return seconds { part(0..<pixels, kernel) } }
    return seconds {
      DispatchQueue.concurrentPerform(iterations: threads) { index in
        part(pixels * index / threads..<pixels * (index + 1) / threads, kernel)
      }
    }
  }

  func simulateWords(_ kernel: SimulationKernel) -> Double {
    seconds { kernel.simulate(UnsafeBufferPointer(words), into: wordResult, layout: .rgb) }
  }

  private func part(_ pixels: Range<Int>, _ kernel: SimulationKernel) {
    let range = pixels.lowerBound * 3..<pixels.upperBound * 3
    kernel.simulate(
      UnsafeBufferPointer(rebasing: source[range]), into: UnsafeMutableBufferPointer(rebasing: result[range]),
      layout: .rgb)
  }

  /// Deuteranopia by the plain C peer.
  func plainC(_ vision: Vision) -> Double {
    let pixels = source.count / 3
    return seconds {
      switch vision.model {
      case .brettel:
        dalton_class_half_planes(
          source.baseAddress, result.baseAddress, pixels, Self.positive, Self.negative, Self.separator)
      case .machado: dalton_class_matrix(source.baseAddress, result.baseAddress, pixels, Self.machado)
      default: dalton_class_matrix(source.baseAddress, result.baseAddress, pixels, Self.vienot)
      }
    }
  }

  /// How far a result is from ours, in words.
  func distance(_ other: [UInt8], _ vision: Vision) -> String {
    _ = simulate(SimulationKernel(vision))
    var (different, most) = (0, 0)
    for (index, byte) in other.enumerated() where byte != result[index] {
      different += 1
      most = max(most, abs(Int(byte) - Int(result[index])))
    }
    if different == 0 { return "equal to the exact path" }
    let share = (Double(different) / Double(other.count) * 1e4).rounded(.up) / 100
    return "\(share) % of bytes differ from the exact path, by up to \(most)"
  }

  // Deuteranopia as in Sources/ColorContrast/Tables: cvd-vienot.csv, cvd-machado.csv (severity 1), cvd-brettel.csv.
  private static let vienot: [Float] = [
    0.292750114278, 0.707249885722, 0, 0.292750114278, 0.707249885722, 0, -0.022336587034, 0.022336587034, 1,
  ]
  private static let machado: [Float] = [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ]
  private static let positive: [Float] = [
    0.364774093002, 0.863810542349, -0.228584635351, 0.26293741522, 0.642445138426, 0.094617446354, -0.020061903218,
    0.027281134645, 0.992780768572,
  ]
  private static let negative: [Float] = [
    0.372984700233, 0.881658182568, -0.254642882801, 0.259538819824, 0.635057510913, 0.105403669262, -0.019802593253,
    0.027844804399, 0.991957788853,
  ]
  private static let separator: [Float] = [-0.002810392067, -0.006109032508, 0.008919424575]
}
