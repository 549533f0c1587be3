import UIKit
import XCTest

@testable import Board

class OverrideTests: XCTestCase {
  func testOverridesInExtensions() {
    let controller = SmallBoardController()
    controller.title = "a"
    controller.title = "b"
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ["title nil", "title a", "loaded b"])
    XCTAssertTrue((controller as UIViewController).prefersStatusBarHidden)
  }

  func testOverridesOfMethodsOfExtensions() {
    let piece: Piece = Pawn()
    XCTAssertEqual(piece.letter(), "P")
    XCTAssertEqual(Piece().letter(), "?")
    XCTAssertEqual(piece.value, 1)
  }

  func testInitializersWithCoders() {
    XCTAssertNotNil(CodedView(number: 3))
    XCTAssertEqual(CodedView(number: 3).number, 3)
  }
}

class Piece: NSObject {}
extension Piece {
  @objc func letter() -> String { return "?" }
  @objc var value: Int { return 0 }
}

class Pawn: Piece {
  override func letter() -> String { return "P" }
  override var value: Int { return 1 }
}

class CodedView: UIView {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension OverrideTests {
  func testOverridesInExtensionsWithMoreGeneralParameters() {
    let table = UITableView()
    XCTAssertTrue(table.setRows(3) === table)
    XCTAssertEqual(table.accessibilityLabel, "table view:  3")
    let view: UIScrollView = table
    view.update { $0.calls.append("scrolled") }
    XCTAssertEqual(view.accessibilityLabel, "table view: scrolled 0")
    XCTAssertEqual(UIScrollView().update { $0.calls.append("a") }.accessibilityLabel, "scroll view: a")
  }
}
