import UIKit
import XCTest

/// The frames of the parts of buttons without a configuration.
@preconcurrency @MainActor
final class ButtonStateLayoutTests: XCTestCase {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func button(_ size: CGSize, image: UIImage?, title: String? = nil) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = CGRect(origin: .zero, size: size)
    button.setImage(image, for: .normal)
    button.setTitle(title, for: .normal)
    return button
  }

  /// "It may shrink if the frame is smaller than the image, but it will not stretch" (Stack Overflow, question 4467276, on the
  /// foreground image). Flags in the buttons of a public application overlapped in landscape orientation.
  func testALargeImageIsScaledDownToTheButton() {
    let small = button(CGSize(width: 60, height: 30), image: image(200, 100))
    small.layoutIfNeeded()
    XCTAssertEqual(small.imageView?.frame, CGRect(x: 0, y: 0, width: 60, height: 30))
    let low = button(CGSize(width: 300, height: 40), image: image(200, 100))
    low.layoutIfNeeded()
    XCTAssertEqual(low.imageView?.frame, CGRect(x: 50, y: 0, width: 200, height: 40))
    let inset = button(CGSize(width: 60, height: 30), image: image(200, 100))
    inset.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    inset.layoutIfNeeded()
    XCTAssertEqual(inset.imageView?.frame, CGRect(x: 10, y: 5, width: 40, height: 20))
  }

  /// A part is aligned in the area without its insets, so insets move a centered part by half of their difference. This
  /// is what the common code for a title below an image relies on: it insets the title by the negative width of the image
  /// on the left alone (Stack Overflow, question 4201959).
  func testInsetsMoveCenteredPartsByHalf() {
    let button = button(CGSize(width: 100, height: 50), image: image(20, 20))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 50, y: 10, width: 20, height: 20))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 20, bottom: 10, right: 8)
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 20, y: 4, width: 20, height: 20))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    XCTAssertEqual(button.imageView?.frame, CGRect(x: 72, y: 20, width: 20, height: 20))
  }

  func testATitleWithAWrappingModeHasSeveralLines() throws {
    let button = button(CGSize(width: 100, height: 120), image: nil, title: "a title that is longer than the button")
    let label = try XCTUnwrap(button.titleLabel)
    button.layoutIfNeeded()
    let lineHeight = label.frame.height
    label.lineBreakMode = .byWordWrapping
    button.setNeedsLayout()
    button.layoutIfNeeded()
    XCTAssertEqual(label.numberOfLines, 0)
    XCTAssertGreaterThan(label.frame.height, 2 * lineHeight - 1)
    XCTAssertLessThanOrEqual(label.frame.width, 100)
    XCTAssertEqual(label.frame.midY, 60, accuracy: 0.6)
  }

  func testATitleBelowItsImage() throws {
    let button = button(CGSize(width: 120, height: 120), image: image(40, 40), title: "Title")
    let title = try XCTUnwrap(button.titleLabel).intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -40, bottom: -46, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: -(title.height + 6), left: 0, bottom: 0, right: -title.width)
    button.layoutIfNeeded()
    let frames = try (XCTUnwrap(button.imageView).frame, XCTUnwrap(button.titleLabel).frame)
    XCTAssertEqual(frames.0.midX, 60, accuracy: 0.6)
    XCTAssertEqual(frames.1.midX, 60, accuracy: 0.6)
    XCTAssertEqual(frames.1.minY - frames.0.maxY, 6, accuracy: 1.1)
  }
}
