import UIKit
import UIKitTesting
import XCTest

/// Pictures of layers.
@preconcurrency @MainActor
final class LayerSceneTests: SceneTestCase {
  private static func star(_ size: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for step in 0..<5 {
      let angle = CGFloat(step) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: size / 2 + cos(angle) * size / 2, y: size / 2 + sin(angle) * size / 2)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  func testShapes() {
    scene(300, 160, scale: 2) { root in
      @MainActor func add(_ index: Int, _ change: (CAShapeLayer) -> Void) {
        let layer = CAShapeLayer()
        layer.frame = Self.cell(index, columns: 5, width: 46, height: 62, gap: 12)
        layer.path = Self.star(46).cgPath
        layer.fillColor = UIColor.systemYellow.cgColor
        change(layer)
        root.layer.addSublayer(layer)
      }
      add(0) { _ in }
      add(1) { $0.fillRule = .evenOdd }
      add(2) {
        $0.fillColor = nil
        $0.strokeColor = UIColor.systemRed.cgColor
        $0.lineWidth = 4
        $0.lineJoin = .round
      }
      add(3) {
        $0.strokeColor = UIColor.black.cgColor
        $0.lineDashPattern = [6, 3]
        $0.lineWidth = 2
      }
      add(4) {
        $0.path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 40, height: 40)).cgPath
        $0.fillColor = nil
        $0.strokeColor = UIColor.systemBlue.cgColor
        $0.lineWidth = 6
        $0.lineCap = .round
        $0.strokeStart = 0.1
        $0.strokeEnd = 0.7
      }
      add(5) {
        $0.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 46, height: 46), cornerRadius: 12).cgPath
        $0.shadowOpacity = 0.6
        $0.shadowOffset = CGSize(width: 0, height: 4)
        $0.shadowRadius = 4
      }
      add(6) {
        // Beyond the bounds of the layer.
        $0.path = UIBezierPath(ovalIn: CGRect(x: -8, y: -8, width: 62, height: 40)).cgPath
        $0.opacity = 0.5
        $0.strokeColor = UIColor.black.cgColor
        $0.lineWidth = 8
      }
      add(7) {
        $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 5))
        $0.strokeColor = UIColor.systemTeal.cgColor
        $0.lineWidth = 3
      }
      add(8) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 4))
        path.addLine(to: CGPoint(x: 40, y: 14))
        path.addLine(to: CGPoint(x: 4, y: 24))
        path.addQuadCurve(to: CGPoint(x: 40, y: 56), controlPoint: CGPoint(x: 60, y: 20))
        $0.path = path.cgPath
        $0.fillColor = nil
        $0.strokeColor = UIColor.systemIndigo.cgColor
        $0.lineWidth = 6
        $0.lineJoin = .bevel
        $0.lineCap = .square
      }
      add(9) {
        $0.backgroundColor = UIColor.white.cgColor
        $0.cornerRadius = 10
        $0.masksToBounds = true
        $0.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 30, width: 50, height: 50)).cgPath
      }
    }
    expect("shapes")
  }

  func testGradients() {
    scene(300, 230) { root in
      let colors: [CGColor] = [UIColor.red, .yellow, .blue].map(\.cgColor)
      @MainActor func add(_ index: Int, _ change: (CAGradientLayer) -> Void) {
        let layer = CAGradientLayer()
        layer.frame = Self.cell(index, columns: 4, width: 60, height: 60, gap: 12)
        layer.colors = colors
        change(layer)
        root.layer.addSublayer(layer)
      }
      add(0) { _ in }
      add(1) {
        $0.startPoint = CGPoint(x: 0, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 0.5)
      }
      add(2) {
        $0.startPoint = .zero
        $0.endPoint = CGPoint(x: 1, y: 1)
        $0.locations = [0, 0.2, 1]
      }
      add(3) {
        $0.type = .radial
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 1)
      }
      add(4) {
        $0.type = .radial
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 0.7)
      }
      add(5) {
        $0.type = .conic
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 0.5, y: 0)
      }
      add(6) { $0.cornerRadius = 16 }
      add(7) {
        $0.cornerRadius = 16
        $0.maskedCorners = [.layerMinXMinYCorner]
      }
      add(8) {
        $0.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
      }
      add(9) {
        $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        $0.borderWidth = 2
      }
      add(10) {
        $0.locations = [0.3, 0.3, 0.7]
        $0.shadowOpacity = 0.5
      }
      add(11) {
        $0.cornerRadius = 30
        $0.masksToBounds = true
        $0.borderWidth = 4
        $0.borderColor = UIColor.white.cgColor
      }
    }
    expect("gradients")
  }

  func testReplicators() {
    scene(300, 150, scale: 2) { root in
      let ring = CAReplicatorLayer()
      ring.frame = CGRect(x: 20, y: 20, width: 110, height: 110)
      ring.instanceCount = 12
      ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      ring.instanceColor = UIColor.white.cgColor
      ring.instanceRedOffset = -0.08
      ring.instanceGreenOffset = -0.03
      ring.instanceAlphaOffset = -0.05
      let dot = CALayer()
      dot.frame = CGRect(x: 47, y: 2, width: 16, height: 16)
      dot.cornerRadius = 8
      dot.backgroundColor = UIColor.white.cgColor
      ring.addSublayer(dot)
      ring.backgroundColor = UIColor.darkGray.cgColor
      root.layer.addSublayer(ring)
      // A mirror image that fades out.
      let mirror = CAReplicatorLayer()
      mirror.frame = CGRect(x: 150, y: 20, width: 60, height: 60)
      mirror.instanceCount = 2
      mirror.instanceAlphaOffset = -0.6
      mirror.instanceTransform = CATransform3DScale(CATransform3DMakeTranslation(0, 52, 0), 1, -1, 1)
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
      picture.contents = Self.letter(60, 50, scale: 2).cgImage
      mirror.addSublayer(picture)
      root.layer.addSublayer(mirror)
      // A grid of two replicators.
      let row = CAReplicatorLayer()
      row.instanceCount = 4
      row.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
      row.instanceBlueOffset = -0.25
      let square = CALayer()
      square.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
      square.backgroundColor = UIColor.white.cgColor
      row.addSublayer(square)
      let grid = CAReplicatorLayer()
      grid.frame = CGRect(x: 224, y: 20, width: 60, height: 60)
      grid.instanceCount = 5
      grid.instanceTransform = CATransform3DMakeTranslation(0, 16, 0)
      grid.instanceRedOffset = -0.2
      grid.addSublayer(row)
      root.layer.addSublayer(grid)
    }
    expect("replicators")
  }

  func testDepth() {
    scene(300, 150, scale: 2) { root in
      cube(in: root)
      // Cards in a common perspective, by `sublayerTransform`.
      let stage = Self.view(CGRect(x: 130, y: 10, width: 160, height: 60), .white)
      stage.layer.sublayerTransform.m34 = -1 / 200
      for index in 0..<4 {
        let card = UIImageView(image: Self.letter(40, 30, scale: 2))
        card.frame = CGRect(x: 6 + CGFloat(index) * 38, y: 15, width: 34, height: 30)
        card.layer.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 4 + 0.3, 0, 1, 0)
        if index == 3 { card.layer.isDoubleSided = false }
        stage.addSubview(card)
      }
      root.addSubview(stage)
      // Order by zPosition, then by the list.
      for (index, z) in [2, 0, 1].enumerated() {
        let view = Self.view(
          CGRect(x: 140 + CGFloat(index) * 16, y: 84 + CGFloat(index) * 8, width: 40, height: 40),
          [.systemRed, .systemGreen, .systemBlue][index])
        view.layer.zPosition = CGFloat(z)
        root.addSubview(view)
      }
      // A perspective of the layer itself, without depth, with text and a shadow.
      let label = UILabel(frame: CGRect(x: 222, y: 90, width: 66, height: 40))
      label.text = "Depth"
      label.textAlignment = .center
      label.backgroundColor = .systemYellow
      label.layer.shadowOpacity = 0.5
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 150
      label.layer.transform = CATransform3DRotate(transform, 0.7, 1, 0.6, 0)
      root.addSubview(label)
    }
    expect("depth")
  }

  private func cube(in root: UIView) {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 30, y: 40, width: 70, height: 70)
    let faces: [(CATransform3D, UIColor)] = [
      (CATransform3DMakeTranslation(0, 0, 35), .systemRed),
      (CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 35), .systemGreen),
      (CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 0, 35), .systemBlue),
      (CATransform3DTranslate(CATransform3DMakeRotation(-.pi / 2, 1, 0, 0), 0, 0, 35), .systemOrange),
      (CATransform3DTranslate(CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), 0, 0, 35), .systemPurple),
      (CATransform3DTranslate(CATransform3DMakeRotation(.pi, 0, 1, 0), 0, 0, 35), .systemGray),
    ]
    for (transform, color) in faces {
      let face = CALayer()
      face.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
      face.backgroundColor = color.cgColor
      face.borderWidth = 2
      face.contents = Self.letter(70, 70, background: .clear).cgImage
      face.transform = transform
      cube.addSublayer(face)
    }
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 400
    turn = CATransform3DRotate(turn, -0.5, 1, 0, 0)
    turn = CATransform3DRotate(turn, 0.6, 0, 1, 0)
    cube.transform = turn
    root.layer.addSublayer(cube)
  }
}
