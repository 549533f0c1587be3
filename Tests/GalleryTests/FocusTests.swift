import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The focus of the keyboard in the grid and in the viewer.
@preconcurrency @MainActor
final class FocusTests: GalleryTestCase {
  private var focused: (any UIFocusItem)? { UIFocusSystem.focusSystem(for: app.window)?.focusedItem }

  /// Opens the first photo with the keyboard.
  private func openWithKeys() throws -> PhotoViewController {
    try start(size: CGSize(width: 1280, height: 800))
    let system = try XCTUnwrap(UIFocusSystem.focusSystem(for: app.window))
    system.requestFocusUpdate(to: try XCTUnwrap(grid().collectionView))
    system.updateFocusIfNeeded()
    XCTAssertFalse(try grid().photosForCommands.isEmpty, "the grid has the focus")
    app.key(.keyboardReturnOrEnter)
    try settle()
    return try top()
  }

  func testThePhotoKeepsTheFocusBehindTheInformation() throws {
    let photo = try openWithKeys()
    XCTAssertTrue(focused === photo.zoomView, "\(String(describing: focused))")
    app.key(.keyboardI)
    try settle()
    XCTAssertTrue(photo.presentedViewController is PhotoInfoViewController)
    XCTAssertFalse(focused is UICollectionViewCell, "there is nothing to choose in the information")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertTrue(focused === photo.zoomView, "\(String(describing: focused))")
    app.key(.keyboardRightArrow)
    XCTAssertEqual(photo.position, 1, "the arrow keys show the next photo")
    try app.expectNoReports()
  }
}
