/// A page that a server keeps up to date, with a method per route.
package protocol LivePage: Sendable {
  /// Returns the page without data.
  func page() async -> Generation
  /// Returns the data of the page.
  func data() async -> Generation
  /// Returns the stream of changes from now on.
  func events() async -> EventStream
  /// Returns a text and its layout as JSON, for a text whose layout is not in the page data.
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
  /// The HTTP status code.
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

/// A text that the user types into the page to replace a text of the project.
package struct TypedText: Hashable, Sendable {
  /// The typed text.
  package var text: String
  /// The text of the project that it replaces.
  package var place: TextQuery
  /// The index of the typed form, such as a plural category, from 0; nil for a text with one form.
  package var form: Int?
  /// The name that the sending page chose; a page's newest text replaces its waiting ones.
  package var page: String

  /// Creates a typed text.
  package init(_ text: String, in place: TextQuery, form: Int? = nil, page: String = "") {
    (self.text, self.place, self.form, self.page) = (text, place, form, page)
  }
}
