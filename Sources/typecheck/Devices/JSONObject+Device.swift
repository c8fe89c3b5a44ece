import TypeCheckKit

extension JSONObject {
  /// Creates the object for a device, with `null` for values without a source.
  init(_ device: Device) {
    func classes(_ classes: Device.Classes?) -> JSONObject? {
      classes.map { JSONObject(["horizontal": $0.horizontal, "vertical": $0.vertical]) }
    }
    self.init([
      "id": device.id, "name": device.name, "family": device.family, "hardwareIdentifier": device.hardwareIdentifier,
      "diagonal": device.diagonal, "size": device.size, "pixels": device.pixels, "scale": device.scale,
      "nativeScale": device.nativeScale, "isEdgeToEdge": device.isEdgeToEdge,
      "hasHomeIndicator": device.hasHomeIndicator, "sensor": device.sensor, "statusBarHeight": device.statusBarHeight,
      "portraitSafeArea": device.portraitSafeArea, "landscapeSafeArea": device.landscapeSafeArea,
      "safeAreaSystem": device.safeAreaSystem?.description, "portraitClasses": classes(device.portraitClasses),
      "landscapeClasses": classes(device.landscapeClasses), "cornerRadius": device.cornerRadius,
      "firstSystem": device.firstSystem?.description, "lastSystem": device.lastSystem?.description,
      "twin": device.twin, "isPreliminary": device.isPreliminary,
      "sources": device.sources, "notes": device.notes,
    ])
  }
}
