import AuditModel
import ColorContrast
import Documents
import Vocabulary

/// The `color` of an entry in a colour set: components in a colour space, or a system colour.
struct ColorSetValue {
  /// The colour spaces of asset catalogs, as spelled in `Contents.json`.
  ///
  /// Source: github.com/illyabusigin/apptools, xcassets/color_space.go.
  static let spaces: KeyValuePairs<String, ColorSpace> = [
    "srgb": .sRGB, "display-p3": .displayP3, "extended-srgb": .extendedSRGB,
    "extended-linear-srgb": .extendedLinearSRGB, "gray-gamma-22": .grayGamma22, "extended-gray": .extendedGray,
  ]

  /// The colour with its components, or the name of a system colour.
  let value: ColorVariant.Value
  /// Faults that did not stop the colour from being read.
  let faults: [ColorFault]
}

extension JSONNotes {
  /// Reads the `color` of an entry, or returns nil if it is invalid.
  mutating func colorSetValue(_ json: LocatedJSON) -> ColorSetValue? {
    let remedy = "write {\"color-space\": \"srgb\", \"components\": {…}}, or omit color for an empty slot"
    guard let members = object(json, "the color is", remedy) else { return nil }
    if let reference = members["reference"] { return self.reference(reference.value) }
    return components(members, at: json.place)
  }

  private mutating func reference(_ json: LocatedJSON) -> ColorSetValue? {
    guard let text = json.text, !text.isEmpty else {
      return refused(
        json.place, "the reference is \(json.kind), not the name of a system colour",
        "write a name such as \"systemBlueColor\"")
    }
    if let name = SystemColors.canonicalName(text) { return ColorSetValue(value: .system(name), faults: []) }
    let question = UnknownName(text, kind: "a system colour", known: SystemColors.names).questionSuffix
    let message = "the system colour \(Quotation(text)) has no published value, so it is not checked\(question)"
    return ColorSetValue(
      value: .system(text), faults: [ColorFault(.unknownSystemColor, message, location: location(json.place))])
  }

  private mutating func components(_ members: JSONMembers, at place: LocatedJSON.Place) -> ColorSetValue? {
    guard let json = members["components"]?.value else {
      return refused(
        place, "this color has neither components nor a reference",
        "give it components in a color-space, or omit color for an empty slot")
    }
    let sample = "{\"red\": \"0x1E\", \"green\": \"0x96\", \"blue\": \"0xE6\", \"alpha\": \"1.000\"}"
    guard let numbers = object(json, "the components are", "write \(sample)") else { return nil }
    guard let space = space(members, numbers, at: place) else { return nil }
    let names = space == .grayGamma22 || space == .extendedGray ? ["white"] : ["red", "green", "blue"]
    let read = names.compactMap { component($0, numbers, at: json.place) }
    let alpha = alpha(numbers, at: json.place)
    guard read.count == names.count, let alpha else { return nil }
    let values = read.count == 1 ? SIMD3(read[0].value, 0, 0) : SIMD3(read[0].value, read[1].value, read[2].value)
    return ColorSetValue(
      value: .color(Color(space, values, alpha: min(max(alpha, 0), 1))),
      faults: Self.faults(in: read, alpha, space).map { ColorFault($0, $1, location: location(json.place)) })
  }

  private mutating func space(
    _ members: JSONMembers, _ numbers: JSONMembers, at place: LocatedJSON.Place
  ) -> ColorSpace? {
    let known = ColorSetValue.spaces.map(\.key).joined(separator: ", ")
    guard let json = members["color-space"]?.value else {
      let assumed = numbers["white"] == nil ? "srgb" : "gray-gamma-22"
      warning(place, "this color has no color-space; it is read as \(assumed)", "add a color-space")
      return numbers["white"] == nil ? .sRGB : .grayGamma22
    }
    guard let text = json.text else {
      return refused(json.place, "the color-space is \(json.kind), not a string", "write one of \(known)")
    }
    if let space = ColorSetValue.spaces.first(where: { $0.key == text.lowercased() })?.value { return space }
    let unknown = UnknownName(text, kind: "a color space", known: ColorSetValue.spaces.map(\.key))
    let question = unknown.questionSuffix
    return refused(
      json.place, "\(Quotation(text)) is not a color space of asset catalogs\(question)", "write one of \(known)")
  }

  private mutating func component(
    _ name: String, _ numbers: JSONMembers, at place: LocatedJSON.Place
  ) -> ColorSetComponent? {
    guard let json = numbers[name]?.value else {
      return refused(place, "the component \(name) is missing", "write it, such as \"\(name)\": \"0.500\"")
    }
    guard let component = ColorSetComponent(json.content, isAlpha: name == "alpha") else {
      let shown = json.text.map { Quotation($0).description } ?? json.kind
      return refused(
        json.place, "the component \(name) is \(shown), not a number", "write 0.500, \"0.500\", \"128\" or \"0x80\"")
    }
    guard abs(component.value) <= Color.largestComponent else {
      return refused(
        json.place, "the component \(name) is larger than \(Int(Color.largestComponent))",
        "write 0.000…1.000 with a decimal point, or 0…255 without")
    }
    return component
  }

  private mutating func alpha(_ numbers: JSONMembers, at place: LocatedJSON.Place) -> Double? {
    guard numbers["alpha"] != nil else {
      warning(place, "missing alpha; the colour is read as opaque", "write \"alpha\": \"1.000\"")
      return 1
    }
    return component("alpha", numbers, at: place)?.value
  }

  private static func faults(
    in read: [ColorSetComponent], _ alpha: Double, _ space: ColorSpace
  ) -> [(ColorFault.Kind, String)] {
    var faults: [(ColorFault.Kind, String)] = []
    // Components that are all zero mean black in both notations.
    if read.count == 3, read.allSatisfy(\.isAmbiguous), read.contains(where: { $0.value > 0 }) {
      faults.append(
        (
          .ambiguousComponents,
          "every component is \"0\" or \"1\" without a decimal point, so read as 0/255 and 1/255; \"1.000\" is full strength"
        ))
    }
    if !space.isExtended, read.contains(where: { !(0...1 ~= $0.value) }) {
      faults.append(
        (
          .componentOutOfRange,
          "a component is outside 0…1, which only an extended color-space allows, not \(space.rawValue); the value is kept"
        ))
    }
    if !(0...1 ~= alpha) {
      faults.append((.alphaOutOfRange, "the alpha is outside 0…1; it is read as \(alpha < 0 ? 0 : 1)"))
    }
    return faults
  }
}
