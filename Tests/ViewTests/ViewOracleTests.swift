import TestSupport
import UIKit
import XCTest

/// The measured cases of geometry (`view-cases.json`). Other tests compare the families of Auto Layout and text.
@preconcurrency @MainActor
final class ViewOracleTests: XCTestCase {
  private func each(_ family: String, _ body: (Oracle.Case) throws -> Void) throws {
    try Oracle.each("view-cases.json", family: family, body)
  }

  // MARK: Conversion

  @MainActor private final class Tree {
    let window: UIWindow
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
    let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))

    init() {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      child.bounds.origin = CGPoint(x: 3, y: 4)
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
    }
  }

  private final class ForeignSpace: NSObject, UICoordinateSpace {
    var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    private func fail() { XCTFail("a foreign coordinate space is never asked") }
    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
      fail()
      return point
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
      fail()
      return point
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
      fail()
      return rect
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
      fail()
      return rect
    }
  }

  func testConversion() throws {
    let point = CGPoint(x: 8, y: 9)
    let rectangle = CGRect(x: 8, y: 9, width: 30, height: 40)
    try each("convert") { one in
      let tree = Tree()
      if one.config.has("child.transform") || (one.config["call", as: String.self])?.contains("rotated") == true {
        tree.child.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      if one.id.contains("screen") { tree.window.addSubview(tree.root) }
      let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
      let moved = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
      moved.addSubview(inner)
      let answer: [Double]
      switch one.id {
      case "convert-point-from": answer = list(tree.child.convert(point, from: tree.sibling))
      case "convert-rect-to": answer = list(tree.child.convert(rectangle, to: tree.sibling))
      case "convert-identity": answer = list(tree.child.convert(point, to: tree.child))
      case "convert-foreign-space-to": answer = list(tree.child.convert(point, to: ForeignSpace()))
      case "convert-rot-rect-from": answer = list(tree.child.convert(rectangle, from: tree.sibling))
      case "convert-screen-point-to", "convert-screen-rot-point": answer = list(tree.child.convert(point, to: screen))
      case "convert-screen-rect-to", "convert-screen-rot-rect": answer = list(tree.child.convert(rectangle, to: screen))
      case "convert-screen-rot-back": answer = list(tree.child.convert(rectangle, from: screen))
      case "convert-offset-window-screen": answer = list(inner.convert(point, to: screen))
      case "convert-offset-window-main": answer = list(inner.convert(point, to: tree.window))
      case "convert-offset-window-nil": answer = list(inner.convert(point, to: nil))
      case "convert-offset-window-from-screen": answer = list(inner.convert(point, from: screen))
      default: return XCTFail("no test for \(one.id)")
      }
      check(answer, try one.expect.numbers("value"), one.id, tolerance: 1e-6)
    }
  }

  // MARK: Hit testing

  private func path(of view: UIView?, in root: UIView) -> String? {
    guard let view, view !== root, let above = view.superview else { return nil }
    let index = String(above.subviews.firstIndex { $0 === view } ?? -1)
    return path(of: above, in: root).map { "\($0).\(index)" } ?? index
  }

  private func hitScene() -> UIView {
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    func add(_ to: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
      to.addSubview(view)
      return view
    }
    let first = add(scene, 20, 20, 120, 90)
    _ = add(first, 10, 10, 50, 40)
    _ = add(first, 40, 30, 60, 40)
    _ = add(first, 90, 60, 60, 40)
    let turned = add(scene, 180, 30, 80, 60)
    turned.transform = CGAffineTransform(a: 0.8660254, b: 0.5, c: -0.5, d: 0.8660254, tx: 0, ty: 0)
    check(list(turned.frame), [170.359, 14.019, 99.282, 91.962], "frame of the turned view", tolerance: 0.001)
    add(scene, 20, 130, 60, 40).isHidden = true
    add(scene, 100, 130, 60, 40).alpha = 0.005
    add(scene, 180, 130, 60, 40).alpha = 0.02
    let dead = add(scene, 20, 190, 100, 50)
    dead.isUserInteractionEnabled = false
    _ = add(dead, 10, 10, 40, 30)
    let clipping = add(scene, 140, 190, 80, 50)
    clipping.clipsToBounds = true
    _ = add(clipping, 60, 10, 60, 20)
    let label = UILabel(frame: CGRect(x: 240, y: 200, width: 70, height: 20))
    scene.addSubview(label)
    let last = add(scene, 250, 120, 60, 60)
    _ = add(add(last, 10, 10, 40, 40), 5, 5, 20, 20)
    return scene
  }

  private func scrollScene() -> UIView {
    let scene = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.addSubview(UIView(frame: scene.bounds))
    let first = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 280))
    first.contentSize = CGSize(width: 300, height: 700)
    for index in 0..<9 {
      first.insertSubview(UIView(frame: CGRect(x: 10, y: CGFloat(index) * 70, width: 240, height: 50)), at: index)
    }
    first.insertSubview(UIView(frame: CGRect(x: 40, y: 0, width: 4, height: 630)), at: 9)
    first.contentOffset = CGPoint(x: 30, y: 155)
    scene.addSubview(first)
    let second = UIScrollView(frame: CGRect(x: 20, y: 320, width: 90, height: 30))
    second.insertSubview(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), at: 0)
    second.contentOffset = CGPoint(x: -10, y: -8)
    scene.addSubview(second)
    return scene
  }

  func testHitTesting() throws {
    let plain = hitScene()
    let scrolling = scrollScene()
    try each("hit-test") { one in
      let scene = one.id.hasPrefix("hit-scroll") ? scrolling : plain
      let point = try one.config.numbers("point")
      let hit = path(of: scene.hitTest(CGPoint(x: point[0], y: point[1]), with: nil), in: scene)
      let expected = try one.expect.value("path", as: String?.self)?.components(separatedBy: " ").first
      XCTAssertEqual(hit, expected, one.id)
    }
  }

  func testScrolledGeometry() throws {
    let scene = scrollScene()
    try each("scroll-geometry") { one in
      let bar = scene.subviews[1].subviews[3]
      check(list(bar.convert(bar.bounds, to: scene)), try one.expect.numbers("abs_of_bar3"), one.id)
      let box = scene.subviews[2].subviews[0]
      check(list(box.convert(box.bounds, to: scene)), try one.expect.numbers("abs_of_box"), one.id)
    }
  }

  // MARK: Safe area, margins, readable guide

  /// Returns a view controller and its view, which has safe area insets.
  private func inset(_ frame: CGRect, _ insets: UIEdgeInsets = .zero) -> (UIViewController, UIView) {
    let controller = UIViewController()
    controller.view = UIView(frame: frame)
    controller.additionalSafeAreaInsets = insets
    return (controller, controller.view)
  }

  private final class Listener: UIView {
    var calls: [String] = []
    override func layoutMarginsDidChange() { calls.append("layoutMarginsDidChange") }
    override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
  }

  /// Margins that depend on the width: those of a controller's view, and those of a table (the documentation of
  /// `layoutMarginsDidChange()` and `viewLayoutMarginsDidChange()`; measurements.md 9.17).
  func testAWidthThatChangesTheMarginsIsTold() {
    final class Owner: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() { count += 1 }
    }
    final class Table: UITableView {
      var count = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        count += 1
      }
    }
    let controller = Owner()
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.view = view
    (controller.count, view.calls) = (0, [])
    view.frame.size.width = 402
    XCTAssertEqual(controller.count, 0)
    XCTAssertEqual(view.layoutMargins.left, 16)
    view.frame.size.width = 430
    XCTAssertEqual(view.layoutMargins.left, 20)
    XCTAssertEqual(controller.count, 1)
    XCTAssertEqual(view.calls, ["layoutMarginsDidChange"])
    let table = Table(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .insetGrouped)
    table.count = 0
    table.frame.size.width = 393
    XCTAssertEqual(table.layoutMargins.left, 20)
    XCTAssertEqual(table.count, 1)
    // Margins that do not change: without the minimum, explicit ones, and those of a table of a controller.
    controller.viewRespectsSystemMinimumLayoutMargins = false
    (controller.count, view.calls) = (0, [])
    view.frame.size.width = 390
    XCTAssertEqual(view.calls, [])
    controller.viewRespectsSystemMinimumLayoutMargins = true
    view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    (controller.count, view.calls) = (0, [])
    view.frame.size.width = 430
    XCTAssertEqual(view.calls, [])
    XCTAssertEqual(controller.count, 0)
    let tableController = UITableViewController(style: .insetGrouped)
    let ownedTable = Table(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
    tableController.tableView = ownedTable
    ownedTable.count = 0
    ownedTable.frame.size.width = 430
    XCTAssertEqual(ownedTable.count, 0)
    ownedTable.frame.size.width = 375
    XCTAssertEqual(ownedTable.count, 1)
    table.layoutMargins.left = 30
    table.count = 0
    table.frame.size.width = 375
    XCTAssertEqual(table.count, 0)
  }

  func testSafeArea() throws {
    try each("safe-area") { one in
      // AutoLayoutOracleTests compares this one.
      if one.id == "guide-owner-sized-by-guide-0" {
        return try one.expect.keys.forEach { try one.expect.leave($0, to: "AutoLayoutOracleTests") }
      }
      if one.id == "safearea-didchange-order" {
        let (controller, parent) = inset(CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = Listener(frame: parent.bounds)
        parent.addSubview(child)
        parent.layoutIfNeeded()
        child.calls = []
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        parent.layoutIfNeeded()
        one.expect("callbacks_on_child", child.calls)
        child.calls = []
        child.setNeedsLayout()
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        one.expect("settled_pass", child.calls.isEmpty ? "no callbacks" : "\(child.calls)")
        return
      }
      let (controller, parent) = inset(
        try frame(one.config, "parent"), try one.config.insets("parent_safeAreaInsets_tlbr"))
      XCTAssertEqual(parent.safeAreaInsets, controller.additionalSafeAreaInsets)
      let child = UIView(frame: try frame(one.config, "child_frame"))
      parent.addSubview(child)
      parent.layoutIfNeeded()
      check(list(child.safeAreaInsets), try one.expect.numbers("child_safeAreaInsets_tlbr"), one.id)
      check(
        list(child.safeAreaLayoutGuide.layoutFrame), list(child.bounds.inset(by: child.safeAreaInsets)), one.id)
    }
  }

  func testMargins() throws {
    try each("margins") { one in
      if one.id == "margins-default" {
        let view = UIView(frame: try frame(one.config, "view"))
        check(list(view.layoutMargins), try one.expect.numbers("layoutMargins_tlbr"), one.id)
        check(list(view.layoutMarginsGuide.layoutFrame), try one.expect.numbers("layoutMarginsGuide"), one.id)
      } else {
        let parent = UIView(frame: try frame(one.config, "parent"))
        let child = UIView(frame: try frame(one.config, "child"))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        check(list(child.layoutMargins), try one.expect.numbers("layoutMargins_tlbr"), one.id)
      }
    }
  }

  func testReadableGuide() throws {
    try each("readable-guide") { one in
      let view = UIView(frame: try frame(one.config, "bounds"))
      view.layoutMargins = try one.config.insets("layoutMargins_tlbr")
      check(list(view.readableContentGuide.layoutFrame), try one.expect.numbers("readableContentGuide"), one.id)
    }
  }

  // MARK: Autoresizing

  func testAutoresizing() throws {
    let names: [String: UIView.AutoresizingMask] = [
      "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight, "flexibleLeftMargin": .flexibleLeftMargin,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    try each("autoresizing") { one in
      let parent = UIView(frame: try frame(one.config, "parent_before"))
      let child = UIView(frame: try frame(one.config, "child"))
      child.autoresizingMask = (one.config["mask", as: [String].self] ?? []).reduce(into: []) { $0.insert(names[$1]!) }
      parent.autoresizesSubviews = one.config["autoresizesSubviews", as: Bool.self] ?? true
      parent.addSubview(child)
      if try one.config.value("parent_after", as: OracleValue.self) == "bounds origin 10,10" {
        parent.bounds.origin = CGPoint(x: 10, y: 10)
      } else {
        parent.frame.size = try frame(one.config, "parent_after").size
      }
      check(list(child.frame), try one.expect.numbers("child"), one.id, tolerance: 0.001)
    }
  }

  /// A transform is applied around the center, and does not change the bounds and the center.
  func testFramesUnderTransforms() throws {
    for id in ["frame-under-scale", "transform-frame-translate"] {
      let one = try Oracle.entry("view-cases.json", id)
      let view = UIView(frame: try frame(one.config, "frame_before"))
      let center = view.center
      let words = try one.config.value("transform", as: OracleValue.self)
      if let parts = [Double].read(words) {
        XCTAssertEqual(parts.count, 6, id)
        view.transform = CGAffineTransform(
          a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
      } else {
        XCTAssertEqual(words, "scale 2", id)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      one.expect("frame", view.frame)
      if one.expect.has("bounds") { one.expect("bounds", view.bounds) }
      if one.expect.has("center_unchanged") { one.expect("center_unchanged", view.center == center) }
    }
  }

  // MARK: Layers, reading direction

  func testLayers() throws {
    try each("layer") { one in
      let layer = CALayer()
      switch one.id {
      case "layer-frame-set":
        layer.frame = try frame(one.config, "layer.frame")
        check(list(layer.bounds), try one.expect.numbers("bounds"), one.id)
        check(list(layer.position), try one.expect.numbers("position"), one.id)
      case "layer-anchor-change":
        layer.frame = try frame(one.config, "layer.frame")
        layer.anchorPoint = .zero
        check(list(layer.position), try one.expect.numbers("position"), one.id)
        check(list(layer.frame), try one.expect.numbers("frame"), one.id)
      case "layer-bounds-position":
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 5, y: 6)
        layer.bounds.size = CGSize(width: 50, height: 60)
        check(list(layer.frame), try one.expect.numbers("frame"), one.id)
      case "layer-sublayers-after-remove":
        let first = CALayer()
        let second = CALayer()
        layer.addSublayer(first)
        layer.addSublayer(second)
        first.removeFromSuperlayer()
        second.removeFromSuperlayer()
        one.expect("sublayers", layer.sublayers.map { "\($0)" } ?? "nil")
        one.expect("superlayer", first.superlayer.map { "\($0)" } ?? "nil")
      default: XCTFail("no test for \(one.id)")
      }
    }
  }

  func testReadingDirectionOfTheWindowAlone() throws {
    try each("rtl") { one in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var views: [UIView] = [window]
      for _ in 0..<75 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        views[views.count / 2].addSubview(view)
        views.append(view)
      }
      window.semanticContentAttribute = .forceRightToLeft
      window.isHidden = false
      window.layoutIfNeeded()
      let mirrored = views.filter { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
      one.expect("views_rtl", "\(mirrored.count) of \(views.count)")
      XCTAssertTrue(mirrored.first === window, one.id)
      let direction = UIApplication.shared.userInterfaceLayoutDirection
      one.expect(
        "application.userInterfaceLayoutDirection",
        direction == .leftToRight ? "leftToRight in every pin" : "rightToLeft")
      window.isHidden = true
    }
  }
}
