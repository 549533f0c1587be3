import UIKit
import XCTest

@testable import Board

class ObservationTests: XCTestCase {
  func testObservationsOfKeyPaths() {
    let person = Person()
    var log: [String] = []
    var token: NSKeyValueObservation? = person.observe(\.name, options: [.old, .new]) { person, change in
      log.append("\(change.oldValue ?? "") \(change.newValue ?? "") \(person.name)")
    }
    person.name = "Ben"
    let deep = person.observe(\.address.street, options: .new) { _, change in log.append(change.newValue ?? "?") }
    person.address.street = "Side"
    let old = person.address
    person.address = Address()
    old.street = "unobserved"
    person.address.street = "High"
    _ = token
    token = nil
    person.name = "Cat"
    deep.invalidate()
    person.address.street = "invalidated"
    XCTAssertEqual(log, ["Ann Ben Ben", "Side", "Main", "High"])
    XCTAssertEqual(old.changes, 2)
  }

  func testObserversByName() {
    let person = Person()
    let watcher = Watcher()
    person.addObserver(watcher, forKeyPath: "name", options: [.new], context: nil)
    person.addObserver(watcher, forKeyPath: #keyPath(Person.age), options: .new, context: nil)
    person.name = "Dan"
    person.age = 4
    person.removeObserver(watcher, forKeyPath: "name")
    person.name = "Eve"
    person.removeObserver(watcher, forKeyPath: #keyPath(Person.age))
    XCTAssertEqual(watcher.seen, ["name Dan", "age 4"])
  }

  func testValuesByName() {
    let person = Person()
    XCTAssertEqual(person.value(forKey: "name") as? String, "Ann")
    person.setValue("Fay", forKey: "name")
    XCTAssertEqual(person.name, "Fay")
    person.setValue(NSNumber(value: 3), forKey: "number")
    XCTAssertEqual(person.number, 3)
    XCTAssertEqual(person.value(forKeyPath: #keyPath(Person.address.street)) as? String, "Main")
    person.setValue("Low", forKeyPath: "address.street")
    XCTAssertEqual(person.address.street, "Low")
    let view = BoardView()
    view.setValue(4, forKey: "corner")
    XCTAssertEqual(view.layer.cornerRadius, 4)
    XCTAssertEqual(view.value(forKey: "corner") as? CGFloat, 4)
  }
}

class Watcher: NSObject {
  var seen: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
  }
}
