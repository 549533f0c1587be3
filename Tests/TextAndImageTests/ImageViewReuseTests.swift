import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// An image view whose image changes, as in a reused cell, looks like a new image view.
@preconcurrency @MainActor
final class ImageViewReuseTests: XCTestCase {
  private final class Counting: UIImageView {
    var invalidations = 0

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  private func bitmap(_ width: Int, _ height: Int) -> CGImage {
    CGImage(pixels: PixelBuffer(width: width, height: height))
  }

  private var images: [(name: String, image: UIImage?)] {
    let plain = UIImage(cgImage: bitmap(12, 8))
    return [
      ("none", nil), ("plain", plain), ("same size", UIImage(cgImage: bitmap(12, 8))),
      ("twice as fine", UIImage(cgImage: bitmap(10, 10), scale: 2, orientation: .up)),
      ("turned", UIImage(cgImage: bitmap(12, 8), scale: 1, orientation: .right)),
      ("template", plain.withRenderingMode(.alwaysTemplate)), ("tinted", plain.withTintColor(.red)),
      ("capped", plain.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))),
      ("stretched", plain.resizableImage(withCapInsets: .zero, resizingMode: .stretch)),
      ("flipped", plain.imageFlippedForRightToLeftLayoutDirection()), ("symbol", UIImage(systemName: "star")),
      ("animated", UIImage.animatedImage(with: [plain, UIImage(cgImage: bitmap(5, 5))], duration: 1)),
    ]
  }

  func testEveryImageAfterEveryOther_isShownAsByANewView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for isShown in [false, true] {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        for (before, first) in images {
          for (after, second) in images {
            let made = [Counting(frame: window.bounds), Counting(frame: window.bounds)]
            for view in made {
              view.semanticContentAttribute = direction
              if isShown { window.addSubview(view) }
            }
            made[0].image = first
            made[0].invalidations = 0
            made[0].image = second
            made[1].image = second
            let name = "\(after) after \(before), \(isShown)"
            // Without an image the scale is irrelevant.
            if second != nil { XCTAssertEqual(made[0].layer.contentsScale, made[1].layer.contentsScale, name) }
            XCTAssertEqual(made[0].layer.contentsCenter, made[1].layer.contentsCenter, name)
            XCTAssertEqual(made[0].intrinsicContentSize, made[1].intrinsicContentSize, name)
            XCTAssertEqual(made[0].isAnimating, made[1].isAnimating, name)
            XCTAssertTrue(made[0].image === second, name)
            let contents = made.map { $0.layer.renderValues.contents }
            XCTAssertEqual(contents[0]?.width, contents[1]?.width, name)
            XCTAssertEqual(contents[0]?.height, contents[1]?.height, name)
            if after == "plain" { XCTAssertTrue(contents[0] === second?.cgImage, name) }
            XCTAssertEqual(made[0].invalidations, first?.size == second?.size ? 0 : 1, name)
            for view in made { view.removeFromSuperview() }
          }
        }
      }
    }
  }
}
