@testable import UIKit
import UIKitTesting
import XCTest

/// The elements that an interactive transition shows, the cost of finding them, and right-to-left layouts.
@preconcurrency @MainActor
final class TransitionElementTests: StageTestCase {
  private final class CountingFlow: UICollectionViewFlowLayout {
    var queries = 0
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      queries += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func flow(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) -> CountingFlow {
    let layout = CountingFlow()
    layout.itemSize = size
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// Returns all items whose interpolated frames are in the visible area.
  private func crossing(_ transition: UICollectionViewTransitionLayout) -> Set<IndexPath> {
    let paths = (0..<view.numberOfItems(inSection: 0)).map { IndexPath(item: $0, section: 0) }
    return Set(
      paths.filter { path in
        let frame = transition.layoutAttributesForItem(at: path)?.frame ?? .zero
        return frame.minX < view.bounds.maxX && view.bounds.minX < frame.maxX && frame.minY < view.bounds.maxY
          && view.bounds.minY < frame.maxY
      })
  }

  /// In a transition from a row to a column, items to the right of the visible area cross its corner while they move
  /// below it.
  func testWhatIsSeenAtNeitherEnd_isShownWhileItCrosses() throws {
    let old = flow(CGSize(width: 100, height: 300), .horizontal)
    let new = flow(CGSize(width: 200, height: 150), .vertical)
    try stage(old, [50])
    let transition = view.startInteractiveTransition(to: new)
    var most = 0
    for step in 0...20 {
      transition.transitionProgress = CGFloat(step) / 20
      app.frame()
      let shown = Set(view.indexPathsForVisibleItems)
      XCTAssertEqual(shown, crossing(transition), "at \(step)")
      most = max(most, shown.count)
      if step == 10 { XCTAssertEqual(shown.map(\.item).sorted(), [0, 1, 2, 3]) }
      for path in shown {
        XCTAssertEqual(view.cellForItem(at: path)?.frame, transition.layoutAttributesForItem(at: path)?.frame)
      }
    }
    XCTAssertEqual(most, 4)
    XCTAssertEqual(view.indexPathsForVisibleItems.map(\.item).sorted(), [0, 1])
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testInTheMiddleOfTheContent_crossingItemsAreShownToo() throws {
    let old = flow(CGSize(width: 60, height: 90), .vertical)
    let new = flow(CGSize(width: 45, height: 50), .horizontal)
    try stage(old, [300])
    view.contentOffset.y = 3000
    app.frame()
    let transition = view.startInteractiveTransition(to: new)
    for step in 0...10 {
      transition.transitionProgress = CGFloat(step) / 10
      app.frame()
      XCTAssertEqual(Set(view.indexPathsForVisibleItems), crossing(transition), "at \(step)")
    }
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// Queries are extended to tiles of the visible size, so the view can scroll by nine tenths of it before the layouts
  /// are queried again. The results must cover that. The items that cross the visible area there are more than a screen
  /// away in both layouts, to the side in one and below in the other.
  func testScrolledOnTheWay_crossingItemsAreShownToo() throws {
    let old = flow(CGSize(width: 40, height: 50), .vertical)
    let new = flow(CGSize(width: 40, height: 50), .horizontal)
    try stage(old, [1200])
    view.contentOffset.y = 6000
    app.frame()
    let transition = view.startInteractiveTransition(to: new)
    let size = view.bounds.size
    var farOnes = 0
    for progress in [0.3, 0.5, 0.7] as [CGFloat] {
      transition.transitionProgress = progress
      app.frame()
      let start = view.contentOffset
      for (x, y) in [(1, 1), (-1, -1), (1, -1), (-1, 1)] as [(CGFloat, CGFloat)] {
        // First to another position, then to one from which the whole next step is in the requested tiles.
        view.contentOffset = CGPoint(x: start.x + 4 * size.width, y: start.y + 4 * size.height)
        app.frame()
        func phase(_ value: CGFloat, _ length: CGFloat, _ sign: CGFloat) -> CGFloat {
          ((value / length).rounded(.down) + (sign > 0 ? 0.05 : 0.95)) * length
        }
        view.contentOffset = CGPoint(x: phase(start.x, size.width, x), y: phase(start.y, size.height, y))
        app.frame()
        let ends = try XCTUnwrap(transition.endOffsets)
        let queries = (old.queries, new.queries)
        view.contentOffset.x += 0.9 * x * size.width
        view.contentOffset.y += 0.9 * y * size.height
        app.frame()
        XCTAssertTrue(queries == (old.queries, new.queries), "nobody is asked again: \(x), \(y)")
        // Items that cross and are within a screen of one end (docs/differences.md).
        let now = try XCTUnwrap(transition.endOffsets)
        let crossing = crossing(transition)
        let owed = crossing.filter { !isFar($0, from: now, old, new) }
        let shown = Set(view.indexPathsForVisibleItems)
        XCTAssertEqual(owed.subtracting(shown), [], "missing at \(progress) by \(x), \(y)")
        XCTAssertEqual(shown.subtracting(crossing), [], "too much at \(progress) by \(x), \(y)")
        farOnes += owed.count { isFar($0, from: ends, old, new) }
      }
      view.contentOffset = start
    }
    XCTAssertGreaterThan(farOnes, 0, "the scene has nothing that only a farther question finds")
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// Indicates whether an item is more than a screen away from the visible area in both layouts.
  private func isFar(
    _ path: IndexPath, from ends: (from: CGPoint, to: CGPoint), _ old: UICollectionViewLayout,
    _ new: UICollectionViewLayout
  ) -> Bool {
    [(old, ends.from), (new, ends.to)].allSatisfy { layout, offset in
      let near = CGRect(origin: offset, size: view.bounds.size)
        .insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
      return layout.layoutAttributesForItem(at: path).map { !$0.frame.intersects(near) } ?? true
    }
  }

  func testTheProgressAlone_asksTheLayoutsForNothing_untilTheyChange() throws {
    let old = flow(CGSize(width: 50, height: 50), .vertical)
    let new = flow(CGSize(width: 40, height: 30), .vertical)
    try stage(old, [500])
    view.contentOffset.y = 2000
    app.frame()
    let transition = view.startInteractiveTransition(to: new)
    app.frame()
    old.queries = 0
    new.queries = 0
    for step in 1...9 {
      transition.transitionProgress = CGFloat(step) / 10
      app.frame()
    }
    XCTAssertEqual(old.queries, 0)
    XCTAssertEqual(new.queries, 0)
    new.itemSize = CGSize(width: 20, height: 30)
    app.frame()
    XCTAssertEqual(new.queries, 1)
    let cell = try XCTUnwrap(view.visibleCells.first)
    XCTAssertEqual(cell.frame.width, 50 * 0.1 + 20 * 0.9, accuracy: 1e-9)
    // Scrolling during the transition gives different elements at the ends.
    view.contentOffset.y += 700
    app.frame()
    XCTAssertEqual(new.queries, 2)
    XCTAssertEqual(Set(view.indexPathsForVisibleItems), crossing(transition))
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// An element that is hidden in one layout fades in or out at its position in the other layout.
  func testWhatOneEndHides_isShownWhereTheOtherHasIt() throws {
    final class Hiding: ListLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.isHidden = indexPath.item == 1
        return attributes
      }
    }
    let old = Hiding()
    let new = ListLayout()
    new.pitch = 90
    try stage(old, [20])
    XCTAssertNil(view.cellForItem(at: [0, 1]))
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.5
    app.frame()
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertEqual(cell.frame.minY, 90)
    XCTAssertEqual(cell.alpha, 0.5, accuracy: 1e-9)
  }

  // MARK: Right to left

  private let directions: [(UICollectionView.ScrollDirection, UICollectionView.ScrollDirection)] = [
    (.vertical, .vertical), (.horizontal, .horizontal), (.vertical, .horizontal), (.horizontal, .vertical),
  ]
  private let flips = [(true, true), (true, false), (false, true), (false, false)]

  /// In a right-to-left layout, elements move directly between their positions. Random input found that they jumped to
  /// the other side at the start of a transition if only one of the layouts is mirrored.
  func testFromTheRight_everythingGoesStraightFromItsPlaceToItsPlace() throws {
    for (first, second) in flips {
      for (from, to) in directions {
        let name = "\(first), \(second), \(from.rawValue), \(to.rawValue)"
        try stage(FlippingFlow(60, from, flips: first), [80], fromTheRight: true)
        view.scrollToItem(at: [0, 40], at: [.centeredVertically, .centeredHorizontally], animated: false)
        try app.waitUntilIdle()
        // In window coordinates, by item.
        func places() -> [IndexPath: CGRect] {
          Dictionary(
            uniqueKeysWithValues: view.indexPathsForVisibleItems.map { path in
              let frame = view.cellForItem(at: path)?.frame ?? .zero
              return (path, frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY))
            })
        }
        let start = places()
        let transition = view.startInteractiveTransition(to: FlippingFlow(34, to, flips: second))
        app.frame()
        XCTAssertEqual(places(), start, name)
        transition.transitionProgress = 1
        app.frame()
        let end = places()
        transition.transitionProgress = 0.5
        app.frame()
        var compared = 0
        for (path, frame) in places() {
          guard let from = start[path], let to = end[path] else { continue }
          compared += 1
          XCTAssertEqual(frame.midX, (from.midX + to.midX) / 2, accuracy: 0.51, "\(name), \(path)")
          XCTAssertEqual(frame.midY, (from.midY + to.midY) / 2, accuracy: 0.51, "\(name), \(path)")
        }
        XCTAssertGreaterThan(compared, 2, name)
        view.finishInteractiveTransition()
        try app.waitUntilIdle()
        XCTAssertEqual(places(), end, name)
        app.close()
      }
    }
  }

  /// In a right-to-left layout, a change of the layout begins with the current positions. The content offset had
  /// followed the content width in addition to the layout change, so that everything jumped.
  func testFromTheRight_aChangeOfLayoutsBeginsWhereEverythingIs() throws {
    for (first, second) in flips {
      for (from, to) in directions {
        let name = "\(first), \(second), \(from.rawValue), \(to.rawValue)"
        let old = FlippingFlow(60, from, flips: first)
        try stage(old, [80], fromTheRight: true)
        view.scrollToItem(at: [0, 40], at: [.centeredVertically, .centeredHorizontally], animated: false)
        try app.waitUntilIdle()
        let offset = view.contentOffset
        let size = view.contentSize
        let before = view.visibleCells.map { ($0, seen($0)) }
        view.setCollectionViewLayout(FlippingFlow(34, to, flips: second), animated: true)
        for (cell, frame) in before {
          XCTAssertEqual(seen(cell).midX, frame.midX, accuracy: 0.51, name)
          XCTAssertEqual(seen(cell).midY, frame.midY, accuracy: 0.51, name)
        }
        // New cells start at their positions in the old layout: after a frame they have moved by a twentieth.
        let shownBefore = Set(before.map { ObjectIdentifier($0.0) })
        app.frame()
        for path in view.indexPathsForVisibleItems {
          guard let cell = view.cellForItem(at: path), !shownBefore.contains(ObjectIdentifier(cell)),
            var frame = old.layoutAttributesForItem(at: path)?.frame
          else { continue }
          if first { frame.origin.x = max(size.width, 200) - frame.maxX }
          let from = CGPoint(x: frame.midX - offset.x, y: frame.midY - offset.y)
          let to = CGPoint(x: cell.center.x - view.contentOffset.x, y: cell.center.y - view.contentOffset.y)
          let now = seen(cell)
          XCTAssertEqual(now.midX, from.x, accuracy: 0.06 * abs(to.x - from.x) + 0.51, "\(name), \(path)")
          XCTAssertEqual(now.midY, from.y, accuracy: 0.06 * abs(to.y - from.y) + 0.51, "\(name), \(path)")
        }
        try app.waitUntilIdle()
        XCTAssertTrue(view.indexPathsForVisibleItems.contains([0, 40]), name)
        app.close()
      }
    }
  }

  func testFromTheRight_theStartStaysTheStart() throws {
    for (first, second) in flips {
      for isInteractive in [true, false] {
        try stage(FlippingFlow(60, .horizontal, flips: first), [80], fromTheRight: true)
        XCTAssertEqual(view.contentOffset.x, first ? view.contentSize.width - 200 : 0)
        let next = FlippingFlow(34, .horizontal, flips: second)
        if isInteractive {
          view.startInteractiveTransition(to: next).transitionProgress = 0.4
          app.frame()
          view.finishInteractiveTransition()
        } else {
          view.setCollectionViewLayout(next, animated: true)
        }
        try app.waitUntilIdle()
        XCTAssertEqual(view.contentOffset.x, second ? view.contentSize.width - 200 : 0, "\(first), \(second)")
        app.close()
      }
    }
  }
}
