import UIKit
import XCTest

@testable import Board

private class InsetController: UINavigationController {
  override var boardInsets: UIEdgeInsets {
    var insets = super.boardInsets
    insets.left = 5
    return insets
  }
}

private class TitleController: InsetController {
  override func boardTitle(for number: Int) -> String { return "title, " + super.boardTitle(for: number + 1) }
}

private class NamedBoardController: SmallBoardController {
  override var boardName: String { return "named " + super.boardName }
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    return !super.textFieldShouldReturn(textField)
  }
}

/// Overrides of members that the library declares with `@objc` in extensions.
class ModuleOverrideTests: XCTestCase {
  func testMembersOfExtensionsOfUIKit() {
    let plain: UIViewController = UINavigationController()
    let controllers: [UIViewController] = [plain, InsetController(), TitleController()]
    XCTAssertEqual(controllers.map { $0.boardInsets.left }, [0, 5, 5])
    XCTAssertEqual(controllers.map { $0.boardInsets.top }, [1, 1, 1])
    XCTAssertEqual(
      controllers.map { $0.boardTitle(for: 1) }, ["controller 1", "controller 1", "title, controller 2"])
  }

  func testMembersOfExtensionsOfTheLibrarysClasses() {
    let controller: SmallBoardController = NamedBoardController()
    XCTAssertEqual(controller.boardName, "named small")
    let field = UITextField()
    field.delegate = controller
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field), true)
    XCTAssertTrue(controller.log.contains("return"))
  }
}

private class Counter: NSObject {
  @objc dynamic var value = 0
  @objc var plain = 7
}

/// Expectations of Apple's XCTest that wait for the value of an observed property.
class ObservationExpectationTests: XCTestCase {
  func testValues() {
    let counter = Counter()
    // The initial value counts (XCTest: the options contain `initial` by default).
    wait(for: [XCTKVOExpectation(keyPath: "plain", object: counter, expectedValue: 7)], timeout: 5)
    let expectation = XCTKVOExpectation(keyPath: "value", object: counter, expectedValue: 3)
    let change = XCTKVOExpectation(keyPath: "value", object: counter)
    DispatchQueue.main.async { counter.value = 2 }
    DispatchQueue.main.async { counter.value = 3 }
    wait(for: [expectation, change], timeout: 5)
    XCTAssertEqual(counter.value, 3)
  }

  func testWrongValues() {
    let counter = Counter()
    let expectation = XCTKVOExpectation(keyPath: "value", object: counter, expectedValue: 3)
    expectation.isInverted = true
    counter.value = 2
    wait(for: [expectation], timeout: 0.1)
  }

  func testExpectationsOfTheTest() {
    let counter = Counter()
    keyValueObservingExpectation(for: counter, keyPath: "value", expectedValue: 4)
    keyValueObservingExpectation(for: counter, keyPath: "value") { object, _ in (object as? Counter)?.value == 5 }
    DispatchQueue.main.async { counter.value = 4 }
    DispatchQueue.main.async { counter.value = 5 }
    waitForExpectations(timeout: 5)
  }
}

/// On iOS, test cases are objects of `NSObject`, so they can be delegates and data sources.
class DelegateTests: XCTestCase, UITableViewDataSource, UITextFieldDelegate {
  private var returns = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }

  override func setUp() { returns = 0 }

  func testATestCaseIsADelegate() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = self
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    let field = UITextField()
    field.delegate = self
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field), true)
    XCTAssertEqual(returns, 1)
    XCTAssertTrue(isEqual(self))
  }
}
