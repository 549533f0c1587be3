import TestSupport
@testable import UIKit
import XCTest

/// Alerts at different text sizes on an iPhone SE, measured on iOS 26.1 by Vercantez/openuikit (Modal.t5200 and Modal.t7200, its
/// reports dyntype-modal2 and dyntype-rest).
@preconcurrency @MainActor
final class AlertTextSizeTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private func present(_ alert: UIAlertController, at category: UIContentSizeCategory) {
    stage.end()
    stage = Stage()
    let root = UIViewController()
    stage.window.traitOverrides.preferredContentSizeCategory = category
    stage.show(root)
    root.present(alert, animated: false)
    stage.frame()
  }

  private func titled() -> UIAlertController {
    let alert = UIAlertController(title: "Save changes?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func labels(_ alert: UIAlertController) -> [UILabel] {
    alert.card.subviews[0].subviews.compactMap { $0 as? UILabel }
  }

  private func buttonLabel(_ alert: UIAlertController) throws -> UILabel {
    try XCTUnwrap(alert.card.choices[0].subviews.first as? UILabel)
  }

  func testTitledAlert() throws {
    let sizes: [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (.large, 17, 15, 17, 48), (.extraExtraExtraLarge, 23, 21, 23, 48), (.accessibilityLarge, 33, 30, 33, 63.5),
    ]
    for (category, title, message, action, height) in sizes {
      let alert = titled()
      present(alert, at: category)
      XCTAssertEqual(labels(alert)[0].font, .systemFont(ofSize: title, weight: .semibold), "\(category)")
      XCTAssertEqual(labels(alert)[1].font, .systemFont(ofSize: message), "\(category)")
      XCTAssertEqual(try buttonLabel(alert).font, .systemFont(ofSize: action, weight: .medium), "\(category)")
      XCTAssertEqual(alert.card.choices.map(\.frame.height), [height, height, height], "\(category)")
      XCTAssertEqual(alert.card.choices[1].frame.minY - alert.card.choices[0].frame.maxY, 8)
      XCTAssertEqual(alert.card.choices[0].layer.cornerRadius, height / 2)
      XCTAssertEqual(alert.view.frame.height, alert.card.choices[2].frame.maxY + 16, accuracy: 0.01)
    }
    let alert = titled()
    present(alert, at: .accessibilityLarge)
    XCTAssertEqual(labels(alert)[0].frame.height, 39.5)
    XCTAssertEqual(try buttonLabel(alert).frame.minY, 12)
    XCTAssertEqual(try buttonLabel(alert).frame.height, 39.5)
  }

  func testAlertOfButtons() throws {
    for (category, height, top) in [
      (.large, 48, 14), (.extraExtraExtraLarge, 48, 10.5), (.accessibilityLarge, 63.5, 12),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)] {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      for title in ["Copy", "Share", "Favorite", "Delete"] {
        sheet.addAction(UIAlertAction(title: title, style: .default))
      }
      present(sheet, at: category)
      XCTAssertEqual(sheet.view.frame, CGRect(x: 27.5, y: 181.5, width: 320, height: 304), "\(category)")
      XCTAssertEqual(sheet.card.choices.map(\.frame.height), Array(repeating: height, count: 5))
      XCTAssertEqual(try buttonLabel(sheet).frame.minY, top)
      let scroll = try XCTUnwrap(sheet.card.subviews[0] as? UIScrollView)
      XCTAssertEqual(scroll.contentSize.height, height * 5 + 4 * 8 + 32, "381.5 at the second accessibility size")
      XCTAssertEqual(scroll.isScrollEnabled, height > 48)
    }
  }

  /// The texts do not overlap, and the buttons remain visible while texts that are higher than the window are scrolled.
  func testTheLargestText() throws {
    let alert = UIAlertController(
      title: "Not Everything Was Changed",
      message: String(repeating: "Some files are on a disk that is read-only. ", count: 6), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, at: .accessibilityExtraExtraExtraLarge)
    let labels = labels(alert)
    XCTAssertGreaterThanOrEqual(labels[1].frame.minY, labels[0].frame.maxY)
    XCTAssertTrue(alert.view.superview?.bounds.contains(alert.view.frame) == true)
    let button = alert.card.choices[0]
    func frameOfButton() -> CGRect { button.convert(button.bounds, to: alert.view) }
    XCTAssertTrue(alert.view.bounds.contains(frameOfButton()), "\(frameOfButton()) in \(alert.view.bounds)")
    let scroll = try XCTUnwrap(labels[0].superview as? UIScrollView)
    XCTAssertTrue(scroll.isScrollEnabled)
    XCTAssertLessThanOrEqual(scroll.frame.maxY, frameOfButton().minY)
    let before = frameOfButton()
    scroll.contentOffset.y = scroll.contentSize.height - scroll.bounds.height
    stage.frame()
    XCTAssertEqual(frameOfButton(), before)
    let end = labels[1].convert(labels[1].bounds, to: alert.view).maxY
    XCTAssertLessThanOrEqual(end, scroll.frame.maxY, "the end of the message can be read")
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    alert.message = "Short."
    stage.frame()
    let lower = alert.card.choices[0].frame.maxY + 16
    XCTAssertEqual(alert.view.frame.height, lower, accuracy: 0.01, "everything fits again")
    XCTAssertEqual(alert.card.choices[0].superview, labels[0].superview)
  }

  /// Many buttons have at most half of the height, and are scrolled too.
  func testManyButtonsBesideTheLargestText() throws {
    let alert = UIAlertController(
      title: "Move", message: String(repeating: "To which folder? ", count: 20), preferredStyle: .alert)
    for number in 1...9 { alert.addAction(UIAlertAction(title: "Folder \(number)", style: .default)) }
    present(alert, at: .accessibilityExtraExtraExtraLarge)
    let buttons = try XCTUnwrap(alert.card.choices[0].superview as? UIScrollView)
    XCTAssertEqual(buttons.frame.height, alert.view.bounds.height / 2, accuracy: 1)
    XCTAssertTrue(buttons.isScrollEnabled)
    let last = alert.card.choices[8].frame
    XCTAssertEqual(buttons.contentSize.height, last.maxY + 16, accuracy: 0.01)
  }

  /// The text of a field is as large as that of the buttons. A font of the application stays.
  func testTextFields() throws {
    let own = UIFont.systemFont(ofSize: 11)
    for (category, size) in [(UIContentSizeCategory.large, 17), (.accessibilityExtraExtraExtraLarge, 53)] {
      let alert = UIAlertController(title: "New Album", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addTextField { $0.font = own }
      alert.addAction(UIAlertAction(title: "Create", style: .default))
      present(alert, at: category)
      let fields = try XCTUnwrap(alert.textFields)
      XCTAssertEqual(fields[0].font, .systemFont(ofSize: CGFloat(size)))
      XCTAssertEqual(fields[1].font, own)
      let heights = fields.compactMap { $0.superview?.frame.height }
      XCTAssertEqual(heights[1], 44)
      XCTAssertEqual(heights[0], size == 17 ? 44 : (fields[0].font!.lineHeight + 20).rounded(.up))
    }
  }

  /// Two buttons share a row until their titles no longer fit.
  func testButtonsNextToEachOther() {
    for (category, isRow) in [(UIContentSizeCategory.large, true), (.accessibilityExtraExtraExtraLarge, false)] {
      let alert = UIAlertController(title: "Delete File?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(alert, at: category)
      XCTAssertEqual(alert.card.choices[0].frame.minY == alert.card.choices[1].frame.minY, isRow)
      XCTAssertEqual(alert.card.choices[0].action.title, isRow ? "Cancel" : "Delete")
    }
  }

  /// A visible alert follows a change of the text size.
  func testAChangeOfTheTextSize() throws {
    let alert = titled()
    present(alert, at: .large)
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.frame()
    XCTAssertEqual(labels(alert)[0].font.pointSize, 33)
    XCTAssertEqual(alert.card.choices[0].frame.height, 63.5)
    XCTAssertEqual(alert.view.frame.height, alert.card.choices[2].frame.maxY + 16, accuracy: 0.01)
  }
}
