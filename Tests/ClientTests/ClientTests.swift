import UIKit
import XCTest

/// Code of an iOS application that is compiled without changes.
final class ClientTests: XCTestCase {
  private func loaded() -> BadgeListController {
    let controller = BadgeListController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    return controller
  }

  func testController_showsItsCells() {
    let controller = loaded()
    let view = controller.collectionView!
    XCTAssertEqual(view.numberOfSections, 2)
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? BadgeCell
    XCTAssertEqual(cell?.label.text, "4")
    XCTAssertEqual(cell?.badge, 4)
    XCTAssertEqual(cell?.bounds.size, CGSize(width: 120, height: 80))
    XCTAssertEqual(cell?.label.frame, cell?.contentView.bounds)
    XCTAssertTrue(
      view.supplementaryView(forElementKind: StackLayout.titleKind, at: IndexPath(item: 0, section: 0)) is TitleHeader)
    XCTAssertTrue(view.subviews.contains { $0 is SectionBackground })
  }

  func testDecoration_liesBehindTheCells() {
    let controller = loaded()
    let subviews = controller.collectionView.subviews.filter { !$0.isHidden }
    let lastBackground = subviews.lastIndex { $0 is SectionBackground }!
    let firstCell = subviews.firstIndex { $0 is BadgeCell }!
    XCTAssertLessThan(lastBackground, firstCell)
  }

  func testAttributes_carryTheirValuesThroughCopyAndEquality() {
    let attributes = BadgeAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.badge = 7
    attributes.color = .red
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as! BadgeAttributes
    XCTAssertFalse(copy === attributes)
    XCTAssertEqual(copy.badge, 7)
    XCTAssertEqual(copy.frame, attributes.frame)
    XCTAssertEqual(copy.indexPath, IndexPath(item: 1, section: 2))
    XCTAssertEqual(copy, attributes)
    copy.badge = 8
    XCTAssertNotEqual(copy, attributes)
    copy.badge = 7
    copy.alpha = 0.5
    XCTAssertNotEqual(copy, attributes)
    XCTAssertTrue(StackLayout.layoutAttributesClass == BadgeAttributes.self)
  }

  func testChangedBadge_isAppliedToTheSameCell() {
    let controller = loaded()
    let path = IndexPath(item: 0, section: 0)
    let cell = controller.collectionView.cellForItem(at: path) as! BadgeCell
    let before = cell.appliedCount
    controller.collectionView.collectionViewLayout.invalidateLayout()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(cell.appliedCount, before, "equal attributes are not applied again")
    controller.badges[0][0] = 42
    controller.collectionView.collectionViewLayout.invalidateLayout()
    controller.view.layoutIfNeeded()
    XCTAssertEqual(cell.badge, 42)
    XCTAssertEqual(cell.appliedCount, before + 1)
  }

  func testRotation_laysOutAgain() {
    let controller = loaded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.collectionView.bounds.width, 480)
    XCTAssertEqual(controller.collectionView.contentSize.width, 480)
  }

  func testCarousel_scalesByDistance() {
    let layout = CarouselLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
    let source = BadgeListController()
    source.badges = [Array(repeating: 0, count: 30)]
    view.register(BadgeCell.self, forCellWithReuseIdentifier: BadgeCell.reuseIdentifier)
    view.dataSource = source
    view.layoutIfNeeded()
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))!
    let scale = first.transform.a
    XCTAssertLessThan(scale, 1)
    view.contentOffset = CGPoint(x: -50, y: 0)
    view.layoutIfNeeded()
    XCTAssertGreaterThan(first.transform.a, scale)
    XCTAssertEqual(first.bounds.size, CGSize(width: 100, height: 100))
  }
}
