import UIKit
import XCTest

/// Classes whose class methods are called by their selectors.
@MainActor
final class ClassObserverTests: XCTestCase {
  private class Watch {
    static var names: [String] = []
    static func start() {
      NotificationCenter.default.addObserver(self, selector: #selector(see(_:)), name: .boardChanged, object: nil)
    }
    static func end() { NotificationCenter.default.removeObserver(self) }
    @objc static func see(_ notification: Notification) { names.append(notification.name.rawValue) }
    @objc class func tap(_ sender: UIButton) { names.append("\(self) \(sender.tag)") }
    class func button() -> UIButton {
      let button = UIButton()
      button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
      return button
    }
  }
  private class NightWatch: Watch {}

  override func setUp() {
    super.setUp()
    Watch.names = []
  }

  /// kudoleh/iOS-Clean-Architecture-MVVM (on GitHub) has a class as the observer of notifications.
  func testClassesAsObservers() {
    Watch.start()
    NotificationCenter.default.post(name: .boardChanged, object: nil)
    XCTAssertEqual(Watch.names, ["boardChanged"])
    NotificationCenter.default.removeObserver(Watch.self, name: .boardChanged, object: nil)
    NotificationCenter.default.post(name: .boardChanged, object: nil)
    XCTAssertEqual(Watch.names.count, 1)
    Watch.start()
    Watch.end()
    NotificationCenter.default.post(name: .boardChanged, object: nil)
    XCTAssertEqual(Watch.names.count, 1)
  }

  func testClassesAsTargets() {
    let button = NightWatch.button()
    button.tag = 3
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(Watch.names, ["NightWatch 3"])
    button.removeTarget(NightWatch.self, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(Watch.names.count, 1)
  }
}

extension Notification.Name {
  fileprivate static let boardChanged = Notification.Name("boardChanged")
}
