public import CTypeCheck
import TypeCheckKit

/// A cell of a type scale, named by platform, text style and category.
private struct NamedCell {
  let scale: TypeScale
  let style: TextStyle
  let category: ContentSizeCategory

  init(
    _ platform: CString?, _ platformLength: Int, _ style: CString?, _ styleLength: Int,
    _ category: CString?, _ categoryLength: Int
  ) throws {
    scale = TypeScale(platform: try Platform(name: try Argument.text(platform, platformLength, "platform")))
    self.style = try TextStyle(name: try Argument.text(style, styleLength, "style"))
    self.category = try ContentSizeCategory(name: try Argument.text(category, categoryLength, "category"))
  }

  var absence: Failure {
    Failure(TC_STATUS_NOT_FOUND, "\(MeasureError.noSuchCell(style: style, category: category, scale: scale))")
  }

  var scaling: FontScaling {
    get throws {
      guard let scaling = scale.scaling(style, category) else { throw absence }
      return scaling
    }
  }
}

/// Implements `tc_scale_get_size` from `typecheck/scale.h`.
@c @implementation
public func tc_scale_get_size(
  _ platform: CString?, _ platformLength: Int, _ style: CString?, _ styleLength: Int, _ category: CString?,
  _ categoryLength: Int, _ size: UnsafeMutablePointer<tc_type_size_t>?
) -> tc_status_t {
  answer {
    guard let size else { throw Failure.null("size") }
    let named = try NamedCell(platform, platformLength, style, styleLength, category, categoryLength)
    guard let cell = named.scale.size(named.style, named.category) else { throw named.absence }
    size.pointee = tc_type_size_t(
      size: cell.size, leading: cell.effectiveLeading, tracking: cell.tracking, line_height: cell.lineHeight,
      factor: try named.scaling.factor, weight: cell.weight.number,
      emphasized_weight: cell.emphasizedWeight?.number ?? -1, is_estimated: cell.estimated ? 1 : 0,
      reserved_number: 0, reserved: (0, 0))
  }
}

/// Implements `tc_scale_get_scaled_value` from `typecheck/scale.h`.
@c @implementation
public func tc_scale_get_scaled_value(
  _ platform: CString?, _ platformLength: Int, _ style: CString?, _ styleLength: Int, _ category: CString?,
  _ categoryLength: Int, _ points: Double, _ displayScale: Double, _ value: UnsafeMutablePointer<Double>?
) -> tc_status_t {
  answer {
    guard let value else { throw Failure.null("value") }
    let named = try NamedCell(platform, platformLength, style, styleLength, category, categoryLength)
    let points = try Argument.number(points, "points", in: 0...Slot.largestLength)
    let pixels = try Argument.number(displayScale, "display_scale", in: 0...16, isAbove: true)
    value.pointee = try named.scaling.scaledValue(points, displayScale: pixels)
  }
}

/// Implements `tc_scale_get_scaled_font` from `typecheck/scale.h`.
@c @implementation
public func tc_scale_get_scaled_font(
  _ platform: CString?, _ platformLength: Int, _ style: CString?, _ styleLength: Int, _ category: CString?,
  _ categoryLength: Int, _ points: Double, _ value: UnsafeMutablePointer<Double>?
) -> tc_status_t {
  answer {
    guard let value else { throw Failure.null("value") }
    let named = try NamedCell(platform, platformLength, style, styleLength, category, categoryLength)
    let points = try Argument.number(points, "points", in: 0...1000, isAbove: true)
    value.pointee = try named.scaling.scaledFont(points)
  }
}
