public import CTypeCheck
import TypeCheckKit

/// The lists of names, in the order of `tc_names_t`.
private let lists: [[CText]] = [
  Platform.allCases.map(\.rawValue), TextStyle.allCases.map(\.rawValue), ContentSizeCategory.allCases.map(\.rawValue),
  FontWeight.allCases.map(\.rawValue),
  Slot.Truncation.allCases.map(\.rawValue),
  ["pass", "fail", "needsReview", "notApplicable", "notMeasured", "invalid"],
  ReviewReason.allCases.map(\.rawValue),
  SlotMeasurement.LineLimitSource.known.map(\.rawValue),
  Finding.Severity.allCases.map(\.rawValue),
  Reporters.all.map(\.format.id),
  RuleRegistry.descriptors.map(\.id),
  SlotDescriptor.names(on: .library),
].map { $0.map { CText($0) } }

extension SlotMeasurement.LineLimitSource {
  /// All sources of a line limit, in the order of their numbers in C.
  static let known: [Self] = [.item, .option, .inferred, .unknown]
}

/// Implements `tc_name_get` from `typecheck/name.h`.
@c @implementation
public func tc_name_get(_ names: tc_names_t, _ index: Int, _ text: TextTarget?, _ length: CountTarget?) -> tc_status_t {
  answer {
    guard let text else { throw Failure.null("text") }
    guard lists.indices.contains(Int(names.rawValue)) else {
      throw Failure.invalid("unknown list \(names.rawValue); use a tc_names_t")
    }
    let list = lists[Int(names.rawValue)]
    guard list.indices.contains(index) else {
      throw Failure(TC_STATUS_NOT_FOUND, "the list has \(list.count) names; count from 0")
    }
    list[index].put(text, length)
  }
}
