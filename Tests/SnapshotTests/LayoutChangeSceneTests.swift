import UIKit
import UIKitTesting
import XCTest

/// Pictures of layout changes and interactive movements at eight moments.
@preconcurrency @MainActor
final class LayoutChangeSceneTests: SceneTestCase {
  /// A layout with tiles in a circle around the center of the view, rotated outward.
  private final class CircleLayout: UICollectionViewLayout {
    private var count: Int { collectionView.map { $0.numberOfItems(inSection: 0) } ?? 0 }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let size = collectionViewContentSize
      let angle = 2 * .pi * CGFloat(indexPath.item) / CGFloat(max(1, count))
      let radius = min(size.width, size.height) / 2 - 22
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 26, height: 26)
      attributes.center = CGPoint(x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
      attributes.transform = CGAffineTransform(rotationAngle: angle)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    return layout
  }

  private func show(_ layout: UICollectionViewLayout, count: Int, height: CGFloat = 150) throws -> UICollectionView {
    let controller = TilesController(collectionViewLayout: layout)
    controller.tiles = Array(0..<count)
    start(150, height)
    application.show(controller)
    try application.waitUntilIdle()
    return controller.collectionView
  }

  private let moments = (0..<8).map { Double($0) * 0.05 + 1.0 / 120 }

  func testFlowToCircle() throws {
    let view = try show(flow(42, 30), count: 12)
    view.setCollectionViewLayout(CircleLayout(), animated: true)
    expect("layout-change-circle", at: moments)
  }

  func testGridToList_inTheMiddleOfTheContent() throws {
    let view = try show(flow(31, 31), count: 200)
    view.contentOffset.y = 600
    try application.waitUntilIdle()
    view.setCollectionViewLayout(flow(138, 24), animated: true)
    expect("layout-change-list", at: moments)
  }

  func testAnInteractiveTransition() throws {
    let view = try show(flow(31, 31), count: 60)
    let transition = view.startInteractiveTransition(to: flow(67, 50))
    var pictures: [UIKitTesting.Snapshot] = []
    for progress in [0, 0.2, 0.4, 0.6, 0.8, 0.9] as [CGFloat] {
      transition.transitionProgress = progress
      application.advance(by: 0.2)
      pictures.append(application.snapshot())
    }
    view.finishInteractiveTransition()
    application.advance(by: 0.1)
    pictures.append(application.snapshot())
    try application.waitUntilIdle()
    pictures.append(application.snapshot())
    expect("interactive-transition", sheet: pictures)
  }

  func testAnInteractiveTransitionThatIsCancelled() throws {
    let view = try show(flow(42, 30), count: 12)
    let transition = view.startInteractiveTransition(to: CircleLayout())
    var pictures: [UIKitTesting.Snapshot] = []
    for progress in [0.25, 0.5, 0.75] as [CGFloat] {
      transition.transitionProgress = progress
      application.advance(by: 0.2)
      pictures.append(application.snapshot())
    }
    view.cancelInteractiveTransition()
    for _ in 0..<4 {
      application.advance(by: 0.06)
      pictures.append(application.snapshot())
    }
    try application.waitUntilIdle()
    pictures.append(application.snapshot())
    expect("interactive-transition-cancelled", sheet: pictures)
  }

  func testAnInteractiveMovement() throws {
    let view = try show(flow(31, 31), count: 14)
    var pictures: [UIKitTesting.Snapshot] = []
    func take(after seconds: Double) {
      application.advance(by: seconds)
      pictures.append(application.snapshot())
    }
    view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 66, y: 30))
    take(after: 0.1)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 48))
    take(after: 0.06)
    take(after: 0.1)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 84))
    take(after: 0.06)
    take(after: 0.5)
    view.endInteractiveMovement()
    take(after: 0.04)
    take(after: 0.08)
    take(after: 0.6)
    expect("interactive-movement", sheet: pictures)
  }
}
