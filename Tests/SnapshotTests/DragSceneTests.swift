import UIKit
import UIKitTesting
import XCTest

/// Pictures of a drag of two items between two collection views, frame by frame, and of a layout that a pinch controls.
@preconcurrency @MainActor
final class DragSceneTests: SceneTestCase {
  @MainActor
  private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var numbers: [Int]
    let view: UICollectionView

    init(_ numbers: [Int], frame: CGRect) {
      self.numbers = numbers
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 36, height: 36)
      layout.minimumInteritemSpacing = 4
      layout.minimumLineSpacing = 4
      layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.backgroundColor = .white
      view.register(NumberedTile.self, forCellWithReuseIdentifier: "tile")
      view.dataSource = self
      view.dragDelegate = self
      view.dropDelegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? NumberedTile)?.show(numbers[path.item])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [item(path)] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { [item(path)] }
    private func item(_ path: IndexPath) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(numbers[path.item])")))
      item.localObject = numbers[path.item]
      return item
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      if collectionView.hasActiveDrag { return UICollectionViewDropProposal(operation: .forbidden) }
      return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard var path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        collectionView.performBatchUpdates {
          self.numbers.insert(item.dragItem.localObject as? Int ?? 0, at: path.item)
          collectionView.insertItems(at: [path])
        }
        coordinator.drop(item.dragItem, toItemAt: path)
        path.item += 1
      }
    }
  }

  /// The pictures show the lifted item, the drag over its own view, which does not accept it, a second item that is
  /// added, the drag over the other view, which opens a gap, two moments of the drop animation, and the end.
  func testADragBetweenTwoViews() throws {
    start(180, 120, scale: 2)
    let left = Tiles(Array(1...4), frame: CGRect(x: 0, y: 0, width: 84, height: 120))
    let right = Tiles(Array(11...14), frame: CGRect(x: 96, y: 0, width: 84, height: 120))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
    root.backgroundColor = UIColor(white: 0.8, alpha: 1)
    root.addSubview(left.view)
    root.addSubview(right.view)
    application.show(root)
    try application.waitUntilIdle()
    var pictures: [UIKitTesting.Snapshot] = []
    func take(after seconds: Double) {
      application.advance(by: seconds)
      pictures.append(application.snapshot())
    }
    let finger = application.touch(at: CGPoint(x: 22, y: 22))
    take(after: 0.8)
    finger.drag(to: CGPoint(x: 40, y: 90), duration: 0.2)
    take(after: 0.2)
    let other = application.touch(at: CGPoint(x: 62, y: 22), finger: 2)
    application.advance(by: 0.05)
    other.lift()
    take(after: 0.1)
    take(after: 0.3)
    finger.drag(to: CGPoint(x: 118, y: 62), duration: 0.2)
    take(after: 0.6)
    finger.lift()
    take(after: 0.08)
    take(after: 0.1)
    try application.waitUntilIdle()
    take(after: 0)
    expect("drag-and-drop", sheet: pictures)
  }

  /// A small version of the guide's listing 4-1. The pinch controls the progress. After the fingers lift, the
  /// transition completes.
  func testAPinchSpreadsTheLayout() throws {
    start(124, 124, scale: 2)
    let tiles = Tiles(Array(1...9), frame: CGRect(x: 0, y: 0, width: 124, height: 124))
    tiles.view.dragDelegate = nil
    application.show(tiles.view)
    try application.waitUntilIdle()
    let spreader = Spreader(tiles.view)
    tiles.view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: spreader, action: Selector("pinched:", Spreader.pinched(_:))))
    var pictures: [UIKitTesting.Snapshot] = []
    func take(after seconds: Double) {
      application.advance(by: seconds)
      pictures.append(application.snapshot())
    }
    let fingers = [CGFloat(-1), 1].enumerated().map { index, side in
      application.touch(at: CGPoint(x: 62 + side * 15, y: 62), finger: index + 1)
    }
    for step in 1...4 {
      application.advance(by: 0.05)
      application.send(
        moves: [(1, CGPoint(x: 47 - step * 7, y: 62)), (2, CGPoint(x: 77 + step * 7, y: 62))])
      take(after: 0.02)
    }
    for finger in fingers { finger.lift() }
    take(after: 0.05)
    take(after: 0.1)
    take(after: 0.1)
    try application.waitUntilIdle()
    take(after: 0)
    expect("pinch-transition", sheet: pictures)
    withExtendedLifetime(spreader) {}
  }

  @MainActor
  private final class Spreader: NSObject {
    private unowned let view: UICollectionView
    private var between: UICollectionViewTransitionLayout?

    init(_ view: UICollectionView) { self.view = view }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
      switch pinch.state {
      case .began, .changed:
        if between == nil {
          let next = UICollectionViewFlowLayout()
          next.itemSize = CGSize(width: 56, height: 56)
          next.minimumInteritemSpacing = 4
          next.minimumLineSpacing = 4
          next.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
          between = view.startInteractiveTransition(to: next)
        }
        between?.transitionProgress = min(1, max(0, (pinch.scale - 1) / 2))
        between?.invalidateLayout()
      case .ended:
        view.finishInteractiveTransition()
        between = nil
      default:
        view.cancelInteractiveTransition()
        between = nil
      }
    }
  }
}
