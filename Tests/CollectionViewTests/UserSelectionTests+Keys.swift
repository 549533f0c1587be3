import UIKit
import UIKitTesting
import XCTest

/// Selection with keys: arrow keys, Home, End, Page Up and Page Down, typed letters and the menu key.
extension UserSelectionTests {
  func testKeysSelect() {
    let view = makeGrid()
    app.key(.keyboardTab)
    app.key(.keyboardSpacebar)
    XCTAssertEqual(selected(view), [0])
    app.key(.keyboardRightArrow, modifiers: .shift)
    app.key(.keyboardDownArrow, modifiers: .shift)
    XCTAssertEqual(selected(view), [0, 1, 2, 3, 4])
    app.key(.keyboardLeftArrow, modifiers: .shift)
    app.key(.keyboardUpArrow, modifiers: .shift)
    XCTAssertEqual(selected(view), [0])
    // Arrow keys without modifiers move the anchor.
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardRightArrow, modifiers: .shift)
    XCTAssertEqual(selected(view), [6, 7])
    app.key(.keyboardA, modifiers: .control)
    XCTAssertEqual(selected(view).count, 90)
    app.key(.keyboardSpacebar)
    XCTAssertEqual(selected(view).count, 89)
  }

  func testHomeEndAndPages() {
    let view = makeGrid()
    app.key(.keyboardTab)
    app.key(.keyboardRightArrow)
    func focus() -> Int? {
      (UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell).flatMap {
        view.indexPath(for: $0)?.item
      }
    }
    XCTAssertEqual(focus(), 1)
    app.key(.keyboardPageDown)
    // Four and a half rows are visible, so the focus moves by three rows in the same column.
    XCTAssertEqual(focus(), 10)
    app.key(.keyboardPageUp)
    XCTAssertEqual(focus(), 1)
    app.key(.keyboardEnd)
    XCTAssertEqual(focus(), 89)
    XCTAssertEqual(view.contentOffset.y, 2090 - 300)
    app.key(.keyboardHome, modifiers: .shift)
    XCTAssertEqual(focus(), 0)
    XCTAssertEqual(selected(view).count, 90)
  }

  /// In a custom layout, here a circle, arrow and page keys use the positions of the items.
  func testKeysInACircle() {
    let view = makeGrid(8, layout: Circle())
    app.key(.keyboardTab)
    func focus() -> Int? {
      (UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell).flatMap {
        view.indexPath(for: $0)?.item
      }
    }
    click(0)
    app.click(at: CGPoint(x: 180, y: 150))
    XCTAssertEqual(focus(), 0)
    app.key(.keyboardDownArrow)
    XCTAssertEqual(focus(), 1)
    app.key(.keyboardDownArrow)
    XCTAssertEqual(focus(), 2)
    app.key(.keyboardPageUp)
    XCTAssertEqual(focus(), 6)
  }

  func testTypeAhead() {
    let view = makeGrid()
    let names = ["apple", "avocado", "banana", "blueberry", "cherry", "Clementine"]
    view.itemTextForTypeAhead = { path in names[path.item % names.count] + "\(path.item)" }
    app.key(.keyboardTab)
    func focus() -> Int? {
      UIFocusSystem.focusSystem(for: view)?.focusedItem.flatMap { $0 as? UICollectionViewCell }
        .flatMap { view.indexPath(for: $0)?.item }
    }
    app.key(.keyboardB)
    XCTAssertEqual(focus(), 2)
    app.key(.keyboardL)
    XCTAssertEqual(focus(), 3)
    app.advance(by: 1.5)
    app.key(.keyboardC)
    XCTAssertEqual(focus(), 4)
    app.key(.keyboardC)
    XCTAssertEqual(focus(), 5)
    app.key(.keyboardC)
    XCTAssertEqual(focus(), 10)
    app.advance(by: 1.5)
    // No item begins with that letter, so the focus stays.
    app.key(.keyboardZ)
    XCTAssertEqual(focus(), 10)
    app.advance(by: 1.5)
    // Without names, the texts of the existing cells are used.
    view.itemTextForTypeAhead = nil
    for (path, name) in [(4, "kiwi"), (7, "Kumquat")] {
      view.scrollToItem(at: [0, 0], at: .top, animated: false)
      app.advance(by: 0.2)
      view.cellForItem(at: [0, path])?.accessibilityLabel = name
    }
    app.key(.keyboardHome)
    app.key(.keyboardK)
    XCTAssertEqual(focus(), 4)
    app.key(.keyboardU)
    XCTAssertEqual(focus(), 7)
  }

  func testTheMenuKey() {
    let view = makeGrid()
    app.key(.keyboardTab)
    XCTAssertNotNil(view.contextMenuInteraction)
    // There is no menu, so nothing happens, and the key event is passed on.
    app.key(.keyboardApplication)
    XCTAssertEqual(view.contextMenuInteraction?.menuAppearance, .unknown)
  }
}

/// A layout with eight items in a circle, clockwise. The first item is on the right.
private final class Circle: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 300) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = CGFloat(indexPath.item) / 8 * 2 * .pi
    attributes.size = CGSize(width: 30, height: 30)
    attributes.center = CGPoint(x: 100 + 80 * cos(angle), y: 150 + 80 * sin(angle))
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<8).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
  }
}
