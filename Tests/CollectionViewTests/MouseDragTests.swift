import UIKit
import UIKitTesting
import XCTest

/// Drags of a mouse in a collection view that can also be scrolled.
@preconcurrency @MainActor
final class MouseDragTests: XCTestCase {
  private final class Controller: UICollectionViewController, UICollectionViewDragDelegate {
    var hasItems = true

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dragDelegate = self
      collectionView.dragInteractionEnabled = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      hasItems ? [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] : []
    }
  }

  /// The first event of a fast mouse can be as far from the press as a scroll requires.
  func testAFastMouseDragsAnItem_insteadOfScrolling() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 400))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    app.show(controller)
    try app.waitUntilIdle()
    let view = try XCTUnwrap(controller.collectionView)
    view.contentOffset.y = 100
    try app.waitUntilIdle()
    let offset = view.contentOffset
    for hasItems in [true, false] {
      controller.hasItems = hasItems
      let mouse = app.press(at: CGPoint(x: 25, y: 225))
      mouse.move(to: CGPoint(x: 30, y: 195))
      XCTAssertEqual(view.hasActiveDrag, hasItems)
      mouse.move(to: CGPoint(x: 30, y: 185))
      // Without items to drag, the mouse scrolls.
      XCTAssertEqual(view.contentOffset == offset, hasItems)
      mouse.cancel()
      try app.waitUntilIdle()
    }
  }
}
