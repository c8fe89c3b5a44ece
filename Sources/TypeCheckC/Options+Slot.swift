public import CTypeCheck
import TypeCheckKit

// The functions that set the slot of texts.

extension Options {
  /// Sets a slot field, or resets it to its default if the value is nil.
  fileprivate static func set(
    _ handle: Handle?, _ field: SlotField, _ value: () throws -> SlotValue?
  ) -> tc_status_t {
    answer(handle) { options in
      guard let value = try value() else { return field.descriptor.clear(in: &options.fields) }
      try options.set(field, value, named: field.rawValue)
    }
  }

  /// Sets a slot field, with a name for messages.
  fileprivate func set(_ field: SlotField, _ value: SlotValue, named name: String) throws {
    do throws(SlotRefusal) {
      try field.descriptor.set(value, in: &fields)
    } catch {
      let shown =
        switch value {
        case .number(let number): SlotShape.shown(number)
        case .flag(let flag): "\(flag)"
        case .word(let word): word
        }
      throw Failure.invalid(error.sentence(about: name, shown))
    }
  }

  /// Sets a slot field to a name, or resets it to its default for NULL.
  fileprivate static func set(
    _ handle: Handle?, _ field: SlotField, _ name: CString?, _ length: Int, _ label: StaticString
  ) -> tc_status_t {
    set(handle, field) { try Argument.optionalText(name, length, label).map(SlotValue.word) }
  }
}

/// Implements `tc_options_set_slot` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_slot(
  _ options: Handle?, _ name: CString?, _ nameLength: Int, _ value: CString?, _ valueLength: Int
) -> tc_status_t {
  Options.answer(options) { options in
    let name = try Argument.text(name, nameLength, "name")
    let descriptor = try SlotDescriptor.named(name, on: .library, kind: "a slot field")
    guard let text = try Argument.optionalText(value, valueLength, "value") else {
      return descriptor.clear(in: &options.fields)
    }
    do throws(SlotRefusal) {
      try descriptor.set(text: text, in: &options.fields, on: .library)
    } catch {
      throw Failure.invalid(error.sentence(about: name, text))
    }
  }
}

/// Implements `tc_options_set_style` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_style(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.set(options, .style) { .word(try Argument.text(name, length, "style")) }
}

/// Implements `tc_options_set_width` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_width(_ options: Handle?, _ points: Double) -> tc_status_t {
  Options.set(options, .width) { .number(points) }
}

/// Implements `tc_options_set_height` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_height(_ options: Handle?, _ points: Double) -> tc_status_t {
  Options.set(options, .height) { points == 0 ? nil : .number(points) }
}

/// Implements `tc_options_set_lines` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_lines(_ options: Handle?, _ lines: Int32) -> tc_status_t {
  Options.set(options, .lines) { lines == TC_LINES_AUTO ? nil : .number(Double(lines)) }
}

/// Implements `tc_options_set_weight` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_weight(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.set(options, .weight, name, length, "weight")
}

/// Implements `tc_options_set_font` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_font(_ options: Handle?, _ path: CString?, _ length: Int, _ points: Double) -> tc_status_t {
  Options.answer(options) { options in
    let earlier = options.fields
    options.fields.font = nil
    guard path != nil else { return }
    do {
      try options.set(.font, .word(try Argument.path(path, length, "font")), named: "font")
      try options.set(.fontSize, .number(points), named: "font_size")
    } catch {
      options.fields = earlier
      throw error
    }
  }
}

/// Implements `tc_options_set_bold_text` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_bold_text(_ options: Handle?, _ isOn: Int32) -> tc_status_t {
  Options.set(options, .boldText) { .flag(isOn != 0) }
}

/// Implements `tc_options_set_max_category` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_max_category(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.set(options, .maxCategory, name, length, "max_category")
}

/// Implements `tc_options_set_minimum_scale` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_minimum_scale(_ options: Handle?, _ share: Double) -> tc_status_t {
  Options.set(options, .minimumScale) { share == 1 ? nil : .number(share) }
}

/// Implements `tc_options_set_tightening` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_tightening(_ options: Handle?, _ isAllowed: Int32) -> tc_status_t {
  Options.set(options, .tighten) { .flag(isAllowed != 0) }
}

/// Implements `tc_options_set_truncation` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_truncation(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.set(options, .truncation) { .word(try Argument.text(name, length, "truncation")) }
}

/// Implements `tc_options_set_framework` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_framework(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.set(options, .framework) { .word(try Argument.text(name, length, "framework")) }
}
