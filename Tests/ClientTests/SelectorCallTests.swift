import UIKit
import UIKitTesting
import XCTest

/// Methods that are called with selectors: immediately, after a delay, and by timers.
@preconcurrency @MainActor
final class SelectorCallTests: XCTestCase {
  @MainActor
  private class Target: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func sender(_ sender: Any?) { heard.append("sender \(sender ?? "nil")") }
    func both(_ first: String, _ second: String) { heard.append(first + second) }
    func twin() -> Target { self }
    func number() -> Int { 3 }
    func friend() -> Target? { self }
    func stranger() -> Target? { nil }
    var title: String? = "title"
    func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "nil") \(timer.isValid)") }
  }

  private final class Sub: Target {
    override func plain() { heard.append("sub") }
  }

  private final class Forwarder: UIView {
    override func responds(to aSelector: Selector!) -> Bool {
      NSStringFromSelector(aSelector) == "forwarded" || super.responds(to: aSelector)
    }
    func own() {}
  }

  private let plain = Selector("plain", Target.plain)
  private let sender = Selector("sender:", Target.sender(_:))

  /// Runs the main run loop until a condition is true. Fails the test after ten seconds.
  private func wait(_ what: String, until done: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 120)
    while !done(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    XCTAssertTrue(done(), what)
  }

  func testRespondsTo() {
    XCTAssertTrue(Target().responds(to: plain))
    XCTAssertTrue(Sub().responds(to: plain))
    XCTAssertFalse(NSObject().responds(to: plain))
    XCTAssertFalse(Target().responds(to: Selector("plain")), "only a name")
    XCTAssertTrue(Forwarder().responds(to: Selector("forwarded")))
    XCTAssertTrue(Forwarder().responds(to: Selector("own", Forwarder.own)))
    XCTAssertFalse(Forwarder().responds(to: plain))
    XCTAssertTrue((Forwarder() as UIResponder).responds(to: Selector("forwarded")))
  }

  func testPerform() {
    let target = Sub()
    target.perform(plain)
    target.perform(sender, with: 5)
    target.perform(sender, with: nil)
    target.perform(Selector("both::", Target.both), with: "a", with: "b")
    XCTAssertEqual(target.heard, ["sub", "sender 5", "sender nil", "ab"])
    XCTAssertTrue(target.perform(Selector("twin", Target.twin))?.takeUnretainedValue() === target)
    XCTAssertNil(target.perform(Selector("number", Target.number)), "only objects come back")
  }

  /// Rightpoint/BonMot (on GitHub, TextAlignmentConstraint.swift) reads the font of a text field, which is optional, with
  /// `perform(_:)`.
  func testPerformOfMethodsWithOptionalResults() {
    let target = Target()
    XCTAssertTrue(target.perform(Selector("friend", Target.friend))?.takeUnretainedValue() === target)
    XCTAssertNil(target.perform(Selector("stranger", Target.stranger)))
    let title = Selector("title", { (object: Target) in { object.title } })
    XCTAssertEqual(target.perform(title)?.takeUnretainedValue() as? String, "title")
    target.title = nil
    XCTAssertNil(target.perform(title))
    let field = UITextField()
    let font = UIFont.systemFont(ofSize: 21)
    field.font = font
    let getter = Selector("font", { (object: UITextField) in { object.font } })
    XCTAssertTrue(field.perform(getter)?.takeUnretainedValue() === font)
  }

  func testPerformOfWhatIsNotThere_isReported() {
    let app = TestApplication(size: CGSize(width: 100, height: 100), scale: 1)
    defer { app.close() }
    var messages: [String] = []
    app.onReport = { messages.append($0) }
    XCTAssertNil(Target().perform(Selector("nothing")))
    XCTAssertNil(NSObject().perform(plain))
    Target().perform(Selector("both::", Target.both), with: "a")
    XCTAssertEqual(messages.count, 3)
    XCTAssertTrue(messages[0].contains("unrecognized selector nothing sent to Target"), messages[0])
    XCTAssertTrue(messages[2].contains("takes String"), messages[2])
  }

  func testAfterADelay_andTakenBack() {
    let target = Target()
    let other = Target()
    target.perform(plain, with: nil, afterDelay: 0)
    target.perform(sender, with: "kept", afterDelay: 0)
    target.perform(sender, with: "cancelled", afterDelay: 0)
    other.perform(plain, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: sender, object: "cancelled")
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    XCTAssertEqual(target.heard, [], "nothing is called at once")
    wait("both calls") { target.heard.count == 2 }
    XCTAssertEqual(Set(target.heard), ["plain", "sender kept"])
    XCTAssertEqual(other.heard, [])
    target.performSelector(onMainThread: plain, with: nil, waitUntilDone: true)
    XCTAssertEqual(target.heard.last, "plain")
  }

  func testTimers() {
    let target = Target()
    let tick = Selector("tick:", Target.tick(_:))
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: target, selector: tick, userInfo: "info", repeats: true)
    XCTAssertEqual(timer.userInfo as? String, "info")
    wait("two ticks") { target.heard.count >= 2 }
    timer.invalidate()
    XCTAssertEqual(target.heard.first, "tick info true")
    XCTAssertFalse(timer.isValid)

    let once = Target()
    let made = Timer(timeInterval: 0.001, target: once, selector: plain, userInfo: nil, repeats: false)
    RunLoop.main.add(made, forMode: .common)
    wait("one call") { once.heard == ["plain"] }
    XCTAssertFalse(made.isValid)
    let dated = Timer(
      fireAt: Date(timeIntervalSinceNow: 100), interval: 1, target: once, selector: tick, userInfo: 7, repeats: true)
    dated.fire()
    XCTAssertEqual(once.heard.last, "tick 7 true")
    dated.invalidate()
  }

  /// As on iOS, a timer retains its target until it is invalidated.
  func testTimersKeepTheirTarget_untilTheyAreInvalidated() {
    weak var target: Target?
    let timer: Timer = {
      let made = Target()
      target = made
      return Timer(timeInterval: 100, target: made, selector: plain, userInfo: nil, repeats: true)
    }()
    XCTAssertNotNil(target)
    timer.invalidate()
    XCTAssertNil(target)
  }

  func testAutoreleasepool() throws {
    struct Failure: Error {}
    XCTAssertEqual(autoreleasepool { 4 }, 4)
    XCTAssertThrowsError(try autoreleasepool { throw Failure() })
  }
}
