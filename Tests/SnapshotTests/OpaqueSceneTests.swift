import CoreGraphics
import UIKit
import UIKitTesting
import XCTest

/// Opaque bitmaps in rotated, rasterized, rounded and faded views over a color. The color must not be visible through
/// them.
@preconcurrency @MainActor
final class OpaqueSceneTests: SceneTestCase {
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.white.setFill()
      UIRectFill(bounds)
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).fill()
    }
  }

  private func contents() throws -> [() -> UIView] {
    let image = Self.letter(50, 50, opaque: true)
    let jpeg = try XCTUnwrap(image.jpegData(compressionQuality: 0.9))
    return [
      {
        let view = Drawn(frame: .zero)
        view.isOpaque = true
        view.backgroundColor = .white
        return view
      },
      { UIImageView(image: image) },
      { UIImageView(image: UIImage(data: jpeg)) },
    ]
  }

  func testOpaqueBitmapsInGroups() throws {
    let contents = try contents()
    scene(320, 160) { root in
      root.backgroundColor = .systemPurple
      for (row, make) in contents.enumerated() {
        for column in 0..<6 {
          let box = UIView(
            frame: CGRect(x: 8 + CGFloat(column) * 52, y: 8 + CGFloat(row) * 50, width: 40, height: 40))
          let view = make()
          view.frame = box.bounds
          box.addSubview(view)
          switch column {
          case 0: box.transform = CGAffineTransform(rotationAngle: 0.2)
          case 1: box.layer.shouldRasterize = true
          case 2:
            box.layer.cornerRadius = 14
            box.clipsToBounds = true
          case 3:
            box.layer.cornerRadius = 14
            box.clipsToBounds = true
            box.transform = CGAffineTransform(rotationAngle: 0.4)
          case 4:
            box.alpha = 0.5
            box.addSubview(Self.view(CGRect(x: 20, y: 20, width: 30, height: 10), .black))
          default:
            view.layer.cornerRadius = 14
            view.clipsToBounds = true
            let mask = CAGradientLayer()
            mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            mask.frame = box.bounds
            box.layer.mask = mask
          }
          root.addSubview(box)
        }
      }
    }
    expect("opaque-groups")
  }

  func testFinishedOpaqueBuffersHaveFullAlpha() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: opaqueFormat()).image { context in
      UIColor(white: 0.5, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let pixels = try XCTUnwrap(image.cgImage).pixels
    for (x, y) in [(0, 0), (7, 7), (3, 5)] { XCTAssertEqual(pixels[x, y] >> 24, 255, "\(x) \(y)") }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    let copy = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    XCTAssertEqual(copy.pixels[2, 2], 0xFF00_0000)
    scene(50, 50) { root in
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.isOpaque = true
      view.backgroundColor = .white
      root.addSubview(view)
    }
    let backing = try XCTUnwrap(application.window.subviews.first?.subviews.first?.layer.renderBacking)
    XCTAssertFalse(backing.pixels.hasAlpha)
    for y in 0..<40 { XCTAssertEqual(backing.pixels[y, y] >> 24, 255, "\(y)") }
  }

  private func opaqueFormat() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    return format
  }
}
