import Adaptivity
import AuditModel
import Documents
import DynamicType
import Vocabulary

extension LayoutFileDocument {
  /// Returns the environment of a layout: written out, named in the file, or set by the user.
  mutating func environment(_ member: LocatedJSON.Member?, of screen: String, at place: LocatedJSON.Place) -> Place? {
    guard let member, member.value.isSomething else {
      guard conditions.device != nil || conditions.window != nil else {
        return fields.notes.refused(
          place, "the screen \(Quotation(screen)) has no environment",
          "write \"environment\": {\"device\": \"iphone-16\"}, or name the device with --device")
      }
      return checked(JSONMembers([]), at: place)
    }
    guard case .string(let name) = member.value.content else { return readEnvironment(member.value) }
    if let place = environments[name] { return place }
    // Sorting very many names for each error takes seconds.
    let known = environments.count > 1000 ? [] : environments.keys.sorted()
    return fields.notes.refused(
      member.value.place,
      "\(Quotation(name)) is not an environment of this file" + fields.nearest(name, known),
      "write a name under \"environments\", or {\"device\": \"iphone-16\"}")
  }

  /// Reads an environment that is written out as an object.
  mutating func readEnvironment(_ value: LocatedJSON) -> Place? {
    guard let members = fields.object(value, "an environment", LayoutFields.environment) else { return nil }
    _ = fields.string(members["comment"])
    return checked(members, at: value.place)
  }

  /// Returns the environment of fields, or nil if an essential field is invalid or no such environment exists.
  private mutating func checked(_ members: JSONMembers, at place: LocatedJSON.Place) -> Place? {
    guard let device = readDevice(members["device"]), let window = readWindow(members["window"]),
      let orientation = readOrientation(members["orientation"]), let version = readVersion(members["os"])
    else { return nil }
    var environment = conditions.environment(
      device: device.value, orientation: orientation.value?.orientation ?? Self.orientation(of: window), window: window)
    if let version = version.value { environment.systemVersion = version }
    readSettings(members, into: &environment)
    do throws(AdaptivityError) {
      _ = try LayoutGeometry(environment)
    } catch {
      return fields.notes.refused(
        members["window"]?.value.place ?? members["orientation"]?.value.place ?? place,
        "this environment does not exist: \(error)", "remove it, or write another window, orientation, device or os")
    }
    return Place(environment: environment, orientation: orientation.value?.interface)
  }

  /// A valid or missing value of a field; an invalid value gives nil instead.
  private struct Said<Value> {
    var value: Value?
  }

  private mutating func readDevice(_ member: LocatedJSON.Member?) -> Said<Device>? {
    guard let member, member.value.isSomething else { return Said(value: conditions.device) }
    guard let name = fields.string(member) else { return nil }
    do throws(UnknownName) {
      return Said(value: try DeviceTable.standard.device(name))
    } catch {
      return fields.notes.refused(member.value.place, "device \(Quotation(name)) is not \(error.kind)", error.advice)
    }
  }

  private mutating func readWindow(_ member: LocatedJSON.Member?) -> Window? {
    guard let member, member.value.isSomething else { return conditions.window ?? .full }
    return fields.named(member, Window.init(name:))
  }

  private mutating func readVersion(_ member: LocatedJSON.Member?) -> Said<SystemVersion>? {
    guard let member, member.value.isSomething else { return Said(value: nil) }
    let text: String? =
      switch member.value.content {
      case .string(let text): text
      case .number(let number): Int(exactly: number).map(String.init)
      default: nil
      }
    if let version = text.flatMap({ SystemVersion($0) }) { return Said(value: version) }
    return fields.notes.refused(
      member.value.place,
      "os is \(text.map { Quotation($0).description } ?? member.value.kind), which is not a version",
      "write one to three numbers in quotes, such as \"26\" or \"18.5\"")
  }

  /// The orientations of a device, with the names that layout files use.
  enum Holding: String, CaseIterable {
    case portrait, landscape, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The orientation, either portrait or landscape.
    var orientation: Orientation {
      switch self {
      case .portrait, .portraitUpsideDown: .portrait
      case .landscape, .landscapeLeft, .landscapeRight: .landscape
      }
    }

    /// The exact orientation; nil for landscape on an unspecified side.
    var interface: InterfaceOrientation? {
      switch self {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscape: nil
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    }
  }

  private mutating func readOrientation(_ member: LocatedJSON.Member?) -> Said<Holding>? {
    guard let member, member.value.isSomething else { return Said(value: nil) }
    return fields.value(member, "an orientation", as: Holding.self).map { Said(value: $0) }
  }

  /// Returns the default orientation of a window: landscape if it is wider than it is high.
  private static func orientation(of window: Window) -> Orientation {
    guard case .custom(let size) = window, size.width > size.height else { return .portrait }
    return .landscape
  }

  /// Reads the system settings; an invalid setting does not affect the others.
  private mutating func readSettings(_ members: JSONMembers, into environment: inout LayoutEnvironment) {
    environment.isDisplayZoomed = fields.bool(members["displayZoom"]) ?? environment.isDisplayZoomed
    environment.category = fields.named(members["category"], ContentSizeCategory.init(name:)) ?? environment.category
    environment.style =
      fields.value(members["appearance"], "an appearance", as: UserInterfaceStyle.self) ?? environment.style
    environment.contrast =
      fields.value(members["contrast"], "a contrast setting", as: AccessibilityContrast.self) ?? environment.contrast
    environment.gamut = fields.value(members["gamut"], "a gamut", as: DisplayGamut.self) ?? environment.gamut
    if let member = members["locale"], let locale = readLocale(member) {
      environment.locale = locale
      environment.direction = conditions.direction ?? LayoutDirection(locale: locale)
    }
    environment.direction =
      fields.value(members["direction"], "a direction", as: LayoutDirection.self) ?? environment.direction
  }

  /// Reads a language; warns about an unknown one.
  private mutating func readLocale(_ member: LocatedJSON.Member) -> String? {
    guard let name = fields.string(member) else { return nil }
    if !LanguageTag.isKnown(name) {
      fields.notes.add([InputIssue(noLanguage: name, at: fields.notes.location(member.value.place))])
    }
    return name
  }
}
