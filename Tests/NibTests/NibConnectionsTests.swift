import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Outlets and objects that Xcode writes for search bars and table view controllers.
@preconcurrency @MainActor
final class NibConnectionsTests: NibTestCase {
  /// The delegate of a search bar in a nib (`UISearchBar.delegate` is an outlet, UISearchBar.h).
  func testTheDelegateOfASearchBar() throws {
    let owner = SearchOwner()
    let objects = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <searchBar contentMode="redraw" placeholder="Find" id="bar"><rect key="frame" x="0" y="0" width="300" height="44"/>
        <connections><outlet property="delegate" destination="-1" id="o1"/></connections></searchBar>
      """
    ).instantiate(withOwner: owner)
    let bar = try XCTUnwrap(objects.first as? UISearchBar)
    XCTAssertTrue(bar.delegate === owner)
    XCTAssertEqual(bar.placeholder, "Find")
  }

  /// The refresh control of a table view controller, as Xcode writes it: with `enabled="NO"`, and outside of the table.
  func testTheRefreshControlOfATableViewController() throws {
    let board = try storyboard(
      """
      <scene><objects><tableViewController id="root">
        <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
        <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" id="refresh">
          <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
        </refreshControl>
      </tableViewController></objects></scene>
      """)
    let controller = try XCTUnwrap(board.instantiateInitialViewController() as? UITableViewController)
    XCTAssertFalse(controller.isViewLoaded)
    let refresh = try XCTUnwrap(controller.refreshControl)
    XCTAssertFalse(controller.isViewLoaded, "reading the refresh control does not load the view")
    XCTAssertTrue(controller.tableView.refreshControl === refresh)
    XCTAssertTrue(controller.refreshControl === refresh)
    XCTAssertEqual(refresh.attributedTitle?.string, "Pull")
    XCTAssertTrue(refresh.isEnabled, "it can be pulled")
  }

  /// The appearances of bars, as Interface Builder writes them.
  func testAppearancesOfBars() throws {
    let board = try storyboard(
      """
      <scene><objects><tabBarController id="root">
        <tabBar key="tabBar" id="tb">
          <tabBarAppearance key="standardAppearance" backgroundEffect="regular">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <tabBarItemAppearance key="stackedLayoutAppearance">
              <tabBarItemStateAppearance key="selected">
                <color key="iconColor" systemColor="systemGreenColor"/>
                <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>
              </tabBarItemStateAppearance>
            </tabBarItemAppearance>
          </tabBarAppearance>
          <tabBarAppearance key="scrollEdgeAppearance"/>
        </tabBar>
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/></connections>
      </tabBarController></objects></scene>
      <scene><objects><navigationController id="nav">
        <navigationBar key="navigationBar" id="nb">
          <navigationBarAppearance key="standardAppearance" backgroundEffect="none">
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <color key="shadowColor" systemColor="systemBlueColor"/>
            <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemGreenColor"/>
              </textAttributes>
            <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="normal">
              <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemPinkColor"/>
                </textAttributes>
            </barButtonItemStateAppearance></barButtonItemAppearance>
          </navigationBarAppearance>
          <navigationBarAppearance key="scrollEdgeAppearance"/>
        </navigationBar>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="s2"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController title="One" id="a"><view key="view" id="va"/>
        <navigationItem key="navigationItem" backButtonDisplayMode="minimal" id="ni">
          <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" systemColor="systemYellowColor"/></navigationBarAppearance>
        </navigationItem>
      </viewController></objects></scene>
      """)
    let tabs = try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
    let tabAppearance = tabs.tabBar.standardAppearance
    XCTAssertEqual(tabAppearance.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(tabAppearance.backgroundEffect, UIBlurEffect(style: .regular))
    XCTAssertEqual(tabAppearance.stackedLayoutAppearance.selected.iconColor, .systemGreen)
    XCTAssertEqual(
      tabAppearance.stackedLayoutAppearance.selected.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    XCTAssertNotNil(tabs.tabBar.scrollEdgeAppearance)
    let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
    let bar = navigation.navigationBar.standardAppearance
    XCTAssertEqual(bar.backgroundColor, .systemRed)
    XCTAssertEqual(bar.shadowColor, .systemBlue)
    XCTAssertNil(bar.backgroundEffect)
    XCTAssertEqual(bar.titleTextAttributes[.foregroundColor] as? UIColor, .systemGreen)
    XCTAssertEqual(bar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .systemPink)
    XCTAssertNotNil(navigation.navigationBar.scrollEdgeAppearance)
    XCTAssertNil(navigation.navigationBar.compactAppearance)
    let item = try XCTUnwrap(navigation.topViewController?.navigationItem)
    XCTAssertEqual(item.standardAppearance?.backgroundColor, .systemYellow)
    XCTAssertEqual(item.backButtonDisplayMode, .minimal)
  }

  /// Interface Builder keeps the title "Button" of a button whose configuration has none, and does not show it: the button in
  /// Simple-Weather-UIKit (by KociucKy, on GitHub), which has a symbol only, is 44 points wide in its file.
  func testAConfigurationReplacesTheStatesOfAButton() throws {
    let objects = nib(
      """
      <button buttonType="system" id="b"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain">
          <imageReference key="image" image="safari.fill" catalog="system"/></buttonConfiguration></button>
      <button buttonType="system" id="c"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="Status"/></button>
      <button buttonType="system" id="d"><state key="normal" title="Button"/></button>
      """
    ).instantiate(withOwner: nil)
    let buttons = objects.compactMap { $0 as? UIButton }
    XCTAssertEqual(buttons.map(\.currentTitle), [nil, "Status", "Button"])
    XCTAssertNotNil(buttons[0].configuration?.image)
    var plain = UIButton.Configuration.plain()
    plain.image = buttons[0].configuration?.image
    XCTAssertEqual(buttons[0].intrinsicContentSize, UIButton(configuration: plain).intrinsicContentSize)
  }

  func testAttributesOfButtonsAndTables() throws {
    let objects = nib(
      """
      <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" buttonType="system" id="b">
        <state key="normal" title="Sort"/></button>
      <tableView contentViewInsetsToSafeArea="NO" sectionHeaderTopPadding="3" id="t"/>
      """
    ).instantiate(withOwner: nil)
    let button = try XCTUnwrap(objects.first as? UIButton)
    XCTAssertTrue(button.showsMenuAsPrimaryAction)
    XCTAssertTrue(button.changesSelectionAsPrimaryAction)
    let table = try XCTUnwrap(objects.last as? UITableView)
    XCTAssertFalse(table.insetsContentViewsToSafeArea)
    XCTAssertEqual(table.sectionHeaderTopPadding, 3)
  }
}

private final class SearchOwner: NSObject, UISearchBarDelegate {}
