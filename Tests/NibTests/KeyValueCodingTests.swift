import UIKit
import UIKitTesting
import XCTest

/// Key-value coding of objects of UIKit, and of objects that handle keys themselves (NSKeyValueCoding.h).
@preconcurrency @MainActor
final class KeyValueCodingTests: XCTestCase {
  private var app: TestApplication!
  private var reports: [String] = []

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 100, height: 100))
      reports = []
      app.onReport = { [weak self] in self?.reports.append($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  func testPropertiesThatUIKitDoesNotDeclare() {
    let action = UIAlertAction(title: "Delete", style: .default)
    for key in ["titleTextColor", "_titleTextColor"] {
      action.setValue(UIColor.red, forKey: key)
      XCTAssertEqual(action.value(forKey: key) as? UIColor, .red)
      action.setValue(nil, forKey: key)
    }
    let bar = UISearchBar()
    XCTAssertTrue((bar.value(forKey: "searchField") as? UITextField) === bar.searchTextField)
    let view = UIView()
    XCTAssertTrue((view.value(forKey: "layer") as? CALayer) === view.layer)
    XCTAssertEqual(reports, [])
  }

  func testAKeyThatDoesNotExistIsReported() {
    XCTAssertNil(UIView().value(forKey: "nothing"))
    XCTAssertEqual(reports.count, 1)
    UIView().setValue(1, forKey: "nothing")
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports.allSatisfy { $0.contains("nothing") }, "\(reports)")
  }

  func testAnObjectThatHandlesUndefinedKeys() {
    let bag = Bag()
    bag.setValuesForKeys(["one": 1, "two": 2])
    bag.setValuesForKeys(["two": NSNull()])
    XCTAssertEqual(bag.values.keys.sorted(), ["one"])
    let values = bag.dictionaryWithValues(forKeys: ["one", "two"])
    XCTAssertEqual(values["one"] as? Int, 1)
    XCTAssertTrue(values["two"] is NSNull)
    XCTAssertEqual(reports, [])
  }
}

@preconcurrency @MainActor
private final class Bag: NSObject, _KeyValueCoding {
  var values: [String: Any] = [:]
  func value(forUndefinedKey key: String) -> Any? { values[key] }
  func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}
