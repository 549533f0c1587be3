import CoreGraphics
@testable import UIKit
import UIKitTesting
import XCTest

/// Symbols are shapes, not bitmaps, so an image view draws them for the size in which it shows them. (Public pictures of the course
/// application Clima on iOS 13: the sign of the weather, 120 points large, has sharp edges.)
@preconcurrency @MainActor
final class LargeSymbolTests: XCTestCase {
  private func bitmap(_ mode: UIView.ContentMode, _ size: CGSize, scale: CGFloat) throws -> CGImage {
    let app = TestApplication(size: CGSize(width: 300, height: 300), scale: scale)
    defer { app.close() }
    let controller = UIViewController()
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.contentMode = mode
    controller.view.addSubview(view)
    app.show(controller)
    app.frame()
    view.frame = CGRect(origin: .zero, size: size)
    app.frame()
    return try XCTUnwrap(view.layer.contents.map { $0 as! CGImage })
  }

  func testASymbolIsDrawnForTheSizeInWhichItIsShown() throws {
    let natural = try XCTUnwrap(UIImage(systemName: "circle.fill")).size
    for scale in [1, 2] as [CGFloat] {
      let fitted = try bitmap(.scaleAspectFit, CGSize(width: 240, height: 120), scale: scale)
      XCTAssertEqual(CGFloat(fitted.height), 120 * scale, accuracy: 1)
      let filled = try bitmap(.scaleAspectFill, CGSize(width: 240, height: 120), scale: scale)
      XCTAssertEqual(CGFloat(filled.width), 240 * scale, accuracy: 1)
      for (mode, size) in [
        (UIView.ContentMode.center, CGSize(width: 240, height: 120)), (.scaleAspectFit, CGSize(width: 8, height: 8)),
      ] {
        let plain = try bitmap(mode, size, scale: scale)
        XCTAssertEqual(CGFloat(plain.width), natural.width * scale, accuracy: 1, "\(mode)")
      }
    }
  }

  /// The bitmap of a view that is as large as a wall does not need as much memory.
  func testTheBitmapHasALimit() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let image = try bitmap(.scaleAspectFit, CGSize(width: 50_000, height: 50_000), scale: scale)
      XCTAssertLessThanOrEqual(max(image.width, image.height), 2001, "\(scale)")
    }
  }

  /// A view that is resized with its window requests a bitmap for each size.
  func testBitmapsOfEarlierSizesAreReleased() throws {
    let storage = try XCTUnwrap(UIImage(systemName: "circle.fill")).storage
    weak var first: CGImage?
    first = storage.image(scale: 10)
    XCTAssertNotNil(first)
    for scale in 11...20 { _ = storage.image(scale: CGFloat(scale)) }
    XCTAssertNil(first)
  }
}
