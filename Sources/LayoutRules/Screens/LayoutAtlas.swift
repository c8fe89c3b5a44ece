internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// What the tables say of every environment among some screens, each looked up once.
struct LayoutAtlas: Sendable {
  private let pages: [LayoutEnvironment: Result<LayoutGeometry, AdaptivityError>]

  init(of screens: [ScreenLayout], jobs: Int) async {
    var known: Set<LayoutEnvironment> = []
    let environments = screens.flatMap { [$0.environment] + $0.alternatives }.filter { known.insert($0).inserted }
    let pages = await (0..<environments.count).inParallel(jobs) { Self.page(environments[$0]) }
    self.pages = Dictionary(uniqueKeysWithValues: zip(environments, pages))
  }

  private static func page(_ environment: LayoutEnvironment) -> Result<LayoutGeometry, AdaptivityError> {
    do throws(AdaptivityError) {
      return .success(try LayoutGeometry(environment))
    } catch {
      return .failure(error)
    }
  }

  /// A screen beside the geometry of its environment; nil where there is no such environment.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - namesLocale: Whether the words for its environment name the language.
  /// - Returns: The measurement.
  func measurement(of screen: ScreenLayout, namesLocale: Bool) -> ScreenMeasurement? {
    guard case .success(let geometry) = pages[screen.environment] else { return nil }
    let others = screen.alternatives.compactMap { try? pages[$0]?.get() }
    var measurement = ScreenMeasurement(
      layout: screen, geometry: others.isEmpty ? geometry : geometry.agreed(with: others).geometry)
    if namesLocale, let locale = screen.environment.locale { measurement.place += ", \(locale)" }
    return measurement
  }

  /// What is to be told of a screen whose environment cannot be.
  func refusal(of screen: ScreenLayout) -> InputIssue? {
    guard case .failure(let error) = pages[screen.environment] else { return nil }
    return InputIssue(
      severity: .error, location: screen.location,
      message: "the screen \(Quotation(screen.name)) is not checked: \(error.description)",
      remedy: "name an environment that exists, or remove this one")
  }
}
