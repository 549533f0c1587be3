import UIKit
import UIKitTesting
import XCTest

/// The cost of user actions in very long lists depends on the changed sections. If there are more sections than a batch
/// update reads completely (`CountReader.sectionsAskedForAll`), a drop reads only the counts of the sections that the
/// item left and entered.
@preconcurrency @MainActor
final class ManySectionsTests: StageTestCase {
  /// A data source whose sections have equal numbers of items, apart from exceptions. It logs its calls.
  private final class Long: NSObject, UICollectionViewDataSource {
    let sections: Int
    private let items: Int
    private var others: [Int: Int] = [:]
    var forgetsTheMove = false
    var counted: [Int] = []
    var sized = 0

    init(sections: Int, items: Int) {
      self.sections = sections
      self.items = items
    }

    func count(_ section: Int) -> Int { others[section] ?? items }
    func change(_ section: Int, by count: Int) { others[section] = self.count(section) + count }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counted.append(section)
      return count(section)
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      guard !forgetsTheMove else { return }
      change(from.section, by: -1)
      change(to.section, by: 1)
    }
  }

  /// A delegate that returns sizes and insets, and logs its calls.
  private final class Sizer: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [IndexPath] = []
    var insets = 0
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked.append(path)
      return CGSize(width: 50, height: path.item == 0 ? 60 : 50)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      insets += 1
      return .zero
    }
  }

  private var long: Long!

  /// Shows a flow layout with four columns of 50 points.
  private func lay(sections: Int, items: Int, delegate: (any UICollectionViewDelegate)? = nil) throws {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    try stage(flow, [])
    long = Long(sections: sections, items: items)
    view.delegate = delegate
    view.dataSource = long
    try app.waitUntilIdle()
    long.counted = []
  }

  /// Moves the first item into the second row, which begins another section if a row is a section.
  private func moveByUser() throws {
    XCTAssertTrue(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 75))
    app.advance(by: 0.5)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 130))
    app.advance(by: 0.5)
  }

  func testADrop_asksForTheSectionsThatItChanges() throws {
    try lay(sections: 50_000, items: 4)
    try moveByUser()
    XCTAssertEqual(long.counted, [], "while an item is held nothing has changed")
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted.count, 2, "\(long.counted.prefix(20))")
    XCTAssertEqual(long.counted.first, 0)
    XCTAssertEqual(long.count(0), 3)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(view.numberOfItems(inSection: long.counted[1]), 5)
  }

  func testAMoveThatIsTakenBack_asksForNothing() throws {
    try lay(sections: 50_000, items: 4)
    try moveByUser()
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted, [])
    XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
  }

  func testADropThatTheDataForgets_isReported() throws {
    try lay(sections: 50_000, items: 4)
    expectsReports = true
    try moveByUser()
    long.forgetsTheMove = true
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("was moved interactively") == true, "\(reports)")
    XCTAssertEqual(view.numberOfItems(inSection: 0), 4, "the view has reloaded")
  }

  /// Up to that number of sections, a drop reads the counts of all sections, like a batch update, so that other changes
  /// are detected.
  func testADropAmongFewSections_findsWhatElseHasChanged() throws {
    try lay(sections: 9_000, items: 4)
    try moveByUser()
    expectsReports = true
    long.change(5_000, by: 1)
    view.endInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(reports.count, 1)
    XCTAssertEqual(view.numberOfItems(inSection: 5_000), 5)
  }

  /// During an interactive movement the data does not change, and the sizes of items move with them. The delegate is
  /// not called.
  func testSizesAreNotAskedFor_whileAnItemIsMoved() throws {
    let sizer = Sizer()
    try lay(sections: 40, items: 500, delegate: sizer)
    XCTAssertEqual(sizer.asked.count, 20_000)
    sizer.asked = []
    sizer.insets = 0
    try moveByUser()
    let held = try XCTUnwrap((0..<12).first { view.dataSourceIndexPath(forPresentationIndexPath: [0, $0]) == [0, 0] })
    XCTAssertGreaterThan(held, 3)
    XCTAssertEqual(view.layoutAttributesForItem(at: [0, held])?.size.height, 60)
    XCTAssertEqual(view.layoutAttributesForItem(at: [0, 0])?.size.height, 50)
    view.cancelInteractiveMovement()
    try app.waitUntilIdle()
    XCTAssertEqual(view.layoutAttributesForItem(at: [0, 0])?.size.height, 60)
    XCTAssertLessThan(sizer.asked.count, 20)
    XCTAssertLessThan(sizer.insets, 20)
  }

  func testAReloadedSection_isAskedForAlone() throws {
    try lay(sections: 50_000, items: 4)
    long.change(3, by: 2)
    view.reloadSections([3])
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted, [3])
    XCTAssertEqual(view.numberOfItems(inSection: 3), 6)
  }

  func testAnotherLayout_asksTheDataForNothing() throws {
    try lay(sections: 50_000, items: 4)
    view.setCollectionViewLayout(grid(40), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted, [])
  }

  /// A step of an interactive transition calls neither the data source nor the delegate.
  func testTheStepsOfATransition_askForNothing() throws {
    let sizer = Sizer()
    try lay(sections: 20, items: 500, delegate: sizer)
    let between = view.startInteractiveTransition(to: grid(40))
    sizer.asked = []
    sizer.insets = 0
    for step in 1...10 {
      between.transitionProgress = CGFloat(step) / 20
      between.invalidateLayout()
      app.frame()
    }
    XCTAssertEqual(sizer.asked.count, 0)
    XCTAssertEqual(sizer.insets, 0)
    view.finishInteractiveTransition()
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted, [])
    XCTAssertEqual(sizer.asked.count, 0)
  }

  /// Inserting an item in place of a placeholder reads the count of only one section.
  func testACommittedPlaceholder_asksForItsSection() throws {
    try lay(sections: 50_000, items: 4)
    let drops = Drops()
    view.dragDelegate = drops
    view.dropDelegate = drops
    let finger = app.touch(at: CGPoint(x: 25, y: 25))
    app.advance(by: 0.6)
    finger.drag(to: CGPoint(x: 125, y: 80), duration: 0.2)
    finger.lift()
    try app.waitUntilIdle()
    let section = try XCTUnwrap(drops.path).section
    XCTAssertEqual(view.numberOfItems(inSection: section), 5, "with the placeholder")
    XCTAssertEqual(long.counted, [])
    XCTAssertEqual(drops.placeholder?.commitInsertion { long.change($0.section, by: 1) }, true)
    try app.waitUntilIdle()
    XCTAssertEqual(long.counted, [section])
    XCTAssertEqual(view.numberOfItems(inSection: section), 5)
    XCTAssertFalse(view.hasUncommittedUpdates)
  }

  /// A delegate that drops copies of items into placeholders.
  private final class Drops: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var path: IndexPath?
    var placeholder: (any UICollectionViewDropPlaceholderContext)?
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      path = coordinator.destinationIndexPath
      guard let path, let item = coordinator.items.first else { return }
      placeholder = coordinator.drop(
        item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell"))
    }
  }
}
