public import AuditModel
public import DynamicType
public import TextEngine

/// A maker of scenes, which lays out measured texts again to draw them.
///
/// Lines and truncation match the measurement, because the engine, fonts, language, size and available width are the
/// same. Keep one instance and use it from one thread.
public final class SceneMaker {
  private let tracking: Tracking
  private let displayScale: Double
  private let pictures: PictureFonts
  private let placer: GlyphPlacer
  private var shapers: FontShapers
  private let boxes: BoxLabels

  /// The maximum number of drawn lines per text; further lines are only counted.
  public var mostLines = 40
  /// The maximum width of cut-off text drawn outside the container, as a multiple of the container's width.
  static let reach = 0.8
  /// The distance by which a glyph may extend above and below its line, as a multiple of the font size.
  ///
  /// No source specifies this limit. The letters of all scripts stay below it, but endless stacks of marks exceed it.
  static let spill = 2.0

  /// Creates a maker.
  ///
  /// - Parameters:
  ///   - stack: The fonts used for measuring.
  ///   - platform: The platform whose text metrics were used for measuring.
  ///   - displayScale: Pixels per point, as used for measuring.
  ///   - fontDirectories: The user's font folders. They are searched first for glyphs with rule-based widths,
  ///     such as emoji.
  ///   - useSystemFonts: Whether to search the system's fonts too. Glyphs that no font contains are drawn as boxes.
  /// - Throws: An error when the line-breaking data cannot be opened.
  public init(
    stack: FontStack, platform: Platform, displayScale: Double, fontDirectories: [String] = [],
    useSystemFonts: Bool = true
  ) throws {
    self.displayScale = displayScale
    pictures = PictureFonts(directories: fontDirectories, useSystemFonts: useSystemFonts)
    tracking = Tracking(platform: platform)
    placer = GlyphPlacer(stack: stack)
    shapers = try FontShapers(stack)
    boxes = try BoxLabels()
  }

  /// Returns the scene of a text at one size.
  ///
  /// - Parameters:
  ///   - subject: The measured text.
  ///   - place: The index in the text's measurements. An invalid index gives a scene without lines, as for a text
  ///     that was not measured.
  /// - Returns: The scene.
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  public func scene(of subject: SlotMeasurement, at place: Int) throws -> PreviewScene {
    let slot = subject.slot
    let text = subject.measuredText ?? subject.text
    let script = UnicodeProperties.likelyScript(ofLanguage: subject.string.locale)
    var scene = PreviewScene(
      text: text, locale: subject.string.locale, isRightToLeft: script?.isRightToLeft ?? false, category: .large,
      size: 0,
      room: PreviewBox(x: 0, y: 0, width: slot.width, height: slot.height ?? 0), hasHeight: slot.height != nil)
    guard subject.measurements.indices.contains(place) else {
      scene.problem = subject.notMeasured.map { reason in
        "not measured: no font for \(reason.script)" + (reason.package.map { "; apt-get install \($0)" } ?? "")
      }
      scene.room.height = max(scene.room.height, 24)
      return scene
    }
    let measured = subject.measurements[place]
    let setting = try Setting(subject, at: place, by: self)
    let (scale, limit, stack) = (setting.scale, setting.limit, setting.stack)
    let size = scale.size
    (scene.text, scene.category, scene.size) = (setting.text, measured.category, size)
    scene.visibleText = measured.visibleText
    let placed = try placed(setting, subject, at: place)
    let metrics = slot.font == nil ? stack.lineMetrics : stack.customLineMetrics ?? stack.lineMetrics
    let rows = Rows(
      ascent: metrics.ascender * size, descent: metrics.descender * size, leading: measured.leading * measured.scale)
    (scene.linesLeftOut, scene.isPartial) = (placed.linesLeftOut, placed.isPartial)
    scene.room.height = slot.height ?? rows.bottom(of: max(0, placed.lines.count - 1))
    for (row, line) in placed.lines.enumerated() {
      let isTight = slot.tighten && setting.cut == nil && measured.lineLimit == 1 && line.placed.width > limit
      let made = self.line(
        line.placed, line.text, line.ranges, row: row, rows, tightening: isTight ? limit / line.placed.width : 1,
        isOutside: scene.hasHeight && rows.bottom(of: row) > scene.room.height + 1e-6, at: scale, in: &scene)
      scene.lines.append(made)
    }
    if placed.rest == nil { scene.leftOut = placed.hidden }
    if let rest = placed.rest, let hidden = placed.hidden {
      // In a right-to-left paragraph the text after the line is to its left, and the text before the line to its right.
      // The edge at which the language starts its lines does not matter.
      let isLeft = rest.isRightToLeft != placed.restIsBefore
      scene.rest = line(
        rest, rest.text, [hidden], row: max(0, placed.lines.count - 1), rows, from: isLeft ? -rest.width : slot.width,
        isOutside: true, at: scale, in: &scene)
      scene.restGoesOn = placed.restGoesOn
    }
    scene.remedy = Self.remedy(of: scene.drawnLines)
    return scene
  }

  /// Returns the widths of a text's lines at one size, in points.
  ///
  /// They equal those of ``scene(of:at:)``. An index without a measurement gives no lines.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  package func lineWidths(of subject: SlotMeasurement, at place: Int) throws -> [Double] {
    guard subject.measurements.indices.contains(place) else { return [] }
    let setting = try Setting(subject, at: place, by: self)
    if setting.cut == nil, subject.measurements[place].lineLimit != 1 {
      // Only a cut needs letter positions, which take most of the time.
      return try setting.layout.breakLines(
        at: setting.scale, limit: setting.limit, avoidsOrphans: subject.slot.avoidsOrphans
      ).widths
    }
    return try placed(setting, subject, at: place).lines.map(\.placed.width)
  }

  private static func remedy(of lines: [PreviewScene.Line]) -> String? {
    for line in lines {
      for cluster in line.clusters {
        if let remedy = cluster.remedy { return remedy }
      }
    }
    return nil
  }

  /// A measured text that is shaped again, with its available width.
  private struct Setting {
    /// The text, with soft hyphens where the system hyphenates it.
    var text: String
    let layout: TextLayout
    let scale: SizeScale
    /// The width of the container in points, on whole pixels.
    let limit: Double
    /// The position of the ellipsis; nil if the text is not cut.
    let cut: Truncation.Mode?
    /// The fonts.
    let stack: FontStack

    init(_ subject: SlotMeasurement, at place: Int, by maker: SceneMaker) throws {
      let (slot, measured) = (subject.slot, subject.measurements[place])
      let shaper = try maker.shapers.shaper(for: slot.font?.path)
      let size = measured.size * measured.scale
      stack = shaper.stack
      scale = SizeScale(
        size: size, tracking: maker.tracking.points(at: size), stack: stack, displayScale: maker.displayScale)
      limit = Slot.roomInPixels(slot.width, displayScale: maker.displayScale)
      text = subject.measuredText ?? subject.text
      layout = try maker.layout(
        of: &text, measured, by: shaper, locale: subject.string.locale, limit: limit, at: scale)
      cut = measured.visibleText == nil ? nil : Truncation.Mode(rawValue: slot.truncation.rawValue) ?? .tail
    }
  }

  private func placed(_ setting: Setting, _ subject: SlotMeasurement, at place: Int) throws -> PlacedText {
    try setting.layout.place(
      limit: setting.limit, lineLimit: subject.measurements[place].lineLimit, cut: setting.cut,
      avoidsOrphans: subject.slot.avoidsOrphans, at: setting.scale, reach: Self.reach * subject.slot.width,
      mostLines: mostLines, by: placer)
  }

  /// The vertical positions of lines.
  private struct Rows {
    var ascent: Double
    var descent: Double
    var leading: Double

    func top(of row: Int) -> Double { Double(row) * leading }
    func bottom(of row: Int) -> Double { top(of: row) + ascent + descent }
  }

  private func line(
    _ placed: PlacedLine, _ text: String, _ ranges: [Range<Int>], row: Int, _ rows: Rows, tightening: Double = 1,
    from start: Double? = nil, isOutside: Bool, at scale: SizeScale, in scene: inout PreviewScene
  ) -> PreviewScene.Line {
    let width = placed.width * tightening
    let x = start ?? (scene.isRightToLeft ? scene.room.width - width : 0)
    var line = PreviewScene.Line(
      text: text, ranges: ranges, clusters: placed.clusters,
      box: PreviewBox(x: x, y: rows.top(of: row), width: width, height: rows.ascent + rows.descent),
      baseline: rows.top(of: row) + rows.ascent, isRightToLeft: placed.isRightToLeft, tightening: tightening,
      isOutside: isOutside)
    fill(&line, placed, scale: scale, locale: scene.locale)
    scene.glyphsLeftOut += line.leaveOut(beyond: Self.spill * scale.size)
    return line
  }

  /// Adds the glyphs of a line.
  ///
  /// Clusters with rule-based widths are drawn with an installed font, or as labelled boxes if there is none.
  private func fill(_ line: inout PreviewScene.Line, _ placed: PlacedLine, scale: SizeScale, locale: String) {
    for cluster in placed.clusters {
      let origin = SIMD2(line.box.x + cluster.x * line.tightening, line.baseline)
      let isPicture = cluster.origin != .face
      if isPicture, let picture = picture(of: cluster, locale: locale) {
        add(picture, in: cluster, at: origin, em: scale.size, to: &line)
        continue
      }
      let glyphs = isPicture ? boxes.glyphs(of: cluster, em: scale.size) : cluster.glyphs
      line.glyphs += glyphs.map { glyph in
        PreviewScene.Glyph(
          outline: glyph.outline, place: origin + SIMD2(glyph.x - cluster.x, -glyph.y), em: glyph.em)
      }
    }
    line.glyphs.removeAll { $0.outline.isEmpty }
  }

  private func picture(of cluster: PlacedCluster, locale: String) -> ClusterPicture? {
    pictures.picture(
      of: cluster.text, script: cluster.script, language: locale, isEmoji: cluster.origin == .emoji)
  }

  /// Adds a cluster drawn with another font, centred in its measured advance and no wider.
  private func add(
    _ picture: ClusterPicture, in cluster: PlacedCluster, at origin: SIMD2<Double>, em: Double,
    to line: inout PreviewScene.Line
  ) {
    let fit = picture.fit(in: cluster, em: em)
    let (unit, side) = (fit.em, fit.side)
    for layer in picture.layers {
      line.glyphs.append(
        PreviewScene.Glyph(
          outline: layer.outline, place: origin + SIMD2(side + layer.place.x * unit, -layer.place.y * unit), em: unit,
          color: layer.color))
    }
    for bitmap in picture.bitmaps {
      line.bitmaps.append(
        PreviewScene.Bitmap(
          png: bitmap.png,
          box: PreviewBox(
            x: origin.x + side + bitmap.place.x * unit, y: origin.y - (bitmap.place.y + bitmap.size.y) * unit,
            width: bitmap.size.x * unit, height: bitmap.size.y * unit)))
    }
  }

  /// Lays out a line of the preview's own text, such as a caption.
  func words(_ text: String, size: Double, weight: Int = 400) throws -> PlacedLine {
    try boxes.words(text, size: size, weight: weight)
  }

  /// Lays out one of the preview's own sentences, which may quote texts in any script, on one line.
  ///
  /// Its baseline is 0.
  func sentence(_ text: String, size: Double) throws -> PreviewScene.Line {
    let shaper = try shapers.shaper(for: nil)
    let scale = SizeScale(size: size, tracking: 0, stack: shaper.stack, displayScale: 1)
    let placed = try shaper.line(text, at: scale, 400, by: placer)
    var line = PreviewScene.Line(
      text: text, ranges: [], clusters: placed.clusters, box: PreviewBox(x: 0, y: 0, width: placed.width, height: 0),
      baseline: 0, isRightToLeft: placed.isRightToLeft, tightening: 1, isOutside: false)
    fill(&line, placed, scale: scale, locale: "en")
    return line
  }
}

@available(*, unavailable)
extension SceneMaker: Sendable {}
