import CoreGraphics
import Foundation
import UIKit
import XCTest

/// Text in a plain color is drawn directly into the pixels, but with cairo if there is a clip. Both must look equal.
@preconcurrency @MainActor
final class DirectTextTests: XCTestCase {
  private func draw(_ text: String, scale: CGFloat, clipped: Bool, alpha: CGFloat = 1) -> Drawn {
    Drawn(width: 120, height: 30, scale: scale) {
      let context = UIGraphicsGetCurrentContext()
      context?.setAlpha(alpha)
      if clipped { context?.clip(to: CGRect(x: 0, y: 0, width: 120, height: 30)) }
      (text as NSString).draw(
        at: CGPoint(x: 3.3, y: 4.6),
        withAttributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(white: 0.2, alpha: 0.8)])
    }
  }

  func testPlainText_thatItLooksAsThroughCairo() throws {
    for scale in [1, 1.5, 3] as [CGFloat] {
      for alpha in [1, 0.4] as [CGFloat] {
        let direct = draw("Photo 12, fjord", scale: scale, clipped: false, alpha: alpha)
        let clipped = draw("Photo 12, fjord", scale: scale, clipped: true, alpha: alpha)
        XCTAssertNotNil(direct.ink)
        var most = 0
        for y in 0..<direct.pixels.height {
          for x in 0..<direct.pixels.width {
            for shift in [0, 8, 16, 24] as [UInt32] {
              let one = Int(direct.pixels[x, y] >> shift & 255)
              let other = Int(clipped.pixels[x, y] >> shift & 255)
              most = max(most, abs(one - other))
            }
          }
        }
        XCTAssertLessThanOrEqual(most, 2, "scale \(scale), alpha \(alpha)")
      }
    }
  }

  func testTextThatLeavesThePixels_isCut() {
    let drawn = Drawn(width: 20, height: 10) {
      ("wwwwwwww" as NSString).draw(
        at: CGPoint(x: -7, y: -6), withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
    }
    XCTAssertEqual(drawn.ink?.minX, 0)
    XCTAssertEqual(drawn.ink?.maxX, 20)
  }

  /// The compositor skips the area outside of a label's ink, so nothing may be drawn there.
  func testInkOfALabel_holdsAllThatWasDrawn_andNotMuchMore() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "fjord"
    label.textAlignment = .center
    label.layer.displayIfNeeded()
    let backing = try XCTUnwrap(label.layer.renderBacking)
    let ink = try XCTUnwrap(backing.pixels.inkBounds)
    XCTAssertLessThan(ink.width, 60)
    var drawn = 0
    for y in 0..<backing.pixels.height {
      for x in 0..<backing.pixels.width where backing.pixels[x, y] != 0 {
        drawn += 1
        XCTAssertTrue(x >= ink.x && x < ink.maxX && y >= ink.y && y < ink.maxY, "(\(x), \(y)) lies outside")
      }
    }
    XCTAssertGreaterThan(drawn, 50)
  }

  /// A label in one color stores coverage instead of pixels (`GlyphCoverage`), even with several lines. A second color
  /// requires pixels.
  func testLabels_keepNoPixels_unlessTheyNeedThem() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    label.text = "fjord, fjord, fjord"
    label.layer.displayIfNeeded()
    let one = try XCTUnwrap(label.layer.renderBacking).pixels
    XCTAssertTrue(one.isDeferred)
    label.numberOfLines = 0
    label.layer.displayIfNeeded()
    let several = try XCTUnwrap(label.layer.renderBacking).pixels
    XCTAssertTrue(several.isDeferred)
    XCTAssertGreaterThan(try XCTUnwrap(several.inkBounds).height, try XCTUnwrap(one.inkBounds).height)
    let text = NSMutableAttributedString(string: "fjord ", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "fjord", attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    label.layer.displayIfNeeded()
    XCTAssertFalse(try XCTUnwrap(label.layer.renderBacking).pixels.isDeferred)
  }

  func testInk_isUnknownOnceSomethingElseWasDrawn() throws {
    final class Mixed: UIView {
      override func draw(_ rect: CGRect) {
        ("a" as NSString).draw(at: .zero, withAttributes: [:])
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 30, y: 30, width: 5, height: 5))
      }
    }
    let view = Mixed(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.isOpaque = false
    view.layer.displayIfNeeded()
    XCTAssertNil(try XCTUnwrap(view.layer.renderBacking).pixels.inkBounds)
  }
}
