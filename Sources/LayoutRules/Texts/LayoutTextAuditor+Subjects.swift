internal import Adaptivity
package import AuditModel
package import ColorContrast
internal import RuleKit

extension LayoutTextAuditor {
  /// The measured text of a finding, in the frame of its element.
  package struct Subject: Sendable {
    /// The text, measured only at the size category of its environment.
    package var measurement: SlotMeasurement
    /// The index of the screen among those given.
    package var screen: Int
    /// The index of the element on the screen.
    package var element: Int
    /// Pixels per point.
    package var displayScale: Double
    /// The environment for resolving named colours.
    package var colors: ColorEnvironment
    /// The generation of iOS whose system colours apply.
    package var generation: SystemGeneration
  }

  /// Measures the texts of findings again.
  ///
  /// - Parameters:
  ///   - findings: Findings of any rules.
  ///   - screens: The screens of the findings.
  /// - Returns: The subject of each finding, or nil if it is not about the text of an element.
  /// - Throws: `TextEngineError` when a font cannot be read.
  package func subjects(of findings: [Finding], on screens: [ScreenLayout]) async throws -> [Subject?] {
    let rules = Set(RuleRegistry.elementTexts.map(\.descriptor.id))
    let asked = findings.map { rules.contains($0.rule) ? $0.layout : nil }
    let names = Set(asked.compactMap { $0?.screen })
    guard !names.isEmpty else { return findings.map { _ in nil } }
    let places = screens.indices.filter { names.contains(screens[$0].name) }
    let atlas = await LayoutAtlas(of: places.map { screens[$0] }, jobs: jobs)
    let described = places.compactMap { place in
      atlas.measurement(of: screens[place], namesLocale: true).map { (place: place, screen: $0) }
    }
    let enlarged = EnlargedScreens(of: described.map(\.screen), at: categories).screens
    let measured = described + enlarged.map { (place: described[$0.base].place, screen: $0.screen) }
    let tables = catalog.map { LayoutTables($0, sourceLocale: sourceLocale) }
    let texts = LayoutTexts(measured.map(\.screen), tables: tables, fonts: fonts)
    var uses: [ElementName: [LayoutTexts.Use]] = [:]
    for use in texts.uses {
      let layout = measured[use.screen].screen.layout
      uses[ElementName(screen: layout.name, element: layout.elements[use.element].id), default: []].append(use)
    }
    let measurer = LayoutMeasurer(stack: stack, samples: samples)
    return try asked.map { evidence in
      guard let evidence, let element = evidence.element else { return nil }
      let known = uses[ElementName(screen: evidence.screen, element: element)] ?? []
      // The frame is that of the worst environment.
      let framed = known.filter { use in
        measured[use.screen].screen.layout.elements[use.element].frame == evidence.frame
          && evidence.environments.contains(measured[use.screen].screen.place)
      }
      var worst: (use: LayoutTexts.Use, answer: SlotMeasurement)?
      for use in framed {
        let answer = try measurer.measure(texts.requests[use.request])
        if worst == nil { worst = (use, answer) }
        guard answer.overBy == evidence.overBy else { continue }
        worst = (use, answer)
        break
      }
      guard let (use, answer) = worst else { return nil }
      let (place, environment) = (measured[use.screen].place, measured[use.screen].screen.layout.environment)
      return Subject(
        measurement: answer, screen: place, element: use.element,
        displayScale: texts.requests[use.request].scale, colors: environment.colors,
        generation: environment.generation)
    }
  }

  private struct ElementName: Hashable {
    var screen: String
    var element: String
  }
}

extension SlotMeasurement {
  /// The largest excess of the text in length, height or word width at its one size, in points.
  fileprivate var overBy: Double { measurements.first.map { max($0.overBy, $0.clippedBy, $0.wordOverBy) } ?? 0 }
}
