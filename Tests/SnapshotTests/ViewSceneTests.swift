import UIKit
import UIKitTesting
import XCTest

/// Pictures of clips, masks, borders, shadows, opacity and drawing of views.
@preconcurrency @MainActor
final class ViewSceneTests: SceneTestCase {
  private func content(_ size: CGFloat) -> UIView {
    let view = UIImageView(image: Self.letter(size, size, scale: 2))
    view.frame = CGRect(x: 0, y: 0, width: size, height: size)
    return view
  }

  func testMasksAndCorners() {
    scene(300, 230, scale: 2) { root in
      @MainActor func add(_ index: Int, _ change: (UIView) -> Void) {
        let view = Self.view(Self.cell(index, columns: 4, width: 60, height: 60, gap: 12), .white)
        view.layer.cornerCurve = .circular
        view.addSubview(content(60))
        change(view)
        root.addSubview(view)
      }
      add(0) {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 10, width: 50, height: 40)).cgPath
        $0.layer.mask = mask
      }
      add(1) {
        let mask = CAGradientLayer()
        mask.frame = $0.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        mask.startPoint = CGPoint(x: 0, y: 0.5)
        mask.endPoint = CGPoint(x: 1, y: 0.5)
        $0.layer.mask = mask
      }
      add(2) {
        let mask = UILabel(frame: $0.bounds)
        mask.text = "Aa"
        mask.font = .boldSystemFont(ofSize: 44)
        $0.mask = mask
      }
      add(3) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 20
        $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }
      add(4) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 22
        $0.layer.cornerCurve = .continuous
      }
      add(5) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 22
        $0.layer.borderWidth = 4
        $0.layer.borderColor = UIColor.systemRed.cgColor
      }
      add(6) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 16
        $0.transform = CGAffineTransform(rotationAngle: 0.4)
        $0.layer.borderWidth = 3
      }
      add(7) {
        // Clips within clips.
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 24
        let inner = Self.view(CGRect(x: -14, y: 14, width: 60, height: 60), .systemTeal)
        inner.layer.cornerRadius = 20
        inner.layer.cornerCurve = .circular
        inner.clipsToBounds = true
        inner.addSubview(Self.view(CGRect(x: 20, y: -10, width: 60, height: 40), .systemRed))
        $0.addSubview(inner)
      }
      add(8) {
        $0.layer.borderWidth = 1
        $0.layer.borderColor = UIColor.black.withAlphaComponent(0.4).cgColor
      }
      add(9) {
        // Without clipping only the background has rounded corners; the border is above the content.
        $0.layer.cornerRadius = 20
        $0.layer.borderWidth = 6
        $0.layer.borderColor = UIColor.systemGreen.withAlphaComponent(0.6).cgColor
        $0.backgroundColor = .systemYellow
        $0.subviews[0].frame = CGRect(x: 15, y: 25, width: 60, height: 30)
      }
      add(10) {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 30
        $0.layer.borderWidth = 3
        $0.layer.shouldRasterize = true
        $0.layer.rasterizationScale = 0.5
      }
      add(11) {
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        mask.backgroundColor = UIColor.black.cgColor
        mask.cornerRadius = 12
        $0.layer.mask = mask
        $0.transform = CGAffineTransform(rotationAngle: 0.3)
      }
    }
    expect("masks-corners")
  }

  func testShadows() {
    scene(300, 160, scale: 2) { root in
      @MainActor func add(_ index: Int, _ view: UIView, _ change: (UIView) -> Void) {
        view.frame = Self.cell(index, columns: 4, width: 50, height: 50, gap: 20)
        view.layer.shadowOpacity = 0.7
        view.layer.shadowRadius = 5
        view.layer.shadowOffset = CGSize(width: 3, height: 5)
        change(view)
        root.addSubview(view)
      }
      add(0, Self.view(.zero, .white)) { _ in }
      add(1, Self.view(.zero, .white)) { $0.layer.cornerRadius = 18 }
      add(2, Self.view(.zero, .white)) {
        $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -5, y: 36, width: 60, height: 20)).cgPath
        $0.layer.shadowColor = UIColor.systemBlue.cgColor
      }
      let label = UILabel()
      label.text = "Text"
      label.font = .boldSystemFont(ofSize: 22)
      label.textColor = .systemRed
      add(3, label) { $0.layer.shadowRadius = 1.5 }
      add(4, UIView()) {
        // The silhouette of the contents.
        $0.addSubview(Self.view(CGRect(x: 0, y: 0, width: 20, height: 20), .systemGreen))
        let disc = Self.view(CGRect(x: 20, y: 20, width: 30, height: 30), .systemOrange)
        disc.layer.cornerRadius = 15
        $0.addSubview(disc)
      }
      add(5, Self.view(.zero, .white)) { $0.transform = CGAffineTransform(rotationAngle: 0.5) }
      add(6, Self.view(.zero, UIColor.white.withAlphaComponent(0.4))) { $0.layer.cornerRadius = 10 }
      add(7, Self.view(.zero, .white)) {
        $0.alpha = 0.5
        $0.layer.cornerRadius = 12
        $0.layer.shadowRadius = 0
      }
    }
    expect("shadows")
  }

  func testOpacityOfGroups() {
    scene(300, 90) { root in
      for index in 0..<4 {
        let group = Self.view(CGRect(x: 12 + CGFloat(index) * 72, y: 12, width: 60, height: 60), .systemBlue)
        group.addSubview(Self.view(CGRect(x: 10, y: 10, width: 30, height: 30), .systemRed))
        group.addSubview(Self.view(CGRect(x: 25, y: 25, width: 30, height: 30), .systemYellow))
        if index > 0 { group.alpha = 0.5 }
        if index == 2 { group.layer.allowsGroupOpacity = false }
        if index == 3 { group.transform = CGAffineTransform(rotationAngle: 0.3) }
        root.addSubview(group)
      }
    }
    expect("group-opacity")
  }

  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 6)).fill()
      let text = "Up" as NSString
      text.draw(
        at: CGPoint(x: 14, y: 12),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.white])
      UIColor.black.setStroke()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY / 3))
      line.stroke()
    }
  }

  func testDrawingsAndText() {
    scene(300, 160, scale: 2) { root in
      @MainActor func add(_ index: Int, _ view: UIView, _ change: (UIView) -> Void) {
        view.frame = Self.cell(index, columns: 4, width: 56, height: 56, gap: 14)
        change(view)
        root.addSubview(view)
      }
      // An opaque view without a color has a black background; with a clear color or without `isOpaque` it is
      // transparent.
      add(0, Drawn()) { _ in }
      add(1, Drawn()) { $0.backgroundColor = .clear }
      add(2, Drawn()) { $0.isOpaque = false }
      add(3, Drawn()) { $0.backgroundColor = .systemYellow }
      add(4, Drawn()) {
        $0.backgroundColor = .clear
        $0.transform = CGAffineTransform(rotationAngle: -0.5)
      }
      add(5, UILabel()) {
        ($0 as? UILabel)?.text = "Rotated"
        $0.transform = CGAffineTransform(rotationAngle: .pi / 6)
      }
      add(6, UILabel()) {
        ($0 as? UILabel)?.text = "Larger"
        $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }
      add(7, Drawn()) {
        $0.backgroundColor = .white
        $0.layer.isGeometryFlipped = true
        $0.addSubview(Self.view(CGRect(x: 0, y: 0, width: 10, height: 10), .systemRed))
      }
    }
    expect("drawings-text")
  }
}
