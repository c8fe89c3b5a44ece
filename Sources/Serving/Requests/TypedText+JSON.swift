internal import Foundation

extension TypedText {
  /// The JSON that a page sends.
  private struct Body: Decodable {
    var file: String?
    var form: Int?
    var key: String
    var locale: String
    var page: String?
    var text: String
  }

  /// Reads a typed text from a request body.
  ///
  /// - Throws: ``LivePageRefusal`` if the body is not such a text.
  init(body: [UInt8]) throws(LivePageRefusal) {
    let read: Body
    do {
      read = try JSONDecoder().decode(Body.self, from: Data(body))
    } catch {
      throw LivePageRefusal(400, "the body is not a JSON object with the strings text, key and locale")
    }
    guard read.text.utf16.count <= RequestLimits.textUnits else {
      throw LivePageRefusal(413, "the text is longer than \(RequestLimits.textUnits) UTF-16 units")
    }
    self.init(
      read.text, in: TextQuery(key: read.key, locale: read.locale, file: read.file), form: read.form,
      page: read.page ?? "")
  }
}
