import Adaptivity
import AuditModel
import LayoutFiles
import RuleKit
import TextFiles

/// The subject of a report: the app and its devices.
extension CheckRun {
  /// The known facts about the app, and the devices that texts are measured for.
  var subject: RunSubject {
    var subject = RunSubject(catalog, measuring: isMeasured)
    subject.coversTexts = subject.coversTexts && includesFolder && check.configuration.pseudo.isEmpty
    subject.add(app.layouts.layouts.manifests)
    let windows =
      rooms.isEmpty && !app.uses.uses.isEmpty ? app.uses.windows.narrowest.devices : rooms.flatMap(\.devices)
    subject.devices = windows.map(\.words).distinct
    subject.name = subject.name ?? app.facts.name
    return subject
  }

  /// The device families that the app supports, and those of the devices that the run measures for.
  var families: [Device.Family] {
    let numbers = app.layouts.layouts.manifests.flatMap { $0.deviceFamilies?.value ?? [] }
    // Values of `UIDeviceFamily`: 1 is iPhone, 2 is iPad.
    return numbers.compactMap { [1: Device.Family.iphone, 2: .ipad][$0] }
      + rooms.flatMap(\.devices).compactMap { $0.id.flatMap { DeviceTable.standard[$0]?.family } }
  }

  /// The windows that options or the configuration state.
  private var rooms: [DeviceRoom] { SlotResolver(check.configuration, options: check.slot).common.rooms }
}
