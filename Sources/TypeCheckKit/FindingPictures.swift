import Audit
import AuditModel
import ColorContrast
import DynamicType
import Previews

/// A renderer of the texts of findings, for reports with pictures.
///
/// The same engine that measured a text lays it out for the picture.
struct FindingPictures: Sendable {
  /// A requested picture.
  struct Request: Sendable {
    /// The fingerprint of the finding that the picture shows.
    var fingerprint: String
    /// The text with its measurements.
    var subject: SlotMeasurement
    /// The index of the measurement to draw.
    var place: Int
    /// The number of pixels per point.
    var displayScale: Double
    /// The colours; nil means the default colours.
    var colors: PreviewColors?
    /// The palette that the colours were guessed from; nil if they are known.
    var palette: PaletteColors?

    /// The values that determine the picture; requests with equal values share one.
    fileprivate var look: Look {
      var slot = subject.slot
      (slot.name, slot.devices, slot.windowDevices) = (nil, [], [])
      return Look(
        text: subject.measuredText ?? subject.text, locale: subject.string.locale, slot: slot,
        measured: subject.measurements[place], displayScale: displayScale, colors: colors, palette: palette)
    }
  }

  fileprivate struct Look: Hashable {
    var text: String
    var locale: String
    var slot: Slot
    var measured: TextMeasurement
    var displayScale: Double
    var colors: PreviewColors?
    var palette: PaletteColors?
  }

  /// A drawing with its caption and description.
  private struct Drawn: Sendable {
    var drawing: PreviewDrawing
    var caption: String
    var description: String
  }

  /// The auditor with the fonts of the measurement.
  ///
  /// The pictures do not depend on the number of its threads.
  let auditor: Auditor
  /// The user's folders with fonts.
  let fontDirectories: [String]

  /// The maximum number of lines of a text to draw.
  ///
  /// Fewer lines than on a preview sheet are enough to show a problem.
  private static let mostLines = 8

  /// Draws pictures and adds them to a report.
  ///
  /// Equal pictures are drawn once, and all pictures share the shapes of letters. Pictures that cannot be laid out
  /// are skipped, with one note for each cause. The requests must begin with the worst finding.
  func draw(_ requests: [Request], into report: inout AuditReport) async {
    var places: [Look: Int] = [:]
    var distinct: [Request] = []
    var uses: [Int] = []
    let numbers = requests.filter { $0.subject.measurements.indices.contains($0.place) }.map { request in
      let number = places[request.look] ?? distinct.count
      if number == distinct.count {
        places[request.look] = number
        distinct.append(request)
        uses.append(0)
      }
      uses[number] += 1
      return (request.fingerprint, number)
    }
    let (drawn, problems) = await drawn(distinct)
    report.notes += problems
    var painter = PagePainter(usual: PreviewColors(.light))
    let pictures = drawn.enumerated().map { number, one in
      one.map { uses[number] > 1 ? painter.paintShared($0.drawing) : painter.paint($0.drawing) }
    }
    report.previews = numbers.compactMap { fingerprint, number in
      guard let picture = pictures[number], let words = drawn[number] else { return nil }
      return Preview(
        fingerprint: fingerprint, svg: picture.svg, description: words.description, caption: words.caption,
        width: words.drawing.width, shapes: picture.shapes)
    }
    for preview in report.previews { report.previewLacks[preview.fingerprint] = nil }
    report.previewShapes = painter.shapes
  }

  private func drawn(_ requests: [Request]) async -> (drawn: [Drawn?], problems: [String]) {
    let threads = max(1, min(auditor.jobs, (requests.count + 15) / 16))
    let all = await withTaskGroup(of: [(Int, Result<Drawn?, any Error>)].self) { group in
      for thread in 0..<threads {
        group.addTask {
          var makers: [Double: SceneMaker] = [:]
          // Neighbouring requests often take about the same time, so they are spread over the threads.
          return stride(from: thread, to: requests.count, by: threads).map { number in
            (number, Result { try draw(requests[number], &makers) })
          }
        }
      }
      var drawn = [Result<Drawn?, any Error>](repeating: .success(nil), count: requests.count)
      for await part in group { for (number, one) in part { drawn[number] = one } }
      return drawn
    }
    let problems = all.compactMap { one -> String? in
      if case .failure(let error) = one { "a picture could not be drawn: \(error)" } else { nil }
    }
    return (all.map { try? $0.get() }, problems.counted(of: "pictures"))
  }

  private func draw(_ request: Request, _ makers: inout [Double: SceneMaker]) throws -> Drawn? {
    guard let words = PreviewWords(request.subject, at: request.place) else { return nil }
    let maker = try makers[request.displayScale] ?? maker(displayScale: request.displayScale)
    makers[request.displayScale] = maker
    let scene = try maker.scene(of: request.subject, at: request.place)
    guard scene.problem == nil else { return nil }
    let description = words.description(of: scene)
    return Drawn(
      drawing: scene.panel(in: request.colors ?? PreviewColors(.light), title: description),
      caption: words.caption(of: scene, colors: request.palette), description: description)
  }

  private func maker(displayScale: Double) throws -> SceneMaker {
    let maker = try SceneMaker(
      stack: auditor.stack, platform: auditor.options.platform, displayScale: displayScale,
      fontDirectories: fontDirectories)
    maker.mostLines = Self.mostLines
    return maker
  }
}
