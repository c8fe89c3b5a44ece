import Foundation
import TestSupport
import Testing

/// The program with the server.
private enum ServingBinary {
  /// The program with the server; nil if it was not built.
  static let path: String? = {
    #if Serve
      return Binary.url.path
    #else
      let path = Binary.package.appending(path: ".build/serve/debug/typecheck").path
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    #endif
  }()
}

/// `typecheck serve` in a real browser and under attack.
///
/// The server is only in builds with the package trait `Serve`, so the tests need such a build,
/// or the program of `make serve`.
@Suite(.serialized, .enabled(if: ServingBinary.path != nil, "run: make test TRAITS=default,Serve"))
struct ServedPageTests {
  private struct Stop: Decodable {
    var status: Int32
    var seconds: Double
  }

  private struct Page: Decodable {
    struct Edits: Decodable {
      var fixed, new, badge, problem, kept: String
      var flashes: Int
      var events: [String]
      var milliseconds: Double
    }

    struct Detail: Decodable { var before, after: [String] }

    struct Attempt: Decodable {
      var typed, kept, reset: String
      var closed: Bool
      var milliseconds: Double
    }

    struct Again: Decodable { var milliseconds: Double }

    struct Violation: Decodable { var state, rule, places: String }

    var line, editor: String
    var edits: Edits
    var detail: Detail
    var attempt: Attempt
    var stopped, ended: Stop
    var again: Again
    var still: Int
    var phone: Bool
    var violations: [Violation]
    var messages: [String]
  }

  private static func answer<Answer: Decodable>(of script: String) throws -> Answer {
    let folder = try TemporaryFolder()
    try folder.write("App/en.json", "[]")
    let data = try PageReader.served(by: try #require(ServingBinary.path), in: folder.path, script)
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  @Test func thePageFollowsTheFiles() throws {
    let seen: Page = try Self.answer(of: "look_at_served.py")
    #expect(seen.line.hasPrefix("listening on http://127.0.0.1:"))
    #expect(seen.edits.fixed.contains("1 finding fixed") && seen.edits.new.contains("1 new"))
    #expect(seen.edits.flashes > 0 && seen.edits.badge.contains("Failed"))
    #expect(seen.edits.events == ["checking", "texts", "changed True"], "\(seen.edits.events)")
    #expect(seen.edits.problem.contains("App/de.json:1") && seen.edits.problem.hasSuffix("Showing the result before."))
    #expect(seen.edits.kept.contains("fails"), "a wrong file must not hide the last result")
    #expect(seen.detail.before == seen.detail.after && seen.detail.before[1] == "size" && seen.detail.before[2] == "2")
    #expect(seen.attempt.typed.contains("Nur ein") && seen.attempt.kept == "fünf" && seen.attempt.closed)
    #expect(seen.attempt.reset == "Alle Einstellungen auf diesem Gerät sofort übernehmen bitte")
    #expect(seen.editor.hasPrefix("vscode://file/") && seen.editor.contains("/App/de.json:1"))
    #expect(seen.still == 0 && seen.phone)
    for one in seen.violations { Issue.record("\(one.state): \(one.rule): \(one.places)") }
    // The browser itself reports the lost connection.
    #expect(seen.messages.filter { !$0.contains("ERR_CONNECTION_REFUSED") && !$0.contains("net::ERR") }.isEmpty)
    for stop in [seen.stopped, seen.ended] { #expect(stop.status == 0 && stop.seconds < 1) }
    print("save to page \(seen.edits.milliseconds) ms, typed text \(seen.attempt.milliseconds) ms")
  }

  private struct Asked: Decodable {
    struct Request: Decodable, Hashable {
      var path: String
      var status: Int

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        (path, status) = (try values.decode(String.self), try values.decode(Int.self))
      }
    }

    struct Layouts: Decodable {
      var picture: String
      var requests: [Request]
      var texts: Int
    }

    struct Forms: Decodable {
      var first: [String]
      var names: [String]
      var texts, pictures: [String: String]
      var focus, typed, other, kept, reset: String
      var single: Int
    }

    struct Screens: Decodable {
      var before, locale, size, device: String
      var localeValue, localeAsked, sizeValue, sizeAsked, deviceValue, deviceAsked: String
      var requests: [Request]
      var letters: Int
      var again: Bool
    }

    struct Findings: Decodable {
      var counts: [String: Int]
      var isWhole: Bool
    }

    var findings: Findings
    var layouts: Layouts
    var forms: Forms
    var screens: Screens
    var violations: [Page.Violation]
    var messages: [String]
    var ended: Stop
  }

  /// The page gets layouts, forms of plurals and screens from the server where its data does not have them.
  @Test func thePageAsksForWhatTheDataDoesNotHave() throws {
    let folder = try ServedApp.write()
    let data = try PageReader.served(by: try #require(ServingBinary.path), in: folder.path, "look_at_asked.py")
    let seen = try JSONDecoder().decode(Asked.self, from: data)
    #expect((1..<ServedApp.texts).contains(seen.layouts.texts) && seen.layouts.requests.map(\.path) == ["layout"])
    #expect(seen.layouts.requests.allSatisfy { $0.status == 200 } && !seen.layouts.picture.isEmpty)
    let forms = seen.forms
    #expect(forms.names == ServedApp.polish.map(\.category))
    for (name, form) in zip(forms.names, ServedApp.polish) {
      #expect(forms.texts[name] == form.text && forms.pictures[name]?.contains("%") == false, "\(name)")
    }
    #expect(forms.typed.contains("krótkie") && forms.kept == "%d krótkie" && forms.focus == "attempt-form")
    #expect(forms.other == ServedApp.polish[0].text && forms.reset == ServedApp.polish[1].text && forms.single == 0)
    #expect(forms.names.indices.map { "\($0)" }.contains(forms.first[0]))
    let screens = seen.screens
    #expect(screens.localeValue == screens.localeAsked && screens.sizeValue == screens.sizeAsked)
    #expect(screens.deviceValue == screens.deviceAsked && screens.device.contains(screens.deviceAsked) && screens.again)
    // On a slow machine, answers to earlier requests may still come.
    #expect(
      screens.requests.contains { $0.path == "screen" } && screens.requests.allSatisfy { $0.status == 200 },
      "\(screens.requests)")
    #expect(screens.letters > 0 && screens.before != screens.locale)
    for one in seen.violations { Issue.record("\(one.state): \(one.rule): \(one.places)") }
    #expect(seen.messages.isEmpty && seen.ended.status == 0)
    // The program without the server, with the reader of Swift sources, has the same findings.
    #expect(try Self.findings(in: folder) == seen.findings.counts && seen.findings.isWhole)
  }

  /// The number of findings of a check by rule and file.
  private static func findings(in folder: TemporaryFolder) throws -> [String: Int] {
    struct Report: Decodable {
      struct Finding: Decodable { var rule, file: String }

      var findings: [Finding]
    }

    let path = folder.file("report.json")
    _ = try Binary.run(["check", "App", "--report", "json=\(path)"], in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: path)))
    return Dictionary(report.findings.map { ("\($0.rule) \($0.file)", 1) }, uniquingKeysWith: +)
  }

  private struct Attack: Decodable {
    struct InUse: Decodable {
      var status: Int
      var words: String
    }

    struct Many: Decodable {
      var answer: Int?
      var grown, left, leftLater: Int
    }

    /// Many connections that are kept open, and a new browser next to them.
    struct Crowd: Decodable {
      var answers: [Status]
      var events: Bool
      var seconds: Double
      var grown: Int
    }

    struct Slow: Decodable {
      var seconds: Double
      var answer: Int
    }

    /// A status code, or the way in which a connection ended.
    struct Status: Decodable, Hashable, ExpressibleByIntegerLiteral {
      var words: String

      init(integerLiteral value: Int) { words = "\(value)" }

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        words = try (try? value.decode(Int.self)).map { "\($0)" } ?? value.decode(String.self)
      }

      /// Whether the server has closed the connection without an answer.
      var isClosed: Bool { words == "closed" || words == "ConnectionResetError" || words == "BrokenPipeError" }
    }

    var addresses: [String]
    var nextPort: Int
    var second, ended: Stop
    var host: [String: Status]
    var twoHosts, origin, kind, `try`, long, large, declared, negative, noHTTP, longHeader, longPath, path: Status
    var inUse: InUse
    var six: String
    var many: Many
    var slow: Slow
    var crowds: [String: Crowd]
    var replaced: [Double]
    var unfinished: Status
    var unfinishedSeconds: Double
  }

  @Test func strangeRequestsAreRefused() throws {
    let seen: Attack = try Self.answer(of: "attack_server.py")
    // 127.0.0.1, and ::1 if the machine has it, as the system writes them.
    let loopback = ["0100007F", "00000000000000000000000001000000"]
    #expect(seen.addresses.contains(loopback[0]) && Set(seen.addresses).isSubset(of: loopback))
    #expect(seen.addresses.count == 1 || seen.six.hasPrefix("HTTP/1.1 200"))
    #expect(seen.nextPort > 0 && seen.second.status == 0)
    for (host, status) in seen.host {
      let isOwn = host.hasPrefix("127.0.0.1:") || host.hasPrefix("localhost:") || host.hasPrefix("[::1]:")
      #expect(status == (isOwn ? 200 : 421), "\(host)")
    }
    #expect(seen.twoHosts == 421 || seen.twoHosts == 400)
    #expect(seen.origin == 403 && seen.kind == 403 && seen.`try` == 200)
    #expect(seen.long == 413 && seen.large == 413 && seen.declared == 413 && seen.path == 404)
    for status in [seen.negative, seen.noHTTP, seen.longHeader] {
      #expect(status == 400 || status.isClosed, "\(status.words)")
    }
    #expect(seen.longPath == 404 || seen.longPath == 400 || seen.longPath.isClosed, "\(seen.longPath.words)")
    #expect(seen.inUse.status == 2 && seen.inUse.words.contains("in use; stop the other program"))
    #expect(seen.many.answer == 200 && seen.many.grown <= 64 && seen.many.leftLater <= 4, "\(seen.many)")
    #expect(seen.slow.answer == 200)
    #expect(seen.crowds.count == 4)
    for (kind, crowd) in seen.crowds {
      #expect(crowd.answers == [200, 200] && crowd.events && crowd.seconds < 2, "\(kind): \(crowd)")
      #expect(crowd.grown <= 80, "\(kind): \(crowd)")
    }
    // A second to find the new folder, and the check.
    #expect(seen.replaced.allSatisfy { $0 < 2 }, "\(seen.replaced)")
    #expect(seen.unfinished.isClosed && (25...40).contains(seen.unfinishedSeconds), "\(seen.unfinished)")
    #expect(seen.ended.status == 0 && seen.ended.seconds < 1)
    print("event to a quick client next to slow ones: \(seen.slow.seconds) s")
  }
}
