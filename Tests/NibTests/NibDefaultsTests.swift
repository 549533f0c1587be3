@testable import UIKit
import UIKitTesting
import XCTest

/// Attributes that Interface Builder omits if they have the default value, and outlets of UIKit's own classes.
@preconcurrency @MainActor
final class NibDefaultsTests: NibTestCase {
  /// Texts shrink unless the file specifies otherwise. In 69 applications, all 792 labels with the attribute have the
  /// value `NO`, and labels with a `minimumScaleFactor` do not have the attribute.
  func testTextsShrinkUnlessTheFileSaysOtherwise() throws {
    let made = nib(
      """
      <label text="0000 0000" minimumScaleFactor="0.25" numberOfLines="2" id="a"/>
      <label text="Icon" adjustsFontSizeToFit="NO" id="b"/>
      <textField minimumFontSize="17" id="c"/>
      <textField adjustsFontSizeToFit="NO" minimumFontSize="17" id="d"/>
      """
    ).instantiate(withOwner: nil)
    let labels = made.compactMap { $0 as? UILabel }
    XCTAssertEqual(labels.map(\.adjustsFontSizeToFitWidth), [true, false])
    XCTAssertEqual(labels.first?.minimumScaleFactor, 0.25)
    XCTAssertEqual(made.compactMap { ($0 as? UITextField)?.adjustsFontSizeToFitWidth }, [true, false])
  }

  /// Colors of Xcode 11 have dark variants. Of 69 applications, 12 have such colors. If the first name were not used,
  /// their backgrounds would stay white in dark mode.
  func testColorsOfXcode11HaveDarkVariants() throws {
    let view = try XCTUnwrap(
      nib(
        """
        <view id="a"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" \
        cocoaTouchSystemColor="whiteColor"/></view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    XCTAssertEqual(view.backgroundColor, .systemBackground)
  }

  /// A delegate can conform to a superprotocol only. In a public application, a view controller that conforms to
  /// `UIScrollViewDelegate` is the delegate of a collection view.
  func testADelegateThatConformsToLess() throws {
    final class Owner: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let owner = Owner()
    let made = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <collectionView id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
      <connections><outlet property="delegate" destination="-1" id="o"/></connections></collectionView>
      <tableView id="b"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><outlet property="delegate" destination="-1" id="p"/></connections></tableView>
      """
    ).instantiate(withOwner: owner)
    for case let view as UIScrollView in made { view.contentOffset.y = 10 }
    XCTAssertEqual(owner.count, 2)
    XCTAssertEqual(reports, [])
  }

  /// An outlet can refer to the navigation item of a view controller, as in the calculator HexaCalc. On iOS, key-value
  /// coding finds the controller's instance variable.
  func testAnOutletForTheNavigationItem() throws {
    let controller = try XCTUnwrap(
      storyboard(
        """
        <scene><objects><viewController id="root">
          <navigationItem key="navigationItem" title="Settings" id="item"/>
          <connections><outlet property="navigationItem" destination="item" id="o"/></connections>
        </viewController></objects></scene>
        """
      ).instantiateInitialViewController())
    XCTAssertEqual(controller.navigationItem.title, "Settings")
    XCTAssertEqual(reports, [])
  }
}
