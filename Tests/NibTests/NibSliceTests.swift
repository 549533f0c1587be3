import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// A nib with a label, a button, constraints, outlets and actions.
@preconcurrency @MainActor
final class NibSliceTests: NibTestCase {
  private let text = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="SliceController">
      <connections>
        <outlet property="view" destination="v" id="o1"/>
        <outlet property="titleLabel" destination="l" id="o2"/>
        <outlet property="button" destination="b" id="o3"/>
        <outlet property="height" destination="h" id="o4"/>
        <outletCollection property="buttons" destination="b" collectionClass="NSArray" id="o5"/>
        <outletCollection property="buttons" destination="b2" collectionClass="NSArray" id="o6"/>
      </connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Hello &amp; &#x1F30D;" textAlignment="center" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="20" y="20" width="280" height="21"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
          <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints>
          <state key="normal" title="Tap me"/>
          <state key="disabled" title="Not now"/>
          <connections>
            <action selector="tapped:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="tappedPlainly" destination="-1" eventType="touchUpInside" id="a2"/>
          </connections>
        </button>
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="custom" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b2">
          <rect key="frame" x="10" y="300" width="46" height="30"/>
        </button>
      </subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="16" id="c2"/>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="c3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" symbolic="YES" id="c4"/>
        <constraint firstItem="b" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c5"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" priority="999" identifier="half" id="c6"/>
      </constraints>
    </view>
    """

  func testAControllerLoadsItsNib() throws {
    let controller = SliceController()
    let objects = nib(text).instantiate(withOwner: controller)
    XCTAssertEqual(objects.count, 1)
    XCTAssertTrue(objects.first as? UIView === controller.viewIfLoaded)
    app.show(controller)
    app.frame()
    XCTAssertEqual(controller.titleLabel.text, "Hello & 🌍")
    XCTAssertEqual(controller.titleLabel.textAlignment, .center)
    XCTAssertEqual(controller.titleLabel.numberOfLines, 0)
    XCTAssertEqual(controller.titleLabel.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(controller.titleLabel.frame.minX, 16)
    XCTAssertEqual(controller.titleLabel.frame.width, 393 - 32)
    let button = try XCTUnwrap(controller.buttons.first)
    XCTAssertEqual(controller.buttons.count, 2)
    XCTAssertEqual(button.frame.width, 196.5, accuracy: 0.3)
    XCTAssertEqual(button.frame.height, 44)
    XCTAssertEqual(button.frame.minY, controller.titleLabel.frame.maxY + 8, accuracy: 0.01)
    XCTAssertEqual(button.title(for: .disabled), "Not now")
    XCTAssertTrue(button.constraints.contains { $0 === controller.height })
    XCTAssertEqual(controller.view.constraints.first { $0.identifier == "half" }?.priority, UILayoutPriority(999))
    XCTAssertEqual(controller.buttons[1].frame, CGRect(x: 10, y: 300, width: 46, height: 30), "a fixed frame is kept")
    app.tap(button)
    XCTAssertTrue(controller.taps.first === button)
    XCTAssertEqual(controller.plainTaps, 1)
    controller.height.constant = 60
    app.frame()
    XCTAssertEqual(button.frame.height, 60)
  }

  func testEachInstanceHasObjectsOfItsOwn() throws {
    let nib = nib(text)
    let (first, second) = (SliceController(), SliceController())
    _ = nib.instantiate(withOwner: first)
    _ = nib.instantiate(withOwner: second)
    XCTAssertFalse(first.titleLabel === second.titleLabel)
    XCTAssertNil(nib.instantiate(withOwner: nil).first.flatMap { $0 as? SliceController }, "no owner, no outlets")
  }

  /// Views that load their content from a nib often have only a weak variable for it, which is added as a subview afterwards:
  /// fumiyasac/ContainerViewInUICollectionView (on GitHub).
  func testAViewWithAWeakReferenceLivesUntilTheTurnEnds() {
    weak var content: UIView?
    TurnPool.current.scope {
      content = nib(text).instantiate(withOwner: nil).first as? UIView
      XCTAssertNotNil(content)
    }
    XCTAssertNil(content)
  }

  func testOutletsToNothing() {
    expectsReports = true
    let broken = text.replacingOccurrences(of: "destination=\"l\"", with: "destination=\"gone\"")
      .replacingOccurrences(of: "property=\"button\"", with: "property=\"switch\"")
      .replacingOccurrences(of: "secondItem=\"l\"", with: "secondItem=\"gone\"")
      .replacingOccurrences(of: "selector=\"tapped:\"", with: "selector=\"unknown:\"")
    let controller = SliceController()
    _ = nib(broken).instantiate(withOwner: controller)
    app.show(controller)
    app.frame()
    XCTAssertEqual(controller.view.subviews.count, 3, "the rest of the screen is there")
    for part in [
      "the outlet “titleLabel” leads to the object “gone”, which is not in the file",
      "SliceController has no outlet “switch”", "the secondItem “gone” is not a view or layout guide",
      "SliceController has no action “unknown:”",
    ] {
      let found = reports.first { $0.contains(part) }
      XCTAssertNotNil(found, "\(part) in \(reports)")
      XCTAssertNotNil(
        found?.range(of: #"a nib:\d+ \(object "#, options: .regularExpression), "a line and an object in \(found ?? "")"
      )
    }
    XCTAssertEqual(reports.count, 5, "\(reports)")
  }

  func testADataSourceThatDoesNotConform() {
    expectsReports = true
    let list = """
      <collectionView id="c"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <connections><outlet property="dataSource" destination="-1" id="o"/></connections>
      </collectionView>
      """
    _ = nib(text.replacingOccurrences(of: "<subviews>", with: "<subviews>" + list)).instantiate(
      withOwner: SliceController())
    XCTAssertTrue(
      reports.contains { $0.contains("UICollectionView has no outlet “dataSource” that takes a SliceController") },
      "\(reports)")
  }

  func testUnknownClassesAndElements() throws {
    expectsReports = true
    let views = """
      <view id="a" customClass="Missing" customModule="Nowhere"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
      <label id="b" text="x" customClass="SliceController" customModule="NibTests"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      <hologramView contentMode="center" id="c"><rect key="frame" x="5" y="6" width="7" height="8"/></hologramView>
      <wkWebView contentMode="center" id="d"><rect key="frame" x="5" y="6" width="7" height="8"/></wkWebView>
      """
    let objects = nib(views).instantiate(withOwner: nil)
    XCTAssertEqual(objects.count, 4)
    XCTAssertTrue(type(of: objects[0]) == UIView.self)
    XCTAssertEqual((objects[0] as? UIView)?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual((objects[1] as? UILabel)?.text, "x")
    XCTAssertEqual((objects[2] as? UIView)?.frame.minX, 5)
    XCTAssertEqual(reports.count, 4)
    XCTAssertTrue(reports[0].contains("there is no class Missing of the module Nowhere"), reports[0])
    XCTAssertTrue(reports[1].contains("is not a subclass of UIView"), reports[1])
    XCTAssertTrue(reports[2].contains("<hologramView> is not available"), reports[2])
    XCTAssertTrue(reports[3].contains("WKWebView is not available"), reports[3])
  }

  func testCompiledNibsAreNamed() {
    expectsReports = true
    XCTAssertTrue(UINib(data: Data("NIBArchive\u{1}".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
    XCTAssertTrue(reports[0].contains("compiled nibs cannot be read"), reports[0])
    XCTAssertTrue(UINib(nibName: "Absent", bundle: nil).instantiate(withOwner: nil).isEmpty)
    XCTAssertTrue(reports[1].contains("could not find a nib named “Absent”"), reports[1])
  }

  /// Writes a nib whose owner has the outlet `view`, and returns a bundle that contains it.
  private func bundle(owner: String, view: String, in folder: URL) throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
        <connections><outlet property="view" destination="c" id="o1"/></connections>
      </placeholder>
      \(view)
      """
    let text = Self.document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<objects>\(objects)</objects>")
    try Data(text.utf8).write(to: folder.appendingPathComponent("Items.xib"))
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  /// `UICollectionViewController.h` of iOS: `initWithNibName:bundle:` is a designated initializer beside
  /// `initWithCollectionViewLayout:`.
  func testACollectionViewControllerLoadsItsNib() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = """
      <collectionView contentMode="scaleToFill" dataMode="prototypes" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" id="f">
          <size key="itemSize" width="30" height="40"/>
        </collectionViewFlowLayout>
      </collectionView>
      """
    let bundle = try bundle(owner: "UICollectionViewController", view: view, in: folder)
    let controller = UICollectionViewController(nibName: "Items", bundle: bundle)
    app.show(controller)
    let layout = try XCTUnwrap(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    XCTAssertEqual(layout.itemSize, CGSize(width: 30, height: 40))
    XCTAssertEqual(layout.minimumLineSpacing, 7)
    XCTAssertTrue(controller.collectionViewLayout === layout)
    XCTAssertTrue(controller.collectionView.dataSource === controller)
    XCTAssertEqual(controller.collectionView.frame, controller.view.bounds)
  }

  /// The table of the nib is the table of the controller, although no outlet `tableView` is connected.
  func testATableViewControllerLoadsItsNib() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = """
      <tableView contentMode="scaleToFill" style="grouped" rowHeight="33" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      </tableView>
      """
    let bundle = try bundle(owner: "UITableViewController", view: view, in: folder)
    let controller = UITableViewController(nibName: "Items", bundle: bundle)
    app.show(controller)
    XCTAssertEqual(controller.tableView.style, .grouped)
    XCTAssertEqual(controller.tableView.rowHeight, 33)
    XCTAssertTrue(controller.tableView === controller.view)
    XCTAssertTrue(controller.tableView.dataSource === controller)
  }
}
