import AuditModel
import ColorContrast
import DynamicType
import Previews

extension PreviewPipeline {
  /// Returns the previews arranged as a sheet: sizes from top to bottom, languages and visions side by side.
  func sheet(
    of results: [SlotMeasurement], colors: PreviewColors, _ palette: PaletteColors?, _ maker: SceneMaker
  ) throws -> PreviewSheet {
    let visions: [Vision?] = visions.isEmpty ? [nil] : self.visions
    // If a language has the key in several files, captions name the file.
    let files = Dictionary(grouping: results, by: \.string.locale).mapValues { Set($0.map(\.location.file)).count }
    var columns: [[PreviewSheet.Cell]] = []
    for result in results {
      let scenes = try (0..<max(1, result.measurements.count)).map { place in
        var scene = try maker.scene(of: result, at: place)
        if case .key = subject { (scene.file, scene.key) = (result.location.file, result.string.key) }
        scene.form = result.form?.name
        return scene
      }
      for vision in visions {
        let seen = vision.map(colors.seen) ?? colors
        columns.append(
          scenes.enumerated().map { place, scene in
            let isAmbiguous = files[result.string.locale, default: 0] > 1
            return PreviewSheet.Cell(
              caption: caption(of: result, at: place, scene, vision, namesFile: isAmbiguous), scene: scene,
              colors: seen)
          })
      }
    }
    // Items with a fixed size have only one scene. Their short columns come last, because rows have no gaps.
    columns = columns.filter { $0.count > 1 } + columns.filter { $0.count <= 1 }
    let deepest = columns.first?.count ?? 0
    let rows = (0..<deepest).map { row in columns.compactMap { row < $0.count ? $0[row] : nil } }
    var sheet = PreviewSheet(title: title(of: results), rows: rows, colors: colors)
    sheet.group = visions.count
    sheet.footnotes = [palette?.origin].compactMap(\.self)
    return sheet
  }

  private func title(of results: [SlotMeasurement]) -> String {
    let locales = Set(results.map(\.string.locale)).sorted()
    let languages = locales.count == 1 ? locales[0] : "\(locales.count) languages"
    switch subject {
    case .text(let text, _): return "\(Quotation(text)) in its available width (\(languages))"
    case .key(let key): return "\(Quotation(key)) in its available width (\(languages))"
    }
  }

  private func caption(
    of result: SlotMeasurement, at place: Int, _ scene: PreviewScene, _ vision: Vision?, namesFile: Bool
  ) -> [String] {
    var head = [result.string.locale]
    if let form = scene.form, !form.isEmpty { head.append(Quotation(form, limit: 60).text) }
    if namesFile, let file = scene.file { head.append(Quotation(file, limit: 120).text) }
    guard let words = PreviewWords(result, at: place) else { return head }
    head.append(words.size)
    if scene.isRightToLeft { head.append("right to left") }
    if result.slot.boldText { head.append("Bold Text") }
    if !result.slot.namedDevices.isEmpty { head.append(result.slot.namedDevices.words) }
    if let vision { head.append("\(vision.deficiency.rawValue) \(Points(vision.severity).number)") }
    return [head.joined(separator: " · "), words.verdict] + [words.doubt].compactMap(\.self)
  }
}
