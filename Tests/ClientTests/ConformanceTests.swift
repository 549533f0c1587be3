import UIKit
import XCTest

/// Protocols that UIKit's classes adopt, and members that subclasses override, as Apple's headers declare them.
@preconcurrency @MainActor
final class ConformanceTests: XCTestCase {
  /// `UIScrollView : UIView <NSCoding, UIFocusItemScrollableContainer>` (UIScrollView.h).
  func testAScrollView_isAContainerThatScrolls() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.contentSize = CGSize(width: 100, height: 200)
    let container: any UIFocusItemScrollableContainer = scrollView
    XCTAssertEqual(container.visibleSize, CGSize(width: 100, height: 50))
    XCTAssertEqual(container.contentSize, CGSize(width: 100, height: 200))
    container.contentOffset = CGPoint(x: 0, y: 30)
    XCTAssertEqual(scrollView.contentOffset.y, 30)
    XCTAssertTrue(scrollView.focusItemContainer is any UIFocusItemScrollableContainer)
  }

  /// `UIDocument : NSObject <NSFilePresenter, NSProgressReporting, UIUserActivityRestoring>` (UIDocument.h).
  func testADocument_reportsItsProgress() {
    let document = UIDocument(fileURL: URL(fileURLWithPath: "/tmp/document.txt"))
    let reporting: any ProgressReporting = document
    XCTAssertTrue(reporting.progress.isFinished)
    XCTAssertNil(document.progress)
  }

  /// Navigation libraries override the methods of `UIViewControllerAnimatedTransitioning`.
  func testTheTransitionOfASearchController_isOverridden() {
    final class Search: UISearchController {
      override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
      override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 3 + super.transitionDuration(using: transitionContext) }
      override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let search = Search(searchResultsController: nil)
    let animator: any UIViewControllerAnimatedTransitioning = search
    XCTAssertGreaterThan(animator.transitionDuration(using: nil), 3)
    let delegate: any UIViewControllerTransitioningDelegate = search
    XCTAssertNil(delegate.animationController(forPresented: search, presenting: search, source: search))
    XCTAssertTrue(delegate.animationController(forDismissed: search) === search)
  }

  /// `NSMutableParagraphStyle.tabStops` is null-resettable (NSParagraphStyle.h), and `NSParagraphStyle.tabStops` is not optional.
  func testTabStops_canBeReset() {
    let style = NSMutableParagraphStyle()
    let defaults: [NSTextTab] = NSParagraphStyle.default.tabStops
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50), NSTextTab(textAlignment: .left, location: 20)]
    XCTAssertEqual(style.tabStops.map(\.location), [20, 50])
    XCTAssertEqual((style as NSParagraphStyle).tabStops.count, 2)
    style.tabStops = nil
    XCTAssertEqual(style.tabStops, defaults)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    XCTAssertEqual(style.tabStops.first?.location, 10)
  }

  /// Libraries that add a delegate of their own override these properties.
  func testDragAndDropDelegates_areOverridden() {
    final class DragDelegate: NSObject, UICollectionViewDragDelegate, UITableViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    final class Grid: UICollectionView {
      var assignments = 0
      override var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { assignments += 1 }
      }
      override var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { nil }
        set { assignments += 1 }
      }
    }
    final class Table: UITableView {
      var assignments = 0
      override weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { assignments += 1 }
      }
      override weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { assignments += 1 }
      }
    }
    let delegate = DragDelegate()
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = Table()
    grid.dragDelegate = delegate
    grid.dropDelegate = nil
    table.dragDelegate = delegate
    table.dropDelegate = nil
    XCTAssertEqual([grid.assignments, table.assignments], [2, 2])
    XCTAssertTrue(grid.dragDelegate === delegate)
    XCTAssertTrue(table.dragDelegate === delegate)
  }

  /// `registerUndo(withTarget:selector:object:)` (NSUndoManager.h).
  func testUndo_callsAMethod() {
    final class Counter: NSObject {
      var value = 0
      let manager = UndoManager()
      func set(_ number: NSNumber) {
        let selector = Selector("set:", Counter.set)
        manager.registerUndo(withTarget: self, selector: selector, object: NSNumber(value: value))
        value = number.intValue
      }
    }
    let counter = Counter()
    counter.set(5)
    counter.set(8)
    counter.manager.undo()
    XCTAssertEqual(counter.value, 5)
    counter.manager.redo()
    XCTAssertEqual(counter.value, 8)
    counter.manager.undo()
    counter.manager.undo()
    XCTAssertEqual(counter.value, 0)
  }

  /// `UIMotionEffect : NSObject <NSCopying, NSCoding>` (UIMotionEffect.h).
  func testMotionEffects_areCopiedAndArchived() throws {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let copying: NSCopying = group
    let copy = try XCTUnwrap(copying.copy(with: nil) as? UIMotionEffectGroup)
    let copiedEffect = try XCTUnwrap(copy.motionEffects?.first as? UIInterpolatingMotionEffect)
    XCTAssertFalse(copiedEffect === effect)
    let data = try NSKeyedArchiver.archivedData(withRootObject: group, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let archivedGroup = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIMotionEffectGroup
    let archivedEffect = archivedGroup?.motionEffects?.first as? UIInterpolatingMotionEffect
    for result in [copiedEffect, try XCTUnwrap(archivedEffect)] {
      XCTAssertEqual(result.keyPath, "center.x")
      XCTAssertEqual(result.type, .tiltAlongVerticalAxis)
      let values = result.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
      XCTAssertEqual((values?["center.x"] as? NSNumber)?.doubleValue, 20)
    }
  }
}
