import QuartzCore
import TestSupport
@testable import UIKit
import XCTest

/// The measured cases of sheets, popovers and action sheets (`chrome-cases.json`).
@preconcurrency @MainActor
final class PresentationOracleTests: XCTestCase {
  private var stage: Stage!

  override func tearDown() async throws { stage?.end() }

  private static let pad = CGSize(width: 820, height: 1180)
  private static let padSafe = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
  private static let phone3 = CGSize(width: 393, height: 852)
  private static let phone3Safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func start(_ window: CGSize, _ safe: UIEdgeInsets, scale: CGFloat = 2) -> UIViewController {
    stage?.end()
    stage = Stage(window, safeArea: safe, scale: scale)
    let root = UIViewController()
    stage.show(root)
    return root
  }

  private func alpha(_ color: UIColor?, _ style: UIUserInterfaceStyle = .light) -> CGFloat {
    var (white, alpha): (CGFloat, CGFloat) = (1, 0)
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: &alpha)
    return white == 0 ? alpha : .nan
  }

  // MARK: Sheets

  func testSheets() throws {
    let cases = try Oracle.cases("chrome-cases.json", family: "sheet")
    XCTAssertFalse(cases.isEmpty)
    for one in cases {
      let window = try one.config.numbers("window")
      let size = CGSize(width: window[0], height: window[1])
      // sheet-custom-400-3x is on the same phone as sheet-medium-3x, the second form sheet on the same iPad as the
      // first.
      let safe = size == Self.phone3 ? Self.phone3Safe : size == Self.pad ? Self.padSafe : .zero
      if let given = one.config["safeArea_top_bottom", as: [CGFloat].self] {
        XCTAssertEqual(given, [safe.top, safe.bottom], one.id)
      }
      if let given = one.config["safeArea", as: OracleValue.self] {
        XCTAssertTrue(
          [CGFloat].read(given) == [safe.top, safe.bottom] || (given == 0 && safe == .zero), "\(one.id): \(given)")
      }
      // The landscape case is measured with both.
      for detent in (one.config["detent", as: String.self] ?? "large").components(separatedBy: " or ") {
        let root = start(size, safe, scale: size == Self.phone3 ? 3 : 2)
        let content = UIViewController()
        if one.config["style", as: String.self] == "formSheet" { content.modalPresentationStyle = .formSheet }
        let sheet = try XCTUnwrap(content.sheetPresentationController)
        var largest: CGFloat?
        let words = detent.components(separatedBy: " ")
        switch words[0] {
        case "medium": sheet.detents = [.medium(), .large()]
        case "large": sheet.detents = [.large()]
        case "custom":
          let height = try XCTUnwrap(Double(words[1]))
          sheet.detents = [
            .custom {
              largest = $0.maximumDetentValue
              return height
            }
          ]
        default: XCTFail("an unknown detent: \(detent)")
        }
        sheet.prefersGrabberVisible = true
        root.present(content, animated: false)
        stage.frame()
        let card = try XCTUnwrap(sheet.presentedView)
        one.expect(one.expect.has("frame") ? "frame" : "frame_on_screen", card.frame)
        if one.expect.has("unscaled_height") { one.expect("unscaled_height", card.bounds.height) }
        if one.expect.has("unscaled") { one.expect("unscaled", [card.bounds.width, card.bounds.height]) }
        if one.expect.has("scale") {
          one.expect("scale", text: "\(Int(card.frame.width.rounded()))/\(Int(card.bounds.width))")
        }
        if one.expect.has("transform") {
          let transform = card.transform
          one.expect("transform", [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        }
        if one.expect.has("grabber_in_sheet") {
          one.expect("grabber_in_sheet", try XCTUnwrap(card.subviews.last).frame)
        }
        if one.expect.has("dim") { one.expect("dim", alpha(card.superview?.subviews.first?.backgroundColor)) }
        if one.expect.has("maximumDetentValue") { one.expect("maximumDetentValue", largest) }
        if one.expect.has("corner") { one.expect("corner", card.subviews[0].layer.cornerRadius) }
        XCTAssertEqual(content.view.bounds.size, card.bounds.size, "the content knows nothing of the scaling")
      }
      one.finish()
    }
  }

  /// The detents of form sheets on an iPad follow the rule of sheet-form-ipad-custom343: their heights are measured
  /// from the bottom edge of the whole card.
  func testDetentsOfFormsOnAPad() throws {
    func frame(_ window: CGSize, _ set: (UIViewController, UISheetPresentationController) -> Void) throws -> CGRect {
      let root = start(window, Self.padSafe)
      let content = UIViewController()
      content.modalPresentationStyle = .formSheet
      let sheet = try XCTUnwrap(content.sheetPresentationController)
      set(content, sheet)
      root.present(content, animated: false)
      stage.frame()
      return sheet.presentedView?.frame ?? .zero
    }
    XCTAssertEqual(
      try frame(Self.pad) { $1.detents = [.custom { _ in 200 }] }, CGRect(x: 120, y: 710, width: 580, height: 200))
    XCTAssertEqual(
      try frame(Self.pad) { $1.detents = [.custom { _ in 900 }] }, CGRect(x: 120, y: 260, width: 580, height: 650),
      "more than the largest value counts as that")
    // 0.56 of the largest value, as on phones.
    XCTAssertEqual(
      try frame(Self.pad) { $1.detents = [.medium(), .large()] }, CGRect(x: 120, y: 546, width: 580, height: 364))
    // The same form sheet in the other orientation of the iPad: again 5 points above the middle.
    XCTAssertEqual(
      try frame(CGSize(width: 1180, height: 820)) { $1.detents = [.custom { _ in 343 }] },
      CGRect(x: 300, y: 387, width: 580, height: 343))
    // The preferred content size determines the whole card and the largest value.
    var largest: CGFloat = 0
    XCTAssertEqual(
      try frame(Self.pad) { content, sheet in
        content.preferredContentSize = CGSize(width: 400, height: 500)
        sheet.detents = [
          .custom {
            largest = $0.maximumDetentValue
            return 100
          }
        ]
      }, CGRect(x: 210, y: 735, width: 400, height: 100))
    XCTAssertEqual(largest, 500)
  }

  /// The rule of sheet-landscape: in a compact height, a sheet fills the window at any width. If it is attached to the
  /// bottom edge, it has detents, but not the medium one.
  func testSheetsInLowWindows() throws {
    for (size, style) in [
      (CGSize(width: 852, height: 393), UIModalPresentationStyle.pageSheet),
      (CGSize(width: 500, height: 400), .formSheet),
    ] {
      for isAttached in [false, true] {
        let root = start(size, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        let content = UIViewController()
        content.modalPresentationStyle = style
        let sheet = try XCTUnwrap(content.sheetPresentationController)
        sheet.detents = [.medium(), .custom { _ in 120 }]
        sheet.prefersEdgeAttachedInCompactHeight = isAttached
        root.present(content, animated: false)
        stage.frame()
        let card = try XCTUnwrap(sheet.presentedView)
        XCTAssertEqual(
          sheet.frameOfPresentedViewInContainerView,
          isAttached
            ? CGRect(x: 0, y: size.height - 140, width: size.width, height: 140) : CGRect(origin: .zero, size: size))
        XCTAssertEqual(card.frame.width, isAttached ? size.width - 16 : size.width, accuracy: 0.01)
        XCTAssertEqual(card.frame.maxY, isAttached ? size.height - 8 : size.height, accuracy: 0.01)
      }
    }
  }

  // MARK: Popovers

  /// A popover source that is neither a view nor a bar button item: a tab.
  private final class Tab: NSObject, UIPopoverPresentationControllerSourceItem {
    let place: CGRect
    init(_ place: CGRect) { self.place = place }
    func frame(in referenceView: UIView) -> CGRect { referenceView.convert(place, from: nil) }
  }

  /// The view that is the source of popovers in the probe (openuikit, wordpressrowsprobe). The other sources are a view
  /// at [100, 980, 60, 40], buttons of a navigation bar and tabs of a tab bar.
  private static let view = CGRect(x: 100, y: 300, width: 60, height: 40)

  private func popover(
    _ size: CGSize = CGSize(width: 240, height: 180), in window: CGSize = pad, safe: UIEdgeInsets = padSafe,
    _ set: (UIPopoverPresentationController, UIViewController) -> Void
  ) throws -> UIPopoverPresentationController {
    let root = start(window, safe)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = size
    let popover = try XCTUnwrap(content.popoverPresentationController)
    XCTAssertEqual(popover.arrowDirection, .unknown)
    set(popover, root)
    root.present(content, animated: false)
    stage.frame()
    return popover
  }

  private func placed(_ frame: CGRect, in root: UIViewController) -> UIView {
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    return view
  }

  private func name(_ direction: UIPopoverArrowDirection) -> String? {
    switch direction {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case []: nil
    default: "\(direction)"
    }
  }

  func testPopovers() throws {
    let cases = try Oracle.cases("chrome-cases.json", family: "popover")
    XCTAssertFalse(cases.isEmpty)
    for one in cases {
      let preferred = try one.config.numbers("preferredContentSize")
      let screen = try one.config.numbers("screen")
      XCTAssertEqual(screen, [Self.pad.width, Self.pad.height])
      let text = try one.config.string("case")
      // The first rectangle in the text of the case is its source.
      let rect = text.split(separator: "[").dropFirst().first?.split(separator: "]").first?.split(separator: ",")
        .compactMap { Double($0).map { CGFloat($0) } }
      var source = Self.view
      if let rect, rect.count == 4 { source = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]) }
      if one.id == "popover-none" {
        var reports: [String] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let popover = try self.popover { _, _ in }
        XCTAssertEqual(reports.count, 1)
        XCTAssertNil(popover.containerView, "nothing is presented")
        try one.differs("raises")
        one.finish()
        continue
      }
      let popover = try self.popover(CGSize(width: preferred[0], height: preferred[1])) { popover, root in
        if text.contains("bar button") {
          popover.barButtonItem = UIBarButtonItem(customView: placed(source, in: root))
          // Permitted directions are ignored there (the probe's case with only arrows down has the same frame).
          popover.permittedArrowDirections = .down
        } else if text.contains("tab item") {
          // The case describes the first of two tabs. The probe presents from the second one, at [412, 1101, 66, 36],
          // above which the frame is.
          source.origin.x += 70
          popover.sourceItem = Tab(source)
        } else {
          if text.contains("y 980") { source.origin.y = 980 }
          popover.sourceView = placed(source, in: root)
          if text.contains("(0,0,10,10)") { popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10) }
          if text.contains("arrows right only") { popover.permittedArrowDirections = .right }
        }
      }
      one.expect("frame", try XCTUnwrap(popover.presentedView).frame)
      one.expect("arrow", text: name(popover.arrowDirection))
      one.finish()
    }
  }

  /// Other popovers follow from the same rules. The smallest movement is preferred, then the directions up, down, left
  /// and right. A popover that fits on no side points to the middle of its source.
  func testOtherPopovers() throws {
    func check(
      _ source: CGRect, _ allowed: UIPopoverArrowDirection, _ wanted: (CGRect, String?), line: UInt = #line
    ) throws {
      let popover = try self.popover { popover, root in
        popover.sourceView = placed(source, in: root)
        popover.permittedArrowDirections = allowed
      }
      XCTAssertEqual(popover.presentedView?.frame, wanted.0, line: line)
      XCTAssertEqual(name(popover.arrowDirection), wanted.1, line: line)
    }
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    // Two more cases of the probe with the same view.
    try check(Self.view, .left, (rect(160, 230, 253, 180), "left"))
    try check(Self.view, .down, (rect(19, 107, 240, 193), "down"))
    // In the middle, no direction requires a movement; near the lower edge, the first fitting position is above.
    try check(rect(380, 500, 60, 40), .any, (rect(290, 540, 240, 193), "up"))
    try check(rect(380, 1000, 60, 40), .any, (rect(290, 807, 240, 193), "down"))
    // Near the right edge it is on the left, and near the left edge on the right.
    try check(rect(720, 500, 60, 40), .any, (rect(467, 430, 253, 180), "right"))
    // In a corner every direction requires a movement: above and below by 41 points, beside it by 62.
    try check(rect(50, 50, 60, 40), .any, (rect(19, 90, 240, 193), "up"))
    // 150 points of space to the left of [169…], and 20 more up to its middle.
    try check(rect(169, 300, 40, 40), .right, (rect(19, 230, 170, 180), "right"))
    // From the middle on there is enough space, so it points there with its full size.
    try check(rect(200, 300, 200, 40), .right, (rect(47, 230, 253, 180), "right"))
    // For the whole root there is no space on any side.
    try check(rect(0, 0, 820, 1180), .any, (rect(290, 590, 240, 193), "up"))
    // Without a direction: above the middle.
    try check(rect(380, 500, 60, 40), [], (rect(290, 430, 240, 180), nil))
    // A part of a view that is the source item.
    let popover = try self.popover { popover, root in
      popover.sourceItem = placed(Self.view, in: root)
      popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    XCTAssertEqual(popover.presentedView?.frame, rect(110, 215, 253, 180))
    XCTAssertNil(popover.sourceView)
  }

  /// On phones a popover is a sheet, with or without a source (the same probe on an iPhone 16).
  /// `canOverlapSourceViewRect`: `true` "allows the popover to overlap the rectangle in the sourceRect property when space is
  /// constrained" (Apple's documentation).
  func testAPopoverThatMayOverlapItsSourceKeepsItsSize() throws {
    func frame(_ canOverlap: Bool, _ size: CGSize) throws -> CGRect {
      let popover = try self.popover(size) { popover, root in
        popover.sourceView = placed(CGRect(x: 100, y: 300, width: 60, height: 40), in: root)
        popover.permittedArrowDirections = .right
        popover.canOverlapSourceViewRect = canOverlap
      }
      XCTAssertEqual(popover.arrowDirection, .right)
      return popover.frameOfPresentedViewInContainerView
    }
    let size = CGSize(width: 240, height: 180)
    XCTAssertLessThan(try frame(false, size).width, 240)
    let overlapping = try frame(true, size)
    XCTAssertEqual(overlapping.width, 240 + PopoverLayout.Background().arrowLength)
    XCTAssertEqual(overlapping.height, 180)
    XCTAssertEqual(overlapping.minX, PopoverLayout.margin)
    let small = CGSize(width: 40, height: 60)
    XCTAssertEqual(try frame(false, small), try frame(true, small), "there is enough space")
  }

  func testPopoversOnPhones() throws {
    for hasSource in [true, false] {
      let popover = try self.popover(in: Self.phone3, safe: Self.phone3Safe) { popover, root in
        if hasSource { popover.sourceView = root.view }
      }
      let sheet = try XCTUnwrap(popover.presentedViewController.activePresentationController)
      XCTAssertEqual(sheet.presentedView?.frame, CGRect(x: 0, y: 59, width: 393, height: 793))
      XCTAssertEqual(popover.arrowDirection, .unknown)
    }
  }

  // MARK: Alerts

  func testActionSheetOnAPad() throws {
    let one = try Oracle.entry("chrome-cases.json", "actionsheet-ipad")
    let root = start(Self.pad, Self.padSafe)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Share", "Favorite", "Delete"] {
      alert.addAction(UIAlertAction(title: title, style: title == "Delete" ? .destructive : .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
    root.present(alert, animated: false)
    stage.frame()
    let card = try XCTUnwrap(alert.activePresentationController?.presentedView)
    one.expect("frame", card.frame)
    one.expect("cancel", text: alert.card.choices.contains { $0.action.style == .cancel } ? "shown" : "not shown")
    let others = card.superview?.subviews.filter { $0 !== card } ?? []
    one.expect("dim", others.reduce(0) { $0 + alpha($1.backgroundColor) })
    one.finish()
    XCTAssertEqual(alert.card.choices.map { $0.action.title }, ["Copy", "Share", "Favorite", "Delete"])
  }

  private func alert(_ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)])
    -> UIAlertController
  {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func show(_ alert: UIAlertController, _ size: CGSize, _ safe: UIEdgeInsets, scale: CGFloat) {
    let root = start(size, safe, scale: scale)
    root.present(alert, animated: false)
    stage.frame()
  }

  private func titles(_ alert: UIAlertController) -> [String] {
    alert.card.choices.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { $0.action.title ?? "" }
  }

  func testAlertMetrics() throws {
    let one = try Oracle.entry("chrome-cases.json", "alert-metrics-3x")
    let two = [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)]
    var rows: Set<[String]> = []
    for actions in [two, two.reversed()] {
      let alert = self.alert("Delete File?", "This cannot be undone.", actions)
      show(alert, Self.phone3, Self.phone3Safe, scale: 3)
      rows.insert(titles(alert))
      XCTAssertEqual(Set(alert.card.choices.map(\.frame.minY)).count, 1)
    }
    one.expect(
      "two_actions",
      text: rows == [["Cancel", "Delete"]] ? "side by side, cancel left whatever order" : "\(rows)")
    let alert = self.alert(
      "Delete File?", "This cannot be undone.", [("Cancel", .cancel), ("Delete", .destructive), ("Keep", .default)])
    show(alert, Self.phone3, Self.phone3Safe, scale: 3)
    let card = alert.card
    let (title, message) = (card.titleLabel.frame, card.messageLabel.frame)
    one.expect("width", card.frame.width)
    one.expect("corner_radius", card.layer.cornerRadius)
    one.expect("inset", title.minX)
    one.expect("inset", message.minX)
    one.expect("title_top", title.minY)
    one.expect("title_message_gap", message.minY - title.maxY)
    let choices = card.choices.map(\.frame).sorted { $0.minY < $1.minY }
    one.expect("action_height", choices[0].height)
    one.expect("action_radius", card.choices[0].layer.cornerRadius)
    one.expect("action_inset", choices[0].minX)
    one.expect("action_inset", card.bounds.maxY - choices[2].maxY)
    one.expect("action_gap", choices[1].minY - choices[0].maxY)
    XCTAssertEqual(Set(choices.map(\.minX)).count, 1)
    one.expect(
      "three_or_more",
      text: titles(alert) == ["Delete", "Keep", "Cancel"] ? "stacked, cancel last" : "\(titles(alert))")
    // 438.5 in the measurement; the middle of the window is 426. Positions are rounded down to pixels.
    one.expect("centre", text: abs(card.frame.midY - 438.5) < 0.34 ? "of the safe area" : "\(card.frame.midY)")
    one.finish()
    // SCENE_SPEC, "Alert": 4.333 points of slack below the pair, and 16 to the first action.
    XCTAssertEqual(choices[0].minY - message.maxY, 4.333 + 16, accuracy: 0.01)

    // The same rules: a single title or message is centered, in 17 points regular, and the safe area determines the
    // middle.
    for isTitle in [true, false] {
      let lone = self.alert(isTitle ? "Sure?" : nil, isTitle ? nil : "Sure?", [("OK", .default)])
      show(lone, CGSize(width: 800, height: 500), UIEdgeInsets(top: 0, left: 100, bottom: 60, right: 0), scale: 2)
      let label = isTitle ? lone.card.titleLabel : lone.card.messageLabel
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
      XCTAssertEqual(label.textAlignment, .center)
      XCTAssertEqual(label.frame.minY, 22)
      XCTAssertEqual(lone.view.frame.midX, 450, accuracy: 0.5)
      XCTAssertEqual(lone.view.frame.midY, 220, accuracy: 0.5)
    }
    // With two lines of title, the message's baseline is 26 points below the second one, so the gap is the same.
    let long = self.alert(
      String(repeating: "A long title ", count: 4), "This cannot be undone.", [("OK", .default), ("Cancel", .cancel)])
    show(long, Self.phone3, Self.phone3Safe, scale: 3)
    XCTAssertGreaterThan(long.card.titleLabel.frame.height, 30)
    XCTAssertEqual(long.card.messageLabel.frame.minY - long.card.titleLabel.frame.maxY, 7.667, accuracy: 0.01)
    // On phones action sheets look the same: two actions share a row.
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    for (title, style) in two { sheet.addAction(UIAlertAction(title: title, style: style)) }
    show(sheet, Self.phone3, Self.phone3Safe, scale: 3)
    XCTAssertEqual(titles(sheet), ["Cancel", "Delete"])
    XCTAssertEqual(Set(sheet.card.choices.map(\.frame.minY)).count, 1)
  }

  /// The dimming view of an alert fades in (anim-alert-dim in animation-traces).
  func testAnAlertThatComesDims() throws {
    let one = try XCTUnwrap(
      try Oracle.cases("animation-traces.json", family: "presentation").first { $0.id == "anim-alert-dim" })
    XCTAssertEqual(Set(one.expect.keys), ["animated", "spring", "dim_alpha_light", "dim_alpha_dark"])
    let root = start(Self.phone3, Self.phone3Safe, scale: 3)
    let alert = self.alert("Delete File?", nil, [("Cancel", .cancel)])
    root.present(alert, animated: true)
    let container = try XCTUnwrap(alert.activePresentationController?.containerView)
    var animated: [UIView] = []
    func look(_ view: UIView) {
      if !(view.layer.animationKeys() ?? []).isEmpty { animated.append(view) }
      view.subviews.forEach(look)
    }
    look(try XCTUnwrap(container.window))
    let dimming = try XCTUnwrap(container.subviews.first)
    XCTAssertFalse(dimming === alert.view)
    XCTAssertEqual(
      animated.count == 1 && animated[0] === dimming ? "only the dimming view" : "\(animated)",
      one.expect["animated", as: String.self])
    XCTAssertEqual(alert.view.alpha, 1)
    XCTAssertTrue(alert.view.superview === container, "the card is there at once")
    let key = try XCTUnwrap(dimming.layer.animationKeys()?.first)
    let spring = try XCTUnwrap(dimming.layer.animation(forKey: key) as? CASpringAnimation)
    let wanted = try one.expect.values("spring")
    let omega = (spring.stiffness / spring.mass).squareRoot()
    XCTAssertEqual(Double(omega), try wanted.number("omega"), accuracy: 0.01)
    XCTAssertEqual(
      Double(spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())),
      try wanted.number("damping_ratio"), accuracy: 0.001)
    for (key, style) in [("dim_alpha_light", UIUserInterfaceStyle.light), ("dim_alpha_dark", .dark)] {
      XCTAssertEqual(
        alpha(dimming.backgroundColor, style), try one.expect.number(key), accuracy: 0.001)
    }
  }

  /// The frames of alerts, measured on an iPhone SE with iOS 26.1 (Vercantez/openuikit,
  /// goldens/ios/hc-conformance-Modal, t5200 and t7200).
  func testAlerts() throws {
    let root = start(CGSize(width: 375, height: 667), .zero)
    let alert = UIAlertController(title: "Save changes?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    stage.frame()
    XCTAssertEqual(alert.view.frame, CGRect(x: 27.5, y: 201.5, width: 320, height: 264))
    let labels = alert.card.subviews[0].subviews.compactMap { $0 as? UILabel }
    XCTAssertEqual(labels[0].frame, CGRect(x: 30, y: 22, width: 260, height: 20.5))
    XCTAssertEqual(labels[1].frame, CGRect(x: 30, y: 49.5, width: 260, height: 18))
    XCTAssertEqual(
      alert.card.choices.map(\.frame),
      [88, 144, 200].map { CGRect(x: 16, y: $0, width: 288, height: 48) })
    XCTAssertEqual(alert.card.choices[0].subviews[0].frame.minY, 14)

    let second = start(CGSize(width: 375, height: 667), .zero)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    for title in ["Copy", "Share", "Favorite", "Delete"] {
      sheet.addAction(UIAlertAction(title: title, style: title == "Delete" ? .destructive : .default))
    }
    second.present(sheet, animated: false)
    stage.frame()
    XCTAssertEqual(sheet.view.frame, CGRect(x: 27.5, y: 181.5, width: 320, height: 304))
    XCTAssertEqual(
      sheet.card.choices.map { $0.action.title }, ["Copy", "Share", "Favorite", "Delete", "Cancel"],
      "what cancels lies last")
  }
}
