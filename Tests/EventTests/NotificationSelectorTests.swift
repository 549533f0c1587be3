import UIKit
import UIKitTesting
import XCTest

/// Notifications that call a method (`addObserver(_:selector:name:object:)`), as in code for iOS.
@preconcurrency @MainActor
final class NotificationSelectorTests: XCTestCase {
  @MainActor
  private class Observer: NSObject {
    var heard: [String] = []
    func heard(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func plain() { heard.append("plain") }
    func wrong(_ sender: UIButton) { heard.append("wrong") }
  }

  private final class Sub: Observer {
    override func heard(_ notification: Notification) { heard.append("sub") }
  }

  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")
  private let method = Selector("heard:", Observer.heard(_:))

  func testMethods_areCalled_byNameAndObject_withTheirOverrides() {
    let observer = Observer()
    let sub = Sub()
    let poster = NSObject()
    center.addObserver(observer, selector: method, name: one, object: nil)
    center.addObserver(observer, selector: Selector("plain", Observer.plain), name: two, object: poster)
    center.addObserver(sub, selector: method, name: nil, object: nil)
    center.post(name: one, object: nil)
    XCTAssertEqual(observer.heard, ["one"])
    center.post(name: two, object: nil)
    XCTAssertEqual(observer.heard, ["one"])
    center.post(name: two, object: poster)
    XCTAssertEqual(observer.heard, ["one", "plain"])
    XCTAssertEqual(sub.heard, ["sub", "sub", "sub"])
  }

  func testRemoving_endsWhatIsMeant() {
    let observer = Observer()
    center.addObserver(observer, selector: method, name: one, object: nil)
    center.addObserver(observer, selector: method, name: two, object: nil)
    var blocks = 0
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { blocks += 1 }
    }
    center.removeObserver(observer, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    XCTAssertEqual(observer.heard, ["two"])
    center.removeObserver(observer)
    center.post(name: two, object: nil)
    XCTAssertEqual(observer.heard, ["two"])
    XCTAssertEqual(blocks, 1)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    XCTAssertEqual(blocks, 1)
  }

  func testTheObserver_isNotKept() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      for _ in 0..<200 { center.addObserver(observer, selector: method, name: one, object: nil) }
    }
    XCTAssertNil(gone)
    center.post(name: one, object: nil)
  }

  func testFromAnotherThread_theMethodRunsOnTheMainOne() {
    let observer = Observer()
    center.addObserver(observer, selector: method, name: one, object: nil)
    let center = center
    let name = one
    let done = expectation(description: "posted")
    DispatchQueue.global().async {
      center.post(name: name, object: nil)
      DispatchQueue.main.async { done.fulfill() }
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(observer.heard, ["one"])
  }

  func testSelectorsThatCannotBeCalled_areReported() {
    let app = TestApplication(size: CGSize(width: 100, height: 100))
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let observer = Observer()
    center.addObserver(observer, selector: "nothing:", name: one, object: nil)
    center.addObserver(observer, selector: Selector("wrong:", Observer.wrong(_:)), name: two, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    XCTAssertEqual(reports.count, 2, "\(reports)")
    XCTAssertTrue(reports.first?.contains("has no method “nothing:” for one") == true, "\(reports)")
    XCTAssertTrue(reports.last?.contains("takes UIButton") == true, "\(reports)")
    XCTAssertEqual(observer.heard, [])
  }
}
