import UIKit
import UIKitTesting
import XCTest

/// The default values of properties (`defaults.tsv`, from Apple's headers of iOS 16.5 and measured on iOS 26.1).
@preconcurrency @MainActor
final class CompositionalDefaultsTests: XCTestCase {
  func testDefaults() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    XCTAssertEqual(configuration.scrollDirection, .vertical)
    XCTAssertEqual(configuration.interSectionSpacing, 0)
    XCTAssertEqual(configuration.contentInsetsReference, .safeArea)
    XCTAssertEqual(
      [UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent].map(\.rawValue),
      [0, 1, 2, 3, 4])
    XCTAssertTrue(CompositionalLayoutTests.grid(2).supplementariesFollowContentInsets)
    XCTAssertEqual(NSCollectionLayoutDecorationItem.background(elementKind: "ground").zIndex, 0)
  }

  func testCopies_areChangedByThemselves() throws {
    let section = CompositionalLayoutTests.grid(2)
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
    let twin = try XCTUnwrap(section.copy() as? NSCollectionLayoutSection)
    twin.interGroupSpacing = 9
    twin.boundarySupplementaryItems[0].pinToVisibleBounds = true
    XCTAssertEqual(section.interGroupSpacing, 0)
    XCTAssertFalse(section.boundarySupplementaryItems[0].pinToVisibleBounds)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    XCTAssertEqual(layout.configuration.interSectionSpacing, 12)
  }

  func testThePicture_ofAGroup() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: CompositionalLayoutTests.size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: CompositionalLayoutTests.size(.estimated(10), .fractionalHeight(1))), count: 3)
    XCTAssertEqual(
      row.visualDescription(),
      """
      horizontal group of 3, width fractionOfWidth(1.0), height absolute(44.0)
        item, width estimated(10.0), height fractionOfHeight(1.0)
      """)
  }
}
