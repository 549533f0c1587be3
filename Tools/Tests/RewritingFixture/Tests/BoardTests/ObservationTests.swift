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

/// The array of `mutableArrayValue(forKey:)`, by which Eureka (on GitHub) shows the changes of its rows.
extension ObservationTests {
  func testArraysByName() {
    let list = ObservedList()
    let watcher = ListWatcher()
    list.addObserver(watcher, forKeyPath: "rows", options: [.new, .old], context: nil)
    let rows = list.mutableArrayValue(forKey: "rows")
    rows.add("a")
    rows.addObjects(from: ["b", "c"])
    rows.insert(["x", "y"], at: IndexSet([0, 2]))
    XCTAssertEqual(rows.count, 5)
    XCTAssertEqual(rows.map { "\($0)" }, ["x", "a", "y", "b", "c"])
    rows[1] = "A"
    rows.removeObjects(at: IndexSet([0, 2]))
    rows.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["B"])
    rows.remove("c")
    list.rows = NSMutableArray(array: ["z"])
    XCTAssertEqual(list.mutableArrayValue(forKey: "rows").count, 1)
    rows.removeAllObjects()
    XCTAssertEqual(list.rows.count, 0)
    XCTAssertEqual(
      watcher.log,
      [
        "2 [0] + a", "2 [1] + b", "2 [2] + c", "2 [0, 2] + x y", "4 [1] - a + A", "3 [0, 2] - x y", "4 [0] - A + B",
        "3 [1] - b", "3 [1] - c", "1 - B + z", "3 [0] - z",
      ])
    rows[0] = "first"
    rows[1] = "second"
    XCTAssertEqual(watcher.log.suffix(2), ["2 [0] + first", "2 [1] + second"])
    list.removeObserver(watcher, forKeyPath: "rows")

    list.addObserver(watcher, forKeyPath: "names", options: .new, context: nil)
    list.mutableArrayValue(forKey: "names").add("last")
    XCTAssertEqual(list.names, ["first", "last"])
    XCTAssertEqual(watcher.log.last, "2 [1] + last")
    list.removeObserver(watcher, forKeyPath: "names")
  }

  /// xmartlabs/Eureka (on GitHub) removes rows that are hidden, which are objects of a class of its own.
  func testObjectsInArraysByName() {
    class Row {}
    let list = ObservedList()
    let rows = list.mutableArrayValue(forKey: "rows")
    let (first, second, third) = (Row(), Row(), Row())
    rows.addObjects(from: [first, second, third])
    XCTAssertEqual(rows.index(of: second), 1)
    XCTAssertTrue(rows.contains(third))
    XCTAssertFalse(rows.contains(Row()))
    rows.remove(second)
    XCTAssertEqual(rows.index(of: second), NSNotFound)
    XCTAssertEqual(rows.count, 2)
    rows.removeObjects(in: [first])
    XCTAssertTrue(list.rows[0] as AnyObject === third)
  }

  func testExtensionsOfTheProtocolOfObservers() {
    let person = Person()
    var names: [String] = []
    let token = person.watch { names.append(person.name) }
    person.name = "Gil"
    token.invalidate()
    person.name = "Hal"
    XCTAssertEqual(names, ["Gil"])
  }

  /// Eureka calls the method of a formatter with memory for another type.
  func testFormattersByTheirSuperclass() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(memory)
    let error: AutoreleasingUnsafeMutablePointer<NSString?>? = nil
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    let formatter: Formatter = numbers
    XCTAssertNil(value.pointee)
    XCTAssertTrue(formatter.getObjectValue(value, for: "12", errorDescription: error))
    XCTAssertEqual(value.pointee as? Int, 12)
    XCTAssertFalse(formatter.getObjectValue(value, for: "a", errorDescription: error))
    let own: Formatter = WordFormatter()
    XCTAssertTrue(own.getObjectValue(value, for: "two", errorDescription: error))
    XCTAssertEqual(value.pointee as? Int, 2)
    XCTAssertNotNil(UITextView(usingTextLayoutManager: false).layoutManager)
  }
}

/// The library Closures (on GitHub) extends the protocol.
extension _KeyValueCodingAndObserving where Self: Person {
  fileprivate func watch(_ body: @escaping () -> Void) -> NSKeyValueObservation { observe(\.name) { _, _ in body() } }
}

private final class WordFormatter: Formatter {
  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    obj?.pointee = ["one", "two"].firstIndex(of: string).map { NSNumber(value: $0 + 1) }
    return obj?.pointee != nil
  }
}

class ObservedList: NSObject {
  @objc dynamic var rows = NSMutableArray()
  @objc dynamic var names = ["first"]
}

class ListWatcher: NSObject {
  var log: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = (change![.kindKey] as! NSNumber).uintValue
    let indexes = (change![.indexesKey] as? IndexSet).map { " \(Array($0))" } ?? ""
    let old = (change![.oldKey] as? [String]).map { " - " + $0.joined(separator: " ") } ?? ""
    let new = (change![.newKey] as? [String]).map { " + " + $0.joined(separator: " ") } ?? ""
    log.append("\(kind)\(indexes)\(old)\(new)")
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
