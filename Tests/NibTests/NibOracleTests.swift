import Foundation
import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of nibs (`nib-cases.json`).
@preconcurrency @MainActor
final class NibOracleTests: NibTestCase {
  private static let cases = "nib-cases.json"

  private func initial() throws -> (navigation: UINavigationController, root: Root) {
    let made = try XCTUnwrap(file("Oracle.storyboard").instantiateInitialViewController() as? UINavigationController)
    return (made, try XCTUnwrap(made.viewControllers.first as? Root))
  }

  private func expect(_ entry: Oracle.Case, _ key: String, _ lines: [String: String], ignored: [String] = []) throws {
    let have = NibLog.lines.filter { line in !ignored.contains { line.hasPrefix($0) } }
    XCTAssertEqual(try entry.whole.strings(key).map { lines[$0] ?? $0 }, have, entry.id)
  }

  func testControllerOrder() throws {
    try Oracle.each(Self.cases, family: "controller-order") { entry in
      NibLog.lines = []
      let (navigation, root) = try initial()
      switch entry.id {
      case "nib-order-instantiate":
        try expect(
          entry, "sequence",
          [
            "Root init(coder:), title decoded, storyboard still nil": "Root init(coder:), title Start, storyboard nil",
            "Root outlet helper set": "Root outlet helper",
            "Root awakeFromNib, storyboard set, parent is the navigation controller":
              "Root awakeFromNib, storyboard set, parent navigation",
          ])
        XCTAssertNotNil(root.storyboard)
        XCTAssertTrue(root.parent === navigation)
        XCTAssertEqual(try entry.whole.strings("after"), [root.isViewLoaded ? "" : "the view is not loaded"], entry.id)
      case "nib-order-embed":
        NibLog.lines = []
        let container = try XCTUnwrap(root.view.subviews.last)
        try expect(
          entry, "sequence",
          [
            "Root shouldPerformSegue, sender is Root": "Root shouldPerformSegue embed, sender Root",
            "Child init(coder:)": "Child init(coder:), title nil, storyboard nil",
            "Child awakeFromNib, storyboard set, no parent": "Child awakeFromNib, storyboard set, parent nil",
            "Root prepare(for:), sender is Root, its view loaded, the child view not":
              "Root prepare embed, sender Root, view loaded, destination not loaded",
            "Child outlet": "Child outlet label", "Child viewDidLoad": "Child viewDidLoad, children 0",
            "Child willMove(Root)": "Child willMove Root", "Child didMove(Root)": "Child didMove Root",
            "Root viewDidLoad with one child": "Root viewDidLoad, children 1",
          ], ignored: ["Badge", "Root loadView"])
        let isThere = root.children.first?.view.superview === container
        XCTAssertEqual(
          try entry.whole.strings("after"), [isThere ? "the child view lies in the container" : ""], entry.id)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testTabBarControllersSelectNothingUntilTheyAppear() throws {
    let entry = try Oracle.entry("tab-cases.json", "tab-archived-selection")
    XCTAssertEqual(try entry.config.string("source"), "storyboard scene with two children, not shown")
    let board = try storyboard(
      """
      <scene><objects><tabBarController id="root"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController></objects></scene>
      <scene><objects><viewController title="One" id="a"><view key="view" id="va"/></viewController></objects></scene>
      <scene><objects><viewController title="Two" id="b"><view key="view" id="vb"/></viewController></objects></scene>
      """)
    func made() throws -> UITabBarController {
      try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
    }
    func index(_ controller: UITabBarController) -> String {
      controller.selectedIndex == NSNotFound ? "NSNotFound" : "\(controller.selectedIndex)"
    }
    let controller = try made()
    entry.expect("selectedIndex_before_load", text: index(controller))
    controller.loadViewIfNeeded()
    entry.expect("selectedIndex_after_load", text: index(controller))
    entry.expect("selectedViewController", text: controller.selectedViewController.map { "\($0)" })
    entry.expect("children", CGFloat(controller.children.count))
    entry.expect("child_parent_is_tab_controller", controller.children.allSatisfy { $0.parent === controller })
    entry.expect("titles", controller.children.map { $0.title ?? "" })
    entry.finish()
    XCTAssertEqual(controller.tabBar.items?.count, 2)
    app.show(controller)
    try app.waitUntilIdle()
    XCTAssertEqual(controller.selectedIndex, 0, "the first one is selected when the controller appears")
    XCTAssertEqual(controller.tabBar.selectedItem, controller.tabBar.items?.first)
    XCTAssertNotNil(controller.viewControllers?[0].viewIfLoaded?.window)
    let other = try made()
    other.selectedIndex = 1
    app.show(other)
    try app.waitUntilIdle()
    XCTAssertEqual(other.selectedIndex, 1, "the choice of the application stays")
    XCTAssertNotNil(other.viewControllers?[1].viewIfLoaded?.window)
  }

  func testSegueOrder() throws {
    try Oracle.each(Self.cases, family: "segue-order") { entry in
      let (navigation, root) = try initial()
      switch entry.id {
      case "nib-order-control-segue":
        app.show(navigation)
        app.frame()
        let button = try XCTUnwrap(root.view.subviews.compactMap { $0 as? UIButton }.first)
        NibLog.lines = []
        button.sendActions(for: .touchUpInside)
        try expect(
          entry, "sequence",
          [
            "Root shouldPerformSegue, sender is the button": "Root shouldPerformSegue showDetail, sender button",
            "Detail init(coder:)": "Detail init(coder:), title nil, storyboard nil",
            "Detail awakeFromNib": "Detail awakeFromNib, storyboard set, parent nil",
            "Root prepare(for:), sender is the button":
              "Root prepare showDetail, sender button, view loaded, destination not loaded",
            "Detail willMove(navigation controller)": "Detail willMove navigation",
          ], ignored: ["Detail loadView", "Detail outlet", "Detail viewDidLoad", "Detail didMove"])
        let names = navigation.viewControllers.compactMap { ($0 as? LoggingController)?.name }.joined(separator: ", ")
        XCTAssertEqual(try entry.whole.strings("after"), ["stack: \(names)"], entry.id)
      case "nib-order-identifier":
        let storyboard = try XCTUnwrap(root.storyboard)
        NibLog.lines = []
        let detail = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Detail") as? Detail)
        let before = detail.label
        detail.loadViewIfNeeded()
        try expect(
          entry, "sequence",
          [
            "Detail init(coder:)": "Detail init(coder:), title nil, storyboard nil",
            "Detail awakeFromNib": "Detail awakeFromNib, storyboard set, parent nil",
            "Detail outlet": "Detail outlet label", "Detail viewDidLoad": "Detail viewDidLoad, children 0",
          ])
        XCTAssertEqual(
          try entry.whole.strings("after"),
          [
            detail.storyboard === storyboard ? "storyboard is the same object" : "",
            before == nil ? "label outlet was nil before loading" : "",
          ], entry.id)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testInitializers() throws {
    let (_, root) = try initial()
    let badge = try XCTUnwrap(root.view.subviews.compactMap { $0 as? Badge }.first)
    try Oracle.each(Self.cases, family: "init-coder") { entry in
      _ = try entry.config.string("type")
      switch entry.id {
      case "nib-init-sees":
        _ = try entry.config.string("when")
        let sight = try XCTUnwrap(badge.sight)
        entry.expect("frame", sight.frame)
        let parts = try XCTUnwrap(sight.background?.cgColor.components)
        entry.expect("background", parts.map { CGFloat(($0 * 1000).rounded() / 1000) })
        XCTAssertEqual(try entry.expect.value("superview", as: String?.self), sight.superview.map { "\($0)" }, entry.id)
        entry.expect("gestureRecognizers", CGFloat(sight.recognizers))
        entry.expect("tag", CGFloat(sight.tag))
        XCTAssertEqual(badge.gestureRecognizers?.count, 1, "connected later")
      case "nib-runtime-attribute-first":
        XCTAssertEqual(try entry.expect.bool("attribute_before_outlets"), badge.rankBeforeOutlets == 7, entry.id)
        XCTAssertEqual(badge.layer.cornerRadius, 6.5)
      case "nib-nibname":
        XCTAssertEqual(try entry.expect.string("nibName"), "scene object id, -view-, view object id", entry.id)
        XCTAssertEqual(root.nibName, "roo-01-aaa-view-rov-01-aaa")
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testOutlets() throws {
    try Oracle.each(Self.cases, family: "outlets") { entry in
      switch entry.id {
      case "nib-outlet-helper":
        _ = try entry.config.string("type")
        let (_, root) = try initial()
        XCTAssertEqual(
          try entry.expect.value("helper_label_before_view", as: String?.self), root.helper?.label?.text, entry.id)
        root.loadViewIfNeeded()
        XCTAssertEqual(try entry.expect.string("helper_label_after_view"), "the title label", entry.id)
        XCTAssertEqual(root.helper?.label?.text, "Title")
      case "nib-unknown-class":
        XCTAssertEqual(try entry.config.string("custom_class"), "not in the process")
        expectsReports = true
        let made = nib(
          "<label id=\"a\" text=\"x\" customClass=\"Absent\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        ).instantiate(withOwner: nil)
        let isPlatform = type(of: made[0]) == UILabel.self
        XCTAssertEqual(
          try entry.expect.string("instantiated"), isPlatform ? "original platform class named in the archive" : "",
          entry.id)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testEmbedding() throws {
    try Oracle.each(Self.cases, family: "embedding") { entry in
      let (_, root) = try initial()
      let detail = try XCTUnwrap(root.storyboard?.instantiateViewController(withIdentifier: "Detail"))
      // A child's view before it is embedded is like the view of any controller without a mask in the file.
      entry.expect("loaded_frame", detail.view.frame)
      let scene = try XCTUnwrap(NibStoryboards.controllerForTests("chi-01-aaa", in: root))
      entry.expect("autoresizing_at_load", CGFloat(scene.view.autoresizingMask.rawValue))
      let child = try XCTUnwrap(root.view.subviews.last?.subviews.first)
      XCTAssertEqual(child.superview?.frame, try entry.config.rect("container"), entry.id)
      entry.expect("frame_in_container", child.frame)
      entry.expect("autoresizing_in_container", CGFloat(child.autoresizingMask.rawValue))
    }
  }

  func testArchivedValues() throws {
    let (_, root) = try initial()
    func view<View: UIView>(_ type: View.Type) throws -> View {
      try XCTUnwrap(root.view.subviews.compactMap { $0 as? View }.first)
    }
    try Oracle.each(Self.cases, family: "archived-values") { entry in
      switch entry.id {
      case "nib-value-switch":
        _ = try entry.config.string("type")
        let control = try view(UISwitch.self)
        entry.expect("frame", control.frame)
        XCTAssertEqual(try entry.expect.bool("on"), control.isOn, entry.id)
      case "nib-value-segmented":
        _ = try entry.config.string("type")
        let control = try view(UISegmentedControl.self)
        entry.expect("frame", control.frame)
        XCTAssertEqual(try entry.expect.bool("clipsToBounds"), control.clipsToBounds, entry.id)
        entry.expect("selected", CGFloat(control.selectedSegmentIndex))
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        XCTAssertEqual(try entry.expect.strings("segments"), titles, entry.id)
      case "nib-value-label":
        _ = try entry.config.string("type")
        let label = try view(UILabel.self)
        entry.expect("autoresizing", CGFloat(label.autoresizingMask.rawValue))
        XCTAssertEqual(try entry.expect.bool("userInteraction"), label.isUserInteractionEnabled, entry.id)
        entry.expect("numberOfLines", CGFloat(label.numberOfLines))
        XCTAssertEqual(
          try entry.expect.string("font"), label.font == .systemFont(ofSize: 17) ? "regular 17" : "", entry.id)
        // natural is shown as left (0) by the measurement of an English device.
        entry.expect("textAlignment", label.textAlignment == .natural ? 0 : CGFloat(label.textAlignment.rawValue))
        entry.expect("textColor", label.textColor.resolvedColor(with: label.traitCollection).rgba)
      case "nib-value-button":
        _ = try entry.config.string("type")
        let button = try view(UIButton.self)
        entry.expect("frame", button.frame)
        entry.expect("buttonType", CGFloat(button.buttonType.rawValue))
        XCTAssertEqual(try entry.expect.string("title"), button.title(for: .normal), entry.id)
      case "nib-standard-spacing":
        _ = try entry.config.string("archive")
        let (superview, sibling) = try standardSpacing()
        entry.expect("to_superview", superview)
        entry.expect("between_siblings", sibling)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  private func standardSpacing() throws -> (superview: CGFloat, sibling: CGFloat) {
    let made = nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" symbolic="YES" identifier="x" id="c"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" symbolic="YES" identifier="y" id="d"/>
      </constraints></view>
      """
    ).instantiate(withOwner: nil)
    let constraints = try XCTUnwrap(made.first as? UIView).constraints
    func constant(_ name: String) -> CGFloat { constraints.first { $0.identifier == name }?.constant ?? .nan }
    return (constant("x"), constant("y"))
  }

  func testStacks() throws {
    let controller = try XCTUnwrap(file("Stacks.storyboard").instantiateInitialViewController())
    app.show(controller)
    app.frame()
    let outer = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIStackView }.first)
    let inner = try XCTUnwrap(outer.arrangedSubviews.compactMap { $0 as? UIStackView }.first)
    try Oracle.each(Self.cases, family: "scene-stack") { entry in
      switch entry.id {
      case "nib-stack-properties":
        _ = try entry.config.string("type")
        for (key, stack) in [("outer", outer), ("inner", inner)] {
          let values = try entry.expect.values(key)
          XCTAssertEqual(try values.string("axis"), stack.axis == .vertical ? "vertical" : "horizontal", entry.id)
          XCTAssertEqual(try values.number("spacing"), Double(stack.spacing), entry.id)
          XCTAssertEqual(try values.string("distribution"), "\(stack.distribution)", entry.id)
          XCTAssertEqual(try values.integer("arranged"), stack.arrangedSubviews.count, entry.id)
          if values.has("alignment") { XCTAssertEqual(try values.string("alignment"), "\(stack.alignment)", entry.id) }
        }
      case "nib-stack-equal-buttons":
        XCTAssertEqual(try entry.config.number("inner_width"), Double(inner.frame.width), accuracy: 0.01, entry.id)
        XCTAssertEqual(try entry.config.number("spacing"), Double(inner.spacing), entry.id)
        XCTAssertEqual(try entry.config.integer("buttons"), inner.arrangedSubviews.count, entry.id)
        let expected = try entry.expect.rects("frames")
        for (frame, button) in zip(expected, inner.arrangedSubviews) {
          XCTAssertEqual(frame.minX, button.frame.minX, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.width, button.frame.width, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.height, button.frame.height, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.minY, button.frame.minY, accuracy: 0.01, entry.id)
        }
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testTables() throws {
    let storyboard = try file("Stacks.storyboard")
    let controller = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Table") as? NibTable)
    let loaded = try XCTUnwrap(controller.view).frame
    app.show(controller)
    app.frame()
    try Oracle.each(Self.cases, family: "scene-table") { entry in
      let table = try XCTUnwrap(controller.tableView)
      switch entry.id {
      case "nib-table-controller":
        _ = try entry.config.string("type")
        XCTAssertEqual(try entry.expect.bool("table_is_view"), controller.view === table, entry.id)
        XCTAssertEqual(try entry.expect.bool("dataSource_is_controller"), table.dataSource === controller, entry.id)
        entry.expect("frame", loaded)
      case "nib-table-rows":
        _ = (try entry.config.string("cell"), try entry.config.string("row_height"))
        let cells = try (0..<3).map { try XCTUnwrap(table.cellForRow(at: IndexPath(row: $0, section: 0)) as? NibCell) }
        XCTAssertEqual(try entry.expect.rects("rows").count, cells.count, entry.id)
        for (frame, cell) in zip(try entry.expect.rects("rows"), cells) {
          XCTAssertEqual(frame.minX, cell.frame.minX, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.minY, cell.frame.minY, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.width, cell.frame.width, accuracy: 0.01, entry.id)
          XCTAssertEqual(frame.height, cell.frame.height, accuracy: 0.01, entry.id)
        }
        entry.expect("label_x", cells[0].caption.frame.minX)
        entry.expect("label_y", cells[0].caption.frame.minY)
        entry.expect("label_height", cells[0].caption.frame.height)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testNibFiles() throws {
    try Oracle.each(Self.cases, family: "xib") { entry in
      switch entry.id {
      case "nib-xib-top-level":
        XCTAssertEqual(try entry.config.string("source"), "xib")
        let owner = UIViewController()
        let made = nib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="a" id="o"/></connections></placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          <view id="a" customClass="Badge" customModule="NibTests"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          <view id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          """
        ).instantiate(withOwner: owner)
        let names = made.map { $0 is Badge ? "custom view" : "\(type(of: $0))" }
        XCTAssertEqual(try entry.expect.strings("top_level"), names, entry.id)
        XCTAssertEqual(
          try entry.expect.bool("owner_view_is_first"), owner.viewIfLoaded === made[0] as AnyObject, entry.id)
        // Bundle.loadNibNamed creates a UINib.
        XCTAssertEqual(try entry.expect.string("same_for"), "UINib and Bundle", entry.id)
      case "nib-nsobject-hooks":
        _ = try entry.config.string("type")
        NibLog.lines = []
        _ = nib("<customObject id=\"h\" customClass=\"Helper\" customModule=\"NibTests\"/><customObject id=\"p\"/>")
          .instantiate(withOwner: nil)
        let awakes = NibLog.lines.contains("Helper awakeFromNib")
        XCTAssertEqual(try entry.expect.bool("NSObject_responds_awakeFromNib"), awakes, entry.id)
        UIView().prepareForInterfaceBuilder()
        XCTAssertEqual(try entry.expect.bool("NSObject_responds_prepareForInterfaceBuilder"), true, entry.id)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }

  func testCoderInitializers() throws {
    try Oracle.each(Self.cases, family: "coder-init") { entry in
      _ = try entry.config.string("init")
      let coder = EmptyCoder()
      switch entry.id {
      case "coder-subclass":
        let made = try XCTUnwrap(StatefulController(coder: coder))
        XCTAssertEqual(try entry.expect.bool("isViewLoaded_before"), made.isViewLoaded, entry.id)
        made.loadViewIfNeeded()
        entry.expect("viewDidLoad_calls", CGFloat(made.loads))
        XCTAssertEqual(try entry.expect.string("own_state"), made.state, entry.id)
      case "coder-table":
        let made = try XCTUnwrap(UITableViewController(coder: coder))
        XCTAssertEqual(try entry.expect.bool("clearsSelectionOnViewWillAppear"), made.clearsSelectionOnViewWillAppear)
        let table = try XCTUnwrap(made.tableView)
        XCTAssertEqual(try entry.expect.string("style"), table.style == .plain ? "plain" : "", entry.id)
        XCTAssertEqual(try entry.expect.bool("tableView_is_view"), made.view === table, entry.id)
        XCTAssertEqual(
          try entry.expect.value("refreshControl", as: String?.self), made.refreshControl.map { "\($0)" }, entry.id)
        entry.expect("view_frame", table.frame)
        XCTAssertEqual(UITableViewController(style: .grouped).view.frame, .zero, "the note of the case")
        XCTAssertEqual(
          try entry.expect.string("background"), table.backgroundColor == .systemBackground ? "table background" : "",
          entry.id)
      case "coder-navigation":
        let made = try XCTUnwrap(UINavigationController(coder: coder))
        entry.expect("viewControllers", CGFloat(made.viewControllers.count))
        XCTAssertEqual(try entry.expect.bool("isNavigationBarHidden"), made.isNavigationBarHidden, entry.id)
        XCTAssertEqual(try entry.expect.string("toolbar"), made.toolbar == nil ? "" : "exists", entry.id)
        entry.expect("view_autoresizing", CGFloat(made.view.autoresizingMask.rawValue))
        entry.expect("view_subviews", CGFloat(made.view.subviews.count))
      case "coder-alert":
        let made = try XCTUnwrap(UIAlertController(coder: coder))
        let style = made.preferredStyle == .actionSheet ? "actionSheet" : "alert"
        XCTAssertEqual(
          try entry.expect.string("preferredStyle"), "\(style) (raw \(made.preferredStyle.rawValue))", entry.id)
        XCTAssertEqual(try entry.expect.value("title", as: String?.self), made.title, entry.id)
        XCTAssertEqual(try entry.expect.value("message", as: String?.self), made.message, entry.id)
        entry.expect("actions", CGFloat(made.actions.count))
        XCTAssertEqual(try entry.expect.bool("isViewLoaded"), made.isViewLoaded, entry.id)
      case "coder-default-init":
        let made = DefaultController()
        XCTAssertEqual(try entry.expect.string("calls"), made.calls.joined(), entry.id)
        XCTAssertEqual(try entry.expect.value("nibName", as: String?.self), made.nibName, entry.id)
        XCTAssertEqual(try entry.expect.bool("isViewLoaded"), made.isViewLoaded, entry.id)
      default: XCTFail("\(entry.id) is not tested")
      }
    }
  }
}

/// A coder without values.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}

private final class StatefulController: UIViewController {
  let state: String
  var loads = 0
  required init?(coder: NSCoder) {
    state = "kept"
    super.init(coder: coder)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

private final class DefaultController: UIViewController {
  var calls: [String] = []
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    calls.append("initWithNibName:bundle: with \(nibName ?? "nil"), \(bundle == nil ? "nil" : "a bundle")")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A table view controller of a storyboard with three rows.
final class NibTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
}

/// A collection view controller of a storyboard.
final class NibGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

extension NibStoryboards {
  /// Creates the view controller with an identifier in the storyboard of another view controller.
  static func controllerForTests(_ id: String, in other: UIViewController) -> UIViewController? {
    guard let document = other.nibScene?.document, let element = document.elements[id] else { return nil }
    return other.storyboard.flatMap { NibScenes($0, document).make(element) }
  }
}

extension UIColor {
  fileprivate var rgba: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
