public import AuditModel
import DynamicType
public import TextEngine

/// Answers for one text in every cell of the type scale: how many lines, and whether it is whole.
///
/// A long-lived object of one thread, like the ``TextShaper`` it holds.
public final class MatrixMeasurer {
  /// The cells asked for.
  public let question: MatrixQuestion
  private let measurer: Measurer

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - question: The cells asked for.
  ///   - stack: The fonts.
  ///   - reusesAdvances: Whether advances of words met before are used again; the answers are the same without.
  /// - Throws: ``MeasureError`` when the platform has no such cell; when the line-breaking data cannot be opened.
  public init(_ question: MatrixQuestion, stack: FontStack, reusesAdvances: Bool = true) throws {
    self.question = question
    var options = MeasureOptions(platform: question.platform)
    options.categories = question.categories
    options.displayScale = question.displayScale
    measurer = try Measurer(options: options, stack: stack)
  }

  /// How many cells an answer has.
  public var cellCount: Int { question.styles.count * question.categories.count * question.widths.count }

  /// Lays a text out in every cell.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it are obeyed.
  ///   - language: A BCP 47 tag.
  ///   - cells: Takes the answer, its old content is replaced: by style, then category, then width, each in the
  ///     question's order.
  /// - Throws: ``TextEngineError`` when a font that is installed cannot be read.
  public func measure(_ text: String, language: String, into cells: inout [MatrixCell]) throws {
    cells.removeAll(keepingCapacity: true)
    for style in question.styles {
      var answers: [Measurer.Answer] = []
      for width in question.widths {
        let item = MeasurementItem(
          text: text, hasPlaceholders: false, locale: language, slot: Slot(style: style, width: width),
          lineLimit: question.lineLimit)
        answers.append(try measurer.measure(item))
      }
      for category in question.categories.indices {
        for answer in answers {
          guard answer.notMeasured == nil else {
            cells.append(MatrixCell(lineCount: 0, verdict: .notApplicable))
            continue
          }
          let measured = answer.measurements[category]
          cells.append(MatrixCell(lineCount: measured.lineCount, verdict: measured.outcome))
        }
      }
    }
  }
}

@available(*, unavailable)
extension MatrixMeasurer: Sendable {}
