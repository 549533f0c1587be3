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

  /// The focus went back to the photo that was opened, and the grid scrolled there, away from the photo that was shown last.
  func testLeavingAPhotoFocusesThePhotoThatWasShownLast() throws {
    let photo = try openWithKeys()
    let last = 40
    for _ in 0..<last { app.key(.keyboardRightArrow) }
    try settle()
    XCTAssertEqual(photo.position, last)
    let name = photo.item.name
    app.key(.keyboardEscape)
    try settle()
    let grid = try grid()
    let path = grid.photos.indexPath(of: last)
    let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: path), "the grid shows the photo")
    XCTAssertTrue(focused === cell, "\(String(describing: focused))")
    XCTAssertTrue(app.window.bounds.contains(cell.convert(cell.bounds, to: nil)))
    app.key(.keyboardReturnOrEnter)
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).item.name, name, "Return opens the photo again")
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardHome)
    try settle()
    XCTAssertTrue(focused === grid.collectionView.cellForItem(at: [0, 0]), "the arrow keys go on from there")
    try app.expectNoReports()
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
