package import Adaptivity
import AutoLayout
import InterfaceBuilder
internal import Vocabulary

/// The conditions under which Xcode stored the frames of a document.
package struct CanvasConditions {
  private let outline: LayoutOutline
  private let geometry: LayoutGeometry?
  /// The device and system of the canvas; nil for a document without a known canvas.
  package let environment: LayoutEnvironment?
  private let generation: ControlGeneration

  private static let devices: [(canvas: String, since: Double, device: String)] = {
    let table = TableDecoder(EmbeddedResources.canvas_devices_csv, name: "canvas-devices")
    return table.rows.map { ($0["canvas"] ?? "", $0.optionalNumber("since") ?? 0, $0["device"] ?? "") }
  }()

  /// The versions of Xcode's tools from which the canvas has the appearance and safe areas of a system.
  private static let systems: [(since: Double, system: SystemVersion)] = {
    let table = TableDecoder(EmbeddedResources.canvas_systems_csv, name: "canvas-systems")
    return table.rows.map { ($0.number("since"), SystemVersion(Int($0.number("system")))) }
  }()
  /// The layouts of an iPad canvas, by their names in documents.
  private static let windows: [String: Window] = [
    "splitview2_3": .twoThirds, "splitview1_2": .half, "splitview1_3": .oneThird, "slideover1_3": .slideOver,
  ]
  /// The version that Xcode writes for teams that hide its own version.
  private static let neutralVersion = 32700.0
  /// The device of documents without a canvas, which old versions of Xcode wrote.
  private static let oldest = "iphone-se-1"

  /// Finds the conditions of a document.
  package init(_ outline: LayoutOutline) {
    self.outline = outline
    let settings = outline.document.settings
    let stated = settings.toolsVersion.flatMap { Double($0.prefix { $0 != "." }) } ?? 0
    // Most of these documents have frames of earlier versions.
    let tools = stated == Self.neutralVersion ? 0 : stated
    let system = Self.systems.last { tools >= $0.since }?.system ?? .current
    generation = system.major >= 26 ? .glass : .classic
    let canvas = settings.canvas
    let row = Self.devices.last { $0.canvas == canvas?.device && tools >= $0.since }
    let device = try? DeviceTable.standard.device(row?.device ?? Self.oldest)
    let first = device?.firstSystem.map { max($0, system) } ?? system
    var environment = LayoutEnvironment(
      device: device, orientation: canvas?.isPortrait == false ? .landscape : .portrait, systemVersion: first)
    environment.window = canvas?.layout.flatMap { Self.windows[$0] } ?? .full
    geometry = canvas == nil || row != nil ? LayoutGeometry.known(environment) : nil
    self.environment = geometry == nil ? nil : environment
  }

  /// Returns the conditions of a root; nil without a stored frame.
  package func conditions(of root: LayoutRoot) -> LayoutConditions? {
    guard var conditions = conditionsWithoutBars(of: root) else { return nil }
    conditions.safeArea = CanvasSafeArea(outline, root, geometry, conditions).insets
    return conditions
  }

  /// Returns the conditions of a root without its safe area; nil without a stored frame.
  func conditionsWithoutBars(of root: LayoutRoot) -> LayoutConditions? {
    guard let frame = outline.document.objects[root.view].frame else { return nil }
    var conditions = LayoutConditions(
      width: frame[2], height: frame[3], sideMargin: sideMargin(width: frame[2], root),
      widthClass: geometry?.horizontalSizeClass?.value ?? fallbackWidthClass,
      heightClass: geometry?.verticalSizeClass?.value ?? .regular, generation: generation, isCanvas: true,
      pixel: geometry?.scale.map { 1 / $0 })
    // Xcode starts from the previous frames, so dimensions without constraints stay.
    conditions.keepsStoredFrames = true
    return conditions
  }

  /// The width class of a canvas that is missing from the table.
  private var fallbackWidthClass: SizeClass {
    outline.document.settings.canvas?.device.hasPrefix("ipad") == true ? .regular : .compact
  }

  /// The width of the table around a cell, or else of the cell; content on a card or with an accessory is narrower.
  private func tableWidth(_ width: Double, _ root: LayoutRoot) -> Double {
    let around = [root.cell, root.cell.flatMap(outline.table)].compactMap(\.self)
    return around.compactMap { outline.document.objects[$0].frame?[2] }.reduce(width, max)
  }

  private func sideMargin(width: Double, _ root: LayoutRoot) -> Double {
    if root.kind.isCell { return SystemMetric.cellSideMargin.value(generation, width: tableWidth(width, root)) }
    return geometry?.margin?.value ?? SystemMetric.rootSideMargin.value(generation)
  }
}
