import Foundation
import XCTest

extension UserDefaults {
  @objc dynamic var level: Int { return integer(forKey: "level") }
}

class DefaultsTests: XCTestCase {
  override func setUp() {
    UserDefaults.standard.removeObject(forKey: "level")
    UserDefaults.standard.removeObject(forKey: "name")
  }

  func testChangesArePosted() {
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in posts += 1 }
    UserDefaults.standard.set(3, forKey: "level")
    UserDefaults.standard.set("Ann", forKey: "name")
    UserDefaults.standard.removeObject(forKey: "name")
    XCTAssertEqual(posts, 3)
    NotificationCenter.default.removeObserver(token)
    UserDefaults.standard.set(true, forKey: "name")
    XCTAssertEqual(posts, 3)
  }

  func testObserversOfKeys() {
    let watcher = Watcher()
    UserDefaults.standard.addObserver(watcher, forKeyPath: "name", options: .new, context: nil)
    UserDefaults.standard.set("Ben", forKey: "name")
    UserDefaults.standard.set(1, forKey: "level")
    UserDefaults.standard.removeObserver(watcher, forKeyPath: "name")
    UserDefaults.standard.set("Cat", forKey: "name")
    XCTAssertEqual(watcher.seen, ["name Ben"])
  }

  func testObservationsOfKeyPaths() {
    var levels: [Int] = []
    let token = UserDefaults.standard.observe(\.level, options: [.initial, .new]) { _, change in
      levels.append(change.newValue ?? -1)
    }
    UserDefaults.standard.set(7, forKey: "level")
    UserDefaults.standard.set("other", forKey: "name")
    token.invalidate()
    UserDefaults.standard.set(8, forKey: "level")
    XCTAssertEqual(levels, [0, 7])
  }

  /// jessesquires/Foil (on GitHub) stores URLs of web pages.
  func testURLs() throws {
    let defaults = UserDefaults.standard
    defer { defaults.removeObject(forKey: "page") }
    let page = try XCTUnwrap(URL(string: "https://example.org/a?b=c#d"))
    defaults.set(page, forKey: "page")
    XCTAssertEqual(defaults.url(forKey: "page"), page)
    XCTAssertTrue(defaults.object(forKey: "page") is Data)
    defaults.set(URL(string: "www.example.org"), forKey: "page")
    XCTAssertEqual(defaults.url(forKey: "page"), URL(string: "www.example.org"))
    defaults.set(URL(fileURLWithPath: "/a b"), forKey: "page")
    XCTAssertEqual(defaults.url(forKey: "page")?.path, "/a b")
    XCTAssertEqual(defaults.string(forKey: "page"), "/a b")
    defaults.set(Data([1, 2]), forKey: "page")
    XCTAssertNil(defaults.url(forKey: "page"))
    defaults.set(nil as URL?, forKey: "page")
    XCTAssertNil(defaults.object(forKey: "page"))
  }
}
