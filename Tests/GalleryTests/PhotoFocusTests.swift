import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The ring around the focused photo. Photos touch each other and the edges of the window.
@preconcurrency @MainActor
final class PhotoFocusTests: GalleryTestCase {
  func testTheRingIsInsideOfThePhoto() throws {
    try start(size: CGSize(width: 1000, height: 700))
    func focusedCell() throws -> PhotoCell? {
      try grid().collectionView.visibleCells.first { $0.isFocused } as? PhotoCell
    }
    for _ in 0..<20 where try focusedCell() == nil {
      app.key(.keyboardTab)
      try settle()
    }
    for _ in 0..<3 {
      let cell = try XCTUnwrap(focusedCell())
      let ring = try XCTUnwrap(cell.subviews.first { $0.layer.borderWidth > 0 })
      XCTAssertEqual(ring.frame, cell.bounds)
      XCTAssertTrue(cell.subviews.last === ring, "above the photo")
      app.key(.keyboardRightArrow)
      try settle()
    }
  }
}
