import CoreGraphics
import Foundation
import UIKit
import XCTest

/// Collection views in a real window, with a mouse and a wheel: flings, reordering, drags between two views, and
/// pinches. Afterwards the screen must show the data in the layout.
@preconcurrency @MainActor
final class WindowUserInputTests: WindowTestCase {
  private var loop: FrameLoop!
  private var root: UIWindow!

  override func tearDown() async throws {
    if loop != nil { ApplicationStart.tearDown() }
    root = nil
    loop = nil
    closeAll()
  }

  private func openApplication(_ content: (UIViewController) -> Void) throws {
    try open()
    loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    UIApplication.shared.applicationState = .active
    root = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    root.rootViewController = controller
    content(controller)
    root.makeKeyAndVisible()
    rest()
  }

  private func rest() { rest(loop) }

  // MARK: Tiles

  /// A collection view of colored squares of 50 × 50 points in two columns, with its data source.
  @MainActor
  private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var colors: [UInt32]
    let view: UICollectionView
    let controller: UICollectionViewController

    init(_ colors: [UInt32], x: CGFloat, height: CGFloat = 300) {
      self.colors = colors
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      controller = UICollectionViewController(collectionViewLayout: layout)
      view = controller.collectionView
      super.init()
      view.frame = CGRect(x: x, y: 0, width: 100, height: height)
      view.contentInsetAdjustmentBehavior = .never
      view.backgroundColor = .white
      view.showsVerticalScrollIndicator = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      let color = colors[path.item]
      cell.backgroundColor = UIColor(
        red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255, blue: CGFloat(color & 255) / 255,
        alpha: 1)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      colors.insert(colors.remove(at: from.item), at: to.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "tile")))
      item.localObject = colors[path.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        guard let color = item.dragItem.localObject as? UInt32 else { continue }
        let path = coordinator.destinationIndexPath ?? IndexPath(item: colors.count, section: 0)
        collectionView.performBatchUpdates {
          self.colors.insert(color, at: path.item)
          collectionView.insertItems(at: [path])
        }
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }
  }

  private static let palette: [UInt32] = [
    0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0x800000, 0x008000, 0x000080, 0x808000,
  ]

  /// Checks that the screen shows the colors of the data at the positions of the layout.
  private func assertShows(_ tiles: Tiles, line: UInt = #line) {
    for cell in tiles.view.visibleCells {
      guard let path = tiles.view.indexPath(for: cell) else { continue }
      let frame = cell.convert(cell.bounds, to: nil)
      let place = (Int(frame.midX), Int(frame.midY))
      guard tiles.view.frame.contains(CGPoint(x: place.0, y: place.1)), place.1 < 300 else { continue }
      XCTAssertEqual(
        screenPixel(place.0, place.1), tiles.colors[path.item], "item \(path.item) at \(place)", line: line)
    }
  }

  func testADragBetweenTwoViews() throws {
    var left: Tiles!
    var right: Tiles!
    try openApplication { controller in
      left = Tiles(Array(Self.palette[0..<4]), x: 0)
      right = Tiles(Array(Self.palette[4..<7]), x: 200)
      for tiles in [left!, right!] {
        tiles.view.dragDelegate = tiles
        tiles.view.dropDelegate = tiles
        controller.view.addSubview(tiles.view)
      }
    }
    assertShows(left)
    try point(75, 25)
    try hand("mousedown", "1")
    try drag(from: (75, 25), to: (275, 30))
    run { right.view.hasUncommittedUpdates }
    XCTAssertTrue(left.view.hasActiveDrag)
    XCTAssertEqual(right.view.numberOfItems(inSection: 0), 4, "there is room for it")
    // The item is dragged at the pointer.
    run { self.screenPixel(268, 24) == Self.palette[1] }
    XCTAssertEqual(screenPixel(268, 24), Self.palette[1])
    try hand("mouseup", "1")
    run { !left.view.hasActiveDrag }
    rest()
    XCTAssertEqual(right.colors, [Self.palette[4], Self.palette[1], Self.palette[5], Self.palette[6]])
    XCTAssertEqual(left.colors, Array(Self.palette[0..<4]))
    assertShows(left)
    assertShows(right)

    // Escape cancels the next drag.
    try point(25, 25)
    try hand("mousedown", "1")
    try drag(from: (25, 25), to: (225, 80))
    run { right.view.hasActiveDrop }
    try hand("key", "Escape")
    run { !left.view.hasActiveDrag }
    try hand("mouseup", "1")
    rest()
    XCTAssertEqual(right.colors.count, 4)
    XCTAssertEqual(UIScreen.main.windows.count, 1)
    assertShows(left)
    assertShows(right)
  }

  func testAReorder_withAutoscroll() throws {
    var tiles: Tiles!
    let colors = (0..<40).map { UInt32(0x101010 + $0 * 0x050302) }
    try openApplication { controller in
      tiles = Tiles(colors, x: 0, height: 200)
      controller.addChild(tiles.controller)
      controller.view.addSubview(tiles.view)
    }
    try point(25, 25)
    try hand("mousedown", "1")
    run { tiles.view.hasUncommittedUpdates }
    XCTAssertTrue(tiles.view.hasUncommittedUpdates, "a press lifts it")
    try drag(from: (25, 25), to: (30, 195))
    // It is held at the edge, so the content scrolls.
    run { tiles.view.contentOffset.y > 200 }
    XCTAssertGreaterThan(tiles.view.contentOffset.y, 200)
    try drag(from: (30, 195), to: (30, 100))
    run(atLeast: 0.3)
    try hand("mouseup", "1")
    run { !tiles.view.hasUncommittedUpdates }
    rest()
    let place = try XCTUnwrap(tiles.colors.firstIndex(of: colors[0]))
    XCTAssertGreaterThan(place, 8)
    XCTAssertEqual(tiles.colors.filter { $0 != colors[0] }, Array(colors.dropFirst()))
    assertShows(tiles)
  }

  func testAThrow_runsOut_andBouncesAtTheEnd() throws {
    var tiles: Tiles!
    let colors = (0..<200).map { UInt32(0x100000 + $0 * 0x000fff) }
    try openApplication { controller in
      tiles = Tiles(colors, x: 0, height: 200)
      controller.view.addSubview(tiles.view)
    }
    let log = OffsetLog()
    tiles.view.delegate = log
    func throwUp() throws {
      // If the machine is too slow, it is repeated.
      for _ in 0..<20 {
        log.offsets = []
        try point(50, 180)
        try hand("mousedown", "1")
        try fling(x: 50, through: stride(from: 170, through: 40, by: -13))
        let isThrown = tiles.view.isDecelerating
        rest()
        if isThrown { return }
      }
      XCTFail("it cannot be thrown")
    }
    try throwUp()
    let first = try XCTUnwrap(log.offsets.first)
    XCTAssertGreaterThan(tiles.view.contentOffset.y - first, 140, "farther than the hand went")
    XCTAssertEqual(log.offsets.sorted(), log.offsets, "always on, never back")
    assertShows(tiles)
    // Near the end: beyond it, and back.
    let end = tiles.view.contentSize.height - 200
    tiles.view.contentOffset.y = end - 60
    rest()
    try throwUp()
    XCTAssertGreaterThan(log.offsets.max() ?? 0, end, "the edge gives way")
    XCTAssertEqual(tiles.view.contentOffset.y, end)
    assertShows(tiles)
  }

  private final class OffsetLog: NSObject, UICollectionViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ view: UIScrollView) { offsets.append(view.contentOffset.y) }
  }

  /// The wheel with Control pressed is a pinch, which controls an interactive transition to another layout, as in the
  /// guide.
  func testAPinchWithTheWheel_drivesATransition() throws {
    var tiles: Tiles!
    let pincher = Pincher()
    try openApplication { controller in
      tiles = Tiles(Array(Self.palette[0..<8]), x: 0)
      controller.view.addSubview(tiles.view)
      pincher.view = tiles.view
      tiles.view.addGestureRecognizer(
        UIPinchGestureRecognizer(target: pincher, action: Selector("pinched:", Pincher.pinched(_:))))
    }
    assertShows(tiles)
    try point(50, 100)
    try hand("keydown", "ctrl")
    // Without delays, because input after a pause is a new pinch.
    try hand("click", "--repeat", "3", "--delay", "0", "4")
    run { pincher.progress.count >= 3 }
    try hand("keyup", "ctrl")
    XCTAssertEqual(pincher.progress.sorted(), pincher.progress, "every notch brings it on")
    run { pincher.isFinished != nil }
    rest()
    XCTAssertEqual(pincher.isFinished, true)
    XCTAssertEqual((tiles.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height, 80)
    assertShows(tiles)
  }

  @MainActor
  private final class Pincher: NSObject {
    weak var view: UICollectionView?
    private var between: UICollectionViewTransitionLayout?
    var progress: [CGFloat] = []
    var isFinished: Bool?

    func pinched(_ pinch: UIPinchGestureRecognizer) {
      guard let view else { return }
      switch pinch.state {
      case .began:
        let next = UICollectionViewFlowLayout()
        next.itemSize = CGSize(width: 50, height: 80)
        next.minimumLineSpacing = 0
        next.minimumInteritemSpacing = 0
        between = view.startInteractiveTransition(to: next) { [weak self] _, finished in self?.isFinished = finished }
        follow(pinch)
      case .changed: follow(pinch)
      case .ended: view.finishInteractiveTransition()
      default: view.cancelInteractiveTransition()
      }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
      between?.transitionProgress = min(1, max(0, (pinch.scale - 1) * 2))
      between?.invalidateLayout()
      progress.append(between?.transitionProgress ?? -1)
    }
  }
}
