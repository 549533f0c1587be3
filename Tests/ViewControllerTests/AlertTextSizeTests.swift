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
