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

  /// The colour; nil if it could not be read.
  private(set) var value: ColorVariant.Value?
  /// Faults that did not stop the colour from being read.
  private(set) var faults: [ColorFault] = []

  init(_ json: LocatedJSON, notes: inout JSONNotes) {
    guard case .object(let all) = json.content else {
      notes.error(
        json.place, "the color is \(json.kind), not an object",
        "write {\"color-space\": \"srgb\", \"components\": {…}}, or omit color for an empty slot")
      return
    }
    let members = notes.members(all)
    if let reference = members["reference"] {
      readReference(reference, notes: &notes)
    } else {
      readComponents(members, at: json.place, notes: &notes)
    }
  }

  private mutating func readReference(_ member: LocatedJSON.Member, notes: inout JSONNotes) {
    guard case .string(let text) = member.value.content, !text.isEmpty else {
      notes.error(
        member.value.place, "the reference is \(member.value.kind), not the name of a system colour",
        "write a name such as \"systemBlueColor\"")
      return
    }
    if let name = SystemColors.canonicalName(text) {
      value = .system(name)
      return
    }
    let question = UnknownName(text, kind: "a system colour", known: SystemColors.names).question
    value = .system(text)
    faults.append(
      ColorFault(
        .unknownSystemColor,
        "the system colour \(Quotation(text)) has no published value, so it is not checked"
          + (question.map { "; \($0)" } ?? ""), location: notes.location(member.value.place)))
  }

  private mutating func readComponents(
    _ members: JSONMembers, at place: LocatedJSON.Place, notes: inout JSONNotes
  ) {
    guard let components = members["components"] else {
      notes.error(
        place, "this color has neither components nor a reference",
        "give it components in a color-space, or omit color for an empty slot")
      return
    }
    guard case .object(let all) = components.value.content else {
      notes.error(
        components.value.place, "the components are \(components.value.kind), not an object",
        "write {\"red\": \"0x1E\", \"green\": \"0x96\", \"blue\": \"0xE6\", \"alpha\": \"1.000\"}")
      return
    }
    let numbers = notes.members(all)
    guard let space = space(members, numbers, at: place, notes: &notes) else { return }
    let isGray = space == .grayGamma22 || space == .extendedGray
    var read: [ColorSetComponent] = []
    for name in isGray ? ["white"] : ["red", "green", "blue"] {
      guard let component = component(name, numbers, at: components.value.place, notes: &notes) else { continue }
      read.append(component)
    }
    let alpha = alpha(numbers, at: components.value.place, notes: &notes)
    guard read.count == (isGray ? 1 : 3), let alpha else { return }
    let values = isGray ? SIMD3(read[0].value, 0, 0) : SIMD3(read[0].value, read[1].value, read[2].value)
    value = .color(Color(space, values, alpha: min(max(alpha, 0), 1)))
    judge(read, alpha, space, at: notes.location(components.value.place))
  }

  private func space(
    _ members: JSONMembers, _ numbers: JSONMembers, at place: LocatedJSON.Place, notes: inout JSONNotes
  ) -> ColorSpace? {
    let known = Self.spaces.map(\.key)
    guard let member = members["color-space"] else {
      let assumed = numbers["white"] == nil ? "srgb" : "gray-gamma-22"
      notes.warning(place, "this color has no color-space; it is taken as \(assumed)", "write the color-space")
      return numbers["white"] == nil ? .sRGB : .grayGamma22
    }
    guard case .string(let text) = member.value.content else {
      notes.error(
        member.value.place, "the color-space is \(member.value.kind), not a string",
        "write one of \(known.joined(separator: ", "))")
      return nil
    }
    if let space = Self.spaces.first(where: { $0.key == text.lowercased() })?.value { return space }
    let unknown = UnknownName(text, kind: "a color space", known: known)
    notes.error(
      member.value.place,
      "\(Quotation(text)) is not a color space of asset catalogs" + (unknown.question.map { "; \($0)" } ?? ""),
      "write one of \(known.joined(separator: ", "))")
    return nil
  }

  private func component(
    _ name: String, _ numbers: JSONMembers, at place: LocatedJSON.Place, notes: inout JSONNotes
  ) -> ColorSetComponent? {
    guard let member = numbers[name] else {
      notes.error(place, "the component \(name) is missing", "write it, such as \"\(name)\": \"0.500\"")
      return nil
    }
    if let component = ColorSetComponent(member.value.content, isAlpha: name == "alpha") {
      guard abs(component.value) <= Color.largestComponent else {
        notes.error(
          member.value.place, "the component \(name) is larger than \(Int(Color.largestComponent))",
          "write 0.000…1.000 with a point, or 0…255 without one")
        return nil
      }
      return component
    }
    notes.error(
      member.value.place, "the component \(name) is \(Self.shown(member.value)), not a number",
      "write 0.500, \"0.500\", \"128\" or \"0x80\"")
    return nil
  }

  private func alpha(_ numbers: JSONMembers, at place: LocatedJSON.Place, notes: inout JSONNotes) -> Double? {
    guard numbers["alpha"] != nil else {
      notes.warning(place, "missing alpha; the colour is taken as opaque", "write \"alpha\": \"1.000\"")
      return 1
    }
    return component("alpha", numbers, at: place, notes: &notes)?.value
  }

  private mutating func judge(
    _ read: [ColorSetComponent], _ alpha: Double, _ space: ColorSpace, at location: SourceLocation
  ) {
    // Zeros only are black in both notations.
    if read.count == 3, read.allSatisfy(\.isAmbiguous), read.contains(where: { $0.value > 0 }) {
      faults.append(
        ColorFault(
          .ambiguousComponents,
          "every component is \"0\" or \"1\" without a point, read as 0/255 and 1/255; \"1.000\" is full strength",
          location: location))
    }
    if !space.isExtended, read.contains(where: { !(0...1 ~= $0.value) }) {
      faults.append(
        ColorFault(
          .componentOutOfRange,
          "a component is outside 0…1, which only an extended color-space has, not \(space.rawValue); it is kept as written",
          location: location))
    }
    if !(0...1 ~= alpha) {
      faults.append(
        ColorFault(
          .alphaOutOfRange, "the alpha is outside 0…1; it is taken as \(alpha < 0 ? 0 : 1)", location: location))
    }
  }

  private static func shown(_ value: LocatedJSON) -> String {
    if case .string(let text) = value.content { return Quotation(text).description }
    return value.kind
  }
}
