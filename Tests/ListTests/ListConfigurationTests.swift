import UIKit
import XCTest

/// Tests of `UICollectionLayoutListConfiguration`, as declared in UICollectionViewCompositionalLayout.h and
/// UICollectionLayoutList.h.
@preconcurrency @MainActor
final class ListConfigurationTests: XCTestCase {
  func testAConfiguration_beginsWithoutHeadersAndFooters() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    XCTAssertEqual(configuration.appearance, .insetGrouped)
    XCTAssertEqual(configuration.headerMode, .none)
    XCTAssertEqual(configuration.footerMode, .none)
  }
}

/// Types with named numeric values support addition and subtraction (UIKit's overlay for Swift; Apple's sample
/// "Implementing modern collection views" contains `priority - 1`).
@preconcurrency @MainActor
final class NumericValueTests: XCTestCase {
  func testALittleMoreOrLess() {
    var priority = UILayoutPriority.defaultHigh - 1
    XCTAssertEqual(priority, UILayoutPriority(749))
    priority += 2
    XCTAssertEqual(priority, UILayoutPriority.defaultHigh + 1)
    priority -= 1
    XCTAssertEqual(priority, .defaultHigh)
    var level = UIWindow.Level.alert + 1
    XCTAssertGreaterThan(level, .alert)
    level -= 2
    XCTAssertEqual(level, UIWindow.Level.alert - 1)
  }
}
