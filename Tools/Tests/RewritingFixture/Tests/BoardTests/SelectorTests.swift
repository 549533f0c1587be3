import UIKit
import XCTest

@testable import Board

class SelectorTests: XCTestCase {
  func testFormsOfSelectors() {
    let controller = SmallBoardController()
    let button = UIButton()
    button.tag = 4
    for selector in controller.selectors() { controller.perform(selector, with: button) }
    XCTAssertEqual(
      controller.log,
      ["plain", "one 4", "two true", "derived", "hidden", "named", "no argument", "an argument"])
    XCTAssertEqual(
      controller.selectors().map { NSStringFromSelector($0) },
      ["plain", "one:", "two:forEvent:", "overridden", "hidden", "renamed:", "overloaded", "overloaded:"])
    controller.log = []
    controller.perform(BoardController.shared)
    XCTAssertEqual(controller.log, ["derived"])
  }

  func testSelectorsMadeOfNames() {
    let controller = SmallBoardController()
    XCTAssertTrue(controller.responds(to: NSSelectorFromString("one:")))
    XCTAssertTrue(controller.responds(to: Selector(("hidden"))))
    XCTAssertFalse(controller.responds(to: NSSelectorFromString("none:")))
    let sender = UIButton()
    sender.tag = 9
    sender.addTarget(controller, action: Selector(("one:")), for: .touchUpInside)
    sender.addTarget(controller, action: NSSelectorFromString("hidden"), for: .touchUpInside)
    sender.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.log, ["one 9", "hidden"])
  }

  func testAccessors() {
    XCTAssertEqual(#selector(getter: Person.name), NSSelectorFromString("name"))
    XCTAssertEqual(#selector(setter: Person.name), NSSelectorFromString("setName:"))
    let person = Person()
    XCTAssertEqual(person.perform(#selector(getter: Person.name))?.takeUnretainedValue() as? String, "Ann")
  }

  func testMethodsOfObjectsAndOfUIKit() {
    let controller = SmallBoardController()
    let button = UIButton()
    button.tag = 1
    let selector = #selector(controller.one)
    controller.perform(selector, with: button)
    XCTAssertEqual(controller.log, ["one 1"])
    let optional: SmallBoardController? = controller
    controller.perform(#selector(optional?.one), with: button)
    XCTAssertEqual(controller.log, ["one 1", "one 1"])
    XCTAssertEqual(#selector(UIView.layoutSubviews), NSSelectorFromString("layoutSubviews"))
    XCTAssertEqual(#selector(UIResponder.copy(_:)), NSSelectorFromString("copy:"))
  }

  func testArguments() {
    XCTAssertEqual(NSStringFromSelector(#selector(Receiver.three(_:second:third:))), "three:second:third:")
    XCTAssertEqual(NSStringFromSelector(#selector(Receiver.four(_:second:third:fourth:))), "four:second:third:fourth:")
    XCTAssertEqual(NSStringFromSelector(#selector(Receiver.move(to:))), "moveTo:")
    XCTAssertEqual(NSStringFromSelector(#selector(Receiver.load(name:))), "loadWithName:")
    let receiver = Receiver()
    receiver.perform(#selector(Receiver.sum(_:and:)), with: NSNumber(value: 2), with: NSNumber(value: 3))
    XCTAssertEqual(receiver.result, 5)
  }

  func testStaticContextsAndGenericClasses() {
    Receiver.calls = 0
    let box = Box<Int>()
    box.perform(box.selector())
    XCTAssertEqual(box.count, 1)
    XCTAssertEqual(NSStringFromSelector(#selector(Receiver.shared)), "shared")
  }

  func testPerformingAfterADelay() {
    let receiver = Receiver()
    let performed = expectation(description: "performed")
    receiver.performed = { performed.fulfill() }
    receiver.perform(#selector(Receiver.fulfill(_:)), with: nil, afterDelay: 0)
    wait(for: [performed], timeout: 5)
    receiver.performed = { XCTFail("a cancelled request was performed") }
    receiver.perform(#selector(Receiver.fulfill(_:)), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    let later = expectation(description: "later")
    DispatchQueue.main.async { later.fulfill() }
    wait(for: [later], timeout: 5)
  }

  func testTimersAndNotifications() {
    let receiver = Receiver()
    let fired = expectation(description: "fired")
    receiver.performed = { fired.fulfill() }
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: receiver, selector: #selector(Receiver.fulfill(_:)), userInfo: nil, repeats: false)
    wait(for: [fired], timeout: 5)
    timer.invalidate()
    let center = NotificationCenter.default
    let name = Notification.Name("fixture")
    let noted = expectation(description: "noted")
    receiver.performed = { noted.fulfill() }
    center.addObserver(receiver, selector: #selector(Receiver.fulfill(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    wait(for: [noted], timeout: 5)
    receiver.performed = { XCTFail("an observer was removed") }
    center.removeObserver(receiver)
    center.post(name: name, object: nil)
  }
}

class Receiver: NSObject {
  static var calls = 0
  var result = 0
  var performed: () -> Void = {}

  @objc class func shared() { calls += 1 }
  @objc func three(_ first: Int, second: String, third: Any?) { result = first }
  @objc func four(_ first: Int, second: Int, third: Int, fourth: Int) { result = first }
  @objc func sum(_ first: NSNumber, and second: NSNumber) { result = first.intValue + second.intValue }
  @objc func move(to place: String) {}
  @objc func load(name: String) {}
  @objc func fulfill(_ sender: Any?) { performed() }
}

class Box<Element>: NSObject {
  var count = 0
  @objc func hit() { count += 1 }
  func selector() -> Selector { return #selector(hit) }
}
