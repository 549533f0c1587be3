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
}
