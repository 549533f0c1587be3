import TestSupport
@testable import UIKit
import XCTest

/// Measured sheets, popovers and action sheets (`chrome-cases.json`).
@preconcurrency @MainActor
final class PresentationOracleTests: XCTestCase {
  private var stage: Stage!

  override func tearDown() async throws { stage?.end() }

  private func cases(_ family: String) throws -> [Oracle.Case] {
    let cases = try Oracle.cases("chrome-cases.json", family: family)
    return cases
  }

  private func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? [] }

  private func expect(_ rect: CGRect, _ value: Any?, _ id: String, accuracy: CGFloat = 0.01, line: UInt = #line) {
    let wanted = numbers(value)
    XCTAssertEqual(wanted.count, 4, id, line: line)
    for (have, want) in zip([rect.minX, rect.minY, rect.width, rect.height], wanted) {
      XCTAssertEqual(have, want, accuracy: accuracy, "\(id): \(rect)", line: line)
    }
  }

  private func start(_ window: CGSize, _ safe: UIEdgeInsets, scale: CGFloat = 2) -> UIViewController {
    stage?.end()
    stage = Stage(window, safeArea: safe, scale: scale)
    let root = UIViewController()
    stage.show(root)
    return root
  }

  func testSheets() throws {
    let cases = try cases("sheet")
    XCTAssertEqual(cases.count, 5)
    for one in cases {
      let window = numbers(one.config["window"])
      var safe = UIEdgeInsets.zero
      let given = numbers(one.config["safeArea_top_bottom"] ?? one.config["safeArea"])
      if given.count == 2 { safe = UIEdgeInsets(top: given[0], left: 0, bottom: given[1], right: 0) }
      // sheet-custom-400-3x stands on the same phone as sheet-medium-3x.
      if window == [393, 852] { safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
      let root = start(CGSize(width: window[0], height: window[1]), safe, scale: one.id.hasSuffix("3x") ? 3 : 2)
      let content = UIViewController()
      if one.config["style"] as? String == "formSheet" { content.modalPresentationStyle = .formSheet }
      let sheet = try XCTUnwrap(content.sheetPresentationController)
      switch one.config["detent"] as? String {
      case "medium": sheet.detents = [.medium(), .large()]
      case "custom 400": sheet.detents = [.custom { _ in 400 }]
      default: break
      }
      sheet.prefersGrabberVisible = true
      root.present(content, animated: false)
      stage.frame()
      let card = try XCTUnwrap(sheet.presentedView)
      expect(card.frame, one.expect["frame_on_screen"] ?? one.expect["frame"], one.id)
      if let height = one.expect["unscaled_height"] as? NSNumber {
        XCTAssertEqual(card.bounds.height, CGFloat(height.doubleValue), one.id)
      }
      if let size = one.expect["unscaled"] { XCTAssertEqual([card.bounds.width, card.bounds.height], numbers(size)) }
      if let grabber = one.expect["grabber_in_sheet"] {
        expect(try XCTUnwrap(card.subviews.last).frame, grabber, one.id)
      }
      if let dim = one.expect["dim"] as? NSNumber {
        XCTAssertEqual(
          Double(card.superview?.subviews.first?.backgroundColor?.cgColor.alpha ?? 0), dim.doubleValue, one.id)
      }
      XCTAssertEqual(content.view.bounds.size, card.bounds.size, "the content knows nothing of the scaling")
    }
  }

  /// The sources of the cases that name none are those that their frames stand beside.
  func testPopovers() throws {
    let cases = try cases("popover")
    XCTAssertEqual(cases.count, 5)
    for one in cases {
      let screen = numbers(one.config["screen"])
      let root = start(
        CGSize(width: screen[0], height: screen[1]), UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      let size = numbers(one.config["preferredContentSize"])
      content.preferredContentSize = CGSize(width: size[0], height: size[1])
      let popover = try XCTUnwrap(content.popoverPresentationController)
      XCTAssertEqual(popover.arrowDirection, .unknown)
      switch one.id {
      case "popover-barbutton-right": popover.barButtonItem = placed(741.5, 64.5, in: root)
      case "popover-barbutton-left": popover.barButtonItem = placed(14, 63, in: root)
      case "popover-view-low", "popover-view-arrows-right":
        let y: CGFloat = one.id == "popover-view-low" ? 980 : 300
        let source = UIView(frame: CGRect(x: 130, y: y, width: 30, height: 40))
        root.view.addSubview(source)
        popover.sourceView = source
        if one.id == "popover-view-arrows-right" { popover.permittedArrowDirections = .right }
      case "popover-none":
        var reports: [String] = []
        Misuse.handler = { reports.append($0) }
        defer { Misuse.handler = nil }
        root.present(content, animated: false)
        XCTAssertEqual(reports.count, 1, "UIKit raises; here it is reported")
        XCTAssertNil(root.presentedViewController)
        continue
      default: return XCTFail("a case that is not known here: \(one.id)")
      }
      root.present(content, animated: false)
      stage.frame()
      expect(try XCTUnwrap(popover.presentedView).frame, one.expect["frame"], one.id)
      switch one.expect["arrow"] as? String {
      case "left": XCTAssertEqual(popover.arrowDirection, .left)
      case "right": XCTAssertEqual(popover.arrowDirection, .right)
      default: XCTAssertEqual(popover.arrowDirection, [], one.id)
      }
    }
  }

  /// A bar button that lies where the case says.
  private func placed(_ x: CGFloat, _ width: CGFloat, in root: UIViewController) -> UIBarButtonItem {
    let view = UIView(frame: CGRect(x: x, y: 36, width: width, height: 36))
    root.view.addSubview(view)
    return UIBarButtonItem(customView: view)
  }

  func testActionSheetOnAPad() throws {
    let cases = try cases("alert")
    XCTAssertEqual(cases.map(\.id), ["actionsheet-ipad"])
    let root = start(CGSize(width: 820, height: 1180), UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
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
    expect(card.frame, cases[0].expect["frame"], "actionsheet-ipad")
    XCTAssertEqual(alert.card.choices.map { $0.action.title }, ["Copy", "Share", "Favorite", "Delete"])
    XCTAssertTrue(card.superview?.subviews.allSatisfy { $0 === card } ?? false, "nothing is dimmed")
  }

  /// Measured on an iPhone SE with iOS 26.1 (Vercantez/openuikit, goldens/ios/hc-conformance-Modal, t5200 and t7200).
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
    XCTAssertEqual(alert.card.choices[0].subviews[0].frame.minY, 13.5, accuracy: 0.5)

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
