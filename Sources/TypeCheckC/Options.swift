public import CTypeCheck
import Foundation
import TypeCheckKit

/// The object behind a `tc_options_t`.
final class Options: Handled {
  static let kind = HandleKind.options
  var measure = MeasureOptions()
  var locale = "en"
  /// The slot fields that the caller has set.
  var fields = SlotFields()
  /// The number of threads that measure; 0 means one per core.
  var jobs = 0
  /// The caller's flag, which stops an audit if not 0; nil if there is none.
  var stop: UnsafePointer<Int32>?

  var scale: TypeScale { TypeScale(platform: measure.platform) }

  /// Returns a pipeline with options and the fonts of a context.
  ///
  /// If `options` is nil, the defaults apply.
  ///
  /// - Throws: ``Failure`` or `MeasureError` for options that contradict each other.
  static func pipeline(_ options: Options?, _ context: Context) throws -> MeasurePipeline {
    let options = options ?? Options()
    let platform = options.measure.platform
    guard options.fields.width != nil || platform == .ios || platform == .visionos else {
      throw Failure.invalid("the platform \(platform.rawValue) needs a width, as 288 pt is an iPhone's; give a width")
    }
    guard (options.fields.fontFile == nil) == (options.fields.fontSize == nil) else {
      throw Failure.invalid("font and size need each other; give both or none")
    }
    var measure = options.measure
    measure.state(SlotChoice(fields: options.fields))
    guard measure.slot.width > 0 else {
      throw Failure.invalid("inset \(measure.inset) leaves no width; give a smaller one")
    }
    if let missing = measure.missingCell(for: measure.slot) { throw missing }
    var pipeline = MeasurePipeline(
      options: measure, defaultLocale: options.locale,
      jobs: options.jobs == 0 ? ProcessInfo.processInfo.activeProcessorCount : options.jobs)
    if options.fields.width != nil { pipeline.widthSource = "width" }
    pipeline.fonts = context.fonts
    return pipeline
  }

  /// Returns the options of a handle, or nil for NULL.
  static func optional(_ handle: Handle?) throws -> Options? { handle == nil ? nil : try Options.of(handle) }
}

/// Implements `tc_options_create` from `typecheck/options.h`.
@c @implementation
public func tc_options_create(_ options: HandleTarget?) -> tc_status_t { Options.create(options) { Options() } }

/// Implements `tc_options_destroy` from `typecheck/options.h`.
@c @implementation
public func tc_options_destroy(_ options: Handle?) { Options.destroy(options) }

/// Implements `tc_options_set_jobs` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_jobs(_ options: Handle?, _ threads: Int32) -> tc_status_t {
  Options.answer(options) { options in
    guard 0...1024 ~= threads else { throw Failure.invalid("jobs \(threads) is outside 0…1024; 0 is one per core") }
    options.jobs = Int(threads)
  }
}

/// Implements `tc_options_set_platform` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_platform(_ options: Handle?, _ name: CString?, _ length: Int) -> tc_status_t {
  Options.answer(options) { options in
    options.measure.platform = try Platform(name: try Argument.text(name, length, "platform"))
    options.measure.categories = options.scale.categories
  }
}

/// Implements `tc_options_set_categories` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_categories(_ options: Handle?, _ list: CString?, _ length: Int) -> tc_status_t {
  Options.answer(options) { options in
    options.measure.categories = try options.scale.categories(named: try Argument.text(list, length, "categories"))
    options.measure.policy.reportsUselessMarks = options.measure.categories.count == options.scale.categories.count
  }
}

/// Implements `tc_options_set_locale` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_locale(_ options: Handle?, _ tag: CString?, _ length: Int) -> tc_status_t {
  Options.answer(options) { $0.locale = try Argument.locale(tag, length, "locale") }
}

/// Implements `tc_options_set_source_locale` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_source_locale(_ options: Handle?, _ tag: CString?, _ length: Int) -> tc_status_t {
  Options.answer(options) { $0.measure.sourceLocale = try Argument.locale(tag, length, "source_locale") }
}

/// Implements `tc_options_set_display_scale` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_display_scale(_ options: Handle?, _ pixels: Double) -> tc_status_t {
  Options.answer(options) {
    $0.measure.displayScale = try Argument.number(pixels, "display_scale", in: 0...16, isAbove: true)
  }
}

/// Implements `tc_options_set_system_version` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_system_version(_ options: Handle?, _ version: CString?, _ length: Int) -> tc_status_t {
  Options.answer(options) { options in
    options.measure.systemVersion = try Argument.optionalText(version, length, "system_version").map { text in
      guard let version = SystemVersion(text) else {
        throw Failure.invalid("system_version \"\(text)\" is not a version of iOS; write it as 26 or 26.5")
      }
      return version
    }
  }
}

/// Implements `tc_options_set_stop` from `typecheck/options.h`.
@c @implementation
public func tc_options_set_stop(_ options: Handle?, _ stop: UnsafePointer<Int32>?) -> tc_status_t {
  Options.answer(options) { $0.stop = stop }
}
