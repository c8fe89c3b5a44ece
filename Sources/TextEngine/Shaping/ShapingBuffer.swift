internal import CHarfBuzz

/// A HarfBuzz buffer for one thread, with the advances of the most recently shaped run.
final class ShapingBuffer {
  private let handle: OpaquePointer = hb_buffer_create()
  private var languages: [String: OpaquePointer] = [:]
  private var features: [hb_feature_t] = []
  private let first = Scratch<Double>(capacity: 64, filling: 0)
  private let second = Scratch<Double>(capacity: 64, filling: 0)
  private let marks = Scratch<UInt8>(capacity: 64, filling: 0)
  private var hasSecond = false
  /// The factor from the kerning of a substitute font to the kerning of the iOS font.
  private var kerningScale = 1.0

  private static let isCluster: UInt8 = 1
  private static let isUnsafe: UInt8 = 2

  /// Shapes a run with each master of a face; text adjacent to the run affects joining.
  func shape(_ units: [UInt16], run: ShapedText.Run, with instance: FontInstance, language: String) {
    units.withUnsafeBufferPointer { shape($0, run: run, with: instance, language: language, seesNeighbours: true) }
  }

  /// Shapes a run with each master of a face.
  func shape(
    _ units: UnsafeBufferPointer<UInt16>, run: ShapedText.Run, with instance: FontInstance, language: String,
    seesNeighbours: Bool
  ) {
    take(instance.features)
    let count = run.end - run.start
    first.reserve(count).update(repeating: 0, count: count)
    second.reserve(count).update(repeating: 0, count: count)
    marks.reserve(count).update(repeating: 0, count: count)
    kerningScale = instance.corrections?.kerningScale ?? 1
    shape(units, run: run, font: instance.primary.font, language: language, seesNeighbours, into: first.start)
    hasSecond = instance.secondary != nil
    if let other = instance.secondary {
      shape(units, run: run, font: other.font, language: language, seesNeighbours, into: second.start)
    }
  }

  /// Passes the clusters of the most recently shaped run to a closure, in logical order.
  @inline(__always)
  func forEachCluster(from start: Int, to end: Int, _ body: (Int, Double, Double, Bool) -> Void) {
    let (first, second, marks, hasSecond) = (first.start, second.start, marks.start, hasSecond)
    for index in 0..<(end - start) where marks[index] & Self.isCluster != 0 {
      body(start + index, first[index], hasSecond ? second[index] : first[index], marks[index] & Self.isUnsafe != 0)
    }
  }

  /// Shapes a short text of one run without context.
  func clusters(
    of units: [UInt16], script: Script, with instance: FontInstance, language: String
  ) -> [UnitCache.Cluster] {
    let run = ShapedText.Run(start: 0, end: units.count, script: script, choice: .face(instance))
    shape(units, run: run, with: instance, language: language)
    var made: [UnitCache.Cluster] = []
    forEachCluster(from: 0, to: units.count) { offset, first, second, isUnsafe in
      made.append(UnitCache.Cluster(offset: Int32(offset), isUnsafe: isUnsafe, first: first, second: second))
    }
    return made
  }

  /// Shapes a run with one master of a face and returns its glyphs from left to right.
  func glyphs(
    of units: [UInt16], run: ShapedText.Run, face: FontFace, features: [(tag: String, value: UInt32)], language: String
  ) -> [ShapedGlyph] {
    take(features)
    units.withUnsafeBufferPointer { fill($0, run: run, font: face.font, language: language, true) }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    let scale = 1 / FontFace.unitsPerEm
    return (0..<Int(count)).map { index in
      let position = positions[index]
      return ShapedGlyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Double(position.x_advance) * scale,
        x: Double(position.x_offset) * scale, y: Double(position.y_offset) * scale)
    }
  }

  private func take(_ settings: [(tag: String, value: UInt32)]) {
    features.removeAll(keepingCapacity: true)
    for feature in settings {
      features.append(
        hb_feature_t(tag: hb_tag_from_string(feature.tag, -1), value: feature.value, start: 0, end: UInt32.max))
    }
  }

  private func fill(
    _ units: UnsafeBufferPointer<UInt16>, run: ShapedText.Run, font: OpaquePointer, language: String,
    _ seesNeighbours: Bool
  ) {
    let buffer = handle
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let (first, count) = (run.start, run.end - run.start)
    if seesNeighbours {
      hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), UInt32(first), Int32(count))
    } else {
      hb_buffer_add_utf16(buffer, units.baseAddress.map { $0 + first }, Int32(count), 0, Int32(count))
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script.tag))
    hb_buffer_set_language(buffer, tag(of: language))
    hb_shape(font, buffer, features, UInt32(features.count))
  }

  private func shape(
    _ units: UnsafeBufferPointer<UInt16>, run: ShapedText.Run, font: OpaquePointer, language: String,
    _ seesNeighbours: Bool, into advances: UnsafeMutablePointer<Double>
  ) {
    fill(units, run: run, font: font, language: language, seesNeighbours)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return }
    let scale = 1 / FontFace.unitsPerEm
    let marks = marks.start
    for index in 0..<Int(count) {
      let offset = Int(infos[index].cluster) - (seesNeighbours ? run.start : 0)
      advances[offset] += Double(advance(positions[index].x_advance, of: infos[index].codepoint, in: font)) * scale
      let isUnsafe = infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      marks[offset] |= isUnsafe ? Self.isCluster | Self.isUnsafe : Self.isCluster
    }
  }

  /// Returns a glyph's advance with scaled kerning.
  ///
  /// A glyph with an advance of 0 is a mark on its base, or was removed by a rule. Its advance is not scaled.
  @inline(__always)
  private func advance(_ shaped: Int32, of glyph: UInt32, in font: OpaquePointer) -> Int32 {
    guard kerningScale != 1, shaped != 0 else { return shaped }
    let nominal = hb_font_get_glyph_h_advance(font, glyph)
    guard nominal != shaped else { return shaped }
    return nominal + Int32((Double(shaped - nominal) * kerningScale).rounded())
  }

  /// Returns HarfBuzz's handle for a language.
  ///
  /// HarfBuzz keeps every tag until the program ends. Therefore, only the primary language is requested once
  /// ``mostLanguages`` tags are registered.
  func tag(of language: String) -> OpaquePointer? {
    if let known = languages[language] { return known }
    let asked = languages.count < Self.mostLanguages ? language : String(language.prefix { $0 != "-" })
    let made = hb_language_from_string(asked, -1)
    if languages.count < Self.mostLanguages { languages[language] = made }
    return made
  }

  /// The maximum number of registered language tags, far more than the translations of any app.
  private static let mostLanguages = 1024

  deinit { hb_buffer_destroy(handle) }
}

/// A positioned glyph; lengths are in em.
struct ShapedGlyph {
  /// The index of the glyph in the font.
  var id: UInt32
  /// The UTF-16 offset at which the glyph's cluster starts.
  var cluster: Int
  /// The distance to the next glyph.
  var advance: Double
  /// The horizontal offset from the pen position.
  var x: Double
  /// The vertical offset from the pen position, upwards.
  var y: Double
}
