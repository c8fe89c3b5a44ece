/// A page that a server shows and keeps up to date: the answers to its six routes.
package protocol LivePage: Sendable {
  /// Returns the page without data.
  func page() async -> Generation
  /// Returns the data of the page.
  func data() async -> Generation
  /// Returns the changes from now on.
  func events() async -> EventStream
  /// Returns a text with its layout as JSON, for a text that the data does not lay out.
  ///
  /// - Throws: ``LivePageRefusal`` if there is no such text.
  func layout(_ query: TextQuery) async throws -> [UInt8]
  /// Returns one screen as JSON.
  ///
  /// - Throws: ``LivePageRefusal`` if there is no such screen.
  func screen(_ query: ScreenQuery) async throws -> [UInt8]
  /// Returns a typed text with its verdicts and its layout as JSON.
  ///
  /// - Throws: ``LivePageRefusal`` if the text cannot be measured.
  func attempt(_ attempt: TypedText) async throws -> [UInt8]
}

/// The reason why a page cannot answer a request, as a sentence.
package struct LivePageRefusal: Error {
  /// The status code of HTTP.
  package var status: Int
  /// The sentence.
  package var sentence: String

  /// Creates a refusal.
  package init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }
}

/// A text of the project.
package struct TextQuery: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The language tag; empty for a text without a language.
  package var locale: String
  /// The file of the text; nil for the first file with the key.
  package var file: String?

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - locale: The language tag.
  ///   - file: The file of the text; nil for the first file with the key.
  package init(key: String, locale: String, file: String? = nil) {
    (self.key, self.locale, self.file) = (key, locale, file)
  }
}

/// One picture of a screen.
package struct ScreenQuery: Hashable, Sendable {
  /// The name of the screen.
  package var id: String
  /// The device; nil for any.
  package var device: String?
  /// The language tag; nil for any.
  package var locale: String?
  /// The short name of the text size; nil for any.
  package var category: String?
}

/// A text that a reader of the page types in place of a text of the project.
package struct TypedText: Hashable, Sendable {
  /// The typed text.
  package var text: String
  /// The text of the project in whose place it is measured.
  package var place: TextQuery
  /// The number of the form that is typed, such as that of a plural category, from 0; nil for a text with one form.
  package var form: Int?
  /// The page that sends it, a name that the page chooses; the newest text of a page replaces those that wait.
  package var page: String

  /// Creates a typed text.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - place: The text of the project in whose place it is measured.
  ///   - form: The number of the form that is typed, from 0; nil for a text with one form.
  ///   - page: The page that sends it.
  package init(_ text: String, in place: TextQuery, form: Int? = nil, page: String = "") {
    (self.text, self.place, self.form, self.page) = (text, place, form, page)
  }
}
