import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The edit menu of the guide's second chapter: the three methods of the delegate, and listing 2-6.
@preconcurrency @MainActor
final class EditMenuTests: ExampleTestCase {
  override func tearDown() async throws {
    UIPasteboard.general.string = nil
    end()
  }

  private func begin(size: CGSize = CGSize(width: 400, height: 500)) throws -> EditMenuViewController {
    let controller = try start("EditMenu", as: EditMenuViewController.self, size: size)
    UIPasteboard.general.string = nil
    return controller
  }

  /// Returns the titles and positions of the visible menu items, from left to right.
  private func offers() -> [(title: String, place: CGPoint)] {
    let titles = ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"]
    var found: [(title: String, place: CGPoint)] = []
    func search(_ view: UIView) {
      // The bar has its own label.
      if view is UINavigationBar { return }
      if let label = view as? UILabel, let text = label.text, titles.contains(text) {
        found.append((text, label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)))
      }
      view.subviews.forEach(search)
    }
    app.window.subviews.forEach(search)
    return found.sorted { $0.place.x < $1.place.x }
  }

  private func hold(_ item: Int, _ controller: EditMenuViewController) throws {
    app.longPress(at: try point(of: item, in: try XCTUnwrap(controller.collectionView)))
    try app.waitUntilIdle()
  }

  private func choose(_ title: String) throws {
    let offer = try XCTUnwrap(offers().first { $0.title == title }, "\(title) among \(offers().map(\.title))")
    app.tap(at: offer.place)
    try app.waitUntilIdle()
  }

  func testTheListingOffersCopyAndPaste_neverCut() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    try hold(9, controller)
    XCTAssertEqual(offers().map(\.title), ["Copy"], "there is nothing to paste")
    try choose("Copy")
    XCTAssertTrue(offers().isEmpty, "the menu has gone")
    XCTAssertEqual(UIPasteboard.general.string, "painting 9")
    XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [])

    try hold(6, controller)
    XCTAssertEqual(offers().map(\.title), ["Copy", "Paste"])
    try expectPicture("EditMenu", inPage: true)
    app.tap(at: try XCTUnwrap(offers().last).place)
    app.advance(by: 0.15)
    try expectPicture("edit-menu-pasting")
    try app.waitUntilIdle()
    XCTAssertEqual(controller.pictures, [0, 1, 2, 3, 4, 5, 9, 6, 7, 8, 9, 10, 11])
    let pasted = view.cellForItem(at: IndexPath(item: 6, section: 0)) as? PaintingCell
    XCTAssertTrue(pasted?.imageView.image === Painting.image(9))
    try app.expectNoReports()
  }

  /// The border of the menu has its color in windows of all sizes. It had been set only when the traits changed, so
  /// that it was black in some windows.
  func testAMenuHasASoftEdge_whateverTheWindowsTraits() throws {
    for size in [CGSize(width: 400, height: 500), CGSize(width: 760, height: 560)] {
      let controller = try begin(size: size)
      try hold(9, controller)
      var view: UIView? = app.window.hitTest(try XCTUnwrap(offers().first).place, with: nil)
      while let one = view, one.layer.borderWidth == 0 { view = one.superview }
      let edge = try XCTUnwrap(view?.layer.borderColor)
      XCTAssertEqual(edge.alpha, 0.12, accuracy: 0.01, "\(size)")
      end()
    }
  }

  func testWithTheSwitchPicturesAreCut() throws {
    let controller = try begin()
    app.tap(controller.cutSwitch)
    try app.waitUntilIdle()
    XCTAssertTrue(controller.cutSwitch.isOn)
    try hold(7, controller)
    XCTAssertEqual(offers().map(\.title), ["Cut", "Copy"])
    try choose("Cut")
    XCTAssertEqual(controller.pictures, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 11)
    try hold(0, controller)
    XCTAssertEqual(offers().map(\.title), ["Cut", "Copy", "Paste"])
    try choose("Paste")
    XCTAssertEqual(controller.pictures, [7, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
    // The delegate is called for each press.
    app.tap(controller.cutSwitch)
    try app.waitUntilIdle()
    try hold(1, controller)
    XCTAssertEqual(offers().map(\.title), ["Copy", "Paste"])
    try app.expectNoReports()
  }

  func testOtherTextCannotBePasted_andATapElsewhereChangesNothing() throws {
    let controller = try begin()
    for text in ["hello", "painting x", "painting "] {
      UIPasteboard.general.string = text
      try hold(3, controller)
      XCTAssertEqual(offers().map(\.title), ["Copy"], text)
      app.tap(at: CGPoint(x: 380, y: 480))
      try app.waitUntilIdle()
      XCTAssertTrue(offers().isEmpty)
      XCTAssertEqual(UIPasteboard.general.string, text)
    }
    XCTAssertEqual(controller.pictures, Array(0..<12))
    try app.expectNoReports()
  }
}
