import CoreGraphics
import Foundation
import UIKit
import UITestInterface
import XCTest

/// An element of an application's user interface: a query that finds one element. The query is performed each time
/// a test reads a property of the element.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIScreenshotProviding, @unchecked Sendable {
  let source: ElementSource
  /// The name in messages, such as `"Add" Button`.
  private let name: String

  init(source: ElementSource, name: String) {
    self.source = source
    self.name = name
  }

  // MARK: Properties

  /// A Boolean value that indicates whether the element exists.
  open var exists: Bool { !source.found.isEmpty }

  /// A Boolean value that indicates whether a touch reaches the element.
  open var isHittable: Bool {
    guard case .success(let element) = source.single() else { return false }
    return source.isHittable(element)
  }

  /// The element as it is now. Reports a failure if there is none.
  private func current(_ file: StaticString = #filePath, _ line: UInt = #line) -> ElementSnapshot {
    switch source.single() {
    case .success(let element): return element
    case .failure(let error):
      fail("Failed to get matching snapshot: \(error)", file, line)
      return ElementSnapshot(id: -1, kind: .any)
    }
  }

  /// A Boolean value that indicates whether the user can operate the element.
  open var isEnabled: Bool { current().isEnabled }
  /// A Boolean value that indicates whether the element is selected.
  open var isSelected: Bool { current().isSelected }
  /// A Boolean value that indicates whether the element receives the input of the keyboard.
  open var hasFocus: Bool { current().hasFocus }
  /// The name for assistive technologies, or an empty string.
  open var label: String { current().label }
  /// The identifier that the application has set for tests, or an empty string.
  open var identifier: String { current().identifier }
  /// The title, or an empty string.
  open var title: String { current().title }
  /// The value: a string, which is empty if the element has none.
  open var value: Any? { current().value ?? "" }
  /// The placeholder of a text field, or nil.
  open var placeholderValue: String? { current().placeholder }
  /// The frame in the coordinates of the screen.
  open var frame: CGRect { current().frame }
  /// The kind of the element.
  open var elementType: ElementType { ElementType(current().kind) }
  /// The horizontal size class of the element's window.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { frame.width < 700 ? .compact : .regular }
  /// The vertical size class of the element's window.
  open var verticalSizeClass: UIUserInterfaceSizeClass { frame.height < 500 ? .compact : .regular }

  open override var debugDescription: String {
    switch source.single() {
    case .success(let element):
      "Attributes: \(element.summary)\nElement subtree:\n \(element.tree(depth: 1))Path to element:\n "
        + source.query.steps.map(\.description).joined(separator: "\n ")
    case .failure(let error): "\(error)"
    }
  }
  open override var description: String { name }

  /// Returns the element and the elements in it as they are now.
  ///
  /// - Throws: An error that says why there is no element.
  /// - Returns: The state of the element and its descendants, which does not change.
  open func snapshot() throws -> any XCUIElementSnapshot { FrozenElement(try source.single().get()) }

  // MARK: Waiting

  /// Waits until the element exists.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds.
  /// - Returns: `true` if the element exists.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool { Waiting.wait(timeout) { exists } }

  /// Waits until the element no longer exists.
  ///
  /// - Parameter timeout: The longest time to wait, in seconds.
  /// - Returns: `true` if the element does not exist.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { Waiting.wait(timeout) { !exists } }

  /// Waits until a property has a value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  ///   - timeout: The longest time to wait, in seconds.
  /// - Returns: `true` if the property has the value.
  public func wait<Value: Equatable>(
    for property: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
  ) -> Bool { Waiting.wait(timeout) { exists && self[keyPath: property] == value } }

  // MARK: Queries

  /// Returns a query for descendants of a type.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The query.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: source.adding(.descendants(type.kind)), type: type)
  }

  /// Returns a query for direct children of a type.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The query.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(source: source.adding(.children(type.kind)), type: type)
  }

  // MARK: Finding the place of a touch

  /// Finds the element, waiting for it as XCTest does, and returns where to touch it. Reports a failure if there is no
  /// element or if it cannot be touched.
  func target(_ action: String, _ file: StaticString, _ line: UInt) -> (element: ElementSnapshot, point: CGPoint)? {
    var reason = ""
    attempts: for attempt in 0..<4 {
      if attempt > 0 { Waiting.pause(attempt == 1 ? 0.3 : 1) }
      switch source.single() {
      case .failure(let error):
        reason = "\(error)"
        if source.process?.isRunning != true { break attempts }
      case .success(let element):
        if element.kind == .application || element.keyText != nil {
          return (element, CGPoint(x: element.frame.midX, y: element.frame.midY))
        }
        switch source.process?.send(.hitPoint(element: element.id, scrolls: true)) {
        case .hitPoint(let point, true)?: return (element, point)
        case .hitPoint(let point, _)?:
          reason = "Not hittable: \(element.summary)"
          if handleInterruption() { continue }
          // An alert may close by itself. After that, what covers the element receives the touch. XCTest reports no
          // failure then: UI tests of HexaCalc tap a tab while a sheet is open (SettingsHexaCalcUITests.swift,
          // tearDownWithError after testClearLocalHistory).
          if attempt == 3, point.x >= 0 { return (element, point) }
        case .failure(let text)?: reason = text
        default: reason = "the application has ended"
        }
      }
    }
    fail("Failed to \(action) \(name): \(reason)", file, line)
    return nil
  }

  /// Calls the closures of `addUIInterruptionMonitor` with an alert that covers the element.
  private func handleInterruption() -> Bool {
    guard let test = XCUITestCase.current, !test.interruptionMonitors.isEmpty else { return false }
    let alert = XCUIElement(
      source: ElementSource(
        identifier: source.identifier, query: ElementQuery([.descendants(.alert), .first])), name: "Alert")
    guard alert.exists else { return false }
    for monitor in test.interruptionMonitors.reversed() where !monitor.isRunning {
      monitor.isRunning = true
      defer { monitor.isRunning = false }
      if monitor.handler(alert) { return true }
    }
    return false
  }

  func send(_ request: UITestRequest, _ action: String, _ file: StaticString, _ line: UInt) {
    switch source.process?.send(request) {
    case .failure(let reason)?: fail("Failed to \(action) \(name): \(reason)", file, line)
    case nil:
      let identifier = source.process?.identifier ?? "The application"
      fail("Failed to \(action) \(name): \(identifier) has ended or crashed", file, line)
    default: break
    }
  }

  // MARK: Touches

  /// Taps the element.
  ///
  /// - Parameters:
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func tap(file: StaticString = #filePath, line: UInt = #line) {
    guard let (element, point) = target("tap", file, line) else { return }
    if let text = element.keyText { return send(.type(text), "tap", file, line) }
    send(.gesture([Gesture.tap(point)]), "tap", file, line)
  }

  /// Taps the element twice.
  ///
  /// - Parameters:
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 2, numberOfTouches: 1, file: file, line: line)
  }

  /// Taps the element with two fingers.
  ///
  /// - Parameters:
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Taps the element several times with several fingers.
  ///
  /// - Parameters:
  ///   - taps: The number of taps. A number below 1 counts as 1.
  ///   - numberOfTouches: The number of fingers. A number below 1 counts as 1.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func tap(
    withNumberOfTaps taps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let (_, point) = target("tap", file, line) else { return }
    let fingers = (0..<max(1, taps)).flatMap { tap in
      (0..<max(1, numberOfTouches)).map { finger in
        Gesture.tap(CGPoint(x: point.x + 30 * CGFloat(finger), y: point.y), at: 0.15 * Double(tap))
      }
    }
    send(.gesture(fingers), "tap", file, line)
  }

  /// Touches the element for a time.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    guard let (_, point) = target("press", file, line) else { return }
    send(.gesture([Gesture.press(point, duration)]), "press", file, line)
  }

  /// Touches the element for a time, and drags to another element.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - other: The other element.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
  }

  /// Touches the element for a time, drags to another element, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds.
  ///   - other: The other element.
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - hold: The time at the other element, in seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let (_, start) = target("press", file, line) else { return }
    let place = other.frame
    let end = CGPoint(x: place.midX, y: place.midY)
    send(
      .gesture([Gesture.drag(start, end, press: duration, velocity: velocity, hold: hold)]), "drag", file, line)
  }

  /// Swipes up from the middle of the element.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(0, -1, velocity, file, line)
  }
  /// Swipes down from the middle of the element.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(0, 1, velocity, file, line)
  }
  /// Swipes to the left from the middle of the element.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(-1, 0, velocity, file, line)
  }
  /// Swipes to the right from the middle of the element.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the movement, in points a second.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(1, 0, velocity, file, line)
  }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt) {
    guard let (element, start) = target("swipe", file, line) else { return }
    let reach = x == 0 ? element.frame.height / 2 : element.frame.width / 2
    // A short element is swiped beyond its edge.
    let distance = max(reach - 4, 80)
    let end = CGPoint(x: max(1, start.x + x * distance), y: max(1, start.y + y * distance))
    send(.gesture([Gesture.drag(start, end, press: 0, velocity: velocity, hold: 0)]), "swipe", file, line)
  }

  /// Pinches with two fingers.
  ///
  /// - Parameters:
  ///   - scale: The scale: below 1 the fingers approach each other.
  ///   - velocity: The velocity in scale factors a second. The pinch takes from 0.2 to 2 seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let (element, center) = target("pinch", file, line) else { return }
    let room = min(element.frame.width, element.frame.height) / 2 * 0.8
    let end = scale >= 1 ? room : max(10, room * scale)
    let start = scale >= 1 ? max(10, room / scale) : room
    let duration = min(2, max(0.2, abs(Double(scale) - 1) / max(0.1, abs(Double(velocity)))))
    send(.gesture(Gesture.pinch(center, start, end, duration)), "pinch", file, line)
  }

  /// Turns two fingers around the middle of the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians.
  ///   - velocity: The velocity in radians a second. The rotation takes from 0.2 to 3 seconds.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let (element, center) = target("rotate", file, line) else { return }
    let radius = min(element.frame.width, element.frame.height) / 2 * 0.8
    let duration = min(3, max(0.2, abs(Double(rotation)) / max(0.1, abs(Double(velocity)))))
    send(.gesture(Gesture.rotate(center, radius, Double(rotation), duration)), "rotate", file, line)
  }

  // MARK: Keys and controls

  /// Types text. The element or one in it must have the focus of the keyboard.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    var isFocused = false
    for attempt in 0..<4 where !isFocused {
      if attempt > 0 { Waiting.pause(0.5) }
      switch source.single() {
      case .failure(let error):
        if attempt == 3 { return fail("Failed to type text into \(name): \(error)", file, line) }
      case .success(let element):
        isFocused = element.hasFocus || element.containsDescendant(where: \.hasFocus)
      }
    }
    guard isFocused else {
      return fail(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
          + name, file, line)
    }
    send(.type(text), "type text into", file, line)
  }

  /// Presses a key with modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key. Its text is the one that the key types.
  ///   - modifierFlags: The modifier keys.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) { send(.key(text: key, modifiers: Int(modifierFlags.flags.rawValue)), "type a key into", file, line) }

  /// Presses a key with modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key. Its text is the one that the key types.
  ///   - modifierFlags: The modifier keys.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) { typeKey(key.rawValue, modifierFlags: modifierFlags, file: file, line: line) }

  /// The position of a slider, from 0 to 1.
  open var normalizedSliderPosition: CGFloat {
    let text = (value as? String ?? "").filter { $0.isNumber || $0 == "." }
    return CGFloat(Double(text) ?? 0) / 100
  }

  /// Moves the thumb of a slider to a position between 0 and 1.
  ///
  /// - Parameters:
  ///   - position: The position: 0 is the beginning of the slider, and 1 its end.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let (element, _) = target("adjust", file, line) else { return }
    send(.adjustSlider(element: element.id, position: Double(position)), "adjust", file, line)
  }

  /// Turns a wheel of a picker to the row with a title.
  ///
  /// - Parameters:
  ///   - value: The title of the row.
  ///   - file: The file of the call. Reports of failures contain it.
  ///   - line: The line of the call. Reports of failures contain it.
  open func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let (element, _) = target("adjust", file, line) else { return }
    send(.adjustWheel(element: element.id, value: value), "adjust", file, line)
  }

  // MARK: Coordinates and pictures

  /// Returns a point of the element: (0, 0) is the top left, (1, 1) the bottom right.
  ///
  /// - Parameter offset: The position as a fraction of the element's size.
  /// - Returns: The point. It moves with the element.
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalized: offset, points: .zero)
  }

  /// Returns a picture of the element.
  ///
  /// - Returns: The picture, which is empty if the application does not run.
  open func screenshot() -> XCUIScreenshot {
    guard let process = source.process else { return XCUIScreenshot(data: Data(), scale: 1) }
    let element = source.query.steps.isEmpty ? nil : current().id
    guard case .picture(let data, let scale)? = process.send(.screenshot(element: element)) else {
      return XCUIScreenshot(data: Data(), scale: 1)
    }
    return XCUIScreenshot(data: data, scale: scale)
  }
}

extension XCUIElement: _MemberLookup {
  /// Returns no selector, because predicates call no methods of elements.
  ///
  /// - Parameter name: The name of the method.
  /// - Returns: Nil.
  public nonisolated func _selector(named name: String) -> Selector? { nil }
  /// Sets no property, because those of elements are read-only.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The value.
  /// - Returns: `missing`.
  public func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }
  /// Returns a property for a predicate, as `XCTNSPredicateExpectation` asks for `exists == true`.
  ///
  /// - Parameter name: The name of the property.
  /// - Returns: The value. It is nil for an unknown name, and for an element that does not exist, except for `exists` and
  ///   `hittable`.
  public func _member(_ name: String) -> _MemberValue? {
    switch name {
    case "exists": return _MemberValue(exists)
    case "hittable", "isHittable": return _MemberValue(isHittable)
    default:
      guard case .success(let element) = source.single() else { return _MemberValue(nil) }
      return _MemberValue(FrozenElement.properties(of: element)[name])
    }
  }
}
