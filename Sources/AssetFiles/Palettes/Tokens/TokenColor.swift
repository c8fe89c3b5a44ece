import AuditModel
import ColorContrast
import Documents

/// A colour in the notations of design tokens: an object with a colour space and components, or a string.
///
/// Source: Design Tokens Color Module 2025.10, sections "Format" and "Supported color spaces".
struct TokenColor {
  /// An error in the value of a colour.
  typealias Refusal = LocatedJSON.Problem

  /// The colour, in one of the supported spaces.
  private(set) var color: Color
  /// Non-fatal faults in the colour: the kind and a message.
  private(set) var faults: [(kind: ColorFault.Kind, message: String)] = []
  /// Whether `hex` was used because the colour space is unsupported.
  private(set) var tookHex = false

  /// The supported colour spaces; for other spaces of the format, `hex` is used.
  private static let spaces: [String: ColorSpace] = [
    "srgb": .sRGB, "srgb-linear": .linearSRGB, "display-p3": .displayP3, "xyz-d65": .xyzD65, "oklab": .oklab,
    "oklch": .oklch,
  ]
  private static let otherSpaces = ["lab", "lch", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50"]

  /// The keys of a colour object.
  private static let known = ["colorSpace", "components", "alpha", "hex", "$ref"]
}

extension TokenColor {
  /// Reads a colour in a string, such as `#RRGGBB`.
  init(_ text: String, at place: LocatedJSON.Place) throws(Refusal) {
    let remedy = "write #RRGGBB, or an object with a colorSpace"
    guard text.contains("#") || text.contains("(") else {
      throw Refusal(place: place, message: "\(Quotation(text)) is not a colour", remedy: remedy)
    }
    do throws(ColorParsingError) {
      self.init(color: try ColorParser.color(text))
    } catch {
      throw Refusal(place: place, message: "\(Quotation(text)) is not a colour: \(error.message)", remedy: remedy)
    }
  }

  /// Reads a colour object; `follow` resolves a `$ref` inside it.
  init(
    _ members: JSONMembers, at place: LocatedJSON.Place, follow: (LocatedJSON) throws(Refusal) -> LocatedJSON
  ) throws(Refusal) {
    for member in members.counting where !Self.known.contains(member.key) {
      guard let near = NearName.nearest(to: member.key, among: Self.known) else { continue }
      throw Refusal(
        place: member.keyPlace, message: "\(Quotation(member.key)) is not a key of a color; did you mean \(near)?",
        remedy: "write \"\(near)\"")
    }
    let hex = members["hex"]?.value
    guard let name = members["colorSpace"]?.value.text?.lowercased() else {
      guard let hex, let text = hex.text, members["components"] == nil else {
        throw Refusal(
          place: place, message: "this color has no colorSpace",
          remedy: "write {\"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3]}")
      }
      try self.init(text, at: hex.place)
      return
    }
    guard Self.spaces[name] != nil || name == "hsl" || name == "hwb" else {
      guard Self.otherSpaces.contains(name), let hex, let text = hex.text else {
        throw Refusal(
          place: members["colorSpace"]?.value.place ?? place,
          message: "the colorSpace \(Quotation(name)) is not supported"
            + (Self.otherSpaces.contains(name) ? " and the color has no hex" : ""),
          remedy: "use one of \((Self.spaces.keys + ["hsl", "hwb"]).sorted().joined(separator: ", ")), or add hex")
      }
      try self.init(text, at: hex.place)
      tookHex = true
      return
    }
    let numbers = try Self.components(members["components"], at: place, follow: follow)
    let alpha =
      try members["alpha"].map { member throws(Refusal) in try Self.number(member.value, "alpha", follow) } ?? 1
    let space = Self.spaces[name] ?? .sRGB
    let components =
      switch name {
      case "hsl": Self.hsl(numbers)
      case "hwb": Self.hwb(numbers)
      default: numbers
      }
    self.init(color: Color(space, components, alpha: min(max(alpha, 0), 1)))
    if !space.isExtended, components.min() < 0 || components.max() > 1 {
      faults.append((.componentOutOfRange, "a component is outside the range of \(name); the value is kept"))
    }
    if !(0...1 ~= alpha) {
      faults.append((.alphaOutOfRange, "the alpha is outside 0…1; it is read as \(alpha < 0 ? 0 : 1)"))
    }
  }

  private static func components(
    _ member: LocatedJSON.Member?, at place: LocatedJSON.Place, follow: (LocatedJSON) throws(Refusal) -> LocatedJSON
  ) throws(Refusal) -> SIMD3<Double> {
    guard let member else {
      throw Refusal(
        place: place, message: "this color has no components", remedy: "write \"components\": [0.1, 0.2, 0.3]")
    }
    guard case .array(let elements) = try follow(member.value).content, elements.count == 3 else {
      throw Refusal(
        place: member.value.place, message: "the components are not an array of three",
        remedy: "write three numbers, such as [0.1, 0.2, 0.3]")
    }
    var numbers = SIMD3<Double>()
    for index in 0..<3 { numbers[index] = try number(elements[index], "a component", follow) }
    return numbers
  }

  /// Returns a number; `none` counts as 0, because colours are not interpolated here.
  private static func number(
    _ value: LocatedJSON, _ field: String, _ follow: (LocatedJSON) throws(Refusal) -> LocatedJSON
  ) throws(Refusal) -> Double {
    switch try follow(value).content {
    case .number(let number):
      guard abs(number) <= Color.largestComponent else {
        throw Refusal(
          place: value.place, message: "\(field) is larger than \(Int(Color.largestComponent))",
          remedy: "write components near the range 0…1, or the space's degrees and percentages")
      }
      return number
    case .string("none"): return 0
    default:
      throw Refusal(
        place: value.place, message: "\(field) is \(value.kind), not a number", remedy: "write a number, or \"none\"")
    }
  }

  /// Converts HSL to sRGB; hue is in degrees, saturation and lightness in per cent.
  ///
  /// Source: CSS Color 4, section 7.1 (`hsl()` to sRGB).
  private static func hsl(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let hue = value.x - 360 * (value.x / 360).rounded(.down)
    let saturation = value.y / 100
    let lightness = value.z / 100
    func channel(_ offset: Double) -> Double {
      let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let chroma = saturation * min(lightness, 1 - lightness)
      return lightness - chroma * max(-1, min(turn - 3, 9 - turn, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Converts HWB to sRGB; hue is in degrees, whiteness and blackness in per cent.
  ///
  /// Source: CSS Color 4, section 8.1 (`hwb()` to sRGB).
  private static func hwb(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let white = value.y / 100
    let black = value.z / 100
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    return hsl(SIMD3(value.x, 100, 50)) * (1 - white - black) + white
  }
}
