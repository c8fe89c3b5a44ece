import CPeers
import Foundation
import TypeCheckKit

/// The yardstick: a plain loop in C that shapes texts with HarfBuzz, which the library itemised beforehand.
///
/// One run is one *pass*. Stretches without a face (Han, kana and Hangul by rule, emoji) are not in it, although
/// typecheck measures them too.
final class ShapingPass {
  /// The file and place of a face.
  struct Face: Hashable {
    let path: String
    let index: Int
  }

  private let pass: OpaquePointer
  private var units: [UInt16] = []
  private var stretches: [shaping_stretch] = []
  private var plainFace: Int32 = -1
  /// Whether each text has a face for all of itself.
  private(set) var isAllInFaces: [Bool] = []
  /// Whether each text is in the default face alone.
  private(set) var isPlain: [Bool] = []
  /// The script of each text's first stretch.
  private(set) var scripts: [String] = []

  /// A face cannot be opened, or there are too many.
  struct NoFace: Error, CustomStringConvertible {
    let description: String
  }

  static let version = String(cString: shaping_pass_version())
  /// The face that stands in for the system font, as it lies in the repository.
  static let defaultFace = Sources.typecheck.appending(path: "Fonts/Inter-subset.ttf").path

  /// Itemises texts.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - stack: The fonts; one with a custom font must have the default face as such.
  /// - Throws: ``NoFace`` or what the library throws.
  init(_ texts: [SampleText], stack: FontStack) throws {
    guard let pass = shaping_pass_create() else { throw NoFace(description: "no memory") }
    self.pass = pass
    let shaper = try TextShaper(stack: stack)
    var faces: [String: UInt16] = [:]
    var languages: [String: UInt16] = [:]
    for text in texts {
      let start = units.count
      // A tab is measured as a space.
      units += text.text.utf16.map { $0 == 0x09 ? 0x20 : $0 }
      if languages[text.language] == nil {
        languages[text.language] = UInt16(clamping: shaping_pass_language(pass, text.language))
      }
      let parts = try shaper.shape(text.text, language: text.language, weight: 400).stretches
      for part in parts {
        guard let name = part.face else { continue }
        if faces[name] == nil { faces[name] = try open(name, of: stack) }
        stretches.append(
          shaping_stretch(
            text: UInt32(start), text_length: UInt32(units.count - start), start: UInt32(part.range.lowerBound),
            length: UInt32(part.range.count), script: part.script.tag, face: faces[name] ?? 0,
            language: languages[text.language] ?? 0, is_right_to_left: part.isRightToLeft ? 1 : 0))
      }
      isAllInFaces.append(parts.allSatisfy { $0.face != nil })
      isPlain.append(!parts.isEmpty && parts.allSatisfy { $0.face.map { Int32(faces[$0] ?? 0) } == plainFace })
      scripts.append(parts.first?.script.description ?? "Zyyy")
    }
  }

  deinit { shaping_pass_destroy(pass) }

  private func open(_ name: String, of stack: FontStack) throws -> UInt16 {
    let located = stack.facesInUse.first { $0.entry.id == name }
    let path = located?.path ?? Self.defaultFace
    let number = shaping_pass_face(pass, path, UInt32(located?.faceIndex ?? 0))
    guard number >= 0 else { throw NoFace(description: "\(path) cannot be opened") }
    if path == Self.defaultFace { plainFace = number }
    for (tag, value) in located?.entry.features ?? [:] {
      guard shaping_pass_feature(pass, number, tag, value ? 1 : 0) != 0 else {
        throw NoFace(description: "\(path) has too many features")
      }
    }
    return UInt16(number)
  }

  /// How many calls to HarfBuzz a pass makes.
  var callCount: Int { stretches.count }

  /// A pass with HarfBuzz's own features, and the CPU seconds it took.
  func run() -> Double { threadSeconds { _ = sum(asMeasured: false) } }

  /// The same with the features that typecheck shapes with, such as no contextual alternates in the default face.
  func runAsMeasured() -> Double { threadSeconds { _ = sum(asMeasured: true) } }

  /// The sum of all advances, in em.
  func sum(asMeasured: Bool) -> Double {
    Double(shaping_pass_run(pass, units, stretches, stretches.count, asMeasured ? 1 : 0)) / 65536
  }
}
