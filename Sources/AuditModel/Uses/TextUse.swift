public import DynamicType

/// One place in an app's code where a text is drawn, spoken, or used without being drawn.
public struct TextUse: Hashable, Codable, Sendable {
  /// The way from the place to the key.
  public enum Way: String, CaseIterable, Codable, Sendable {
    /// A string literal at the place is the key.
    case literal
    /// A call at the place localizes a literal, such as `String(localized: "key")`.
    case localized
    /// The place names a declaration of the app whose value is one localized literal.
    case accessor
    /// The place refers to a generated symbol that the sources do not declare; its name matches the key.
    ///
    /// They match if they have the same letters and digits, ignoring case.
    case generated
    /// A variable of the same function carries the text to the place.
    case local
    /// A property or function of a known type carries the text to the place.
    case member
    /// The place takes a parameter of a view or function; a caller passes the text.
    case parameter
    /// Several parameters, one after another, carry the text to the place.
    case deepParameter
    /// Several places read the property of a model that carries the text; at least one of them draws it.
    case shared
    /// A storyboard or xib stores the text, and no code can reach its object.
    case stored
    /// A storyboard or xib stores the text; an outlet leads to its object, and no code changes the text.
    case storedWithOutlet
    /// A storyboard or xib stores a text that people may never see, because code changes it or its view is hidden.
    case setInCode
  }

  /// The certainty of a value.
  public enum Certainty: String, Codable, Sendable {
    /// The code at the place or around it in the same body states the value.
    case exact
    /// Unknown parts were replaced by the values that give the text more space.
    case atMost
    /// Nothing states the value, and this is the framework's default.
    case assumed
    /// Something that is not understood states the value.
    case unknown
  }

  /// A property of the text at the place.
  public struct Value<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    /// The value; nil if unknown.
    public var value: Value?
    /// The certainty.
    public var certainty: Certainty
    /// The place in the code that states it; nil for a default.
    public var origin: SourceLocation?

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - value: The value; nil if unknown.
    ///   - certainty: The certainty.
    ///   - origin: The place in the code that states it.
    public init(_ value: Value?, _ certainty: Certainty, at origin: SourceLocation? = nil) {
      self.value = value
      self.certainty = certainty
      self.origin = origin
    }
  }

  /// A property of a class that a storyboard or xib connects to an object.
  public struct Outlet: Hashable, Codable, Sendable {
    /// The name of the class that declares it, without its module.
    public var type: String
    /// The name of the property.
    public var name: String

    /// Creates an outlet.
    ///
    /// - Parameters:
    ///   - type: The name of the class that declares it.
    ///   - name: The name of the property.
    public init(type: String, name: String) { (self.type, self.name) = (type, name) }
  }

  /// The key.
  public var key: TextKey
  /// The location of the call or assignment that draws the text.
  public var location: SourceLocation
  /// The name of the view, modifier, type or property, such as `navigationTitle`.
  public var place: String
  /// The role of the text on the screen.
  public var role: TextRole
  /// The way from the place to the key.
  public var way: Way
  /// The locations on the way from the place to the key; empty if the key is at the place.
  public var steps: [SourceLocation] = []
  /// Whether SwiftUI receives a localized key, in which it interprets Markdown, rather than a string.
  public var isLocalizedKey: Bool
  /// Whether the place draws more than this text, for example a sum of strings.
  public var isPart = false
  /// Whether the text is an argument of a format or interpolation whose result the place draws.
  public var isArgument = false
  /// The framework that draws the text; nil if another part of the system does.
  public var framework: Slot.Framework?
  /// The largest width that the place offers the text; nil if unknown.
  public var width = Value<OfferedWidth>(OfferedWidth(), .atMost)
  /// Whether the place may extend under the sides of the safe area, as next to a notch in landscape.
  public var ignoresSafeArea = false
  /// The largest height that the place offers the text, in points; nil if no code limits it.
  public var height: Value<Double>?
  /// Whether the place cuts off the part of a text beyond ``height``.
  public var isHeightClipped = false
  /// Whether the place may be lower than the text by an unknown amount, because nothing around it scrolls.
  public var isHeightBounded = false
  /// The text style.
  public var style = Value<TextStyle>(nil, .unknown)
  /// The fixed font size in points; nil if the font follows its style.
  public var fixedSize: Value<Double>?
  /// Whether a text of UIKit changes its size while the app runs; nil if no code states it.
  public var followsSetting: Value<Bool>?
  /// The fonts among which the running app chooses, or the one in a typeface other than the system's.
  ///
  /// It is empty for a single font of the system, and if some are unknown.
  public var fonts: [Font] = []
  /// The app's own font, if its file was found, with its size at Large.
  public var ownFont: Slot.CustomFont?
  /// The weight of the font; nil for the style's.
  public var weight: Value<FontWeight>?
  /// The line limit; 0 for none.
  public var lines = Value<Int>(nil, .unknown)
  /// The smallest factor that the text may shrink to, 0…1; nil if it may not shrink.
  public var minimumScale: Value<Double>?
  /// The smallest size category at which the app draws the text here; nil if it draws it at every one.
  public var minCategory: Value<ContentSizeCategory>?
  /// The largest size category that the app allows here; nil for no limit.
  public var maxCategory: Value<ContentSizeCategory>?
  /// The position of the ellipsis; nil for the end.
  public var truncation: Value<Slot.Truncation>?
  /// Whether the app draws the text in capitals; nil if not.
  public var uppercase: Value<Bool>?
  /// The outlet whose object draws the text; nil if code draws it on something else.
  public var outlet: Outlet?
  /// The classes whose code gets the text's row from its table; nil if the text is in no row, or if they are unknown.
  package var rowClasses: Set<String>?
  /// The latest major version of iOS that code of the same file checks for, or that a target with the file requires.
  ///
  /// It is nil if neither is known. Earlier versions may never draw the text, as inside `if #available(iOS 16, *)`.
  public var latestSystem: Int?
  /// Whether the code names no known table, so that it may not search the one in which the key was found.
  package var isTableAssumed = false
  /// The number of the place among those with the same name in its file, from 1.
  package var number = 1

  /// Creates a use without properties of the text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - location: The location of the call or assignment that draws the text.
  ///   - place: The name of the view, modifier, type or property.
  ///   - role: The role of the text on the screen.
  ///   - way: The way from the place to the key.
  ///   - isLocalizedKey: Whether SwiftUI receives a localized key rather than a string.
  public init(
    key: TextKey, location: SourceLocation, place: String, role: TextRole, way: Way, isLocalizedKey: Bool
  ) {
    self.key = key
    self.location = location
    self.place = place
    self.role = role
    self.way = way
    self.isLocalizedKey = isLocalizedKey
  }
}
