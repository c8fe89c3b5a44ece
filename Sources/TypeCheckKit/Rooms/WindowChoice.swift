import Adaptivity
import AuditModel
import DynamicType
import LayoutFiles
import TextRules

/// The devices and windows of a run, which texts, screens and recordings share.
///
/// Options come before the configuration, and without both the app's projects decide.
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
  /// - Parameters:
  ///   - uses: The app's devices, and what its code does.
  ///   - categories: The text sizes; none for the usual ones.
  /// - Returns: The windows.
  func screens(of uses: AppUses, _ categories: [ContentSizeCategory]) -> ScreenWindows {
    named.isEmpty
      ? ScreenWindows(uses.devices, uses.interface.code, categories, request) : ScreenWindows(named, categories)
  }

  /// Returns the conditions of recordings that do not state theirs, with the devices that the configuration names.
  ///
  /// Those of the command line are among `conditions` already.
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
