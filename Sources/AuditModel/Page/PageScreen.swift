package import Adaptivity
package import DynamicType

/// A screen of a page with its solved frames, as it looks in several languages and sizes.
package struct PageScreen: Hashable, Sendable {
  /// The name, such as `Sign In`.
  package var name: String
  /// The place of the screen in the app's files.
  package var location: SourceLocation
  /// The screen in each language, size and device, worst first.
  package var variants: [Variant]

  /// Creates a screen.
  package init(name: String, location: SourceLocation, variants: [Variant]) {
    (self.name, self.location, self.variants) = (name, location, variants)
  }

  /// The screen in one language, at one size, on one device.
  package struct Variant: Hashable, Sendable {
    /// The language, as a BCP 47 tag.
    package var locale: String
    /// The size category.
    package var category: ContentSizeCategory
    /// The device in words, such as `iPhone SE (3rd generation) in portrait`.
    package var device: String
    /// The size of the window, in points.
    package var size: Size
    /// Whether everything on the screen is understood.
    package var isComplete: Bool
    /// The elements, each after the one around it.
    package var elements: [Element]
    /// The findings.
    package var marks: [Mark]

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - locale: The language, as a BCP 47 tag.
    ///   - category: The size category.
    ///   - device: The device in words.
    ///   - size: The size of the window, in points.
    ///   - isComplete: Whether everything on the screen is understood.
    ///   - elements: The elements, each after the one around it.
    ///   - marks: The findings.
    package init(
      locale: String, category: ContentSizeCategory, device: String, size: Size, isComplete: Bool,
      elements: [Element], marks: [Mark]
    ) {
      (self.locale, self.category, self.device) = (locale, category, device)
      (self.size, self.isComplete, self.elements, self.marks) = (size, isComplete, elements, marks)
    }
  }

  /// An element of a screen.
  package struct Element: Hashable, Sendable {
    /// The name as in Xcode's outline, such as `Label "Password"`.
    package var name: String
    /// The role.
    package var kind: LayoutElement.Role
    /// The index of the element around it; nil for the screen's own view.
    package var parent: Int?
    /// The frame in the window's coordinates, in points.
    package var frame: Rect
    /// The text; nil without a text.
    package var text: Text?
    /// Whether the frame is not certain.
    package var isOpen: Bool

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: The name as in Xcode's outline.
    ///   - kind: The role.
    ///   - parent: The index of the element around it; nil for the screen's own view.
    ///   - frame: The frame in the window's coordinates, in points.
    ///   - text: The text; nil without a text.
    ///   - isOpen: Whether the frame is not certain.
    package init(
      name: String, kind: LayoutElement.Role, parent: Int? = nil, frame: Rect, text: Text? = nil, isOpen: Bool = false
    ) {
      (self.name, self.kind, self.parent) = (name, kind, parent)
      (self.frame, self.text, self.isOpen) = (frame, text, isOpen)
    }
  }

  /// The text of an element.
  package struct Text: Hashable, Sendable {
    /// The text with its language, weight and font; ``PageTexts/indices`` has the index of its layout.
    package var key: PageTexts.Key
    /// The font size, in points.
    package var size: Double
    /// The line limit; 0 for none.
    package var lines: Int
    /// The number of lines that the solver computed.
    package var lineCount: Int
    /// Whether the text is centred.
    package var isCentred: Bool
    /// The area of the text in the window's coordinates, in points.
    package var frame: Rect

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - key: The text with its language, weight and font.
    ///   - size: The font size, in points.
    ///   - lines: The line limit; 0 for none.
    ///   - lineCount: The number of lines that the solver computed.
    ///   - isCentred: Whether the text is centred.
    ///   - frame: The area of the text in the window's coordinates, in points.
    package init(key: PageTexts.Key, size: Double, lines: Int, lineCount: Int, isCentred: Bool = false, frame: Rect) {
      (self.key, self.size, self.lines) = (key, size, lines)
      (self.lineCount, self.isCentred, self.frame) = (lineCount, isCentred, frame)
    }
  }

  /// A finding on a screen.
  package struct Mark: Hashable, Sendable {
    /// The kinds of findings, which a page draws in different shapes.
    package enum Kind: String, Sendable, CaseIterable {
      case cut, review, overlap, safeArea, target, layout
    }

    /// The kind.
    package var kind: Kind
    /// The index of the element; nil if the finding concerns the whole screen.
    package var element: Int?
    /// The index of the second element of an overlap; nil for other findings.
    package var other: Int?
    /// The identifier of the rule.
    package var rule: String
    /// The message.
    package var message: String
    /// The severity.
    package var severity: Finding.Severity

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - element: The index of the element; nil if the finding concerns the whole screen.
    ///   - other: The index of the second element of an overlap; nil for other findings.
    ///   - rule: The identifier of the rule.
    ///   - message: The message.
    ///   - severity: The severity.
    package init(
      kind: Kind, element: Int? = nil, other: Int? = nil, rule: String, message: String, severity: Finding.Severity
    ) {
      (self.kind, self.element, self.other) = (kind, element, other)
      (self.rule, self.message, self.severity) = (rule, message, severity)
    }
  }
}
