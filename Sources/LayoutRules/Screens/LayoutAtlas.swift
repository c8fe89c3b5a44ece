internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The geometry of each environment of some screens, looked up once.
struct LayoutAtlas: Sendable {
  private let pages: [LayoutEnvironment: Result<LayoutGeometry, AdaptivityError>]

  init(of screens: [Screen], jobs: Int) async {
    let environments = Array(Set(screens.flatMap { [$0.environment] + $0.alternatives }))
    let pages = await (0..<environments.count).inParallel(jobs) { number in
      Result { () throws(AdaptivityError) in try LayoutGeometry(environments[number]) }
    }
    self.pages = Dictionary(uniqueKeysWithValues: zip(environments, pages))
  }

  /// Returns a screen with the geometry of its environment, or nil if that environment does not exist.
  ///
  /// If `namesLocale` is set, the name of its environment includes the language.
  func measurement(of screen: Screen, namesLocale: Bool) -> ScreenMeasurement? {
    guard case .success(let geometry) = pages[screen.environment] else { return nil }
    let others = screen.alternatives.compactMap { try? pages[$0]?.get() }
    var measurement = ScreenMeasurement(
      layout: screen, geometry: others.isEmpty ? geometry : geometry.agreed(with: others).geometry)
    if namesLocale, let locale = screen.environment.locale { measurement.place += ", \(locale)" }
    return measurement
  }

  /// Returns the error for a screen whose environment does not exist.
  func refusal(of screen: Screen) -> InputIssue? {
    guard case .failure(let error) = pages[screen.environment] else { return nil }
    return .error(
      at: screen.location, "the screen \(Quotation(screen.name)) is not checked: \(error.description)",
      fix: "use an environment that exists, or remove this one")
  }
}
