import UIKit
import UIKitTesting
import XCTest

/// Tests of `CATextLayer`. Its default values and modes follow Apple's documentation.
@preconcurrency @MainActor
final class TextLayerSceneTests: SceneTestCase {
  private let text = "Sphinx of black quartz, judge my vow"

  func testDefaults() {
    let layer = CATextLayer()
    XCTAssertEqual(layer.fontSize, 36)
    XCTAssertEqual(layer.foregroundColor, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertFalse(layer.isWrapped)
    XCTAssertEqual(layer.truncationMode, .none)
    XCTAssertEqual(layer.alignmentMode, .natural)
    XCTAssertNil(layer.string)
    XCTAssertNil(layer.font)
    XCTAssertFalse(layer.allowsFontSubpixelQuantization)
  }

  func testTexts() {
    scene(460, 330, scale: 2) { root in
      @MainActor func add(_ index: Int, _ change: (CATextLayer) -> Void) {
        let layer = CATextLayer()
        layer.frame = Self.cell(index, columns: 3, width: 140, height: 54, gap: 10)
        layer.backgroundColor = UIColor.white.cgColor
        layer.contentsScale = 2
        layer.foregroundColor = UIColor.black.cgColor
        layer.font = UIFont.systemFont(ofSize: 99)
        layer.fontSize = 15
        layer.string = text
        change(layer)
        root.layer.addSublayer(layer)
      }
      add(0) { _ in }
      add(1) { $0.truncationMode = .end }
      add(2) { $0.truncationMode = .start }
      add(3) { $0.truncationMode = .middle }
      add(4) { $0.isWrapped = true }
      add(5) {
        $0.isWrapped = true
        $0.truncationMode = .end
        $0.alignmentMode = .right
        $0.fontSize = 20
      }
      add(6) {
        $0.string = "centre\nof two"
        $0.alignmentMode = .center
        $0.font = UIFont.boldSystemFont(ofSize: 1)
      }
      add(7) {
        $0.isWrapped = true
        $0.alignmentMode = .justified
        $0.foregroundColor = UIColor.systemRed.cgColor
      }
      add(8) {
        $0.string = "DejaVu by name"
        $0.font = "DejaVu Sans"
      }
      add(9) {
        let attributed = NSMutableAttributedString(
          string: "Large, ", attributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.systemBlue])
        attributed.append(
          NSAttributedString(
            string: "small", attributes: [.font: UIFont.italicSystemFont(ofSize: 11), .underlineStyle: 1]))
        $0.string = attributed
      }
      add(10) {
        $0.string = NSAttributedString(string: "the layer's font and colour", attributes: [.kern: 1.0])
        $0.foregroundColor = UIColor.systemGreen.cgColor
        $0.alignmentMode = .right
      }
      add(11) { $0.string = 12 }
    }
    expect("text-layers")
  }

  func testChanges_drawTheTextAgain() {
    let layer = CATextLayer()
    scene(120, 60) { root in
      layer.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      layer.foregroundColor = UIColor.black.cgColor
      layer.fontSize = 14
      layer.string = "Text"
      root.layer.addSublayer(layer)
    }
    func ink() -> Int {
      application.frame()
      let picture = application.snapshot()
      var dark = 0
      for y in 0..<60 { for x in 0..<120 where picture.color(x: x, y: y).red < 100 { dark += 1 } }
      return dark
    }
    /// Returns the amount of ink after a change, without the implicit animation of the change.
    func ink(_ change: () -> Void) -> Int {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
      return ink()
    }
    let small = ink()
    XCTAssertGreaterThan(small, 20)
    XCTAssertGreaterThan(ink { layer.fontSize = 28 }, small * 2)
    XCTAssertEqual(ink { layer.string = nil }, 0)
    XCTAssertGreaterThan(ink { layer.string = "Text" }, small)
    XCTAssertEqual(ink { layer.foregroundColor = nil }, 0)
    XCTAssertGreaterThan(ink { layer.foregroundColor = UIColor.black.cgColor }, small)
    XCTAssertEqual(ink { layer.fontSize = -1 }, 0)
  }

  func testTheFontSize_thatItAnimates() {
    let layer = CATextLayer()
    scene(200, 80) { root in
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
      layer.foregroundColor = UIColor.black.cgColor
      layer.fontSize = 10
      layer.string = "Grow"
      root.layer.addSublayer(layer)
    }
    application.frame()
    let animation = CABasicAnimation(keyPath: "fontSize")
    animation.fromValue = 10
    animation.toValue = 50
    animation.duration = 1
    layer.add(animation, forKey: nil)
    layer.fontSize = 50
    application.frame()
    XCTAssertEqual(layer.presentation()?.fontSize ?? 0, 10, accuracy: 2)
    application.advance(by: 0.5)
    let half = layer.presentation()?.fontSize ?? 0
    XCTAssertEqual(half, 30, accuracy: 3)
    application.advance(by: 1)
    XCTAssertEqual(layer.presentation()?.fontSize, 50)
  }
}
