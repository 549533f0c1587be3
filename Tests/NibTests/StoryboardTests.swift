import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// Storyboards: scenes, segues, table views, collection views, tabs and size classes.
@preconcurrency @MainActor
final class StoryboardTests: NibTestCase {
  private func shown() throws -> (navigation: UINavigationController, root: Root) {
    let made = try XCTUnwrap(file("Oracle.storyboard").instantiateInitialViewController() as? UINavigationController)
    app.show(made)
    app.frame()
    return (made, try XCTUnwrap(made.viewControllers.first as? Root))
  }

  func testASegueThatIsNotAllowedIsNotPerformed() throws {
    let (navigation, root) = try shown()
    root.isAllowed = false
    root.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    root.performSegue(withIdentifier: "showDetail", sender: nil)
    XCTAssertEqual(navigation.viewControllers.count, 2, "performSegue does not ask")
  }

  /// Setting the title of a view controller changes that of the navigation item in the storyboard: "If the view
  /// controller has a valid navigation item …, assigning a value to this property updates the title text" (Apple's
  /// documentation of `UIViewController`).
  func testTheNavigationItemOfAStoryboard_getsTheTitleThatTheControllerSets() throws {
    let (_, root) = try shown()
    XCTAssertEqual(root.navigationItem.title, "Start")
    root.title = "Groceries"
    XCTAssertEqual(root.navigationItem.title, "Groceries")
  }

  func testUnwinding() throws {
    let (navigation, root) = try shown()
    root.performSegue(withIdentifier: "showDetail", sender: nil)
    let detail = try XCTUnwrap(navigation.topViewController as? Detail)
    try app.waitUntilIdle()
    NibLog.lines = []
    detail.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers, [root])
    XCTAssertTrue(root.unwound.first?.source === detail)
    XCTAssertEqual(
      NibLog.lines.prefix(3),
      [
        "Detail shouldPerformSegue unwind, sender button",
        "Detail prepare unwind, sender button, view loaded, destination loaded", "Root back",
      ])
  }

  func testUnwindingDismissesWhatWasPresented() throws {
    let (navigation, root) = try shown()
    let item = try XCTUnwrap(root.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
    try app.waitUntilIdle()
    let detail = try XCTUnwrap(navigation.presentedViewController as? Detail)
    XCTAssertEqual(detail.modalPresentationStyle, .fullScreen)
    detail.performSegue(withIdentifier: "unwind", sender: nil)
    try app.waitUntilIdle()
    XCTAssertNil(navigation.presentedViewController)
    XCTAssertEqual(root.unwound.count, 1)
  }

  func testOwnSegues() throws {
    let (_, root) = try shown()
    var prepared: UIStoryboardSegue?
    root.onPrepare = { prepared = $0 }
    root.view.subviews.compactMap { $0 as? UIButton }[1].sendActions(for: .touchUpInside)
    XCTAssertTrue(prepared is OwnSegue)
    XCTAssertEqual(prepared?.identifier, "own")
    XCTAssertTrue(NibLog.lines.contains("OwnSegue perform"))
    XCTAssertTrue(root.children.contains { $0 is Detail })
  }

  func testUnknownSeguesAndIdentifiersAreReported() throws {
    expectsReports = true
    let (_, root) = try shown()
    root.performSegue(withIdentifier: "nothing", sender: nil)
    UIViewController().performSegue(withIdentifier: "nothing", sender: nil)
    _ = root.storyboard?.instantiateViewController(withIdentifier: "Nobody")
    _ = UIStoryboard(name: "Absent", bundle: nil).instantiateInitialViewController()
    XCTAssertEqual(reports.count, 4)
    XCTAssertTrue(reports[0].contains("Root has no segue with the identifier “nothing” in Oracle.storyboard"))
    XCTAssertTrue(reports[1].contains("was not created from a storyboard"))
    XCTAssertTrue(reports[2].contains("no view controller with the identifier “Nobody”"))
    XCTAssertTrue(reports[3].contains("could not find a storyboard named “Absent”"))
  }

  func testACreatorAndItsClass() throws {
    let storyboard = try file("Oracle.storyboard")
    let made: Detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
      let detail = Detail(coder: coder)
      detail?.title = "made"
      return detail
    }
    XCTAssertEqual(made.title, "made")
    XCTAssertTrue(made.storyboard === storyboard)
  }

  func testControllersThatContainThemselves() throws {
    expectsReports = true
    let board = try storyboard(
      """
      <scene><objects><navigationController id="root"><connections>
      <segue destination="root" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      """)
    XCTAssertEqual((board.instantiateInitialViewController() as? UINavigationController)?.viewControllers.count, 0)
    XCTAssertTrue(reports[0].contains("contains itself"), reports[0])
  }

  func testStaticTables() throws {
    let made = try file("Stacks.storyboard").instantiateViewController(withIdentifier: "Static")
    app.show(made)
    app.frame()
    let table = try XCTUnwrap((made as? UITableViewController)?.tableView)
    XCTAssertEqual(table.style, .grouped)
    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    let first = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(first.frame.height, 60)
    XCTAssertEqual(first.textLabel?.text, "Name")
    XCTAssertEqual(first.detailTextLabel?.text, "Value")
    XCTAssertEqual(first.accessoryType, .disclosureIndicator)
    let second = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    XCTAssertEqual(second.frame.height, 44)
    let field = try XCTUnwrap(second.contentView.subviews.compactMap { $0 as? UITextField }.first)
    XCTAssertEqual(field.placeholder, "Type here")
    XCTAssertEqual(field.keyboardType, .emailAddress)
    XCTAssertEqual(field.returnKeyType, .done)
    XCTAssertTrue(field.isSecureTextEntry)
    XCTAssertEqual(table.dataSource?.tableView(table, titleForHeaderInSection: 0), "First")
  }

  func testASegueOfARow() throws {
    let made = try XCTUnwrap(file("Stacks.storyboard").instantiateViewController(withIdentifier: "Table") as? NibTable)
    let navigation = UINavigationController(rootViewController: made)
    app.show(navigation)
    app.frame()
    let cell = try XCTUnwrap(made.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    app.tap(cell)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testCollections() throws {
    let made = try XCTUnwrap(file("Stacks.storyboard").instantiateViewController(withIdentifier: "Grid") as? NibGrid)
    app.show(made)
    app.frame()
    let grid = try XCTUnwrap(made.collectionView)
    XCTAssertTrue(grid.superview === made.view)
    XCTAssertTrue(made.collectionViewLayout === grid.collectionViewLayout)
    let cells = grid.visibleCells.compactMap { $0 as? NibItem }
    XCTAssertEqual(cells.count, 5)
    XCTAssertEqual(cells.first?.caption.text, "Item")
    XCTAssertEqual(cells.first?.frame.size, CGSize(width: 90, height: 80))
    XCTAssertEqual(grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
  }

  func testSizeClasses() throws {
    let made = try XCTUnwrap(file("Stacks.storyboard").instantiateInitialViewController())
    app.show(made)
    app.frame()
    let stack = try XCTUnwrap(made.view.subviews.compactMap { $0 as? UIStackView }.first)
    XCTAssertEqual(stack.axis, .vertical)
    let top = stack.frame.minY
    app.resize(to: CGSize(width: 1000, height: 800))
    app.frame()
    XCTAssertEqual(stack.axis, .horizontal)
    XCTAssertEqual(stack.frame.minY, top + 30, accuracy: 0.01)
    app.resize(to: CGSize(width: 393, height: 852))
    app.frame()
    XCTAssertEqual(stack.axis, .vertical)
  }

  func testTabs() throws {
    let board = try storyboard(
      """
      <scene><objects><tabBarController id="root"><tabBar key="tabBar" id="tb"><color key="tintColor" systemColor="systemRedColor"/></tabBar>
      <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/></connections>
      </tabBarController></objects></scene>
      <scene><objects><viewController id="a"><tabBarItem key="tabBarItem" systemItem="favorites" id="ta"/></viewController></objects></scene>
      <scene><objects><viewController id="b"><tabBarItem key="tabBarItem" title="Second" image="star" catalog="system" id="t2"/></viewController></objects></scene>
      """)
    let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
    app.show(tabs)
    app.frame()
    XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem?.title ?? "" }, ["Favorites", "Second"])
    XCTAssertNotNil(tabs.viewControllers?[1].tabBarItem?.image)
    XCTAssertEqual(tabs.tabBar.tintColor, .systemRed)
  }

  func testPages() throws {
    let board = try storyboard(
      """
      <scene><objects><pageViewController id="root" transitionStyle="scroll" navigationOrientation="vertical" \
      spineLocation="none" pageSpacing="12" storyboardIdentifier="pages"></pageViewController></objects></scene>
      <scene><objects><pageViewController storyboardIdentifier="book" transitionStyle="pageCurl" \
      navigationOrientation="horizontal" spineLocation="mid" id="b"/></objects></scene>
      """)
    let pages = try XCTUnwrap(board.instantiateInitialViewController() as? UIPageViewController)
    XCTAssertEqual(pages.transitionStyle, .scroll)
    XCTAssertEqual(pages.navigationOrientation, .vertical)
    app.show(pages)
    app.frame()
    let scroll = try XCTUnwrap(pages.view.subviews.first as? UIScrollView)
    XCTAssertEqual(scroll.frame.height, pages.view.bounds.height + 12)
    let book = try XCTUnwrap(board.instantiateViewController(withIdentifier: "book") as? UIPageViewController)
    XCTAssertEqual(book.transitionStyle, .pageCurl)
    XCTAssertEqual(book.spineLocation, .mid)
    XCTAssertTrue(book.isDoubleSided)
  }

  func testCellsOfNibs() throws {
    let nib = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="c" customClass="NibCell" customModule="NibTests">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="In a nib" id="l"><rect key="frame" x="20" y="0" width="200" height="44"/></label></subviews></tableViewCellContentView>
      <connections><outlet property="caption" destination="l" id="o"/></connections></tableViewCell>
      """)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(nib, forCellReuseIdentifier: "row")
    let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "row") as? NibCell)
    XCTAssertEqual(cell.caption.text, "In a nib")
    XCTAssertEqual(cell.reuseIdentifier, "row")
    expectsReports = true
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(nib, forCellWithReuseIdentifier: "row")
    _ = grid.dequeueReusableCell(withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
    XCTAssertTrue(reports[0].contains("must contain exactly one top-level object"), reports[0])
  }
}
