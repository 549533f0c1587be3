import UIKit
import UIKitTesting
import XCTest

/// Pictures of images in image views and layers.
@preconcurrency @MainActor
final class ImageSceneTests: SceneTestCase {
  private let modes: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ]

  private func contentModes(_ image: UIImage, clips: Bool) -> @MainActor (UIView) -> Void {
    { [modes] root in
      for (index, mode) in modes.enumerated() {
        let view = UIImageView(frame: Self.cell(index, columns: 4, width: 64, height: 44, gap: 12))
        view.backgroundColor = .white
        view.contentMode = mode
        view.image = image
        view.clipsToBounds = clips
        root.addSubview(view)
      }
    }
  }

  func testContentModesOfASmallImage() {
    scene(316, 236, contentModes(Self.letter(40, 30, scale: 2), clips: false))
    expect("content-modes")
  }

  func testContentModesOfALargeImageClipped() {
    scene(316, 236, contentModes(Self.letter(80, 70), clips: true))
    expect("content-modes-large")
  }

  func testDoubleImagesAtOddScales() {
    scene(316, 236, scale: 1.5, contentModes(Self.letter(40, 30, scale: 2), clips: false))
    expect("content-modes@1.5")
  }

  func testPartsAndStretching() {
    scene(300, 200) { root in
      let image = Self.letter(40, 30, scale: 2)
      @MainActor func add(_ index: Int, _ change: (CALayer) -> Void) {
        let layer = CALayer()
        layer.frame = Self.cell(index, columns: 4, width: 60, height: 50, gap: 12)
        layer.backgroundColor = UIColor.white.cgColor
        layer.contents = image.cgImage
        layer.contentsScale = 2
        change(layer)
        root.layer.addSublayer(layer)
      }
      add(0) { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5) }
      add(1) { $0.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5) }
      add(2) {
        $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        $0.contentsGravity = .resizeAspect
      }
      add(3) { $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4) }
      add(4) { $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0) }
      add(5) {
        $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
        $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      }
      add(6) {
        $0.magnificationFilter = .nearest
        $0.contentsRect = CGRect(x: 0.4, y: 0.2, width: 0.1, height: 0.1)
      }
      add(7) {
        $0.contentsGravity = .right
        $0.contentsRect = CGRect(x: 0.4, y: 0, width: 0.6, height: 0.75)
      }
      add(8) { $0.contentsGravity = .bottomLeft }
      add(9) { $0.contentsGravity = .topRight }
      add(10) {
        $0.isGeometryFlipped = true
        $0.contentsGravity = .topLeft
      }
      add(11) {
        $0.contentsGravity = .resizeAspectFill
        $0.masksToBounds = true
        $0.cornerRadius = 14
      }
    }
    expect("contents-rect-center")
  }

  private static var bubble: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 31, height: 25)).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 31, height: 20), cornerRadius: 10).fill()
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 4, y: 14))
      tail.addLine(to: CGPoint(x: 2, y: 25))
      tail.addLine(to: CGPoint(x: 14, y: 18))
      tail.fill()
    }
  }

  func testResizableAndTemplateImages() {
    scene(300, 220, scale: 2) { root in
      @MainActor func add(
        _ index: Int, _ image: UIImage, _ mode: UIView.ContentMode = .scaleToFill, _ tint: UIColor? = nil
      ) {
        let view = UIImageView(image: image)
        view.frame = Self.cell(index, columns: 3, width: 84, height: 60, gap: 12)
        view.contentMode = mode
        view.tintColor = tint
        root.addSubview(view)
      }
      let caps = UIEdgeInsets(top: 9, left: 15, bottom: 15, right: 15)
      add(0, Self.bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch))
      add(1, Self.letter(20, 15).resizableImage(withCapInsets: .zero, resizingMode: .tile))
      add(
        2,
        Self.letter(30, 30).resizableImage(
          withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), resizingMode: .tile))
      add(3, Self.bubble.withRenderingMode(.alwaysTemplate), .scaleAspectFit, .systemRed)
      add(4, UIImage(systemName: "heart.fill")!, .center, .systemPink)
      add(5, UIImage(systemName: "star.fill")!.withTintColor(.systemOrange, renderingMode: .alwaysOriginal), .topLeft)
      add(6, Self.letter(40, 30).withHorizontallyFlippedOrientation(), .center)
      add(7, UIImage(cgImage: Self.letter(40, 30).cgImage!, scale: 1, orientation: .right), .center)
      add(8, Self.letter(40, 30).withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)), .right)
    }
    expect("resizable-template")
  }
}
