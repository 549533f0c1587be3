import UIKit
import UIKitTesting
import XCTest

/// Uniform dimensions across siblings, and content inset references (UICollectionViewCompositionalLayout.h, iOS 17).
@preconcurrency @MainActor
final class CompositionalRestTests: XCTestCase {
  func testUniformSiblings_areAsHighAsTheHighestOfThem() throws {
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 40)
    XCTAssertTrue(dimension.isUniformAcrossSiblings)
    XCTAssertFalse(dimension.isEstimated)
    XCTAssertEqual(dimension.dimension, 40)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: dimension))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [item])
    var heights: [CGFloat] = [30, 70, 50, 20]
    let stage = CompositionalStage(counts: [0], UICollectionViewCompositionalLayout(section: .init(group: row)))
    defer { stage.close() }
    stage.sizes = { CGSize(width: 10, height: heights[$0.item]) }
    stage.counts = [4]
    stage.view.reloadData()
    stage.app.frame()
    XCTAssertEqual((0..<4).map { stage.frame($0)?.height }, [70, 70, 50, 50])
    XCTAssertEqual((0..<4).map { stage.frame($0)?.minY }, [0, 0, 70, 70])
    XCTAssertEqual(stage.view.contentSize.height, 120)
    // One of them becomes taller, then shorter.
    for height in [90, 10] as [CGFloat] {
      heights[0] = height
      (stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CompositionalStage.Cell)?.wished =
        CGSize(width: 10, height: height)
      stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.invalidateIntrinsicContentSize()
      stage.app.frame()
      XCTAssertEqual(stage.frame(0)?.height, max(70, height))
      XCTAssertEqual(stage.frame(1)?.height, max(70, height))
    }
  }

  private func firstFrame(
    _ reference: UIContentInsetsReference, ofLayout: UIContentInsetsReference? = nil, width: CGFloat = 400
  ) -> CGRect {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = reference
    section.contentInsets.leading = 5
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let ofLayout { configuration.contentInsetsReference = ofLayout }
    let stage = CompositionalStage(
      size: CGSize(width: width, height: 300), counts: [2],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    defer { stage.close() }
    stage.view.window?.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
      top: 10, left: 30, bottom: 0, right: 40)
    stage.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    stage.app.frame()
    return stage.frame(0) ?? .null
  }

  func testInsets_areMeasuredFromWhatTheReferenceSays() {
    func place(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.maxX] }
    XCTAssertEqual(place(firstFrame(.none)), [5, 400])
    XCTAssertEqual(place(firstFrame(.safeArea)), [35, 360])
    // The view of a view controller has margins of at least 16 points.
    XCTAssertEqual(place(firstFrame(.layoutMargins)), [30 + 16 + 5, 400 - 40 - 16])
    XCTAssertEqual(place(firstFrame(.automatic)), [35, 360], "the layout's own is the safe area")
    XCTAssertEqual(place(firstFrame(.automatic, ofLayout: UIContentInsetsReference.none)), [5, 400])
    XCTAssertEqual(place(firstFrame(.safeArea, ofLayout: UIContentInsetsReference.none)), [35, 360])
    // The readable width is at most 920 points, centered (measurements.md 14.5).
    XCTAssertEqual(place(firstFrame(.readableContent, width: 1400)), [245, 1160])
  }
}
