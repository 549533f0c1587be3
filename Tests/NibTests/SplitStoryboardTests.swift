import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// Storyboards with split view controllers.
final class SplitStoryboardTests: NibTestCase {
  private func scenes(_ style: String, _ relationships: [String]) -> String {
    let segues = relationships.enumerated().map { index, name in
      "<segue destination=\"c\(index)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(index)\"/>"
    }
    let children = relationships.indices.map { index in
      """
      <scene sceneID="q\(index)"><objects><viewController id="c\(index)" title="\(index)" sceneMemberID="viewController">
      <view key="view" id="v\(index)"/></viewController></objects></scene>
      """
    }
    return """
      <scene sceneID="q"><objects><splitViewController id="root" sceneMemberID="viewController" \(style)>
      <connections>\(segues.joined())</connections></splitViewController></objects></scene>\(children.joined())
      """
  }

  func testTheOlderStyle() throws {
    // A file may name the secondary view controller first.
    let made = try storyboard(scenes("", ["detailViewController", "masterViewController"]))
      .instantiateInitialViewController()
    let split = try XCTUnwrap(made as? UISplitViewController)
    XCTAssertEqual(split.style, .unspecified)
    XCTAssertEqual(split.viewControllers.map { $0.title }, ["1", "0"])
    app.show(split)
    try app.waitUntilIdle()
    XCTAssertTrue(split.isCollapsed)
  }

  func testColumns() throws {
    start(size: CGSize(width: 1200, height: 800), scale: 2)
    let made = try storyboard(
      scenes(
        "style=\"tripleColumn\" presentsWithGesture=\"NO\" primaryBackgroundStyle=\"none\" minimumPrimaryColumnWidth=\"200\"",
        ["masterViewController", "supplementaryViewController", "detailViewController", "compactViewController"])
    ).instantiateInitialViewController()
    let split = try XCTUnwrap(made as? UISplitViewController)
    XCTAssertEqual(split.style, .tripleColumn)
    XCTAssertFalse(split.presentsWithGesture)
    XCTAssertEqual(split.primaryBackgroundStyle, .none)
    XCTAssertEqual(split.minimumPrimaryColumnWidth, 200)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    XCTAssertEqual(columns.map { split.viewController(for: $0)?.title }, ["0", "1", "2", "3"])
    app.show(split)
    try app.waitUntilIdle()
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
  }

  func testAnUnknownRelationshipIsReported() throws {
    expectsReports = true
    _ = try storyboard(scenes("style=\"doubleColumn\"", ["otherViewController"])).instantiateInitialViewController()
    XCTAssertTrue(reports.first?.contains("has no relationship “otherViewController”") ?? false, "\(reports)")
  }
}
