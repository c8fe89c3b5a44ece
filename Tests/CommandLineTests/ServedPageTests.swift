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
/// The server is only in builds with the package trait `Serve`, so the tests use the program that `.ci/with-server` builds.
@Suite(.serialized, .enabled(if: ServingBinary.path != nil, "run .ci/with-server first"))
struct ServedPageTests {
  private struct Stop: Decodable {
    var status: Int32
    var seconds: Double
  }

  private struct Page: Decodable {
    struct Edits: Decodable {
      var fixed, new, badge, problem, kept: String
      var flashes: Int
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

  private struct Attack: Decodable {
    struct InUse: Decodable {
      var status: Int
      var words: String
    }

    struct Many: Decodable {
      var answer: Int?
      var grown, left, leftLater: Int
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
    #expect(seen.unfinished.isClosed && (25...40).contains(seen.unfinishedSeconds), "\(seen.unfinished)")
    #expect(seen.ended.status == 0 && seen.ended.seconds < 1)
    print("event to a quick client next to slow ones: \(seen.slow.seconds) s")
  }
}
