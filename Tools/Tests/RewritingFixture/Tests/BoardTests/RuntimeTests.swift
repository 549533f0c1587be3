import ObjectiveC
import UIKit
import XCTest
import os.log

@testable import Board

class RuntimeTests: XCTestCase {
  private static var key: UInt8 = 0

  func testAssociatedObjects() {
    let person = Person()
    objc_setAssociatedObject(person, &RuntimeTests.key, "x", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(person, &RuntimeTests.key) as? String, "x")
    objc_setAssociatedObject(person, &RuntimeTests.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertNil(objc_getAssociatedObject(person, &RuntimeTests.key))
  }

  /// MessageKit/MessageKit (on GitHub) adds links of an attributed text to those that a detector found.
  func testResultsOfDetectors() throws {
    let range = NSRange(location: 2, length: 3)
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    XCTAssertEqual(link.url, url)
    XCTAssertEqual(link.range, range)
    XCTAssertEqual(link.resultType, .link)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "5551234")
    XCTAssertEqual(number.phoneNumber, "5551234")
    XCTAssertEqual(number.resultType, .phoneNumber)
    let date = NSTextCheckingResult.dateCheckingResult(range: range, date: Date(timeIntervalSinceReferenceDate: 7))
    XCTAssertEqual(date.date, Date(timeIntervalSinceReferenceDate: 7))
    let keys: [NSTextCheckingKey: String] = [.city: "Oslo"]
    XCTAssertEqual(keys[.city], "Oslo")
  }

  /// Foundation on Linux has no data detectors. MessageKit, Atributika, MarkdownKit and AcknowList find links with them.
  func testDataDetectors() throws {
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date]
    let detector = try NSDataDetector(types: types.rawValue)
    let text =
      "See https://example.com/a?b=c. Or www.apple.com, mail me@example.org or call +1 (555) 123-4567 on January 5, 2024!"
    let found = detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text))
    XCTAssertEqual(
      found.map { (text as NSString).substring(with: $0.range) },
      [
        "https://example.com/a?b=c", "www.apple.com", "me@example.org", "+1 (555) 123-4567", "January 5, 2024",
      ])
    XCTAssertEqual(
      found.compactMap { $0.url?.absoluteString },
      [
        "https://example.com/a?b=c", "http://www.apple.com", "mailto:me@example.org",
      ])
    XCTAssertEqual(found.compactMap { $0.phoneNumber }, ["+1 (555) 123-4567"])
    let date = try XCTUnwrap(found.last?.date)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: date)
    XCTAssertEqual([parts.year, parts.month, parts.day, parts.hour], [2024, 1, 5, 12])
    XCTAssertEqual(found.map { $0.resultType == .link }, [true, true, true, false, false])
    let links = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    XCTAssertEqual(links.numberOfMatches(in: text, options: [], range: NSRange(location: 0, length: 30)), 1)
    XCTAssertNil(links.firstMatch(in: "nothing. here", options: [], range: NSRange(location: 0, length: 13)))
    var count = 0
    links.enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    XCTAssertEqual(count, 1)
    XCTAssertThrowsError(try NSDataDetector(types: 0))
  }

  func testOldMethodsOfScannersAndStrings() {
    let scanner = Scanner(string: "#tag rest")
    var found: NSString?
    XCTAssertTrue(scanner.scanString("#", into: nil))
    XCTAssertTrue(scanner.scanUpTo(" ", into: &found))
    XCTAssertEqual(found, "tag")
    XCTAssertFalse(scanner.scanString("x", into: &found))
    let text = NSMutableString(string: "a")
    text.appendFormat("%02lx-%d", 10, 5)
    XCTAssertEqual(text, "a0a-5")
    XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
    XCTAssertEqual(ProcessInfo.processInfo.thermalState, .nominal)
  }

  func testClassesByName() {
    XCTAssertTrue(NSClassFromString("Board.SmallBoardController") == SmallBoardController.self)
    XCTAssertTrue(NSClassFromString(NSStringFromClass(Person.self)) == Person.self)
    XCTAssertNil(NSClassFromString("Board.Nobody"))
    XCTAssertTrue(SmallBoardController().isKind(of: BoardController.self))
    XCTAssertFalse(BoardController().isKind(of: SmallBoardController.self))
    XCTAssertTrue(SmallBoardController().isMember(of: SmallBoardController.self))
  }

  private enum Screen {
    final class Cell: UITableViewCell {}
    final class Box<Value>: NSObject {}
  }

  /// Nested classes as reuse identifiers, as in mrPronin/mvvm-uikit-demo (on GitHub). Foundation on Linux ends the program.
  func testNamesOfNestedClassesAndOfUIKit() {
    XCTAssertTrue(NSStringFromClass(Screen.Cell.self).hasSuffix("Screen.Cell"))
    XCTAssertEqual(NSStringFromClass(Screen.Cell.self).components(separatedBy: ".").last, "Cell")
    XCTAssertTrue(NSStringFromClass(Screen.Box<Int>.self).contains("Box<"))
    XCTAssertEqual(NSStringFromClass(UITableViewCell.self), "UITableViewCell")
    XCTAssertEqual(NSStringFromClass(NSObject.self), "NSObject")
    XCTAssertEqual(NSStringFromClass(CALayer.self), "CALayer")
    XCTAssertTrue(NSClassFromString("UITableViewCell") == UITableViewCell.self)
    XCTAssertTrue(NSClassFromString("NSNumber") == NSNumber.self)
    XCTAssertNil(NSClassFromString("UINothing"))
    // Applications and libraries find out in this way whether they are tested (ww-tech/lasso on GitHub).
    XCTAssertTrue(NSClassFromString("XCTestCase") == XCTestCase.self)
    XCTAssertTrue(NSClassFromString("XCTest") == XCTest.self)
    XCTAssertEqual(NSStringFromClass(XCTestCase.self), "XCTestCase")
  }

  /// Foundation on Linux has these methods, but does not make them public.
  func testNamesOfLocales() {
    let english = NSLocale(localeIdentifier: "en_US")
    XCTAssertEqual(english.localeIdentifier, "en_US")
    XCTAssertEqual(english.localizedString(forCountryCode: "DE"), "Germany")
    XCTAssertEqual(english.localizedString(forLanguageCode: "de"), "German")
    XCTAssertEqual(english.localizedString(forCurrencyCode: "EUR"), "Euro")
    XCTAssertEqual(english.localizedString(forLocaleIdentifier: "de_AT"), "German (Austria)")
    XCTAssertEqual((Locale(identifier: "fr_FR") as NSLocale).localizedString(forCountryCode: "DE"), "Allemagne")
  }

  /// The locale is `en_US` if nothing else is specified. In Foundation's `en_001`, weeks begin on Monday.
  func testTheCalendarOfTheUser() {
    XCTAssertEqual(Calendar.current.locale, Locale.current)
    XCTAssertEqual(Calendar.current.identifier, .gregorian)
    guard Locale.current.identifier == "en_US" else { return }
    XCTAssertEqual(Calendar.current.firstWeekday, 1)
    let calendar: Calendar = .current
    XCTAssertEqual(calendar.shortWeekdaySymbols.first, "Sun")
  }

  private final class EvenFormatter: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? Int).map { "\($0)" } }
    override func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard let number = Int(string), number.isMultiple(of: 2) else {
        error?.pointee = "odd"
        return false
      }
      obj?.pointee = NSNumber(value: number)
      return true
    }
  }

  private final class PercentFormatter: NumberFormatter, @unchecked Sendable {
    override func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { super.getObjectValue(obj, for: string.filter { $0 != "%" }, errorDescription: error) }
  }

  func testFormattersThatCallTheirSuperclass() {
    let formatter = PercentFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var value: AnyObject?
    withUnsafeMutablePointer(to: &value) { value in
      let value = AutoreleasingUnsafeMutablePointer(value)
      XCTAssertTrue((formatter as Formatter).getObjectValue(value, for: "12%", errorDescription: nil))
      XCTAssertFalse(formatter.getObjectValue(nil, for: "a", errorDescription: nil))
    }
    XCTAssertEqual(value as? Int, 12)
  }

  func testFormattersWithMethodsOfObjectiveC() {
    var value: AnyObject?
    var text: NSString?
    withUnsafeMutablePointer(to: &value) { value in
      withUnsafeMutablePointer(to: &text) { text in
        let (value, text) = (AutoreleasingUnsafeMutablePointer(value), AutoreleasingUnsafeMutablePointer(text))
        XCTAssertTrue(EvenFormatter().getObjectValue(value, for: "4", errorDescription: text))
        XCTAssertFalse(EvenFormatter().getObjectValue(nil, for: "5", errorDescription: text))
      }
    }
    XCTAssertEqual(value as? Int, 4)
    XCTAssertEqual(text, "odd")
    XCTAssertEqual(EvenFormatter().string(for: 4), "4")
  }

  func testErrors() {
    struct Failure: Error {}
    do { throw Failure() } catch let error as NSError { XCTAssertEqual(error.code, 1) }
    var error: NSError?
    do { throw Failure() } catch let caught as NSError { error = caught }
    XCTAssertNotNil(error, "the clause sees the variable around it")
    let failure: Error = Failure()
    XCTAssertTrue((failure as NSError).domain.hasSuffix("Failure"))
    let real: Error = NSError(domain: "own", code: 7)
    XCTAssertEqual((real as NSError).code, 7)
  }

  func testPoolsTimesAndLogs() {
    XCTAssertEqual(autoreleasepool { 3 }, 3)
    let start = CFAbsoluteTimeGetCurrent()
    XCTAssertGreaterThanOrEqual(CFAbsoluteTimeGetCurrent(), start)
    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    os_log("a message with %d values", log: .default, type: .debug, 1)
    Logger(subsystem: "fixture", category: "tests").debug("a message with \(start, privacy: .public)")
  }

  func testConditions() {
    var found: [String] = []
    #if os(iOS)
      found.append("iOS")
    #elseif os(Linux)
      found.append("Linux")
    #endif
    #if canImport(UIKit)
      found.append("UIKit")
    #elseif canImport(AppKit)
      found.append("AppKit")
    #endif
    #if targetEnvironment(macCatalyst)
      found.append("Catalyst")
    #endif
    if #available(iOS 26, *) { found.append("available") }
    XCTAssertEqual(found, ["iOS", "UIKit", "available"])
  }

  func testOldNames() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: UIControlState.normal)
    button.titleEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)
    XCTAssertEqual(button.titleEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let inner = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), button.titleEdgeInsets)
    XCTAssertEqual(inner, CGRect(x: 2, y: 1, width: 4, height: 6))
    let parent = UIViewController()
    parent.addChildViewController(UIViewController())
    XCTAssertEqual(parent.childViewControllers.count, 1)
    let words: [NSAttributedStringKey: Any] = [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12)]
    XCTAssertEqual(words.count, 1)
  }

  func testLiterals() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(color, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    // The literal's color space is sRGB, and that of a UIColor extended sRGB.
    XCTAssertEqual(layer.borderColor?.components, color.cgColor.components)
  }

  func testFunctionsOfSwift4() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(CGRectFromString(NSStringFromCGRect(rect)), rect)
    XCTAssertFalse(UIAccessibilityIsReduceTransparencyEnabled())
    let options: [String: Any] = [
      NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType,
      NSCharacterEncodingDocumentAttribute: String.Encoding.utf8.rawValue,
    ]
    let text = try NSAttributedString(data: Data("<b>ü</b>".utf8), options: options, documentAttributes: nil)
    XCTAssertEqual(text.string.trimmingCharacters(in: .whitespacesAndNewlines), "ü")
  }

  /// Layers implement the properties of their subclasses, and animate them.
  func testPropertiesOfLayers() {
    let ring = Ring()
    XCTAssertEqual(ring.progress, 0)
    XCTAssertNil(ring.color)
    XCTAssertEqual(ring.width, 4)
    XCTAssertFalse(ring.needsDisplay())
    ring.progress = 0.5
    ring.color = .red
    ring.isClosed = true
    ring.width = .greatestFiniteMagnitude
    XCTAssertEqual(ring.width, .greatestFiniteMagnitude)
    XCTAssertTrue(ring.needsDisplay())
    XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.5)
    XCTAssertEqual(ring.color, .red)
    XCTAssertTrue(ring.isClosed)
    ring.setValue(NSNumber(value: 0.75), forKey: "progress")
    XCTAssertEqual(ring.progress, 0.75)
    XCTAssertEqual(Ring(layer: ring).progress, 0.75)
    XCTAssertTrue(__CGPointEqualToPoint(ring.position, .zero))
    ring.color = nil
    XCTAssertNil(ring.value(forKey: "color"))
    XCTAssertNil(ring.color)
  }

  /// Objective-C finds members of `AnyObject` values and classes by their names.
  func testMembersOfObjectsAndClasses() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.tag = 3
    let sender: AnyObject = toggle
    let isOn = sender.isOn
    XCTAssertEqual(isOn, true, "the constant is optional")
    XCTAssertEqual(sender.tag + 1, 4)
    let label = UILabel()
    let constraint = label.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    let constraints: [AnyObject] = [constraint]
    XCTAssertEqual(constraints.first?.priority, 250 as Float)
    XCTAssertEqual(constraints.first?.priority, UILayoutPriority.defaultLow)
    let information: [AnyHashable: Any] = ["curve": 7, "text": "12 points"]
    XCTAssertEqual((information["curve"]! as AnyObject).integerValue!, 7)
    XCTAssertEqual((information["text"]! as AnyObject).integerValue, 12)
    XCTAssertTrue((label as AnyObject).isKind(of: UIView.self))
    let frames: [AnyHashable: Any] = ["end": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
    XCTAssertEqual(frames["end"].map { $0 as AnyObject }?.cgRectValue.height, 4)
    XCTAssertEqual((frames["end"] as AnyObject?)?.cgRectValue.width ?? 0, 3)
    XCTAssertNil((frames["begin"] as AnyObject?)?.cgRectValue)
    let type: AnyClass = SmallBoardController.self
    XCTAssertTrue(type.isSubclass(of: BoardController.self))
    XCTAssertFalse(BoardController.isSubclass(of: SmallBoardController.self))
    XCTAssertTrue(type === SmallBoardController.self)
  }
}

private final class Ring: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var color: UIColor?
  @NSManaged var width: CGFloat
  @NSManaged var isClosed: Bool

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
  override class func defaultValue(forKey key: String) -> Any? { key == "width" ? 4 : super.defaultValue(forKey: key) }
}
