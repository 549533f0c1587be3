import UIKit
import UIKitTesting
import XCTest

/// A flow layout whose rows are attached to springs and lag behind while scrolling. This is typical of iOS collection
/// views with dynamics (the technique of WWDC 2013, session 217).
final class SpringyLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var visible: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let wanted = view.bounds.insetBy(dx: -100, dy: -100)
    let items = super.layoutAttributesForElements(in: wanted) ?? []
    let paths = Set(items.map(\.indexPath))
    for behavior in animator.behaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first,
        let path = (item as? UICollectionViewLayoutAttributes)?.indexPath, !paths.contains(path)
      else { continue }
      animator.removeBehavior(spring)
      visible.remove(path)
    }
    for item in items where !visible.contains(item.indexPath) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
      animator.addBehavior(spring)
      visible.insert(item.indexPath)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let travel = newBounds.minY - view.bounds.minY
    let touch = view.panGestureRecognizer.location(in: view)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      let resistance = min(1, abs(touch.y - spring.anchorPoint.y) / 500)
      item.center.y += travel * resistance
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@preconcurrency @MainActor
final class SpringyLayoutTests: XCTestCase {
  private final class Source: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(path.item % 24) / 24, saturation: 0.55, brightness: 0.9, alpha: 1)
      cell.contentView.layer.cornerRadius = 6
      return cell
    }
  }

  func testRowsLagBehindTheFinger_andComeToRest() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 280, height: 44)
    layout.minimumLineSpacing = 8
    let controller = Source(collectionViewLayout: layout)
    app.show(controller)
    let view = controller.collectionView!
    try app.waitUntilIdle()
    XCTAssertFalse(layout.animator.isRunning)
    func gaps() -> [CGFloat] {
      let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      return zip(cells, cells.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    }
    for gap in gaps() { XCTAssertEqual(gap, 8, accuracy: 0.5) }

    let finger = app.touch(at: CGPoint(x: 160, y: 400))
    finger.drag(to: CGPoint(x: 160, y: 200), duration: 0.2)
    XCTAssertTrue(layout.animator.isRunning)
    let spread = gaps()
    XCTAssertGreaterThan(
      (spread.max() ?? 0) - (spread.min() ?? 0), 3, "the rows spread while the finger moves: \(spread)")
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertFalse(layout.animator.isRunning)
    for gap in gaps() { XCTAssertEqual(gap, 8, accuracy: 0.6, "at rest they lie as the flow layout says") }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = layout.itemSize
    XCTAssertLessThan(layout.animator.behaviors.count, 30, "only what is near the screen hangs on springs")
    let frames = app.frameCount
    app.advance(by: 1)
    XCTAssertEqual(app.frameCount, frames)
  }
}
