import Adaptivity
import AuditModel
import DynamicType
import LayoutFiles
import TextRules

/// The devices and windows of a run, which texts, screens and recordings share.
///
/// Options take precedence over the configuration. Without both, the app's projects decide.
struct WindowChoice: Hashable, Sendable {
  /// The windows of the devices that an option or the configuration names; empty if none are named.
  let named: [LayoutEnvironment]
  /// The requested orientations, windows and settings on the devices of the app; nil for none.
  let request: RoomRequest?

  /// Reads the choice of a check.
  init(_ check: CheckPipeline) {
    let configured = check.configuration.defaultSlot.flatMap { check.configuration.slots[$0]?.rooms }
    let lists = [check.slot.rooms, configured, check.configuration.rooms].compactMap(\.self)
    named = lists.map(\.environments).first { !$0.isEmpty } ?? []
    request = check.windowRequest
  }

  /// Returns the windows in which screens of storyboards and xibs are solved.
  ///
  /// Without categories, the usual text sizes apply.
  func screens(of uses: AppUses, _ categories: [ContentSizeCategory]) -> ScreenWindows {
    named.isEmpty
      ? ScreenWindows(uses.devices, uses.interface.code, categories, request) : ScreenWindows(named, categories)
  }

  /// Returns the conditions for recordings that do not state their own, with the devices that the configuration names.
  ///
  /// `conditions` already contains those of the command line.
  func completed(_ conditions: LayoutConditions) -> LayoutConditions {
    guard conditions.device == nil, conditions.candidates.isEmpty else { return conditions }
    let devices = named.compactMap(\.device).distinct
    var completed = conditions
    if devices.count == 1 { completed.device = devices[0] } else { completed.candidates = devices }
    let windows = named.map(\.window).distinct
    if windows.count == 1 { completed.window = completed.window ?? windows[0] }
    if named.contains(where: \.isDisplayZoomed) { completed.isDisplayZoomed = completed.isDisplayZoomed ?? true }
    return completed
  }
}
