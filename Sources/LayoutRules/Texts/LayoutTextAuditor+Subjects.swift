internal import Adaptivity
public import AuditModel
public import ColorContrast
internal import RuleKit

extension LayoutTextAuditor {
  /// The text that a finding is about, in the frame of its element.
  public struct Subject: Sendable {
    /// The text at the size category of its environment alone.
    public var measurement: SlotMeasurement
    /// The place of the screen among those that were given.
    public var screen: Int
    /// The place of the element among the screen's.
    public var element: Int
    /// Pixels a point there.
    public var displayScale: Double
    /// What named colours are resolved for there.
    public var colors: ColorEnvironment
    /// The releases whose system colours hold there.
    public var generation: SystemGeneration
  }

  /// Measures again what findings on texts of elements are about.
  ///
  /// - Parameters:
  ///   - findings: Findings of any rules; of those on texts of elements each gets its subject.
  ///   - screens: The screens they are about.
  /// - Returns: For each finding its subject; nil where it is about something else.
  /// - Throws: `TextEngineError` when a font cannot be read.
  public func subjects(of findings: [Finding], on screens: [ScreenLayout]) async throws -> [Subject?] {
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
      // The frame is that of the environment in which it is worst.
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
  /// By how much the text is too long, too high or too wide at its one size.
  fileprivate var overBy: Double { measurements.first.map { max($0.overBy, $0.clippedBy, $0.wordOverBy) } ?? 0 }
}
