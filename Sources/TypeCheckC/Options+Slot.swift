public import CTypeCheck
import TypeCheckKit

// Options for the slot of a text.

extension Options {
  /// Changes a value of the slot.
  fileprivate static func change<Value>(
    _ handle: OpaquePointer?, _ path: WritableKeyPath<Slot, Value>, _ value: () throws -> Value
  ) -> tc_status_t {
    answer {
      let options = try Options.of(handle)
      options.measure.slot[keyPath: path] = try value()
    }
  }
}

/// Implements `tc_options_set_style` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_style(_ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int) -> tc_status_t
{
  Options.change(options, \.style) { try TextStyle(name: try Argument.text(name, length, "style")) }
}

/// Implements `tc_options_set_width` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_width(_ options: OpaquePointer?, _ points: Double) -> tc_status_t {
  answer {
    let options = try Options.of(options)
    options.measure.slot.width = try Argument.number(points, "width", in: 0...Options.largestLength, isAbove: true)
    options.hasWidth = true
  }
}

/// Implements `tc_options_set_height` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_height(_ options: OpaquePointer?, _ points: Double) -> tc_status_t {
  Options.change(options, \.height) {
    let height = try Argument.number(points, "height", in: 0...Options.largestLength)
    return height == 0 ? nil : height
  }
}

/// Implements `tc_options_set_lines` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_lines(_ options: OpaquePointer?, _ lines: Int32) -> tc_status_t {
  Options.change(options, \.lines) {
    guard -1...Options.mostLines ~= lines else {
      throw Failure(
        TC_STATUS_INVALID_ARGUMENT,
        "lines \(lines) is outside 1…\(Options.mostLines); TC_LINES_UNLIMITED and TC_LINES_AUTO are 0 and -1")
    }
    return lines == TC_LINES_AUTO ? nil : Int(lines)
  }
}

/// Implements `tc_options_set_weight` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_weight(_ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int)
  -> tc_status_t
{
  Options.change(options, \.weight) {
    try Argument.optionalText(name, length, "weight").map { try FontWeight(name: $0) }
  }
}

/// Implements `tc_options_set_font` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_font(
  _ options: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ length: Int, _ points: Double
) -> tc_status_t {
  Options.change(options, \.font) {
    guard path != nil else { return nil }
    return Slot.CustomFont(
      path: try Argument.path(path, length, "font"),
      size: try Argument.number(points, "font_size", in: 0...1000, isAbove: true))
  }
}

/// Implements `tc_options_set_bold_text` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_bold_text(_ options: OpaquePointer?, _ isOn: Int32) -> tc_status_t {
  answer {
    let options = try Options.of(options)
    options.measure.slot.boldText = isOn != 0
    options.measure.boldText = [isOn != 0]
  }
}

/// Implements `tc_options_set_max_category` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_max_category(
  _ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int
) -> tc_status_t {
  Options.change(options, \.maxCategory) {
    try Argument.optionalText(name, length, "max_category").map { try ContentSizeCategory(name: $0) }
  }
}

/// Implements `tc_options_set_minimum_scale` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_minimum_scale(_ options: OpaquePointer?, _ share: Double) -> tc_status_t {
  Options.change(options, \.minimumScale) {
    let share = try Argument.number(share, "minimum_scale", in: 0...1)
    return share == 1 ? nil : share
  }
}

/// Implements `tc_options_set_tightening` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_tightening(_ options: OpaquePointer?, _ isAllowed: Int32) -> tc_status_t {
  Options.change(options, \.tighten) { isAllowed != 0 }
}

/// Implements `tc_options_set_truncation` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_truncation(_ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int)
  -> tc_status_t
{
  Options.change(options, \.truncation) { try Argument.named(name, length, "truncation") }
}

/// Implements `tc_options_set_framework` of `typecheck/options.h`.
@c @implementation
public func tc_options_set_framework(_ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ length: Int)
  -> tc_status_t
{
  Options.change(options, \.framework) { try Argument.named(name, length, "framework") }
}
