import UIKit
import UIKitTesting
import XCTest

/// Pictures of corner configurations and materials.
@preconcurrency @MainActor
final class CornerSceneTests: SceneTestCase {
  func testCorners() {
    scene(330, 220, scale: 2) { root in
      @MainActor func add(_ index: Int, _ configuration: UICornerConfiguration, _ change: (UIView) -> Void = { _ in }) {
        let view = UIView(frame: Self.cell(index, columns: 3, width: 96, height: 56, gap: 10))
        view.backgroundColor = .systemTeal
        view.cornerConfiguration = configuration
        change(view)
        root.addSubview(view)
      }
      add(0, .capsule())
      add(1, .capsule(maximumRadius: 10))
      add(2, .corners(topLeftRadius: 28, topRightRadius: nil, bottomLeftRadius: 6, bottomRightRadius: 18)) {
        $0.layer.shadowOpacity = 0.6
      }
      add(3, .uniformTopRadius(20)) {
        $0.layer.borderWidth = 3
        $0.layer.borderColor = UIColor.black.cgColor
      }
      add(4, .corners(radius: 22)) { view in
        // Each is concentric with the container, so the gap is constant.
        for (x, width) in [(CGFloat(6), CGFloat(38)), (52, 38)] {
          let inner = UIView(frame: CGRect(x: x, y: 6, width: width, height: 44))
          inner.backgroundColor = .white
          inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
          view.addSubview(inner)
        }
      }
      add(5, .uniformEdges(leftRadius: 24, rightRadius: 4)) { view in
        view.clipsToBounds = true
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 14))
        stripe.backgroundColor = .systemRed
        view.addSubview(stripe)
      }
    }
    expect("corner-configurations")
  }

  func testMaterials() {
    scene(330, 120, scale: 2) { root in
      for index in 0..<11 {
        let stripe = UIView(frame: CGRect(x: CGFloat(index) * 30, y: 0, width: 15, height: 120))
        stripe.backgroundColor = index % 2 == 0 ? .systemBlue : .systemRed
        root.addSubview(stripe)
      }
      let styles: [UIBlurEffect.Style] = [
        .systemUltraThinMaterial, .systemThickMaterial, .systemThinMaterialDark, .systemChromeMaterialDark,
      ]
      for (index, style) in styles.enumerated() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(
          x: 10 + CGFloat(index % 2) * 160, y: 10 + CGFloat(index / 2) * 55, width: 150, height: 45)
        view.cornerConfiguration = .capsule()
        view.clipsToBounds = true
        let label = UILabel(frame: view.bounds)
        label.text = "Material"
        label.textAlignment = .center
        label.textColor = index < 2 ? .black : .white
        view.contentView.addSubview(label)
        root.addSubview(view)
      }
    }
    expect("materials")
  }

  /// The capsule of a view whose size is animated follows the size in every frame, without an update.
  func testACapsuleWhoseSizeIsAnimated() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    scene(120, 100) { root in
      view.backgroundColor = .black
      view.cornerConfiguration = .capsule()
      root.addSubview(view)
    }
    application.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.height = 80 }
    application.frame()
    application.advance(by: 0.5)
    let height = view.layer.presentation()?.bounds.height ?? 0
    XCTAssertEqual(height, 50, accuracy: 3)
    let picture = application.snapshot()
    func isInk(_ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y).red < 128 }
    // At a third of the radius from the tip, a circle has left the sides; a radius of 10 or 40 has not, or has left
    // further.
    let radius = Int(height / 2)
    XCTAssertFalse(isInk(10 + radius / 5, 10 + radius / 5))
    XCTAssertTrue(isInk(10 + radius * 2 / 5, 10 + radius * 2 / 5))
    XCTAssertTrue(isInk(10 + radius + 3, 11))
  }
}
