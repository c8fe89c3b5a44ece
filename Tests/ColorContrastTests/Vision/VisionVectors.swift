import ColorContrast
import Foundation

/// Recorded answers of other implementations, from `Tests/Fixtures/colors`.
enum VisionVectors {
  /// One colour through one model at every severity of the file.
  struct Simulation: Decodable, CustomStringConvertible {
    let color: String
    let deficiency: ColorVisionDeficiency
    let method: String
    let linear: [[Double]]
    let srgb8: [[UInt8]]

    var model: VisionModel? { try? VisionModel(name: method) }
    var description: String { "\(color) \(deficiency.rawValue) \(method)" }
  }

  /// One colour in grey.
  struct Gray: Decodable, CustomStringConvertible {
    let srgb: String
    let luminance: Double
    let gray: Double
    let gray8: UInt8

    var description: String { srgb }
  }

  struct SimulationFile: Decodable {
    struct Meta: Decodable { let severities: [Double] }
    let meta: Meta
    let vectors: [Simulation]
  }

  struct GrayFile: Decodable { let vectors: [Gray] }

  static func simulations() throws -> SimulationFile { try read("cvd.json") }
  static func grays() throws -> GrayFile { try read("grayscale.json") }

  /// The number in `#rrggbb`.
  static func rgb(_ hex: String) -> UInt32 { UInt32(hex.dropFirst(), radix: 16) ?? 0 }

  /// The bytes in `#rrggbb`.
  static func bytes(_ hex: String) -> SIMD3<UInt8> {
    let value = rgb(hex)
    return SIMD3(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
  }

  private static func read<File: Decodable>(_ name: String) throws -> File {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appending(path: "Fixtures/colors").appending(path: name))
    return try JSONDecoder().decode(File.self, from: data)
  }
}

extension Vision {
  /// Visions of every deficiency, model and kind of loop.
  static let samples: [Vision] =
    ColorVisionDeficiency.allCases.flatMap { deficiency -> [Vision] in
      deficiency == .achromat
        ? [Vision(.achromat), Vision(.achromat, severity: 0.5)]
        : VisionModel.allCases.flatMap { model in
          [1, 0.6, 0.35].map { Vision(deficiency, severity: $0, model: model) }
        }
    }
}
