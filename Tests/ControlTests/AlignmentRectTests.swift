import UIKit
import XCTest

/// The alignment rectangles of controls (docs/measurements.md, 15.7).
///
/// Sources: Vercantez/openuikit, uikit/goldens/ios/hc-conformance-Forms/Forms.t200.layout.json and hc-conformance-NavFlow/
/// NavFlow.t3900.layout.json, and for right-to-left layouts uikit/docs/agent_reports/conf-rtl.md.
@preconcurrency @MainActor
final class AlignmentRectTests: XCTestCase {
  /// Returns the frame of a control whose trailing edge and center are those of a row of 343 by 44 points at x = 16.
  private func frame(
    of control: UIView, width: CGFloat? = nil, height: CGFloat? = nil, isRightToLeft: Bool = false
  ) -> CGRect {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let attribute: UISemanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    row.semanticContentAttribute = attribute
    control.semanticContentAttribute = attribute
    control.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    if let width { control.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { control.heightAnchor.constraint(equalToConstant: height).isActive = true }
    row.layoutIfNeeded()
    return control.frame
  }

  func testSwitches() {
    XCTAssertEqual(frame(of: UISwitch()), CGRect(x: 298, y: 8, width: 63, height: 28))
    XCTAssertEqual(frame(of: UISwitch(), isRightToLeft: true), CGRect(x: 16, y: 8, width: 63, height: 28))
    let toggle = UISwitch()
    XCTAssertEqual(
      toggle.alignmentRect(forFrame: CGRect(x: 266, y: 82.5, width: 63, height: 28)),
      CGRect(x: 266, y: 82.5, width: 61, height: 28))
  }

  func testSegmentedControls() {
    let control = UISegmentedControl(items: ["Small", "Medium", "Large"])
    XCTAssertEqual(control.frame.height, 34)
    XCTAssertEqual(control.sizeThatFits(.zero).height, 34)
    XCTAssertEqual(frame(of: control, width: 343, height: 33).size, CGSize(width: 343, height: 34))
    XCTAssertEqual(control.frame.midY, 22.5, accuracy: 0.5, "the alignment rectangle is centered, not the frame")
    XCTAssertEqual(frame(of: UISegmentedControl(items: ["One", "Two"])).height, 34)
  }

  /// The date picker of the form is 128 points wide, and its button is narrower.
  func testCompactDatePickers() throws {
    for (isRightToLeft, x) in [(false, 231), (true, 16)] as [(Bool, CGFloat)] {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
      picker.locale = Locale(identifier: "en_US_POSIX")
      picker.date = Date(timeIntervalSince1970: 1_788_480_000)
      let pickerFrame = frame(of: picker, width: 128, height: 34, isRightToLeft: isRightToLeft)
      XCTAssertEqual(pickerFrame, CGRect(x: x, y: 5, width: 128, height: 34))
      picker.layoutIfNeeded()
      var buttons: [UIView] = []
      func look(_ view: UIView) {
        if view is UIControl, view !== picker, !view.isHidden, view.bounds.width > 0 { buttons.append(view) }
        view.subviews.forEach(look)
      }
      look(picker)
      let button = try XCTUnwrap(buttons.first)
      let buttonFrame = button.convert(button.bounds, to: picker)
      XCTAssertLessThan(buttonFrame.width, 127)
      XCTAssertEqual(isRightToLeft ? buttonFrame.minX : buttonFrame.maxX, isRightToLeft ? 0 : 128, accuracy: 0.01)
    }
  }
}
