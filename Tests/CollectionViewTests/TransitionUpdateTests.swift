import UIKit
import UIKitTesting
import XCTest

/// Batch updates during an interactive transition. Both layouts are notified and queried, and their results are
/// interpolated. UIKit's transition layout uses only its base class (docs/differences.md).
@preconcurrency @MainActor
final class TransitionUpdateTests: StageTestCase {
  /// A layout with rows that appear from a side and disappear to it, if the test sets one.
  private final class SlidingLayout: ListLayout {
    var side: CGFloat?
    var heard: [String] = []
    var untranslated: [String] = []

    init(pitch: CGFloat, side: CGFloat?) {
      self.side = side
      super.init()
      self.pitch = pitch
    }
    required init?(coder: NSCoder) { nil }

    private func hear(_ moment: String) {
      heard.append(moment)
      if indexTranslation?.newIndexPath(for: [0, 1]) != [0, 2] { untranslated.append(moment) }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      hear("invalidate")
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      hear("prepare")
      super.prepare()
    }
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: items)
      hear("updates \(items.count)")
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      hear("initial \(path[1])")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      guard attributes?.alpha == 0 else { return attributes }
      guard let side else { return nil }
      attributes?.center.x += side
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      hear("final \(path[1])")
      guard let attributes = super.finalLayoutAttributesForDisappearingItem(at: path), let side else { return nil }
      attributes.center.x += side
      return attributes
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      hear("finalize")
    }
  }

  private func presented(_ view: UIView) throws -> CALayer { try XCTUnwrap(view.layer.presentation()) }

  func testBothLayouts_areCalled_andTheirAttributesInterpolated() throws {
    let old = SlidingLayout(pitch: 50, side: -100)
    let new = SlidingLayout(pitch: 110, side: 500)
    try stage(old, [6])
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.25
    app.frame()
    let gone = try XCTUnwrap(view.cellForItem(at: [0, 3]))
    old.heard = []
    new.heard = []
    old.untranslated = []
    new.untranslated = []
    source.sections[0].remove(at: 3)
    source.sections[0].insert(77, at: 1)
    view.performBatchUpdates {
      self.view.deleteItems(at: [[0, 3]])
      self.view.insertItems(at: [[0, 1]])
    }
    for layout in [old, new] {
      XCTAssertEqual(
        layout.heard,
        ["invalidate", "prepare", "updates 2"] + (0...4).map { "final \($0)" } + (0...4).map { "initial \($0)" }
          + ["finalize"])
      XCTAssertEqual(layout.untranslated, [], "the translation is there all the time")
      XCTAssertNil(layout.indexTranslation)
    }
    // A quarter of the way from 100 points on the left to 500 on the right.
    let came = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertEqual(came.center, CGPoint(x: 100, y: 70 * 0.75 + 130 * 0.25))
    XCTAssertEqual(try presented(came).position.x, 150, accuracy: 1e-6)
    XCTAssertEqual(try presented(came).position.y, came.center.y, accuracy: 1e-6)
    XCTAssertEqual(try presented(came).opacity, 0, accuracy: 1e-6)
    XCTAssertEqual(gone.center.x, 150)
    XCTAssertEqual(gone.alpha, 0)
    // Remaining items move from their old to their new positions.
    let stayed = try XCTUnwrap(view.cellForItem(at: [0, 2]))
    XCTAssertEqual(try presented(stayed).position.y, came.center.y, accuracy: 1e-6)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertTrue(gone.isHidden)
    checkAtRest()
  }

  func testALayoutThatSaysNothing_hasThemBeginAndEndAtTheirPlace() throws {
    let old = SlidingLayout(pitch: 50, side: 200)
    let new = SlidingLayout(pitch: 100, side: nil)
    try stage(old, [6])
    view.startInteractiveTransition(to: new).transitionProgress = 0.25
    app.frame()
    let gone = try XCTUnwrap(view.cellForItem(at: [0, 3]))
    let place = gone.center
    source.sections[0].remove(at: 3)
    source.sections[0].insert(77, at: 1)
    view.performBatchUpdates {
      self.view.deleteItems(at: [[0, 3]])
      self.view.insertItems(at: [[0, 1]])
    }
    // Three quarters of the layout that slides and fades, a quarter of the one that does neither.
    let came = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertEqual(try presented(came).position.x, 250, accuracy: 1e-6)
    XCTAssertEqual(try presented(came).opacity, 0.25, accuracy: 1e-6)
    XCTAssertEqual(gone.center.x, 250, accuracy: 1e-9)
    XCTAssertEqual(gone.center.y, place.y, accuracy: 1e-9)
    XCTAssertEqual(gone.alpha, 0.25, accuracy: 1e-9)
    view.cancelInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// A supplementary view that one layout deletes disappears. The view of the same kind in the other layout is a
  /// different view.
  func testExtraElements_areThoseOfBothLayouts() throws {
    final class Badged: ListLayout {
      var takesAway = false
      override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        takesAway && kind == "header" ? [[0, 0]] : []
      }
    }
    for (first, second) in [(true, false), (false, true), (false, false)] {
      let old = Badged()
      old.headerHeight = 20
      old.takesAway = first
      let new = Badged()
      new.headerHeight = 40
      new.takesAway = second
      try stage(old, [3])
      view.startInteractiveTransition(to: new).transitionProgress = 0.5
      app.frame()
      let header = view.supplementaryView(forElementKind: "header", at: [0, 0])
      XCTAssertNotNil(header)
      source.sections[0].append(9)
      view.insertItems(at: [[0, 3]])
      XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: [0, 0]) === header, !first && !second)
      view.finishInteractiveTransition()
      try app.waitUntilIdle()
      checkAtRest()
      app.close()
    }
  }

  /// UICollectionViewLayout.h: a layout is notified of animated changes of bounds. Both layouts of a transition are.
  func testAnAnimatedChangeOfBounds_reachesBothLayouts() throws {
    final class Watching: ListLayout {
      var heard: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append("prepare \(oldBounds.height)") }
      override func finalizeAnimatedBoundsChange() { heard.append("finalize") }
    }
    let old = Watching()
    let new = Watching()
    try stage(old, [20])
    view.startInteractiveTransition(to: new).transitionProgress = 0.5
    app.frame()
    UIView.animate(withDuration: 0.2) { self.view.frame.size.height = 210 }
    XCTAssertEqual(old.heard, ["prepare 300.0", "finalize"])
    XCTAssertEqual(new.heard, old.heard)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }

  /// Rows that an update moves into view during a transition come from where their neighbors come from.
  func testRowsFromBelow_moveIntoView() throws {
    try stage(ListLayout(), [20])
    view.startInteractiveTransition(to: SlidingLayout(pitch: 66, side: 0)).transitionProgress = 0.5
    app.frame()
    XCTAssertNil(view.cellForItem(at: [0, 7]))
    source.sections[0].removeSubrange(0..<3)
    view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 4]))
    XCTAssertEqual(cell.frame.minY, 4 * 58)
    app.frame()
    XCTAssertEqual(try presented(cell).frame.minY, 7 * 58, accuracy: 0.1 * 3 * 58)
    XCTAssertEqual(try presented(cell).opacity, 1)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    checkAtRest()
  }
}
