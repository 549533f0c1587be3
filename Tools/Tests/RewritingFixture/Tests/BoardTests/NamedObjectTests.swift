import UIKit
import XCTest

private final class NamedPiece: NSObject {}

private final class NamedPieceView: UIView {
  override var accessibilityLabel: String? {
    get { "Queen" }
    set {}
  }
}

/// `NSObject` has the accessibility properties on iOS, whatever its class.
final class NamedObjectTests: XCTestCase {
  @MainActor func testObjectsThatAreNoViews() {
    let piece = NamedPiece()
    XCTAssertNil(piece.accessibilityLabel)
    piece.accessibilityLabel = "Rook"
    piece.isAccessibilityElement = true
    piece.accessibilityTraits = .button
    XCTAssertEqual(piece.accessibilityLabel, "Rook")
    XCTAssertTrue(piece.isAccessibilityElement)
    XCTAssertEqual(piece.accessibilityTraits, .button)
    XCTAssertNil(NamedPiece().accessibilityLabel)
  }

  @MainActor func testCodeWithObjectsReachesTheView() {
    let view: NSObject = NamedPieceView()
    XCTAssertEqual(view.accessibilityLabel, "Queen")
    view.accessibilityHint = "moves"
    XCTAssertEqual((view as? UIView)?.accessibilityHint, "moves")
    let item: NSObject = UIBarButtonItem()
    item.accessibilityLabel = "Undo"
    XCTAssertEqual((item as? UIBarButtonItem)?.accessibilityLabel, "Undo")
  }
}
