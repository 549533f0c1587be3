import UIKit
import UIKitTesting
import XCTest

/// Pictures of emitter layers and tiled layers.
@preconcurrency @MainActor
final class ParticleSceneTests: SceneTestCase {
  private static func image(_ size: CGSize, _ path: (CGRect) -> UIBezierPath) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.white.setFill()
      path(CGRect(origin: .zero, size: size)).fill()
    }.cgImage
  }

  private static let paper = image(CGSize(width: 8, height: 5)) { UIBezierPath(rect: $0) }
  private static let dot = image(CGSize(width: 10, height: 10)) { UIBezierPath(ovalIn: $0) }

  private static func emitter(_ root: UIView, _ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.seed = 3
    emitter.frame = root.bounds
    emitter.emitterCells = cells
    emitter.beginTime = CACurrentMediaTime()
    root.layer.addSublayer(emitter)
    return emitter
  }

  /// Confetti as in many applications: a line at the top, six colors, down, turning.
  func testConfetti() {
    scene(180, 140, scale: 2) { root in
      let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPink, .systemPurple]
      let cells = colors.map { color in
        let cell = CAEmitterCell()
        cell.contents = Self.paper
        cell.contentsScale = 2
        cell.color = color.cgColor
        cell.birthRate = 6
        cell.lifetime = 8
        cell.velocity = 90
        cell.velocityRange = 40
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.spin = 3.5
        cell.spinRange = 4
        cell.scaleRange = 0.5
        return cell
      }
      let emitter = Self.emitter(root, cells)
      emitter.emitterPosition = CGPoint(x: 90, y: -5)
      emitter.emitterShape = .line
      emitter.emitterSize = CGSize(width: 180, height: 1)
    }
    expect("confetti", at: [0, 0.5, 1, 2], columns: 4)
  }

  /// A rocket that emits a burst, which emits sparks that fade.
  func testFireworks() {
    scene(180, 140, scale: 2) { root in
      root.backgroundColor = UIColor(white: 0.1, alpha: 1)
      let rocket = CAEmitterCell()
      rocket.contents = Self.dot
      rocket.contentsScale = 2
      rocket.scale = 0.4
      rocket.birthRate = 2
      rocket.duration = 0.6
      rocket.lifetime = 0.52
      rocket.velocity = 190
      let burst = CAEmitterCell()
      burst.birthRate = 2
      burst.lifetime = 0.2
      let spark = CAEmitterCell()
      spark.contents = Self.dot
      spark.contentsScale = 2
      spark.color = UIColor(red: 1, green: 0.75, blue: 0.2, alpha: 1).cgColor
      spark.birthRate = 500
      spark.lifetime = 1
      spark.velocity = 60
      spark.emissionRange = 2 * .pi
      spark.yAcceleration = 40
      spark.scale = 0.4
      spark.scaleSpeed = -0.3
      spark.greenSpeed = -0.5
      spark.alphaSpeed = -0.8
      burst.emitterCells = [spark]
      rocket.emitterCells = [burst]
      let emitter = Self.emitter(root, [rocket])
      emitter.emitterShape = .line
      emitter.emitterPosition = CGPoint(x: 90, y: 135)
      emitter.renderMode = .oldestFirst
    }
    expect("fireworks", at: [0.7, 1.1, 1.4, 1.9], columns: 4)
  }

  /// A view whose layer is tiled draws each tile for its rectangle, sharply at each zoom.
  func testATiledViewInAScrollView() {
    final class Map: UIView {
      override class var layerClass: AnyClass { CATiledLayer.self }
      private(set) var drawnWidths: Set<CGFloat> = []

      override func draw(_ rect: CGRect) {
        drawnWidths.insert(rect.width)
        UIColor.systemTeal.setFill()
        UIRectFill(rect)
        UIColor.black.setStroke()
        for step in 0..<12 {
          UIBezierPath(ovalIn: CGRect(x: 20 + step * 31, y: 15 + step * 23, width: 60, height: 40)).stroke()
        }
        "Tiles".draw(at: CGPoint(x: 130, y: 84), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
      }
    }
    final class Zoom: NSObject, UIScrollViewDelegate {
      let map = Map(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
    }
    let zoom = Zoom()
    let scroller = UIScrollView(frame: CGRect(x: 10, y: 10, width: 180, height: 120))
    scene(200, 140, scale: 2) { root in
      let layer = zoom.map.layer as? CATiledLayer
      layer?.tileSize = CGSize(width: 128, height: 128)
      layer?.levelsOfDetail = 4
      layer?.levelsOfDetailBias = 2
      scroller.delegate = zoom
      scroller.contentSize = zoom.map.bounds.size
      scroller.minimumZoomScale = 0.25
      scroller.maximumZoomScale = 4
      scroller.addSubview(zoom.map)
      root.addSubview(scroller)
    }
    var pictures = [application.snapshot()]
    for scale in [0.45, 1.7, 4] as [CGFloat] {
      scroller.zoomScale = scale
      scroller.contentOffset = CGPoint(x: scale * 60, y: scale * 40)
      application.frame()
      pictures.append(application.snapshot())
    }
    // 128 pixels at scales 1, 2, 4 and 8. The tiles at the right edge are 16 points wide at scales 1 and 2.
    let widths: Set<CGFloat> = [128, 64, 32, 16]
    XCTAssertEqual(zoom.map.drawnWidths, widths)
    expect("tiled-zoom", sheet: pictures, columns: 4)
  }
}
