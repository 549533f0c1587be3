import UIKit
import UIKitTesting
import XCTest

/// `adjustsImageSizeForAccessibilityContentSizeCategory`: "the current object scales its image to an appropriate
/// accessibility content size category"; if it is false, the image has the regular size (Apple's documentation).
@MainActor final class ImageSizeAdjustmentTests: XCTestCase {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }

  func testImageViews() {
    let app = TestApplication(size: CGSize(width: 300, height: 300))
    defer { app.close() }
    let view = UIImageView(image: image)
    app.show(view)
    XCTAssertFalse(view.adjustsImageSizeForAccessibilityContentSizeCategory)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    view.updateTraitsIfNeeded()
    XCTAssertEqual(view.intrinsicContentSize, image.size)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let size = view.intrinsicContentSize
    XCTAssertGreaterThan(size.height, 30)
    XCTAssertEqual(size.width, 2 * size.height, accuracy: 1e-9)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    view.updateTraitsIfNeeded()
    XCTAssertEqual(view.intrinsicContentSize, image.size)
  }

  func testButtons() {
    let app = TestApplication(size: CGSize(width: 300, height: 300))
    defer { app.close() }
    let button = UIButton(type: .custom)
    app.show(button)
    button.setImage(image, for: .normal)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    button.updateTraitsIfNeeded()
    button.layoutIfNeeded()
    let height = button.intrinsicContentSize.height
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    XCTAssertTrue(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    XCTAssertGreaterThan(button.intrinsicContentSize.height, height + 10)
  }

  func testAttachments() {
    let objects: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
      UIImageView(), UIButton(), NSTextAttachment(),
    ]
    for object in objects {
      object.adjustsImageSizeForAccessibilityContentSizeCategory = true
      XCTAssertTrue(object.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
  }
}
