import TypeCheckKit

/// A device in JSON.
///
/// All fields are present, with `null` for those that no source gives.
struct PrintedDevice: Encodable {
  struct Classes: Encodable {
    var horizontal: SizeClass
    var vertical: SizeClass

    init(_ classes: Device.Classes) {
      horizontal = classes.horizontal
      vertical = classes.vertical
    }
  }

  var id: String
  var name: String
  var family: Device.Family
  var hardwareIdentifier: PrintedValue<String>
  var diagonal: PrintedValue<Double>
  var size: Size
  var pixels: Size
  var scale: Double
  var nativeScale: Double
  var isEdgeToEdge: PrintedValue<Bool>
  var hasHomeIndicator: PrintedValue<Bool>
  var sensor: PrintedValue<Device.Sensor>
  var statusBarHeight: PrintedValue<Double>
  var portraitSafeArea: PrintedValue<Insets>
  var landscapeSafeArea: PrintedValue<Insets>
  var safeAreaSystem: PrintedValue<String>
  var portraitClasses: PrintedValue<Classes>
  var landscapeClasses: PrintedValue<Classes>
  var cornerRadius: PrintedValue<Double>
  var firstSystem: PrintedValue<String>
  var twin: PrintedValue<String>
  var isPreliminary: Bool
  var sources: [String]
  var notes: PrintedValue<String>

  init(_ device: Device) {
    id = device.id
    name = device.name
    family = device.family
    hardwareIdentifier = PrintedValue(device.hardwareIdentifier)
    diagonal = PrintedValue(device.diagonal)
    size = device.size
    pixels = device.pixels
    scale = device.scale
    nativeScale = device.nativeScale
    isEdgeToEdge = PrintedValue(device.isEdgeToEdge)
    hasHomeIndicator = PrintedValue(device.hasHomeIndicator)
    sensor = PrintedValue(device.sensor)
    statusBarHeight = PrintedValue(device.statusBarHeight)
    portraitSafeArea = PrintedValue(device.portraitSafeArea)
    landscapeSafeArea = PrintedValue(device.landscapeSafeArea)
    safeAreaSystem = PrintedValue(device.safeAreaSystem?.description)
    portraitClasses = PrintedValue(device.portraitClasses.map(Classes.init))
    landscapeClasses = PrintedValue(device.landscapeClasses.map(Classes.init))
    cornerRadius = PrintedValue(device.cornerRadius)
    firstSystem = PrintedValue(device.firstSystem?.description)
    twin = PrintedValue(device.twin)
    isPreliminary = device.isPreliminary
    sources = device.sources
    notes = PrintedValue(device.notes)
  }
}

/// A value that is encoded as `null` if absent.
///
/// Synthesised conformances would omit the key.
struct PrintedValue<Value: Encodable>: Encodable {
  var value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
