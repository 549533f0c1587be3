import UIKit
import XCTest

/// `UICollectionLayoutListConfiguration` as UICollectionViewCompositionalLayout and UICollectionLayoutList.h declare it.
@preconcurrency @MainActor
final class ListConfigurationTests: XCTestCase {
  func testAConfiguration_beginsWithoutHeadersAndFooters() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    XCTAssertEqual(configuration.appearance, .insetGrouped)
    XCTAssertEqual(configuration.headerMode, .none)
    XCTAssertEqual(configuration.footerMode, .none)
  }
}
