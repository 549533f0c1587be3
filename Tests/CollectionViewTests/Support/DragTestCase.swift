import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with two adjacent collection views of 100 × 200 points. Each has two columns of items of 50 ×
/// 50 points.
@preconcurrency @MainActor
class DragTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var left: DragSide!
  private(set) var right: DragSide!
  /// The log of both views. It is not optional: otherwise `take()` would be the method of `Optional`.
  let log = EventLog()

  func show(_ leftItems: [String], _ rightItems: [String]) throws { try show([leftItems], sections: [rightItems]) }

  func show(_ leftItems: [[String]], sections rightItems: [[String]]) throws {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
    left = DragSide("left", leftItems, log, frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    right = DragSide("right", rightItems, log, frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(left.view)
    root.addSubview(right.view)
    app.show(root)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
    left = nil
    right = nil
  }

  /// Begins a touch that lifts the item at a position, and returns it.
  func lift(_ x: CGFloat, _ y: CGFloat) -> TestFinger {
    let finger = app.touch(at: CGPoint(x: x, y: y))
    app.advance(by: 0.6)
    return finger
  }

  /// Makes a view insert dropped items at the destination, or at the end if there is none.
  func insertDrops(on side: DragSide) {
    side.perform = { [unowned side] coordinator in
      for item in coordinator.items {
        let path = coordinator.destinationIndexPath ?? IndexPath(item: side.items.count, section: 0)
        side.view.performBatchUpdates {
          side.sections[path.section].insert((item.dragItem.localObject as? String) ?? "?", at: path.item)
          side.view.insertItems(at: [path])
        }
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }
  }
}
