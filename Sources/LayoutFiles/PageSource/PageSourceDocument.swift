import Adaptivity
import AuditModel
import Documents

/// A converter from a page source to a screen.
struct PageSourceDocument {
  /// The screen; nil if there is none.
  private(set) var screen: Screen?
  /// Counts of skipped items, by reason.
  private(set) var leftOut: [String: Int] = [:]

  private let source: LayoutSource
  private let xml: LocatedXML
  private var found: [InputIssue] = []
  private var tree = PageElementTree()
  private var chrome = Screen.Chrome()
  /// The position of the app's element in the file, its frame, and whether the frame is exact.
  private var app: (location: SourceLocation, frame: Rect?, isExact: Bool)?
  /// Whether there is XML to read; false if WebDriverAgent's answer contains none.
  private var hasAnswer = true
  /// The frame of the keyboard on the screen; nil without a keyboard.
  private var keyboard: Rect?
  /// The frame of the largest window, used if the app has no frame.
  private var largestWindow: Rect?

  /// The problems in the file, sorted by position.
  var issues: [InputIssue] {
    var issues = found + (hasAnswer ? xml.issues : [])
    issues.sort { $0.location < $1.location }
    return issues.shortened()
  }

  init(_ source: LayoutSource) {
    self.source = source
    guard let answer = PageSourceAnswer(source) else {
      xml = LocatedXML(source.bytes, file: source.path)
      return
    }
    found = answer.issues
    hasAnswer = answer.xml != nil
    xml = LocatedXML(answer.xml ?? [], file: source.path)
  }

  /// Reads the file.
  mutating func read() {
    guard !FileBytes.areBlank(source.bytes) else {
      found = [.error(startOf: source.path, "the file is empty", fix: "record the page source again")]
      return
    }
    guard hasAnswer else { return }
    var root: XMLTag?
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag):
        if root == nil { root = tag }
        start(tag)
      case .end: tree.close()
      case .text, .comment: break
      }
    }
    guard let app else {
      if !xml.isBroken { tell(ofForeign: root) }
      return
    }
    finish(app)
  }

  private mutating func start(_ tag: XMLTag) {
    guard let type = PageElementType(tag.name) else {
      tree.openGroup()
      if app != nil {
        found.warn(
          at: tag.location,
          "<\(Quotation(tag.name).text)> is not an element of a page source of XCUITest and is not read",
          fix: "record the page source of the native context, not of a web view")
      }
      return
    }
    let element = PageElement(type, tag)
    guard app != nil else {
      if type.name == "Application" { open(element) }
      tree.openGroup()
      return
    }
    if type.isSystem {
      readSystem(element)
      return xml.skip()
    }
    add(element)
    if type.isWeb { skipPage() }
  }

  /// Skips a web view's page: its texts have no style, and rules for native screens do not apply.
  private mutating func skipPage() {
    leftOut["pages in web views of page sources: laid out by HTML, not by UIKit", default: 0] += 1
    tree.close()
    xml.skip()
  }

  private mutating func open(_ element: PageElement) {
    let frame = try? element.rect()
    app = (element.location, frame.flatMap { $0.isEmpty ? nil : $0 }, element.nativeFrame != nil)
  }

  /// Reads whether the keyboard or status bar is visible, and the area that the keyboard covers.
  ///
  /// The system draws both, so their contents are skipped.
  private mutating func readSystem(_ element: PageElement) {
    let frame = try? element.rect()
    let isThere = element.isVisible && frame?.isEmpty == false
    if element.type.name == "Keyboard" {
      chrome.showsKeyboard = isThere
      keyboard = isThere ? frame : nil
    } else if isThere {
      chrome.hidesStatusBar = false
    }
    leftOut["keyboards and status bars of page sources: drawn by the system", default: 0] += 1
  }

  private mutating func add(_ element: PageElement) {
    let frame: Rect
    do throws(PageElement.FrameFault) {
      frame = try element.rect()
    } catch {
      tell(of: error, element)
      return tree.openGroup()
    }
    if element.type.name == "Window" {
      if frame.width * frame.height > largestWindow.map({ $0.width * $0.height }) ?? 0 { largestWindow = frame }
      if let whole = app?.frame, whole.width != whole.height, frame.size == whole.size.transposed {
        leftOut["windows of page sources whose coordinates were not rotated with the screen", default: 0] += 1
        found.warn(
          at: element.location,
          "this window is \(Window.custom(frame.size)) pt and the app \(Window.custom(whole.size)): its coordinates were"
            + " not rotated with the screen, so it is not read", fix: "record it again in portrait")
        return xml.skip()
      }
    }
    if !tree.open(element, frame) {
      leftOut["groups of page sources without a name: they draw nothing", default: 0] += 1
    }
  }

  private mutating func tell(of fault: PageElement.FrameFault, _ element: PageElement) {
    let name = element.name ?? element.label ?? element.type.name
    switch fault {
    case .unknown: leftOut["elements of page sources whose frame the recorder did not find", default: 0] += 1
    case .missing:
      found.refuse(
        at: element.location, "\(Quotation(name)) has no x, y, width and height and is not read",
        fix: "include these attributes in the recording")
    case .wrong(let words):
      found.refuse(
        at: element.location, "\(Quotation(name)) is not read: its \(words)", fix: "record the page source again")
    }
  }

  private mutating func finish(_ app: (location: SourceLocation, frame: Rect?, isExact: Bool)) {
    guard let frame = app.frame ?? largestWindow, !frame.isEmpty else {
      return found.refuse(
        at: app.location, "neither the app nor any of its windows has a size, so nothing is read",
        fix: "record the page source again while the app is in front")
    }
    let name = ScreenName(source.path)
    let guess = DeviceGuess(frame.size, named: name.device, source.conditions)
    if let doubt = guess.doubt { found.warn(at: app.location, doubt.message, fix: doubt.remedy) }
    guard let environment = guess.environment else {
      return found.refuse(
        at: app.location, "a window cannot be \(Window.custom(frame.size)) pt in size, so it is not read",
        fix: "record the page source again")
    }
    var screen = Screen(name: name.name, environment: environment, location: app.location)
    screen.alternatives = guess.alternatives
    screen.note = guess.note
    screen.rounding = app.isExact ? 0 : 1
    screen.isRecorded = true
    screen.chrome = chrome
    screen.chrome.keyboardFrame = keyboard.map {
      Rect(x: $0.x - frame.x, y: $0.y - frame.y, width: $0.width, height: $0.height)
    }
    screen.elements = tree.elements(in: frame)
    self.screen = screen
    if screen.elements.isEmpty, !xml.isBroken {
      found.warn(
        at: app.location, "this screen has no elements",
        fix: "record the page source again while the app is in front")
    }
  }

  private mutating func tell(ofForeign root: XMLTag?) {
    guard let root else { return }
    let (message, remedy): (String, String) =
      switch root.name {
      case "hierarchy":
        ("this is an Android page source, which is not read", "record the page source of an iPhone or iPad")
      case "html": ("this is the page source of a web view, which is not read", "switch to the context NATIVE_APP")
      default:
        (
          "this file has no XCUIElementTypeApplication",
          "record the page source with Appium's XCUITest driver or WebDriverAgent"
        )
      }
    found.refuse(at: root.location, message, fix: remedy)
  }
}
