public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_measurer_t`.
final class MeasurerObject: Handled {
  static let kind = HandleKind.measurer
  let measurer: TextMeasurer

  init(_ measurer: TextMeasurer) { self.measurer = measurer }
}

/// Implements `tc_measurer_create` from `typecheck/measurer.h`.
@c @implementation
public func tc_measurer_create(_ context: Handle?, _ options: Handle?, _ measurer: HandleTarget?) -> tc_status_t {
  MeasurerObject.create(measurer) {
    let pipeline = try Options.pipeline(try Options.optional(options), try Context.of(context))
    return MeasurerObject(try TextMeasurer(pipeline))
  }
}

/// Implements `tc_measurer_destroy` from `typecheck/measurer.h`.
@c @implementation
public func tc_measurer_destroy(_ measurer: Handle?) { MeasurerObject.destroy(measurer) }

/// Implements `tc_measurer_measure` from `typecheck/measurer.h`.
@c @implementation
public func tc_measurer_measure(
  _ measurer: Handle?, _ text: CString?, _ length: Int, _ locale: CString?, _ localeLength: Int,
  _ measurement: HandleTarget?
) -> tc_status_t {
  MeasurerObject.answer(measurer) { object in
    guard text != nil else { throw Failure.null("text") }
    guard let measurement else { throw Failure.null("measurement") }
    let text = try Argument.text(text, length, "text")
    let locale = locale == nil ? nil : try Argument.locale(locale, localeLength, "locale")
    try Measurement(try object.measurer.measure(text, locale: locale)).put(measurement)
  }
}

/// Implements `tc_measurer_measure_item` from `typecheck/measurer.h`.
@c @implementation
public func tc_measurer_measure_item(_ measurer: Handle?, _ json: CString?, _ length: Int, _ measurement: HandleTarget?)
  -> tc_status_t
{
  MeasurerObject.answer(measurer) { object in
    guard json != nil else { throw Failure.null("json") }
    guard let measurement else { throw Failure.null("measurement") }
    let item = Array(try Argument.bytes(json, length, upTo: Argument.longestItem, "json"))
    try Measurement(try object.measurer.measure(item: item)).put(measurement)
  }
}
