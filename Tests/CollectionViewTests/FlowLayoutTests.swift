import UIKit
import UIKitTesting
import XCTest

/// What of flow layouts no measured case covers: references of insets, pinned headers, reading direction, messages.
@preconcurrency @MainActor
final class FlowLayoutTests: XCTestCase {
  private var source: TestDataSource!
  private var window: UIWindow!

  private func make(
    _ counts: [Int], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 300, height: 400)
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    source = TestDataSource(counts)
    TestDataSource.register(in: view)
    view.dataSource = source
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    window.addSubview(view)
    return view
  }

  private func header(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
  }

  private func footer(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [section, 0])?.frame
  }

  func testPinnedHeaders_stayInSight_andAreePushedOutByTheEndOfTheirSection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = make([10, 10, 10], layout)
    view.contentInset.top = 10
    view.contentOffset.y = -10
    view.layoutIfNeeded()
    // A section is 30 + 500 + 20 = 550.
    XCTAssertEqual(header(view, 0)?.minY, 0)
    XCTAssertEqual(footer(view, 0)?.maxY, 390)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    XCTAssertEqual(header(view, 0)?.minY, 210)
    XCTAssertEqual(footer(view, 0)?.minY, 530)
    XCTAssertEqual(header(view, 1)?.minY, 550)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    XCTAssertEqual(header(view, 0)?.minY, 500)
    XCTAssertEqual(header(view, 1)?.minY, 550)
    XCTAssertEqual(footer(view, 1)?.maxY, 900)
    let pinned = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    XCTAssertEqual(pinned?.frame.minY, 500)
    XCTAssertGreaterThan(pinned?.zIndex ?? 0, 0)
    // The header of a section that is out of sight stays with it.
    XCTAssertEqual(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [2, 0])?.frame.minY, 1100)
  }

  func testSectionInsetReference() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let view = make([20], layout)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 400)
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 5)
    layout.sectionInsetReference = .fromSafeArea
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.left, 40)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 45)
    XCTAssertEqual(header(view, 0)?.width, view.bounds.width)
    let right = view.visibleCells.map(\.frame.maxX).max()
    XCTAssertEqual(right, view.bounds.width - 25)
    layout.sectionInsetReference = .fromLayoutMargins
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left + 5)
  }

  func testInsetsThatChangeLater_areFollowed() {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInsetReference = .fromSafeArea
    let view = make([20], layout)
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 400)
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 0)
    controller.additionalSafeAreaInsets.left = 40
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 40)
    layout.sectionInsetReference = .fromLayoutMargins
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins.left = 60
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left)
    view.layoutMargins.left = 90
    window.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, view.layoutMargins.left)
    layout.sectionInsetReference = .fromContentInset
    window.layoutIfNeeded()
    let before = view.visibleCells.map(\.frame.maxX).max() ?? 0
    view.contentInset.right = 100
    window.layoutIfNeeded()
    XCTAssertEqual(before, window.bounds.width)
    XCTAssertEqual(view.visibleCells.map(\.frame.maxX).max(), window.bounds.width - 100)
  }

  private final class Columns: UICollectionViewFlowLayout {
    var columns: CGFloat = 2
    var prepares = 0
    override func prepare() {
      super.prepare()
      prepares += 1
      guard let collectionView else { return }
      // As Apple's sample "Customizing Collection View Layouts" does it.
      minimumInteritemSpacing = 0
      minimumLineSpacing = 0
      itemSize = CGSize(width: collectionView.bounds.width / columns, height: 80)
    }
  }

  func testPropertiesSetWhilePreparing_countAtOnce() {
    let columns = Columns()
    let view = make([20], columns)
    view.layoutIfNeeded()
    XCTAssertEqual(columns.prepares, 1)
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame, CGRect(x: 150, y: 0, width: 150, height: 80))
    let three = Columns()
    three.columns = 3
    window.isHidden = false
    view.setCollectionViewLayout(three, animated: true)
    // The change leads to where the layout ends, from its first moment.
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 200, y: 0, width: 100, height: 80))
    XCTAssertEqual(view.contentSize.height, 7 * 80)
    source.sections[0].insert(77, at: 0)
    view.insertItems(at: [[0, 0]])
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 200, y: 0, width: 100, height: 80))
    // So does a transition whose ends prepare.
    let four = Columns()
    four.columns = 4
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: four)
    transition.transitionProgress = 1
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 150, y: 0, width: 75, height: 80))
  }

  func testSpacingsBySection() {
    final class Spacings: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { CGFloat(7 + section) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { section == 0 ? 0 : 60 }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = make([6, 4], layout)
    let spacings = Spacings()
    view.delegate = spacings
    view.layoutIfNeeded()
    // Three in a line, 7 between the lines; then two in a line (a third would not fit beside 60), 8 between the lines.
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.origin, CGPoint(x: 200, y: 0))
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame.origin, CGPoint(x: 0, y: 47))
    XCTAssertEqual(view.cellForItem(at: [1, 1])?.frame.origin, CGPoint(x: 200, y: 87))
    XCTAssertEqual(view.cellForItem(at: [1, 2])?.frame.origin, CGPoint(x: 0, y: 87 + 48))
  }

  func testRightToLeft_mirrorsAFlippingGrid_andNoOther() {
    for flips in [true, false] {
      let layout = flips ? FlippingFlow() : UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.sectionInset.left = 6
      let view = make([7], layout)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      let plain = (0..<7).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
      for (item, frame) in plain.enumerated() {
        let shown = view.cellForItem(at: [0, item])?.frame
        XCTAssertEqual(shown?.minX, flips ? 300 - frame.maxX : frame.minX)
        XCTAssertEqual(shown?.minY, frame.minY)
        XCTAssertEqual(view.layoutAttributesForItem(at: [0, item])?.frame, shown)
      }
      XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: flips ? 290 : 10, y: 10)), [0, 0])
    }
  }

  private final class Announced: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: [IndexPath] = []
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) { self.paths += paths }
  }

  func testRightToLeft_everyQuestionIsMirrored() throws {
    func flow(_ width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = FlippingFlow()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: width, height: 400)
      layout.minimumLineSpacing = 0
      return layout
    }
    let app = TestApplication(size: CGSize(width: 300, height: 400))
    defer { app.close() }
    let view = make([20], flow(100))
    view.semanticContentAttribute = .forceRightToLeft
    view.isPrefetchingEnabled = true
    let announced = Announced()
    view.prefetchDataSource = announced
    app.show(view)
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 1900)
    // What comes next is announced, not what lies mirrored.
    view.contentOffset.x -= 40
    app.frame()
    XCTAssertEqual(Set(announced.paths.map(\.item)), [4, 5, 6])
    // An item is held where the hand is, and changes places with what is under it.
    let held = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 1]))
    app.frame()
    XCTAssertEqual(held.center, CGPoint(x: 1850, y: 200))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 1740, y: 190))
    app.frame()
    XCTAssertEqual(held.center, CGPoint(x: 1740, y: 190))
    XCTAssertEqual(view.indexPath(for: held), [0, 2])
    view.cancelInteractiveMovement()
    app.advance(by: 1)
    // A change of layouts keeps the middle in sight.
    view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: false)
    app.frame()
    view.setCollectionViewLayout(flow(60), animated: false)
    app.frame()
    XCTAssertEqual(view.contentSize.width, 1200)
    XCTAssertEqual(try XCTUnwrap(view.cellForItem(at: [0, 10])).frame.midX, view.bounds.midX, accuracy: 31)
    // So does a transition between two layouts, from its first moment to its last.
    let transition = view.startInteractiveTransition(to: flow(100))
    XCTAssertTrue(transition.flipsHorizontallyInOppositeLayoutDirection)
    for progress in [0, 0.5, 1] {
      transition.transitionProgress = progress
      app.frame()
      let cell = try XCTUnwrap(view.cellForItem(at: [0, 10]), "\(progress)")
      XCTAssertEqual(cell.frame.width, 60 + 40 * progress, accuracy: 0.01)
      XCTAssertEqual(cell.frame.midX, view.bounds.midX, accuracy: 51, "\(progress)")
      // No gaps within what is visible.
      let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
      XCTAssertLessThanOrEqual(try XCTUnwrap(frames.first).minX, view.bounds.minX + 0.01, "\(progress)")
      XCTAssertGreaterThanOrEqual(try XCTUnwrap(frames.last).maxX, view.bounds.maxX - 0.01, "\(progress)")
      for (left, right) in zip(frames, frames.dropFirst()) { XCTAssertEqual(left.maxX, right.minX, accuracy: 0.01) }
    }
    view.finishInteractiveTransition()
    app.advance(by: 1)
    XCTAssertEqual(view.cellForItem(at: [0, 10])?.frame.minX, 2000 - 1100)
  }

  func testRightToLeft_horizontalContentBeginsAtTheRightEnd() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let view = make([20], layout)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize.width, 2000)
    XCTAssertEqual(view.contentOffset.x, 1700)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame, CGRect(x: 1900, y: 0, width: 100, height: 400))
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 0], [0, 1], [0, 2]])
    // More content and another width leave what is visible where it is, as seen from the leading edge.
    view.contentOffset.x = 1500
    view.layoutIfNeeded()
    source.sections[0].append(99)
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 20]]) }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.x, 1600)
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 2], [0, 3], [0, 4]])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), [[0, 2], [0, 3]])
    view.scrollToItem(at: [0, 10], at: .right, animated: false)
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.x, 2100 - 1000 - 200)
  }

  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var width: CGFloat = 50
    var asked = 0
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: width, height: 40 + CGFloat(path.item % 3))
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 10, bottom: 0, right: 10) }
  }

  func testItemsThatAreTooWide_areLoggedOnce() {
    var lines: [String] = []
    Misuse.logHandler = { lines.append($0) }
    defer { Misuse.logHandler = nil }
    let delegate = Delegate()
    delegate.width = 281
    let view = make([3])
    view.delegate = delegate
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines.first?.contains("the item width must be less than the width of the UICollectionView") == true)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX ?? 0, 9.5, accuracy: 0.5)
    delegate.width = 280
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(lines.count, 1)
  }

  func testContexts_sayWhetherTheDelegateIsAskedAgain() {
    let delegate = Delegate()
    let view = make([30])
    view.delegate = delegate
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    view.collectionViewLayout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    // Another width places items anew without asking.
    view.frame.size.width = 200
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 30)
    XCTAssertEqual(view.visibleCells.map(\.frame.maxX).max(), 190)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(delegate.asked, 60)
  }

  func testUpdates_askForAllSizes_orForNewOnesOnly() {
    for keeps in [false, true] {
      let delegate = Delegate()
      let layout = UICollectionViewFlowLayout()
      layout.keepsItemSizesInUpdates = keeps
      let view = make([100, 5], layout)
      view.delegate = delegate
      view.layoutIfNeeded()
      delegate.asked = 0
      let old = (0..<100).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.size }
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          self.source.sections[0].insert(7, at: 2)
          self.source.sections[0].remove(at: 51)
          view.insertItems(at: [[0, 2]])
          view.deleteItems(at: [[0, 50]])
          view.reloadItems(at: [[1, 1]])
        }
      }
      XCTAssertEqual(delegate.asked, keeps ? 2 : 105)
      guard keeps else { continue }
      let new = (0..<100).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.size }
      var expected = old
      expected.insert(CGSize(width: 50, height: 42), at: 2)
      expected.remove(at: 51)
      XCTAssertEqual(new, expected)
    }
  }

  /// Table 3-1 of the guide: added views, changed and own attributes.
  private final class TintAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TintAttributes)?.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? TintAttributes)?.tint == tint
    }
  }

  private final class Decorated: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintAttributes.self }
    override func prepare() {
      super.prepare()
      register(TestDecoration.self, forDecorationViewOfKind: "back")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var all = super.layoutAttributesForElements(in: rect)
      for attributes in all ?? [] where attributes.representedElementCategory == .cell {
        (attributes as? TintAttributes)?.tint = attributes.indexPath.item
        attributes.alpha = 0.5
      }
      if let back = layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]) { all?.append(back) }
      if let badge = layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 1]) { all?.append(badge) }
      return all
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = TintAttributes(forDecorationViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard kind == "header" else { return super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
      let attributes = TintAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
      return attributes
    }
  }

  func testSubclass_addsViews_andItsOwnAttributes() {
    let view = make([5], Decorated())
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 3]) as? TestCell
    XCTAssertEqual((cell?.applied.last as? TintAttributes)?.tint, 3)
    XCTAssertEqual(cell?.alpha, 0.5)
    XCTAssertEqual(view.supplementaryView(forElementKind: "header", at: [0, 1])?.frame.minX, 50)
    XCTAssertEqual(view.subviews.filter { $0 is TestDecoration }.map(\.frame.height), [100])
    XCTAssertTrue(view.subviews.first is TestDecoration)
  }

  // MARK: Mistakes of layouts, and the trace

  private func reports(_ body: () -> Void) -> [String] {
    var reports: [String] = []
    let old = Misuse.handler
    Misuse.handler = { reports.append($0) }
    body()
    Misuse.handler = old
    return reports
  }

  private final class Wrong: ListLayout {
    var extra: [UICollectionViewLayoutAttributes] = []
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + extra
    }
  }

  func testWrongAnswers_areReported_andTheRestIsShown() {
    let twice = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    twice.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let foreign = UICollectionViewLayoutAttributes(forCellWith: [0, 9])
    foreign.frame = twice.frame
    let beyond = UICollectionViewLayoutAttributes(forCellWith: [4, 0])
    beyond.frame = twice.frame
    let broken = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    broken.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    for (attributes, words) in [
      (twice, "named item [0, 1] twice"), (foreign, "item [0, 9], which does not exist: section 0 has 3 items"),
      (beyond, "item [4, 0], which does not exist"), (broken, "header [0, 0] the frame"),
    ] {
      let layout = Wrong()
      layout.extra = [attributes]
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let source = TestDataSource([3])
      TestDataSource.register(in: view)
      view.dataSource = source
      let found = reports {
        view.layoutIfNeeded()
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(found.count, 1, "\(found)")
      XCTAssertTrue(found.first?.contains(words) == true, "\(found)")
      XCTAssertTrue(found.first?.contains("the layout Wrong") == true, "\(found)")
      XCTAssertEqual(view.visibleCells.count, 3)
    }
  }

  func testTrace_hasALineForEveryQuestion() {
    var lines: [String] = []
    UICollectionView.layoutTrace = { lines.append($0) }
    defer { UICollectionView.layoutTrace = nil }
    let view = make([3])
    view.layoutIfNeeded()
    view.contentOffset.y = 1
    let text = lines.joined(separator: "\n")
    for words in [
      "UICollectionViewFlowLayout prepare", "content size: 300 × 50", "elements in (0, 0, 300, 400): 3",
      "invalidated: everything, counts", "invalid for bounds (0, 1, 300, 400)? no",
    ] { XCTAssertTrue(text.contains(words), "“\(words)” is missing in:\n\(text)") }
  }
}
