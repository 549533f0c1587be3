import UIKit
import UIKitTesting
import XCTest

/// Input in orthogonally scrolling sections: prefetching, moving and dragging items, and layout changes during a touch.
@preconcurrency @MainActor
final class OrthogonalInputTests: XCTestCase {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [[Int]] = []
    var cancelled: [[Int]] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append(indexPaths.filter { $0.section == 0 }.map(\.item))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.filter { $0.section == 0 }.map(\.item))
    }
  }

  private func stage(_ counts: [Int] = [40, 30]) -> CompositionalStage {
    CompositionalStage(
      size: CGSize(width: 340, height: 500), counts: counts,
      UICollectionViewCompositionalLayout { number, _ in
        number == 0 ? OrthogonalSectionTests.orthogonalSection() : CompositionalLayoutTests.grid(3)
      })
  }

  func testAhead_ofAShelf_dataIsAnnounced() throws {
    let stage = stage()
    defer { stage.close() }
    let prefetcher = Prefetcher()
    stage.view.prefetchDataSource = prefetcher
    stage.app.frame()
    prefetcher.log = []
    stage.app.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 140, y: 50), duration: 0.3, hold: 0.3)
    try stage.app.waitUntilIdle()
    // Three and a half cards are visible; the next three are prefetched.
    let seen = stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
    let last = try XCTUnwrap(seen.last)
    XCTAssertTrue(prefetcher.log.flatMap { $0 }.contains(last + 2), "\(prefetcher.log), seen \(seen)")
    XCTAssertFalse(prefetcher.log.flatMap { $0 }.contains { $0 > last + 5 }, "\(prefetcher.log)")
    // After scrolling back, the prefetched data is no longer needed.
    stage.app.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 190, y: 50), duration: 0.3, hold: 0.3)
    try stage.app.waitUntilIdle()
    XCTAssertFalse(prefetcher.cancelled.flatMap { $0 }.isEmpty)
  }

  private final class Mover: NSObject, UICollectionViewDataSource {
    var items = Array(0..<40)
    var moves: [[Int]] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = items[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      moves.append([source.item, destination.item])
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  private func moverStage(_ mover: Mover) -> CompositionalStage {
    let stage = CompositionalStage(
      size: CGSize(width: 340, height: 500), counts: [40],
      UICollectionViewCompositionalLayout(section: OrthogonalSectionTests.orthogonalSection()))
    stage.view.dataSource = mover
    stage.app.frame()
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    stage.app.frame()
    return stage
  }

  /// Returns the visible center of a card in an orthogonally scrolling section that has scrolled.
  private func middle(_ stage: CompositionalStage, _ item: Int) throws -> CGPoint {
    let cell = try XCTUnwrap(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  func testAnItemOfAScrolledOrthogonalSection_isReordered() throws {
    let mover = Mover()
    let stage = moverStage(mover)
    defer { stage.close() }
    let (from, to) = (try middle(stage, 10), try middle(stage, 12))
    XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 10, section: 0)))
    stage.view.updateInteractiveMovementTargetPosition(stage.view.convert(from, from: nil))
    stage.app.frame()
    let lifted = try XCTUnwrap(stage.view.visibleCells.first { $0.tag == 10 })
    XCTAssertEqual(lifted.convert(CGPoint(x: 50, y: 40), to: nil).x, from.x, accuracy: 1, "it lies where it was seen")
    stage.view.updateInteractiveMovementTargetPosition(stage.view.convert(to, from: nil))
    stage.app.frame()
    XCTAssertEqual(lifted.convert(CGPoint(x: 50, y: 40), to: nil).x, to.x, accuracy: 1, "it goes along")
    stage.view.endInteractiveMovement()
    try stage.app.waitUntilIdle()
    XCTAssertEqual(mover.moves, [[10, 12]])
    XCTAssertEqual(
      stage.view.indexPathsForVisibleItems.sorted().map { stage.view.cellForItem(at: $0)?.tag },
      stage.view.indexPathsForVisibleItems.sorted().map { mover.items[$0.item] })
    let cell = try XCTUnwrap(stage.view.cellForItem(at: IndexPath(item: 12, section: 0)))
    XCTAssertEqual(cell.convert(CGPoint(x: 50, y: 40), to: nil).x, to.x, accuracy: 1)
  }

  private final class Dragger: NSObject, UICollectionViewDragDelegate {
    var lifted: [IndexPath] = []
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      lifted.append(path)
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
  }
  private final class Dropper: NSObject, UICollectionViewDropDelegate {
    var destinations: [IndexPath?] = []
    func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      destinations.append(coordinator.destinationIndexPath)
    }
    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
  }

  func testADrag_inAScrolledShelf_findsItsItems() throws {
    let mover = Mover()
    let stage = moverStage(mover)
    defer { stage.close() }
    let (dragger, dropper) = (Dragger(), Dropper())
    stage.view.dragDelegate = dragger
    stage.view.dropDelegate = dropper
    stage.view.dragInteractionEnabled = true
    let from = try middle(stage, 10)
    let finger = stage.app.touch(at: from)
    stage.app.advance(by: 0.8)
    XCTAssertEqual(dragger.lifted, [IndexPath(item: 10, section: 0)])
    let to = try middle(stage, 12)
    finger.drag(to: to, duration: 0.4)
    stage.app.advance(by: 0.4)
    finger.lift(after: 0.1)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(dropper.destinations, [IndexPath(item: 12, section: 0)])
  }

  func testAnInteractiveTransition_leavesOrthogonalSectionsRight() throws {
    let stage = stage()
    defer { stage.close() }
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    stage.app.frame()
    let grid = UICollectionViewCompositionalLayout(section: CompositionalLayoutTests.grid(2))
    let transition = stage.view.startInteractiveTransition(to: grid, completion: nil)
    transition.transitionProgress = 0.5
    stage.app.frame()
    for cell in stage.view.visibleCells {
      let place = cell.convert(cell.bounds, to: stage.view)
      XCTAssertTrue(place.insetBy(dx: -120, dy: -120).intersects(stage.view.bounds), "\(cell.frame)")
    }
    stage.view.cancelInteractiveTransition()
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.scrollers.first?.bounds.minX ?? 0, 20 + 1100, "the section has kept its offset")
    let seen = stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted()
    XCTAssertEqual(seen, [9, 10, 11, 12])
    let again = stage.view.startInteractiveTransition(to: grid, completion: nil)
    again.transitionProgress = 0.7
    stage.app.frame()
    stage.view.finishInteractiveTransition()
    try stage.app.waitUntilIdle()
    XCTAssertTrue(stage.view.collectionViewLayout === grid)
    XCTAssertEqual(stage.scrollers.count, 0)
    for cell in stage.view.visibleCells { XCTAssertTrue(cell.superview === stage.view) }
  }
}
