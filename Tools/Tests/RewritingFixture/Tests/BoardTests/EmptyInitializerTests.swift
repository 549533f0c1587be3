import UIKit
import XCTest

private class Square: UIView {
  let note: String
  init() {
    note = "square"
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class WideSquare: Square {
  override init() {
    super.init()
    bounds.size.width = 80
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A class that inherits `init()`.
private class Tower: UIControl {
  var height = 1.0
  init() {
    super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    height = 2
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class Castle: Tower {
  var flag = "white"
  convenience init(flag: String) {
    self.init()
    self.flag = flag
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override init() { super.init() }
}
private final class Keep: Tower { var gate = true }

private final class Framed<Content>: UIView {
  var content: [Content]
  override init(frame: CGRect) {
    content = []
    super.init(frame: frame)
  }
  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class GameController: UIViewController {
  let moves: [String]
  init() {
    moves = ["e4"]
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MoveRecognizer: UIPanGestureRecognizer {
  var moves = 0
  init() {
    super.init(target: nil, action: nil)
    moves = 3
  }
}

private final class Tinted: UIView {
  init(tint: UIColor) {
    super.init(frame: .zero)
    tintColor = tint
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// On iOS `T()` is a message that finds the `init()` of the class. Found in airbnb/epoxy-ios, whose models create views by `View.init`.
final class EmptyInitializerTests: XCTestCase {
  @MainActor private func make<View: UIView>(_ type: View.Type) -> View { View() }
  @MainActor private func maker<View: UIView>(of type: View.Type) -> () -> View { View.init }

  @MainActor func testViews() {
    XCTAssertEqual(make(Square.self).note, "square")
    XCTAssertEqual(maker(of: Square.self)().note, "square")
    let type: UIView.Type = WideSquare.self
    XCTAssertEqual((type.init() as? WideSquare)?.bounds.width, 80)
    XCTAssertTrue(Swift.type(of: make(WideSquare.self)) == WideSquare.self)
  }

  @MainActor func testInheritedInitializers() {
    XCTAssertEqual(make(Tower.self).frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let keep = make(Keep.self)
    XCTAssertTrue(keep.gate)
    XCTAssertEqual(keep.height, 2)
    XCTAssertEqual(make(Castle.self).flag, "white")
  }

  @MainActor func testConvenienceInitializers() {
    XCTAssertEqual(make(Framed<Int>.self).bounds.width, 9)
    XCTAssertTrue(type(of: make(Framed<String>.self)) == Framed<String>.self)
    XCTAssertEqual(make(Tinted.self).tag, 5, "a class without init() is created by init(frame:)")
    XCTAssertEqual(make(UIWindow.self).frame, UIScreen.main.bounds)
  }

  @MainActor func testControllersAndRecognizers() {
    func controller<T: UIViewController>(_ type: T.Type) -> T { T() }
    func recognizer<T: UIGestureRecognizer>(_ type: T.Type) -> T { T() }
    func object<T: NSObject>(_ type: T.Type) -> T { T() }
    XCTAssertEqual(controller(GameController.self).moves, ["e4"])
    XCTAssertEqual(recognizer(MoveRecognizer.self).moves, 3)
    XCTAssertEqual(object(Square.self).note, "square")
  }
}
