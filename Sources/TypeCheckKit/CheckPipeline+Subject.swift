import Adaptivity
import AuditModel
import LayoutFiles
import RuleKit
import TextFiles

/// The subject of a report: the app and its devices.
extension CheckPipeline {
  /// Returns what is known of the app, and the devices that texts are measured for.
  func subject(
    of catalog: Catalog, measuring isMeasured: [Bool]?, _ layouts: LayoutInput, _ uses: UsesReport, isWhole: Bool
  ) -> RunSubject {
    var subject = RunSubject(catalog, measuring: isMeasured)
    subject.coversTexts = subject.coversTexts && isWhole && configuration.pseudo.isEmpty
    subject.add(layouts.layouts.manifests)
    let rooms = SlotResolver(configuration, options: slot).common.rooms
    let windows = rooms.isEmpty && !uses.uses.isEmpty ? uses.windows.narrowest.devices : rooms.flatMap(\.devices)
    subject.devices = windows.map(\.words).distinct
    return subject
  }

  /// Returns the device families that the app supports, and those of the devices that the run measures for.
  func families(of layouts: LayoutInput) -> [Device.Family] {
    let numbers = layouts.layouts.manifests.flatMap { $0.deviceFamilies?.value ?? [] }
    let rooms = SlotResolver(configuration, options: slot).common.rooms
    // Values of `UIDeviceFamily`: 1 is iPhone, 2 is iPad.
    return numbers.compactMap { [1: Device.Family.iphone, 2: .ipad][$0] }
      + rooms.flatMap(\.devices).compactMap { $0.id.flatMap { DeviceTable.standard[$0]?.family } }
  }
}
